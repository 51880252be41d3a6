/** Setup (R1). */
import { rules } from '../rules';
import { cardsOf, NONE } from '../state';
import { table } from './table';

const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);

test('R1.1 clockwise is the next seat, from the last to the first', () => {
  const game = table().B('pay 0', 'pass').S('pass', 'role boy').F('play wheat').C('pass', 'role loader');
  expect(game.now).toBe('offer F');
});

test('R1.2 Hochland is at 0; printed keeps the order, shuffled mixes the other eleven evenly', () => {
  expect(rules.setup({ layout: 'printed' }, 4, 'a').circle).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const atOne = new Set<number>();
  for (const seed of seeds) {
    const { circle } = rules.setup({}, 4, seed);
    expect(circle[0]).toBe(0);
    expect(circle.slice().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    atOne.add(circle[1] as number);
  }
  expect(atOne.size).toBe(11);
});

test('R1.3 the ship starts on Hochland, the only active island', () => {
  expect(table().active).toBe('hochland');
});

test('R1.4 the first Captain is random or the seat given', () => {
  const captains = seeds.map((seed) => rules.setup({}, 3, seed).captain);
  for (const seat of [0, 1, 2]) expect(captains.filter((captain) => captain === seat).length).toBeGreaterThan(40);
  expect(rules.setup({ first: 'p3' }, 4, 'x').captain).toBe(2);
});

test('R1.5, R1.6 everybody takes five from the top, the Captain first', () => {
  const first = rules.setup({ layout: 'printed', first: 'p1' }, 4, 'deal');
  const third = rules.setup({ layout: 'printed', first: 'p3' }, 4, 'deal');
  const hand = (state: typeof first, seat: number): number[] => cardsOf(state.hands.slice(seat * 7, seat * 7 + 7));
  for (let i = 0; i < 4; i++) expect(hand(third, (2 + i) % 4)).toEqual(hand(first, i));
  expect(first.deck).toHaveLength(16);
  expect(first.held).toEqual([5, 5, 5, 5]);
  expect(first.discard).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('R1.7 the introductory hands, the other 16 cards shuffled', () => {
  const state = rules.setup({ opening: 'introductory' }, 4, 'intro');
  expect(state.hands).toEqual([0, 0, 2, 0, 1, 2, 0, 0, 1, 0, 1, 1, 2, 0, 0, 1, 1, 2, 1, 0, 0, 1, 2, 1, 0, 0, 1, 0]);
  const deck = [0, 0, 0, 0, 0, 0, 0];
  for (const kind of state.deck) deck[kind] = (deck[kind] as number) + 1;
  expect(deck).toEqual([3, 1, 2, 4, 5, 1, 0]);
  expect(rules.setup({ opening: 'introductory' }, 4, 'other').deck).not.toEqual(state.deck);
});

test('R1.8 no roles, no destinations, no points, round 1', () => {
  const { state, now, scores } = table();
  expect(now).toBe('pay B');
  expect(scores).toBe('B 0 S 0 F 0 C 0');
  expect([state.round, state.captainGoal, state.mutineerGoal, state.steersman, state.pay]).toEqual([
    1,
    NONE,
    NONE,
    NONE,
    NONE,
  ]);
  expect(state.roles).toEqual([NONE, NONE, NONE, NONE]);
});

test('R1.9 options, seed and moves reproduce a game; what is not random does not use the generator', () => {
  expect(rules.setup({ pirates: true }, 3, 'same')).toEqual(rules.setup({ pirates: true }, 3, 'same'));
  const fixed = rules.setup({ layout: 'printed', first: 'p2' }, 4, 'same');
  const free = rules.setup({ first: 'p2' }, 4, 'same');
  expect(free.random).not.toEqual(fixed.random);
});
