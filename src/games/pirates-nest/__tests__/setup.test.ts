/** Setup, R1 of the specification, and its data (section 2). */
import { below, randomFrom, shuffle } from '@/core/random';

import { chartOf } from '../chart';
import { EXAMPLE_LAYOUT, PIECES, SYMBOLS } from '../data';
import { drawLayout } from '../options';
import { rules } from '../rules';
import { BOAT, NEST, PLACES, START } from '../state';

test('R1.1 each seat has a colour and its pirates on the start', () => {
  const state = rules.setup({ pirates: 5 }, 3, 'any');
  expect(state.pirates).toEqual(new Array(15).fill(START));
  expect(state.colours).toEqual([0, 1, 2]);
  expect(rules.setup({ colours: 'red,purple' }, 2, 'any').colours).toEqual([3, 4]);
});

test('R1.2 the example layout as the specification prints it', () => {
  const { symbols } = chartOf(rules.setup({ layout: 'example' }, 2, 'any').layout);
  const row = (first: number) => symbols.slice(first, first + 7).map((symbol) => SYMBOLS[symbol]);
  expect(row(1)).toEqual(['map', 'spyglass', 'compass', 'chest', 'parrot', 'cannon', 'ducats']);
  expect(row(8)).toEqual(['compass', 'cannon', 'chest', 'parrot', 'map', 'ducats', 'spyglass']);
  expect(row(16)).toEqual(['parrot', 'ducats', 'cannon', 'map', 'spyglass', 'chest', 'compass']);
  expect(row(23)).toEqual(['spyglass', 'parrot', 'ducats', 'compass', 'cannon', 'map', 'chest']);
  expect(row(30)).toEqual(['cannon', 'chest', 'map', 'ducats', 'compass', 'spyglass', 'parrot']);
  expect(symbols).toHaveLength(PLACES);
  expect([START, BOAT, NEST].map((place) => symbols[place])).toEqual([-1, -1, -1]);
});

test('R1.2 a random layout uses every piece once, two and three', () => {
  for (let i = 0; i < 50; i++) {
    const { layout } = rules.setup({}, 2, `layout ${i}`);
    expect(rules.checkOptions({ layout }, 2)).toBeNull();
  }
});

test('R1.2 the data: each symbol once on each side, and never twice in the same position of a side', () => {
  for (const side of ['a', 'b']) {
    const pieces = Object.keys(PIECES).filter((piece) => piece.endsWith(side));
    expect(pieces).toHaveLength(5);
    for (const piece of pieces) expect([...(PIECES[piece] ?? [])].sort()).toEqual([...SYMBOLS].sort());
    for (let at = 0; at < 7; at++) expect(new Set(pieces.map((piece) => PIECES[piece]?.[at])).size).toBe(5);
  }
});

test('R1.3 the boat is empty at the small island, nobody has raised the flag', () => {
  const state = rules.setup({}, 4, 'any');
  expect(state).toMatchObject({ shore: 'small', winner: -1, phase: 'act' });
  expect(state.pirates).not.toContain(BOAT);
});

test.each([
  [2, 91],
  [3, 84],
  [4, 77],
  [5, 70],
])('R1.4 with %d players seven cards each leave a supply of %d', (players, left) => {
  const state = rules.setup({}, players, 'any');
  expect(state.handSizes).toEqual(new Array(players).fill(7));
  expect(state.supply).toHaveLength(left);
  expect(state.discards).toEqual([]);
  const cards = rules.census(state);
  for (const symbol of SYMBOLS) expect([cards[`card ${symbol}`], cards[`card ${symbol}*`]]).toEqual([14, 1]);
});

test('R1.4 cards are dealt one at a time from the first seat', () => {
  const state = rules.setup({ layout: EXAMPLE_LAYOUT, first: 'p2' }, 3, 'deal');
  const deck = randomDeck('deal');
  const hands = state.hands.map(() => 0);
  for (let i = 0; i < 21; i++) {
    const held = (i % 3) * 14 + (deck.pop() as number);
    hands[held] = (hands[held] as number) + 1;
  }
  expect(state.hands).toEqual(hands);
  expect(state.supply).toEqual(deck);
});

test('R1.5 chance is used for the layout, then the starting seat, then the deck', () => {
  const random = randomFrom('order');
  const layout = drawLayout(random);
  const first = below(random, 4);
  const state = rules.setup({}, 4, 'order');
  expect([state.layout, state.first]).toEqual([layout, first]);
  const deck = randomDeck(random);
  expect(state.supply).toEqual(deck.slice(0, 77));
  expect(state.random).toEqual(random);
});

test('R1.6 the starting player takes the first turn', () => {
  expect(rules.setup({ first: 'p3' }, 3, 'any')).toMatchObject({ toMove: 2, first: 2, round: 1, actionsLeft: 3 });
});

/** The box in order of faces, shuffled as the setup does. */
function randomDeck(seed: string | ReturnType<typeof randomFrom>): number[] {
  const random = typeof seed === 'string' ? randomFrom(seed) : seed;
  const deck = SYMBOLS.flatMap((_symbol, i) => [...new Array<number>(14).fill(2 * i), 2 * i + 1]);
  shuffle(random, deck);
  return deck;
}
