/**
 * Lays out a table of 21 Mutinies for a test. Seats are p1 … p5 in this order; what is not named is as at the start,
 * nobody has jewels, treasures or cards, and jewels not named lie in the stock.
 */
import type { GameEvent } from '@/core/event';
import { judge } from '@/core/legality';
import type { Options } from '@/core/options';
import { below, cloneRandom, randomFrom } from '@/core/random';
import { type Seat, seatText } from '@/core/seat';
import {
  type Action,
  ACTIONS,
  type ActionId,
  type Card,
  CARD_IDS,
  type Jewel,
  JEWEL_IDS,
  JEWELS,
  LAST_MUTINY,
  RUM_CUBES,
  SPACES,
  type Treasure,
  TREASURE_KINDS,
  TREASURES,
} from '../data';
import { rules } from '../rules';
import { book } from '../ledger';
import { type Move, NONE, type State, type Token } from '../state';
import { faceDown, jewelOf, shownTo, shownToAll } from '../token';

export type Name = 'p1' | 'p2' | 'p3' | 'p4' | 'p5';
type By<T> = Partial<Record<Name, T>>;

export interface Layout {
  seats?: number;
  options?: Options;
  pp?: By<number>;
  d?: By<number>;
  rum?: By<number>;
  /** Jewels in hand that only their owner knows, and such that everybody has seen. */
  hands?: By<string>;
  seen?: By<string>;
  treasures?: By<string>;
  cards?: By<string>;
  display?: string;
  /** From the top. */
  blind?: string;
  /** From the top, or how many of the jewels left over. */
  stock?: string | number;
  discard?: string | number;
  /** Mutiny cards from the top; Last Mutiny must be named. */
  deck?: string;
  /** The top treasures, or how many are left. */
  treasureStack?: string | number;
  tavern?: number;
  token?: ActionId;
  /** Actions closed in this round. */
  closed?: string;
  round?: number;
  lastRound?: number;
  /** What the next dice show. */
  dice?: string;
  runOuts?: number;
}

const NAMES: readonly Name[] = ['p1', 'p2', 'p3', 'p4', 'p5'];

export function table(layout: Layout = {}): Table {
  const seats = layout.seats ?? 4;
  const order = NAMES.slice(0, seats).join(',');
  const state = rules.setup({ order, ...layout.options }, seats, 'table');
  layJewels(state, layout);
  layPurses(state, layout);
  layTreasures(state, layout);
  if (layout.deck !== undefined) layDeck(state, layout.deck);
  eachSeat(layout.cards, (seat, text) => dealCards(state, seat, ids(text).map(cardOf)));
  state.token = layout.token === undefined ? NONE : ACTIONS.indexOf(layout.token);
  state.round = layout.round ?? 1;
  for (const id of ids(layout.closed ?? '')) state.closedUntil[actionOf(id)] = state.round;
  if (layout.lastRound !== undefined) state.lastRound = layout.lastRound;
  if (layout.runOuts !== undefined) state.runOuts = layout.runOuts;
  if (layout.dice) loadDice(state, ids(layout.dice).map(Number));
  return new Table(state);
}

function layPurses(state: State, layout: Layout): void {
  eachSeat(layout.pp, (seat, pp) => book(state, seat, 0, pp - (state.pp[seat] as number)));
  eachSeat(layout.d, (seat, d) => (state.doubloons[seat] = d));
  eachSeat(layout.rum, (seat, rum) => (state.rum[seat] = rum));
  const held = state.rum.reduce((sum, rum) => sum + rum, 0);
  state.tavern = layout.tavern ?? RUM_CUBES - held;
}

function layTreasures(state: State, layout: Layout): void {
  const stack = layout.treasureStack;
  if (typeof stack === 'number') state.treasureStack.length = stack;
  for (const id of typeof stack === 'string' ? ids(stack).reverse() : []) {
    takeOut(state.treasureStack, treasureOf(id));
    state.treasureStack.push(treasureOf(id));
  }
  eachSeat(layout.treasures, (seat, text) => {
    for (const id of ids(text)) {
      takeOut(state.treasureStack, treasureOf(id));
      const at = seat * TREASURE_KINDS + treasureOf(id);
      state.treasures[at] = (state.treasures[at] as number) + 1;
      state.treasureCounts[seat] = (state.treasureCounts[seat] as number) + 1;
    }
  });
}

/** Cards in hand come from the box; one that lies in the deck is replaced there. */
function dealCards(state: State, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    const at = state.deck.indexOf(card);
    if (at < 0) takeOut(state.box, card);
    else state.deck.splice(at, 1, ...state.box.splice(0, 1));
    state.cards[seat]?.push(card);
  }
  state.cards[seat]?.sort((a, b) => a - b);
}

function takeOut(list: number[], item: number): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** Named cards lie on top of the deck, or are the whole deck if Last Mutiny is among them. */
function layDeck(state: State, text: string): void {
  const named = ids(text).map(cardOf).reverse();
  const rest = named.includes(LAST_MUTINY) ? [] : state.deck.filter((card) => !named.includes(card));
  state.deck = [...rest, ...named];
}

function layJewels(state: State, layout: Layout): void {
  const size = state.display.length;
  const left = new Set<Jewel>(Array.from({ length: JEWELS }, (_, jewel) => jewel));
  const take = (id: string): Jewel => {
    const jewel = jewelNamed(id);
    if (!left.delete(jewel)) throw new Error(`${id} lies elsewhere on this table.`);
    return jewel;
  };
  const named = (text: string): Jewel[] => ids(text).map((id) => (id === '-' ? NONE : take(id)));
  eachSeat(layout.hands, (seat, text) => {
    state.hands[seat]?.push(...named(text).map((jewel) => shownTo(faceDown(jewel, false), seat)));
  });
  eachSeat(layout.seen, (seat, text) => {
    state.hands[seat]?.push(...named(text).map((jewel) => shownToAll(faceDown(jewel, false), state.seats)));
  });
  for (const hand of state.hands) hand.sort((a, b) => a - b);
  const display = layout.display === undefined ? null : named(layout.display);
  const blind = layout.blind === undefined ? null : named(layout.blind);
  const stock = typeof layout.stock === 'string' ? named(layout.stock) : null;
  const discard = typeof layout.discard === 'string' ? named(layout.discard) : null;
  const some = (count: number): Jewel[] => [...left].slice(0, count).map((jewel) => (left.delete(jewel), jewel));
  state.display = display ?? some(size);
  while (state.display.length < size) state.display.push(NONE);
  state.blind = face(blind ?? some(size));
  state.discard = discard ?? some(typeof layout.discard === 'number' ? layout.discard : 0);
  state.stock = face(stock ?? some(typeof layout.stock === 'number' ? layout.stock : left.size));
}

/** Face down, given from the top. */
function face(jewels: readonly Jewel[]): Token[] {
  return jewels.map((jewel) => faceDown(jewel, false)).reverse();
}

/** A generator whose next dice show these numbers. */
function loadDice(state: State, dice: readonly number[]): void {
  for (let number = 0; number < 200_000; number++) {
    const random = randomFrom(`dice ${number}`);
    const copy = cloneRandom(random);
    if (dice.every((die) => 1 + below(copy, 6) === die)) {
      state.random = random;
      return;
    }
  }
  throw new Error(`No generator rolls ${dice.join(' ')}.`);
}

export class Table {
  readonly events: GameEvent[] = [];

  constructor(readonly state: State) {}

  /** Plays lines like `p1 @trade.2`, separated by commas or line ends. */
  run(lines: string): this {
    for (const line of lines.split(/[,\n]/).map((text) => text.trim())) {
      if (line !== '') this.play(line.slice(0, 2), line.slice(3));
    }
    return this;
  }

  private play(seat: string, text: string): void {
    const verdict = judge(rules as never, this.state, seat, text);
    if ('id' in verdict)
      throw new Error(`${seat} ${text}: ${verdict.sentence} ${this.now}: ${this.legal().join(', ')}.`);
    rules.play(this.state, verdict.move as Move, (event) => this.events.push(event));
  }

  /** The next dice show these numbers. */
  roll(dice: string): this {
    loadDice(this.state, ids(dice).map(Number));
    return this;
  }

  copy(): Table {
    return new Table(rules.clone(this.state));
  }

  /** Who acts in which phase: `place p1`. */
  get now(): string {
    return this.state.phase === 'over' ? 'over' : `${this.state.phase} ${seatText(this.state.turn)}`;
  }

  /** Legal moves, or only those that begin so. */
  legal(start = ''): string[] {
    return rules
      .moves(this.state)
      .map(rules.write)
      .filter((text) => text.startsWith(start));
  }

  refuses(line: string): boolean {
    return 'id' in judge(rules as never, this.state, line.slice(0, 2), line.slice(3));
  }

  /** `3 D 1 rum 4 PP`. */
  purse(name: Name): string {
    const seat = seatOf(name);
    return `${this.state.doubloons[seat]} D ${this.state.rum[seat]} rum ${this.state.pp[seat]} PP`;
  }

  d(): number[] {
    return this.state.doubloons;
  }

  hand(name: Name): string {
    return (this.state.hands[seatOf(name)] as Token[]).map((token) => JEWEL_IDS[jewelOf(token)]).join(' ');
  }

  cards(name: Name): string {
    return (this.state.cards[seatOf(name)] as Card[]).map((card) => CARD_IDS[card]).join(' ');
  }

  treasures(name: Name): string {
    const first = seatOf(name) * TREASURE_KINDS;
    return TREASURES.flatMap((id, kind) => Array<string>(this.state.treasures[first + kind] as number).fill(id)).join(
      ' ',
    );
  }

  get order(): string {
    return this.state.order.map(seatText).join(' ');
  }

  get display(): string {
    return this.state.display.map((jewel) => (jewel === NONE ? '-' : JEWEL_IDS[jewel])).join(' ');
  }

  get discard(): string {
    return this.state.discard.map((jewel) => JEWEL_IDS[jewel]).join(' ');
  }

  /** From the top down. */
  get stock(): string {
    return this.state.stock
      .map((token) => JEWEL_IDS[jewelOf(token)])
      .reverse()
      .join(' ');
  }

  disc(name: Name): string {
    return SPACES[this.state.discs[seatOf(name)] as number] ?? '-';
  }

  get token(): string {
    return ACTIONS[this.state.token] ?? '-';
  }

  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }
}

export function seatOf(name: Name): Seat {
  return NAMES.indexOf(name);
}

export function jewelNamed(id: string): Jewel {
  const jewel = JEWEL_IDS.indexOf(id);
  if (jewel < 0) throw new Error(`${id} is no jewel.`);
  return jewel;
}

export function cardOf(id: string): Card {
  const card = CARD_IDS.indexOf(id);
  if (card < 0) throw new Error(`${id} is no card.`);
  return card;
}

function treasureOf(id: string): Treasure {
  const treasure = (TREASURES as readonly string[]).indexOf(id);
  if (treasure < 0) throw new Error(`${id} is no treasure.`);
  return treasure;
}

function actionOf(id: string): Action {
  const action = (ACTIONS as readonly string[]).indexOf(id);
  if (action < 0) throw new Error(`${id} is no action.`);
  return action;
}

function eachSeat<T>(by: By<T> | undefined, lay: (seat: Seat, value: T) => void): void {
  for (const [name, value] of Object.entries(by ?? {})) lay(seatOf(name as Name), value as T);
}

function ids(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}
