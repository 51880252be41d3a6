/** Components and setup (section 1, R1). */
import {
  BLANK,
  CARD_IDS,
  JEWEL_D,
  JEWEL_IDS,
  JEWEL_R,
  LAST_MUTINY,
  ROW_DOUBLOONS,
  ROW_PP,
  TREASURE_COUNTS,
} from '../data';
import { rules } from '../rules';
import { NONE } from '../state';

test('section 1: 54 jewels, 24 treasures, 45 cards, and the payout the rulebook prints', () => {
  expect([JEWEL_IDS.length, JEWEL_D.length, JEWEL_R.length]).toEqual([54, 54, 54]);
  expect(JEWEL_IDS.slice(10, 14)).toEqual(['R11', 'R12', 'W01', 'W02']);
  expect([JEWEL_IDS[48], JEWEL_D[48], JEWEL_R[48]]).toEqual(['X01', 2, 1]);
  expect(TREASURE_COUNTS.reduce((sum, count) => sum + count)).toBe(24);
  expect(CARD_IDS).toHaveLength(45);
  expect([(ROW_DOUBLOONS[1] as number) + 2, (ROW_PP[1] as number) + 2]).toEqual([5, 4]);
});

test.each([2, 3, 4, 5])('R1.1 with %i players: 3 PP, 1 rum, nothing in hand, no bonus', (seats) => {
  const state = rules.setup({}, seats, 'start');
  for (let seat = 0; seat < seats; seat++) {
    expect([state.pp[seat], state.rum[seat], state.bonuses[seat], state.treasureCounts[seat]]).toEqual([3, 1, 0, 0]);
    expect([state.hands[seat], state.cards[seat]]).toEqual([[], []]);
  }
});

test('R1.2 the captain has 3 D, sailors 4; the order is drawn, named, or only its first seat', () => {
  const drawn = rules.setup({}, 4, 'one');
  expect(drawn.order.slice().sort()).toEqual([0, 1, 2, 3]);
  expect(drawn.doubloons.map((d, seat) => (seat === drawn.order[0] ? d === 3 : d === 4))).not.toContain(false);
  expect(rules.setup({ order: 'p3,p1,p2' }, 3, 'x').order).toEqual([2, 0, 1]);
  const firsts = ['a', 'b', 'c', 'd'].map((seed) => rules.setup({ first: 'p2' }, 5, seed).order);
  expect(firsts.map((order) => order[0])).toEqual([1, 1, 1, 1]);
  expect(new Set(firsts.map(String)).size).toBeGreaterThan(1);
});

test('R1.3 the Tavern holds 25 rum less one each', () => {
  expect([2, 3, 4, 5].map((seats) => rules.setup({}, seats, 'x').tavern)).toEqual([23, 22, 21, 20]);
});

test('R1.4 the deck: mutinies less one, Last Mutiny at the bottom, the rest in the box; or blanks', () => {
  const full = rules.setup({ mutinies: 15 }, 4, 'x');
  expect([full.deck.length, full.deck[0], full.box.length]).toEqual([15, LAST_MUTINY, 30]);
  expect(rules.setup({ mutinies: 45 }, 4, 'x').box).toEqual([]);
  const blank = rules.setup({ cards: 'simplified', mutinies: 45 }, 4, 'x');
  expect([blank.deck.length, new Set(blank.deck), blank.box]).toEqual([45, new Set([BLANK]), []]);
});

test('R1.5 treasures and jewels are laid out: 4 and 4, with five players 5 and 5', () => {
  const sizes = [2, 3, 4, 5].map((seats) => {
    const state = rules.setup({}, seats, 'x');
    return [state.treasureStack.length, state.blind.length, state.display.length, state.stock.length];
  });
  expect(sizes).toEqual([
    [24, 4, 4, 46],
    [24, 4, 4, 46],
    [24, 4, 4, 46],
    [24, 5, 5, 44],
  ]);
});

test('R1.6 no token, no closure, no run-out; the captain places', () => {
  const state = rules.setup({}, 3, 'x');
  expect([state.token, state.closedUntil, state.runOuts, state.round]).toEqual([NONE, [0, 0, 0, 0, 0, 0], 0, 1]);
  expect([state.phase, state.turn]).toEqual(['place', state.order[0]]);
});
