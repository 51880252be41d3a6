/** R1: the table before the first knock. */
import { rules } from '../rules';
import { NONE } from '../state';
import { table } from './table';

const COUNTS = [
  { seats: 2, row: 5, left: 8, combat: 36, coins: 28, open: 6, closed: 0 },
  { seats: 3, row: 6, left: 7, combat: 34, coins: 27, open: 3, closed: 3 },
  { seats: 4, row: 7, left: 6, combat: 32, coins: 26, open: 0, closed: 6 },
];

test.each(COUNTS)('1.4 and T1: the table for $seats players', ({ seats, row, left, combat, coins, open, closed }) => {
  const state = rules.setup({}, seats, 'any');
  expect([state.row.length, state.leftOut.length]).toEqual([row, left]);
  expect([state.combat.length, state.gold.length, state.supply]).toEqual([combat, 18, coins]);
  expect(state.ship).toBe(open);
  expect(rules.setup({ movement: 'closed' }, seats, 'any').ship).toBe(closed);
});

test('R1.2 the elder gives first, chosen or at random', () => {
  for (const seat of [0, 1, 2]) {
    const state = rules.setup({ first: `p${seat + 1}` }, 3, 'any');
    expect([state.elder, state.giver, state.turn]).toEqual([seat, seat, seat]);
  }
  const elders = new Set(Array.from({ length: 40 }, (_item, i) => rules.setup({}, 3, `elder ${i}`).elder));
  expect([...elders].sort()).toEqual([0, 1, 2]);
});

test('R1.3 and T1: everybody has V1, D1, a coin and no conviction', () => {
  const game = table({ seats: 4 });
  for (const seat of ['p1', 'p2', 'p3', 'p4']) expect(game.hand(seat)).toBe('V1 D1');
  expect(game.coins).toBe('1/1/1/1');
  expect(game.state.sides).toEqual([NONE, NONE, NONE, NONE]);
});

test('R1.4 the piles hold all other cards in random order, and are queues', () => {
  const state = rules.setup({}, 2, 'any');
  const counts = [0, 1, 2, 3, 4, 5].map((card) => state.combat.filter((other) => other === card).length);
  expect(counts).toEqual([6, 7, 5, 6, 7, 5]);
  expect([1, 2, 3].map((value) => state.gold.filter((other) => other === value).length)).toEqual([6, 6, 6]);
  expect(rules.setup({}, 2, 'other').combat).not.toEqual(state.combat);
});

test('R1.5 the remaining coins are the supply', () => {
  const state = rules.setup({}, 3, 'any');
  expect(state.supply + state.coins.reduce((sum, coins) => sum + coins, 0)).toBe(30);
});

test('R1.6 ten sailors on deck that nobody knows, no pair', () => {
  const game = table({ seats: 3 });
  expect(game.state.deck.slice().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(game.pairs).toBe('');
  for (const viewer of [0, 1, 2, 'table'] as const)
    expect(new Set(game.seen(viewer).state.deck)).toEqual(new Set([-2]));
});

test('R1.7 lifeboat empty, no last round, no storm ahead', () => {
  const state = rules.setup({}, 4, 'any');
  expect([state.lifeboat, state.lastRound, state.pendingStorms, state.reason]).toEqual([NONE, false, 0, null]);
});

test('R1.8 the same seed gives the same game; a chosen elder shifts no other chance', () => {
  expect(rules.setup({}, 4, 'seed')).toEqual(rules.setup({}, 4, 'seed'));
  const first = rules.setup({ first: 'p1' }, 4, 'seed');
  const second = rules.setup({ first: 'p3' }, 4, 'seed');
  expect([second.combat, second.gold, second.deck, second.row]).toEqual([
    first.combat,
    first.gold,
    first.deck,
    first.row,
  ]);
});
