/** Lays out a table of Mutineer for a test. Seats are B, S, F, C (p1 … p4), X is a conflict, the circle is printed. */
import type { GameEvent } from '@/core/event';
import { judge } from '@/core/legality';
import type { Options } from '@/core/options';
import { type Seat, seatText } from '@/core/seat';
import {
  DECK,
  indexOfIsland,
  indexOfKind,
  indexOfRole,
  ISLANDS,
  type Kind,
  KIND_COUNT,
  kindId,
  PIRATE_DECK,
  roleId,
} from '../data';
import { scoreSheet } from '../ledger';
import { rules } from '../rules';
import { cardsOf, NONE, type Phase, row, type State } from '../state';

const NAMES = 'BSFC';
export type Name = 'B' | 'S' | 'F' | 'C';
export type ByName = Partial<Record<Name, string>>;

export interface Layout {
  seats?: 3 | 4;
  options?: Options;
  /** `X X wine`, or `X +4` for any four goods more; unnamed hands are five goods. */
  hands?: ByName;
  /** Face-up cards. */
  up?: ByName;
  /** From the top; a number takes so many of the cards left over, in kind order. */
  deck?: string | number;
  ship?: string;
  wake?: string;
  captain?: Name;
  phase?: Phase;
  turn?: Name;
  pay?: number;
  round?: number;
  scores?: number[];
  pirateShip?: string;
}

/** A table as laid out; cards not named lie in the deck, or in the discard pile if the deck is named. */
export function table(layout: Layout = {}): Table {
  const seats = layout.seats ?? 4;
  const state = rules.setup({ layout: 'printed', first: 'p1', ...layout.options }, seats, 'table');
  const left = (state.pirateShip === NONE ? DECK : PIRATE_DECK).slice();
  const take = (kind: Kind): Kind => {
    if (left[kind] === undefined || left[kind] === 0) throw new Error(`No ${kindId(kind)} is left for this table.`);
    left[kind] -= 1;
    return kind;
  };
  state.hands = row(seats * KIND_COUNT);
  state.shown = row(seats * KIND_COUNT);
  const named = typeof layout.deck === 'string' ? words(layout.deck).map((word) => take(kindOf(word))) : [];
  const wishes: { seat: Seat; more: number }[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = NAMES[seat] as Name;
    for (const word of words(layout.up?.[name] ?? '')) bump(state.shown, seat, take(kindOf(word)));
    let more = 0;
    for (const word of words(layout.hands?.[name] ?? '+5')) {
      if (word.startsWith('+')) more = Number(word);
      else bump(state.hands, seat, take(kindOf(word)));
    }
    wishes.push({ seat, more });
  }
  for (const { seat, more } of wishes) {
    for (let i = 0; i < more; i++) bump(state.hands, seat, take(commonest(left)));
  }
  for (let seat = 0; seat < seats; seat++) state.held[seat] = handOf(state, seat).length;
  layDeck(state, left, named, layout.deck);
  if (layout.captain) state.captain = seatOf(layout.captain);
  if (layout.ship) state.ship = indexOfIsland(layout.ship);
  if (layout.wake) state.wake = indexOfIsland(layout.wake);
  if (layout.pirateShip) state.pirateShip = indexOfIsland(layout.pirateShip);
  if (layout.pay !== undefined) state.pay = layout.pay;
  if (layout.round) state.round = layout.round;
  if (layout.scores) state.scores = layout.scores.slice();
  state.phase = layout.phase ?? 'pay';
  state.turn = layout.turn ? seatOf(layout.turn) : state.captain;
  return new Table(state);
}

function layDeck(state: State, left: number[], named: Kind[], wish: string | number | undefined): void {
  const rest = cardsOf(left);
  if (wish === undefined) {
    state.deck = rest;
    return;
  }
  state.deck = typeof wish === 'number' ? rest.splice(0, wish) : named.reverse();
  for (const kind of rest) state.discard[kind] = (state.discard[kind] as number) + 1;
}

export class Table {
  readonly events: GameEvent[] = [];

  constructor(readonly state: State) {}

  B = (...moves: string[]): this => this.play('B', moves);
  S = (...moves: string[]): this => this.play('S', moves);
  F = (...moves: string[]): this => this.play('F', moves);
  C = (...moves: string[]): this => this.play('C', moves);

  private play(name: Name, moves: string[]): this {
    for (const text of moves) {
      const verdict = judge(rules as never, this.state, seatText(seatOf(name)), text);
      if ('id' in verdict) throw new Error(`${name} ${text}: ${verdict.sentence} Legal: ${this.legal().join(', ')}.`);
      rules.play(this.state, verdict.move as never, (event) => this.events.push(event));
    }
    return this;
  }

  /** Plays lines like `B pay 0`, separated by commas or line ends. */
  run(lines: string): this {
    for (const line of lines.split(/[,\n]/).map((text) => text.trim())) {
      if (line !== '') this.play(line[0] as Name, [line.slice(2)]);
    }
    return this;
  }

  copy(): Table {
    return new Table(rules.clone(this.state));
  }

  refusal(name: Name, text: string): string {
    const verdict = judge(rules as never, this.state, seatText(seatOf(name)), text);
    return 'id' in verdict ? verdict.id : 'legal';
  }

  /** Who acts in which phase: `offer B`. */
  get now(): string {
    return this.state.phase === 'end' ? 'end' : `${this.state.phase} ${NAMES[this.state.turn]}`;
  }

  legal(): string[] {
    return rules.moves(this.state).map(rules.write);
  }

  /** `B 2 S 5 F 4 C 4`. */
  get scores(): string {
    return this.state.scores.map((score, seat) => `${NAMES[seat]} ${score}`).join(' ');
  }

  /** `S ship 5, C boy 2`. */
  get bookings(): string {
    return scoreSheet(this.state)
      .map((line) => `${NAMES[line.seat]} ${line.cause} ${line.points}`)
      .join(', ');
  }

  hand(name: Name): string {
    return handOf(this.state, seatOf(name)).map(faceOf).join(' ');
  }

  up(name: Name): string {
    return cardsOf(cellsOf(this.state.shown, seatOf(name)))
      .map(faceOf)
      .join(' ');
  }

  get active(): string {
    const { ship, wake } = this.state;
    return [ship, wake]
      .filter((at) => at !== NONE)
      .map((at) => ISLANDS[this.state.circle[at] as number]?.id)
      .join(' ');
  }

  get captain(): string {
    return NAMES[this.state.captain] as string;
  }

  get pirateShip(): string | undefined {
    return this.islandAt(this.state.pirateShip);
  }

  islandAt(position: number): string | undefined {
    return position === NONE ? undefined : ISLANDS[this.state.circle[position] as number]?.id;
  }

  get discard(): string {
    return cardsOf(this.state.discard).map(faceOf).join(' ');
  }

  roles(): string {
    return this.state.roles.map((role) => (role < 0 ? (role === NONE ? '-' : '?') : roleId(role))).join(' ');
  }

  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }
}

/** Everybody's roles taken in pass order after passing at once: `S mutineer, F boy, C loader`. */
export function allPass(game: Table, roles: string): Table {
  const byName = Object.fromEntries(roles.split(', ').map((text) => text.split(' '))) as Record<string, string>;
  for (let i = 0; i < game.state.seats; i++) {
    const name = NAMES[game.state.turn] as Name;
    game.run(`${name} pass`);
    if (byName[name]) {
      if (indexOfRole(byName[name]) < 0) throw new Error(`${byName[name]} is no role.`);
      game.run(`${name} role ${byName[name]}`);
    }
  }
  return game;
}

export function seatOf(name: Name): Seat {
  return NAMES.indexOf(name);
}

function kindOf(word: string): Kind {
  const kind = indexOfKind(word === 'X' ? 'conflict' : word);
  if (kind < 0) throw new Error(`${word} is no card.`);
  return kind;
}

function faceOf(kind: Kind): string {
  return kindId(kind) === 'conflict' ? 'X' : kindId(kind);
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function cellsOf(counts: readonly number[], seat: Seat): number[] {
  return counts.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT);
}

function handOf(state: State, seat: Seat): Kind[] {
  return cardsOf(cellsOf(state.hands, seat));
}

function bump(counts: number[], seat: Seat, kind: Kind): void {
  counts[seat * KIND_COUNT + kind] = (counts[seat * KIND_COUNT + kind] as number) + 1;
}

/** The good of which most are left. */
function commonest(left: readonly number[]): Kind {
  let best = 0;
  for (let kind = 1; kind < 5; kind++) {
    if ((left[kind] as number) > (left[best] as number)) best = kind;
  }
  return best;
}
