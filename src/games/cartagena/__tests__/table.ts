/** Lays out a position as one would on a table, and plays it by move texts. */
import type { GameEvent } from '@/core/event';
import type { Options } from '@/core/options';
import type { Seat } from '@/core/seat';
import { seatText } from '@/core/seat';

import { Played } from '../../path/__tests__/played';
import { TILES } from '../data';
import { chartOf } from '../chart';
import { bound, knownTop } from '../memory';
import { readKind, readPlace } from '../notation';
import { rules } from '../rules';
import { type Dock, GONE, isSpace, J, KINDS, kindText, placeText, type State } from '../state';
import { startTurn } from '../turn';

/** Board X and board Y of the specification, section 8. */
export const X = 'ABCDEF';
export const Y = 'AEF|DBG';

const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;
type Player = (typeof PLAYERS)[number];

/** Places of a crew by player (`9 11 H`, the rest on J), cards by player (`rum hook*`), front of the deck first. */
export interface Layout extends Partial<Record<Player, string>> {
  readonly path: string;
  readonly players?: number;
  readonly hands?: Partial<Record<Player, string>>;
  /** Without a deck all cards that lie nowhere else are in it. */
  readonly deck?: string;
  readonly pile?: string;
  readonly dock?: Dock;
  readonly toMove?: Player;
  readonly first?: Player;
  readonly round?: number;
  /** Tiles by space: a number of cards, 0 for the empty chest, 4 for the snake. */
  readonly tiles?: Readonly<Record<number, number>>;
  readonly options?: Options;
}

export function table(layout: Layout): Table {
  const players =
    layout.players ?? Math.max(2, ...PLAYERS.map((name, seat) => (layout[name] === undefined ? 0 : seat + 1)));
  const crews = PLAYERS.slice(0, players).map((name) => words(layout[name] ?? ''));
  const crew = Math.max(4, ...crews.map((places) => places.length));
  const state = rules.setup(optionsOf(layout, crew), players, 'table');
  crews.forEach((places, seat) => {
    const all = [...places.map(readPlace), ...new Array<number>(crew - places.length).fill(J)];
    all.sort((a, b) => a - b).forEach((place, i) => (state.pirates[seat * crew + i] = place));
  });
  state.crowd.fill(0);
  for (const place of state.pirates) if (isSpace(place)) state.crowd[place] = (state.crowd[place] ?? 0) + 1;
  dealCards(state, layout);
  if (layout.tiles) layTiles(state, layout.tiles);
  state.dock = layout.dock ?? 'cartagena';
  state.toMove = seatNamed(layout.toMove ?? 'p1');
  state.first = seatNamed(layout.first ?? 'p1');
  state.round = layout.round ?? 1;
  state.seen = [];
  startTurn(state);
  return new Table(state);
}

export class Table extends Played<State> {
  constructor(state: State) {
    super(rules, state);
  }

  /** Places of a crew, rearmost first as the notation orders them: `J 9 11 H`. */
  at(player: Player): string {
    const start = seatNamed(player) * this.state.crew;
    return this.state.pirates
      .slice(start, start + this.state.crew)
      .map(placeText)
      .join(' ');
  }

  hand(player: Player): string {
    const start = seatNamed(player) * KINDS;
    return this.state.hands
      .slice(start, start + KINDS)
      .flatMap((count, kind) => new Array<string>(count).fill(kindText(kind)))
      .join(' ');
  }

  size(player: Player): number {
    return this.state.handSizes[seatNamed(player)] as number;
  }

  sizes(): number[] {
    return this.state.handSizes;
  }

  /** The deck from its front. */
  deck(): string {
    return [...this.state.deck].reverse().map(kindText).join(' ');
  }

  pile(): number {
    return this.state.pile.reduce((sum, count) => sum + count, 0);
  }

  toAct(): string {
    const seat = rules.seatToAct(this.state);
    return seat === null ? 'nobody' : seatText(seat);
  }

  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }

  /** What one player remembers of another hand: `gun rum rum`. */
  bound(knower: Player, owner: Player): string {
    const start = bound(this.state, seatNamed(knower), seatNamed(owner));
    return this.state.atLeast
      .slice(start, start + KINDS)
      .flatMap((count, kind) => new Array<string>(count).fill(kindText(kind)))
      .join(' ');
  }

  /** The front of the deck as far as a player knows it. */
  top(player: Player): string {
    return words(this.deck())
      .slice(0, knownTop(this.state, seatNamed(player)))
      .join(' ');
  }

  faceDownTiles(): number[] {
    return chartOf(this.state.layout).chests.filter((_space, i) => this.state.tiles[i] !== GONE);
  }
}

export function seatNamed(player: Player): Seat {
  return PLAYERS.indexOf(player);
}

/** Figure F1 (board X), with the hands a test needs. */
export function figure1(hands: Layout['hands'], toMove: Player = 'p1'): Table {
  return table({
    path: X,
    p1: '7 J J J H H',
    p2: '11 13 26 J H H',
    p3: '1 9 15 19 35 H',
    p4: '9 14 19 24 36 J',
    hands: hands ?? {},
    toMove,
  });
}

/** Figure F2 (board Y, Morgan, sloop at Cartagena). */
export function figure2(hands: Layout['hands'], more: Partial<Layout> = {}): Table {
  return table({
    path: Y,
    p1: '7 19 19 B J H',
    p2: '10 16 J J H H',
    p3: '7 10 12 28 H H',
    p4: '6 17 36 B H H',
    hands: hands ?? {},
    ...more,
    options: { recharge: 'morgan', ...more.options },
  });
}

function optionsOf(layout: Layout, crew: number): Options {
  const parts = layout.path.split('|');
  const paths: Options =
    parts.length === 1
      ? { segments: layout.path.length }
      : { story: 'jailbreak', tunnel: parts[0]?.length ?? 0, island: parts[1]?.length ?? 0 };
  const options = { layout: layout.path, pirates: crew, first: 'p1', ...paths, ...layout.options };
  const wrong = rules.checkOptions(options, 2);
  if (wrong) throw new Error(wrong.sentence);
  return options;
}

function dealCards(state: State, layout: Layout): void {
  state.hands.fill(0);
  state.handSizes.fill(0);
  state.pile.fill(0);
  const left = rules.census(rules.setup(rulesOf(state), 2, 'box'));
  const take = (name: string): number => {
    left[`card ${name}`] = (left[`card ${name}`] ?? 0) - 1;
    return readKind(name);
  };
  PLAYERS.slice(0, state.seats).forEach((player, seat) => {
    for (const name of words(layout.hands?.[player] ?? '')) {
      const held = seat * KINDS + take(name);
      state.hands[held] = (state.hands[held] as number) + 1;
      state.handSizes[seat] = (state.handSizes[seat] as number) + 1;
    }
  });
  for (const name of words(layout.pile ?? '')) state.pile[take(name)] = (state.pile[readKind(name)] as number) + 1;
  const rest = Object.entries(left).flatMap(([name, count]) =>
    name.startsWith('card ') ? new Array<string>(Math.max(0, count)).fill(name.slice(5)) : [],
  );
  const names = layout.deck === undefined ? rest : words(layout.deck);
  state.deck = names.map(readKind).reverse();
  state.row = state.openRow ? Math.min(12, state.deck.length) : 0;
}

function rulesOf(state: State): Options {
  return { filibusters: state.filibusters };
}

function layTiles(state: State, tiles: Readonly<Record<number, number>>): void {
  const left = [...TILES];
  const chests = chartOf(state.layout).chests;
  const take = (tile: number): number => left.splice(left.indexOf(tile), 1)[0] as number;
  const named = chests.map((space) => (tiles[space] === undefined ? null : take(tiles[space])));
  state.tiles = named.map((tile) => tile ?? (left.shift() as number));
  state.box = left;
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
