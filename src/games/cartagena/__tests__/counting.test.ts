/** Counted move trees: the engine against kept numbers, and both against the slow counter. */
import { countMoves } from '../../path/__tests__/played';
import { rules } from '../rules';
import { GONE } from '../state';
import { chartOf } from '../chart';
import { countSlowly } from './slow';
import { legal, type Slow } from './slow-legal';
import { figure1, figure2, type Layout, table, type Table, X, Y } from './table';

interface Course {
  readonly name: string;
  readonly start: () => Table;
  /** Sequences of 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

const hands: NonNullable<Layout['hands']> = { p1: 'rum hook gun', p2: 'lantern rum', p3: 'chest', p4: 'parrot gun' };
const full: NonNullable<Layout['hands']> = {
  p1: 'gun* hook parrot parrot* rum',
  p2: 'gun gun gun gun lantern lantern lantern lantern lantern*',
};

const COURSES: readonly Course[] = [
  { name: 'F1, retreat', start: () => figure1(hands), counts: [8, 72, 662, 7880] },
  { name: 'F2, Morgan', start: () => figure2(hands), counts: [20, 389, 7271, 116325] },
  {
    name: 'F2, both',
    start: () => figure2(hands, { options: { recharge: 'both' } }),
    counts: [23, 524, 11696, 224524],
  },
  {
    name: 'F2, split',
    start: () => figure2(hands, { options: { recharge: 'split' } }),
    counts: [14, 180, 2123, 24168],
  },
  {
    name: 'Tortuga, turned segments, five pirates',
    start: () =>
      table({
        path: 'hGfE',
        p1: '3 9 9 20 H',
        p2: '9 12 21 24 H',
        hands: { p1: 'rum chest hook', p2: 'gun lantern parrot' },
        options: { story: 'tortuga' },
      }),
    counts: [12, 145, 1765, 28882],
  },
  {
    name: 'X, Filibusters',
    start: () =>
      table({
        path: X,
        p1: '6 14',
        p2: '9 14',
        hands: { p1: 'rum* hook', p2: 'gun gun gun hook hook chest* chest rum rum' },
        options: { filibusters: true },
      }),
    counts: [7, 44, 303, 3186],
  },
  {
    name: 'X, Black Magic',
    start: () =>
      table({
        path: X,
        p1: '9 9 22',
        p2: '8 19',
        hands: { p1: 'gun hook parrot parrot chest lantern', p2: 'rum hook' },
        tiles: { 4: 1, 8: 2, 17: 1, 22: 3, 25: 0, 33: 2 },
        options: { blackMagic: true },
      }),
    counts: [26, 473, 7854, 63991],
  },
  {
    name: 'Y, three players, everything',
    start: () =>
      table({
        path: Y,
        p1: '4 17 17 B',
        p2: 'B 20 31 J',
        p3: '20 8 H J',
        hands: full,
        tiles: { 4: 2, 7: 1, 15: 1, 22: 3, 26: 0, 32: 2 },
        options: { recharge: 'both', filibusters: true, blackMagic: true },
      }),
    counts: [27, 459, 7215, 90022],
  },
];

test.each(COURSES)('$name: the engine counts what is kept', ({ start, counts }) => {
  expect(counts.map((_count, i) => countMoves(rules, start().state, i + 1))).toEqual(counts);
});

test.each(COURSES)('$name: the slow counter agrees', ({ start, counts }) => {
  const slow = slowly(start());
  expect(legal(slow).sort()).toEqual(start().list().sort());
  expect(counts.slice(0, 3).map((_count, i) => countSlowly(slow, i + 1))).toEqual(counts.slice(0, 3));
});

/** The same position in the slow counter's words. */
function slowly(game: Table): Slow {
  const { state } = game;
  const players = (['p1', 'p2', 'p3', 'p4', 'p5'] as const).slice(0, state.seats);
  const chests = chartOf(state.layout).chests;
  const tiles = chests.flatMap((space, i) =>
    state.tiles[i] === GONE || !state.blackMagic ? [] : [[space, state.tiles[i]]],
  );
  return {
    path: state.layout,
    recharge: state.recharge,
    filibusters: state.filibusters,
    blackMagic: state.blackMagic,
    dock: state.dock,
    crews: players.map((player) => game.at(player).split(' ')),
    hands: players.map((player) =>
      game
        .hand(player)
        .split(' ')
        .filter((card) => card !== ''),
    ),
    deck: game.deck().split(' '),
    pile: [],
    tiles: Object.fromEntries(tiles) as Record<string, number>,
    seat: state.toMove,
    actions: state.actionsLeft,
    acted: false,
    captain: state.freeCrossing,
    dark: false,
    phase: 'turn',
    wild: '',
    pairOn: '',
    other: -1,
    pool: [],
    back: [],
    over: false,
  };
}
