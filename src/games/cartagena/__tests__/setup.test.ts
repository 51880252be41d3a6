/** R1: setup, rule by rule. */
import { chartOf } from '../chart';
import { SEGMENTS, TILES } from '../data';
import { rules } from '../rules';
import { FACE_DOWN, J, KINDS, kindText, type State } from '../state';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('R1.1 an illegal option set is refused with its error', () => {
  expect(rules.checkOptions({ segments: 9 }, 2)).toEqual({
    id: 'bad-segments',
    option: 'segments',
    sentence: 'Option "segments" must be a whole number 4-8; got 9.',
  });
});

test('R1.2 the same seed gives the same game, another seed another', () => {
  const deck = (seed: string) => rules.setup({}, 2, seed).deck.join();
  expect(deck('a')).toBe(deck('a'));
  expect(deck('a')).not.toBe(deck('b'));
});

test('R1.2 a fixed first seat and layout consume no random draw, so what follows is as if they came first', () => {
  const fixed = { first: 'p1', layout: 'ABCDEF' };
  const one = rules.setup({ ...fixed }, 2, 'seed');
  const two = rules.setup({ ...fixed, first: 'p2', layout: 'fedcba' }, 2, 'seed');
  expect(two.deck).toEqual(one.deck);
  expect(rules.setup({}, 2, 'seed').deck).not.toEqual(one.deck);
});

test('R1.3 segments lie end to end, a small letter turned round, numbers run on from tunnel to island', () => {
  const chart = chartOf('Ab|CDE');
  expect(chart.spaces).toBe(30);
  expect(chart.shore).toBe(12);
  const names = chart.symbols.slice(1).map(kindText);
  expect(names.slice(0, 6)).toEqual(SEGMENTS.A);
  expect(names.slice(6, 12)).toEqual([...(SEGMENTS.B as readonly string[])].reverse());
  expect(names.slice(12, 18)).toEqual(SEGMENTS.C);
});

test.each([4, 5, 6])('R1.4 %i pirates of each seat stand on J', (pirates) => {
  const state = rules.setup({ pirates }, 3, 'crew');
  expect(state.pirates).toEqual(new Array(3 * pirates).fill(J));
});

test('R1.5 the sloop is empty and docked at Cartagena', () => {
  expect(rules.setup({ story: 'jailbreak' }, 2, 'dock').dock).toBe('cartagena');
});

test('R1.6 102 cards, dark marks only with Filibusters', () => {
  const cards = (state: State) => {
    const count = rules.census(state);
    return Object.entries(count).filter(([name]) => name.startsWith('card '));
  };
  const plain = cards(rules.setup({}, 2, 'cards'));
  expect(plain).toHaveLength(6);
  expect(plain.every(([, count]) => count === 17)).toBe(true);
  const dark = cards(rules.setup({ filibusters: true }, 2, 'cards'));
  expect(dark.map(([, count]) => count)).toEqual([15, 15, 15, 15, 15, 15, 2, 2, 2, 2, 2, 2]);
});

test('R1.7 hands by the deal, the rest is the deck, the pile is empty', () => {
  const state = rules.setup({ deal: '4,5,6,7', first: 'p3' }, 4, 'deal');
  expect(state.handSizes).toEqual([6, 7, 4, 5]);
  expect(state.deck).toHaveLength(102 - 22);
  expect(sum(state.pile)).toBe(0);
  for (let seat = 0; seat < 4; seat++) {
    expect(sum(state.hands.slice(seat * KINDS, (seat + 1) * KINDS))).toBe(state.handSizes[seat]);
  }
});

test.each([
  ['equal', [6, 6, 6, 6, 6]],
  ['fair', [6, 6, 6, 6, 7]],
  ['edition2014', [6, 5, 5, 5, 5]],
])('R1.7 deal %s', (deal, sizes) => {
  expect(rules.setup({ deal, first: 'p1' }, 5, 'deal').handSizes).toEqual(sizes);
});

test('R1.8 one tile on each chest space, the others unseen in the box', () => {
  const state = rules.setup({ blackMagic: true, segments: 5 }, 2, 'tiles');
  expect(state.tiles).toHaveLength(5);
  expect([...state.tiles, ...state.box].sort()).toEqual([...TILES].sort());
  const seen = rules.view(state, 0);
  expect([...seen.tiles, ...seen.box].every((tile) => tile === FACE_DOWN)).toBe(true);
});

test('R1.9 the open row shows the next twelve cards to everybody', () => {
  const state = rules.setup({ openRow: true }, 2, 'row');
  expect(state.row).toBe(12);
  const seen = rules.view(state, 'table');
  expect(seen.deck.slice(-12)).toEqual(state.deck.slice(-12));
  expect(seen.deck.slice(0, -12).every((card) => card === FACE_DOWN)).toBe(true);
});

test('R1.10 the starting seat begins round 1, then it goes clockwise', () => {
  const state = rules.setup({ first: 'p2' }, 3, 'first');
  expect(state.round).toBe(1);
  const seats: (number | null)[] = [];
  for (let turn = 0; turn < 4; turn++) {
    seats.push(rules.seatToAct(state));
    rules.play(state, rules.moves(state)[0] as number);
    rules.play(state, rules.read('end') as number);
  }
  expect(seats).toEqual([1, 2, 0, 1]);
  expect(state.round).toBe(2);
});
