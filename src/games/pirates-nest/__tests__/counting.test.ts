/** Counted move trees: the engine against kept numbers, and both against the slow counter. */
import { below, randomFrom } from '@/core/random';

import { countMoves } from '../../path/__tests__/played';
import { COLOURS } from '../data';
import { rules } from '../rules';
import { faceText } from '../state';
import { after, countSlowly, turnOf } from './slow';
import { legal, type Slow } from './slow-legal';
import { type Crew, figure1, table, Table } from './table';

interface Course {
  readonly name: string;
  readonly start: () => Table;
  /** Sequences of 1, 2, 3 … moves. */
  readonly counts: readonly number[];
}

const COURSES: readonly Course[] = [
  { name: 'figure 1', start: figure1, counts: [18, 368, 7840, 227061] },
  {
    name: 'the opening, two players',
    start: () => table({ at: 'start Y6 R6', hands: { Y: 'map 2cannon', R: 'chest compass* parrot' } }),
    counts: [3, 15, 85, 583, 4784, 38489],
  },
  {
    name: 'pieces turned over and round, five pirates, pushes into the Nest',
    start: () =>
      table({
        crews: 'RPG',
        at: 'start R P2 · 6 R G2 · boat R P · 19 G · 24 R · 30 P · 35 G',
        boat: 'large',
        hands: { R: 'map* chest', P: 'ducats', G: 'cannon parrot' },
        options: { pirates: 5, nestPush: true, layout: '5b< 2b> | 1a< 4b< 3b>' },
      }),
    counts: [13, 172, 2330, 20709],
  },
  {
    name: 'golden cards and full hands',
    start: () =>
      table({
        at: '3 Y · start Y2 R3 · 20 R',
        boat: 'large',
        hands: { Y: 'map* 4chest 2compass parrot* ducats', R: 'chest* 5cannon 4spyglass' },
      }),
    counts: [12, 127, 1149, 7627],
  },
  {
    name: 'golden cards without Freebooter',
    start: () =>
      table({
        at: '3 Y · start Y2 R3 · 20 R',
        hands: { Y: 'map* 4chest 2compass parrot* ducats', R: 'chest* 5cannon 4spyglass' },
        options: { freebooter: false },
      }),
    counts: [11, 145, 1876, 18051],
  },
  {
    name: 'a calm, dry turns and the flag',
    start: () => table({ at: '34 Y · boat R3 · 20 R', hands: {}, still: 3, toMove: 'R' }),
    counts: [1, 1, 2, 7, 16, 30, 39],
  },
  {
    name: 'near the flag',
    start: () => table({ at: '34 Y · 30 Y · 20 R · boat R', boat: 'large', hands: { Y: '3chest map', R: '2chest' } }),
    counts: [6, 36, 165, 324, 983],
  },
];

test.each(COURSES)('$name: the engine counts what is kept', ({ start, counts }) => {
  expect(counts.map((_count, i) => countMoves(rules, start().state, i + 1))).toEqual(counts);
});

test.each(COURSES)('$name: the slow counter agrees', ({ start, counts }) => {
  const slow = slowly(start());
  expect(legal(slow).sort()).toEqual(start().list().sort());
  const few = counts.filter((kept) => kept < 30000);
  expect(few.map((_count, i) => countSlowly(slow, i + 1))).toEqual(few);
});

test('along random games the engine lists what the slow rules list, as long as the supply lasts', () => {
  let compared = 0;
  for (let i = 0; i < 16; i++) {
    const options = { nestPush: i % 3 === 0, freebooter: i % 4 !== 0, pirates: 4 + (i % 3) };
    const state = rules.setup(options, 2 + (i % 4), `along ${i}`);
    const random = randomFrom(`along ${i}`);
    let slow = slowly(new Table(state, 'YBGRP'.slice(0, state.seats)));
    while (rules.seatToAct(state) !== null && state.supply.length > 1) {
      const listed = rules.moves(state);
      const texts = listed.map(rules.write);
      expect(legal(slow).sort()).toEqual([...texts].sort());
      compared++;
      const chosen = below(random, listed.length);
      rules.play(state, listed[chosen] as number);
      slow = after(slow, texts[chosen] as string);
    }
    expect(slow.over).toBe(rules.seatToAct(state) === null);
  }
  expect(compared).toBeGreaterThan(1500);
});

/** The same position in the slow counter's words. */
function slowly(game: Table): Slow {
  const { state } = game;
  const crews = [...game.crews] as Crew[];
  return turnOf({
    layout: state.layout,
    nestPush: state.nestPush,
    freebooter: state.freebooter,
    colours: state.colours.map((colour) => COLOURS[colour] as string),
    crews: crews.map((_crew, seat) => game.crew(seat)),
    hands: crews.map((crew) => game.hand(crew)),
    supply: [...state.supply].reverse().map(faceText),
    boat: state.shore,
    seat: state.toMove,
    actions: 3,
    acted: false,
    crossed: false,
    moved: false,
    captain: false,
    dry: false,
    calm: false,
    still: state.still,
    queue: [],
    over: false,
  });
}
