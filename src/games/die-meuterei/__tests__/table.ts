/** Lays out a table of Die Meuterei for a test. Cards are `V1` … `D3`, piles are named from the top. */
import type { GameEvent } from '@/core/event';
import { judge } from '@/core/legality';
import type { Options } from '@/core/options';
import { type Seat, seatText, type Viewer } from '@/core/seat';
import { COMBAT, COMBAT_CARDS, COMBAT_COUNT, PIRATE_COUNT, PIRATES, SIDES } from '../data';
import { beginMutiny } from '../mutiny';
import { rules } from '../rules';
import { filled, HIDDEN, NONE, type State } from '../state';

export interface Layout {
  seats?: 2 | 3 | 4;
  options?: Options;
  /** The first pirates of the row; the others follow in the order of the data. */
  row?: string;
  /** By seat; unnamed hands stay V1 D1. */
  hands?: string[];
  /** The whole combat pile from the top, or a number of cards; cards left over are out of the game. */
  pile?: string | number;
  /** The whole gold pile from the top. */
  gold?: string;
  /** Gold cards of each seat: `3 1`. */
  taken?: string[];
  coins?: number[];
  supply?: number;
  /** `V D -`: by seat, `-` is not set. */
  sides?: string;
  /** `V3D1 V2D9`: the placed pairs in letter order. */
  pairs?: string;
  /** The sailors on deck by spot; `-` is empty. Unnamed: those not placed, in order. */
  deck?: string;
  ship?: number;
  round?: number;
  lifeboat?: string;
  /** Begins with duel A. */
  mutiny?: boolean;
}

export function table(layout: Layout = {}): Table {
  const seats = layout.seats ?? 2;
  const state = rules.setup({ first: 'p1', ...layout.options }, seats, 'table');
  if (layout.lifeboat !== undefined) state.lifeboat = pirateOf(layout.lifeboat);
  layRow(state, words(layout.row ?? '').map(pirateOf));
  layCards(state, layout);
  if (layout.gold !== undefined) {
    state.gold = words(layout.gold).map(Number).reverse();
    state.goldKnown = filled(state.gold.length);
  }
  layout.taken?.forEach((cards, seat) => {
    for (const value of words(cards)) {
      state.takenBy.push(seat);
      state.takenGold.push(Number(value));
      state.takenKnown.push(1 << seat);
    }
  });
  if (layout.coins) state.coins = layout.coins.slice();
  if (layout.supply !== undefined) state.supply = layout.supply;
  if (layout.ship !== undefined) state.ship = layout.ship;
  if (layout.round !== undefined) state.round = layout.round;
  words(layout.sides ?? '').forEach((side, seat) => {
    state.sides[seat] = side === '-' ? NONE : SIDES.indexOf(side as 'V');
    state.setIn[seat] = side === '-' ? 0 : 1;
  });
  laySailors(state, layout);
  const game = new Table(state);
  if (layout.mutiny) beginMutiny(state, 'ship', (event) => game.events.push(event));
  return game;
}

function layRow(state: State, named: readonly number[]): void {
  const others = Array.from({ length: PIRATE_COUNT }, (_item, pirate) => pirate).filter(
    (pirate) => !named.includes(pirate) && pirate !== state.lifeboat,
  );
  const pirates = [...named, ...others];
  state.row = pirates.slice(0, state.seats + 3);
  state.leftOut = pirates.slice(state.seats + 3);
}

function layCards(state: State, { hands, pile }: Layout): void {
  const left = COMBAT_CARDS.slice();
  const take = (card: number): number => {
    left[card] = (left[card] as number) - 1;
    return card;
  };
  hands?.forEach((cards, seat) => {
    for (let card = 0; card < COMBAT_COUNT; card++) state.hands[seat * COMBAT_COUNT + card] = 0;
    for (const id of words(cards)) {
      const at = seat * COMBAT_COUNT + cardOf(id);
      state.hands[at] = (state.hands[at] as number) + 1;
    }
    state.held[seat] = words(cards).length;
    for (let observer = 0; observer <= state.seats; observer++) {
      for (let card = 0; card < COMBAT_COUNT; card++)
        state.known[(observer * state.seats + seat) * COMBAT_COUNT + card] = 0;
    }
  });
  state.hands.forEach((count, at) => {
    for (let i = 0; i < count; i++) take(at % COMBAT_COUNT);
  });
  const named = typeof pile === 'string' ? words(pile).map((id) => take(cardOf(id))) : [];
  const rest = left.flatMap((count, card) => filled(Math.max(0, count), card));
  if (typeof pile === 'number') state.combat = rest.splice(0, pile);
  else state.combat = pile === undefined ? rest.splice(0) : named.reverse();
  state.combatKnown = filled(state.combat.length);
  state.combatHandled = filled(state.combat.length);
  for (const card of rest) state.spent[card] = (state.spent[card] as number) + 1;
}

function laySailors(state: State, { pairs, deck }: Layout): void {
  const placed = words(pairs ?? '').map((text) => /^V(\d+)D(\d+)$/.exec(text) as RegExpExecArray);
  placed.forEach((match, pair) => {
    state.pairs[pair * 2] = Number(match[1]);
    state.pairs[pair * 2 + 1] = Number(match[2]);
  });
  state.pairsPlaced = placed.length;
  if (deck !== undefined) state.deck = words(deck).map((value) => (value === '-' ? NONE : Number(value)));
  else if (placed.length > 0) {
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((value) => !state.pairs.includes(value));
    state.deck = [...free, ...filled(10 - free.length, NONE)];
  }
}

export class Table {
  readonly events: GameEvent[] = [];

  constructor(readonly state: State) {}

  p1 = (...moves: string[]): this => this.play(0, moves);
  p2 = (...moves: string[]): this => this.play(1, moves);
  p3 = (...moves: string[]): this => this.play(2, moves);
  p4 = (...moves: string[]): this => this.play(3, moves);

  private play(seat: Seat, moves: string[]): this {
    for (const text of moves) {
      const verdict = judge(rules as never, this.state, seatText(seat), text);
      if ('id' in verdict) {
        throw new Error(`${seatText(seat)} ${text}: ${verdict.sentence} ${this.now}: ${this.legal.join(', ')}.`);
      }
      rules.play(this.state, verdict.move as never, (event) => this.events.push(event));
    }
    return this;
  }

  /** A duel round: what every participant plays, in the order asked. */
  all(...cards: string[]): this {
    for (const card of cards) this.play(this.state.turn, [`play ${card}`]);
    return this;
  }

  refusal(seat: string, text: string): string {
    const verdict = judge(rules as never, this.state, seat, text);
    return 'id' in verdict ? verdict.id : 'legal';
  }

  /** Who acts in which phase: `cabin p1`. */
  get now(): string {
    return this.state.phase === 'end' ? 'end' : `${this.state.phase} ${seatText(this.state.turn)}`;
  }

  get legal(): string[] {
    return rules.moves(this.state).map(rules.write);
  }

  hand(seat: string, state = this.state): string {
    const first = (Number(seat[1]) - 1) * COMBAT_COUNT;
    return COMBAT.flatMap((id, card) => filled(state.hands[first + card] as number).map(() => id)).join(' ');
  }

  /** From the top. */
  get pile(): string {
    return pileText(this.state.combat);
  }

  get gold(): string {
    return this.state.gold.slice().reverse().join(' ');
  }

  goldCards(seat: string): string {
    const owner = Number(seat[1]) - 1;
    return this.state.takenGold.filter((_value, i) => this.state.takenBy[i] === owner).join(' ');
  }

  get coins(): string {
    return this.state.coins.join('/');
  }

  get pairs(): string {
    return pairsText(this.state);
  }

  get wins(): string {
    return this.state.wins.join(':');
  }

  seen(viewer: Viewer): Seen {
    return new Seen(rules.view(this.state, viewer));
  }

  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }
}

/** What a viewer sees; `?` is face down. */
export class Seen {
  constructor(readonly state: State) {}

  /** From the top. */
  get pile(): string {
    return pileText(this.state.combat);
  }

  get pairs(): string {
    return pairsText(this.state);
  }

  get gold(): string {
    return this.state.takenGold.map((value) => (value === HIDDEN ? '?' : value)).join(' ');
  }

  get sides(): string {
    return this.state.sides.map(sideText).join(' ');
  }

  hand(seat: string): string {
    return new Table(this.state).hand(seat);
  }
}

export function sideText(side: number): string {
  return side === NONE ? '-' : side === HIDDEN ? '?' : (SIDES[side] as string);
}

function pileText(pile: readonly number[]): string {
  return pile
    .slice()
    .reverse()
    .map((card) => COMBAT[card] ?? '?')
    .join(' ');
}

function pairsText(state: State): string {
  const texts: string[] = [];
  for (let pair = 0; pair < 5; pair++) {
    const v = state.pairs[pair * 2] as number;
    if (v !== NONE) texts.push(v === HIDDEN ? '?' : `V${v}D${state.pairs[pair * 2 + 1]}`);
  }
  return texts.join(' ');
}

function pirateOf(id: string): number {
  const pirate = (PIRATES as readonly string[]).indexOf(id);
  if (pirate < 0) throw new Error(`${id} is no pirate.`);
  return pirate;
}

function cardOf(id: string): number {
  const card = (COMBAT as readonly string[]).indexOf(id);
  if (card < 0) throw new Error(`${id} is no combat card.`);
  return card;
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
