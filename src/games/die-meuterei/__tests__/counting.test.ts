/** Counted move trees of fixed positions, against a slow counter that knows the rules in another way. */
import { rules } from '../rules';
import type { State } from '../state';
import { slowDuel, slowRound } from './slow';
import { table } from './table';

/** Sequences of moves of each length, while the position is still of interest. */
function counted(state: State, depth: number, isOver: (state: State) => boolean): number {
  const legal = rules.moves(state);
  if (depth === 1) return legal.length;
  let sum = 0;
  for (const move of legal) {
    const next = rules.clone(state);
    rules.play(next, move);
    if (rules.seatToAct(next) !== null && !isOver(next)) sum += counted(next, depth - 1, isOver);
  }
  return sum;
}

test.each([
  { seats: 2, row: 'tembo pang chang crackpott sate' },
  { seats: 2, row: 'sate ghost ramon pang valverde' },
  { seats: 3, row: 'valverde sate ghost tembo chang crackpott' },
  { seats: 3, row: 'ramon pang chang tembo sate valverde' },
  { seats: 4, row: 'crackpott ghost sate valverde pang chang ramon' },
] as const)('a round of $seats players behind $row', ({ seats, row }) => {
  const { state } = table({ seats, row });
  for (let depth = 1; depth <= 8; depth++) {
    expect(counted(state, depth, (next) => next.round > 1)).toBe(slowRound(seats, row.split(' '), depth));
  }
});

test('a round with empty supplies asks less', () => {
  const { state } = table({ row: 'tembo pang ramon chang sate', pile: '', supply: 0, gold: '', coins: [0, 0] });
  for (let depth = 1; depth <= 7; depth++) {
    const slow = slowRound(2, ['a', 'b', 'c', 'd', 'e'], depth);
    expect(counted(state, depth, (next) => next.reason !== null)).toBe(slow);
  }
});

test.each([
  { hands: ['V1 V2', 'D1 D3'], coins: [1, 1], supply: 5 },
  { hands: ['V1 V1 D2', 'D1'], coins: [0, 2], supply: 5 },
  { hands: ['', 'D1 V3 V3'], coins: [1, 1], supply: 0 },
  { hands: ['V1 D2', 'V3', 'D1 D1'], coins: [1, 0, 2], supply: 1 },
  { hands: ['V1 D2', '', 'D1 D3'], coins: [0, 0, 0], supply: 0 },
  { hands: ['V1', 'V2', 'D1', 'D2 V1'], coins: [1, 1, 0, 3], supply: 2 },
])('a duel with $hands and coins $coins', ({ hands, coins, supply }) => {
  const seats = hands.length as 2 | 3 | 4;
  const sides = 'V D V D'.slice(0, 2 * seats - 1);
  const { state } = table({ seats, sides, pairs: 'V5D6', hands, coins, supply, mutiny: true });
  const slow = hands.map((hand) => hand.split(' ').filter((card) => card !== ''));
  for (let depth = 1; depth <= (seats === 4 ? 8 : 9); depth++) {
    expect(counted(state, depth, (next) => next.duel > 0)).toBe(slowDuel({ hands: slow, coins, supply }, depth));
  }
});
