/** Edge cases E1 – E10 over random games and in single positions. */
import { below, randomFrom } from '@/core/random';
import { rules } from '../rules';
import { allPass, table } from './table';

/** Random games of every kind, told move by move. */
function randomGames(games: number, watch: (state: ReturnType<typeof rules.setup>, legal: number) => void): number[] {
  const lengths: number[] = [];
  for (let i = 0; i < games; i++) {
    const seats = 3 + (i % 2);
    const options = { pirates: i % 4 > 1, loaderPool: i % 8 > 3 ? 'hand' : 'drawn' };
    const state = rules.setup(options, seats, `edge ${i}`);
    const random = randomFrom(`edge moves ${i}`);
    let length = 0;
    for (; rules.seatToAct(state) !== null; length++) {
      const legal = rules.moves(state);
      watch(state, legal.length);
      rules.play(state, legal[below(random, legal.length)] as never);
    }
    lengths.push(length);
  }
  return lengths;
}

test('E1, E2 every phase has a move, and no list is longer than said', () => {
  const most: Record<string, number> = {};
  const least: Record<string, number> = {};
  randomGames(400, (state, legal) => {
    most[state.phase] = Math.max(most[state.phase] ?? 0, legal);
    least[state.phase] = Math.min(least[state.phase] ?? 99, legal);
  });
  expect(least).toMatchObject({ pay: 4, offer: 1, role: 3, fight: 1, repel: 1, sell: 2, drop: 1 });
  expect(most.offer).toBeLessThanOrEqual(6);
  expect(most.role).toBe(5);
  expect(most.fight).toBeLessThanOrEqual(6);
  expect(most.sell).toBeLessThanOrEqual(6);
  expect(most.drop).toBeLessThanOrEqual(7);
});

test('E3 a draw always succeeds: hands are full at the start of every round', () => {
  randomGames(100, (state) => {
    if (state.phase === 'pay') expect(state.held.every((held) => held === 5)).toBe(true);
    expect(state.deck.every((kind) => kind >= 0)).toBe(true);
  });
});

test('E4 no game is longer than 40 moves a round', () => {
  const lengths = randomGames(200, () => undefined);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(320);
});

test('E5 the Captain is one of the seats and has no role while roles are taken', () => {
  randomGames(60, (state) => {
    if (state.phase === 'offer' || state.phase === 'role') expect(state.roles[state.captain]).toBe(-1);
  });
});

test('E6 nobody plays a card: no sale, and the ship sails five', () => {
  const game = allPass(table().B('pay 0'), 'S boy, F merchant, C mate');
  expect(game.told('scored').some((event) => String(event.cause).startsWith('sale'))).toBe(false);
  expect(game.told('sailed')).toMatchObject([{ from: 'hochland', to: 'affeninsel' }]);
});

test('E7 pay 3 is not paid without a Mate or by an overthrown Captain', () => {
  expect(allPass(table().B('pay 3'), 'S boy, F merchant, C loader').bookings).toBe('B ship 2');
  const game = allPass(table({ hands: { S: 'X +4' } }).B('pay 3'), 'S mutineer, F mate, C merchant');
  expect(game.B('fight 0').S('fight 1').F('fight 0').bookings).toBe('S ship 2');
});

test('E8 Boy and Mate without a Mutineer: no fight, 0 and 1 + pay', () => {
  const game = allPass(table().B('pay 2'), 'S boy, F mate, C merchant');
  expect([game.told('fought'), game.scores]).toEqual([[], 'B 0 S 0 F 3 C 0']);
});

test('E9 a ship that stays scores again; the next round has one active island', () => {
  const game = table({ ship: 'eisfelsen', wake: 'hochland', hands: { B: '' }, phase: 'offer', pay: 0 });
  allPass(game, 'S boy, F mate, C merchant');
  expect([game.told('scored')[0], game.active]).toEqual([
    { kind: 'scored', seat: 0, cause: 'ship', points: 5 },
    'eisfelsen',
  ]);
});

test('E10 two active islands are always different', () => {
  randomGames(60, (state) => expect(state.wake).not.toBe(state.ship));
});

test('refusals: over, not your turn, not a move, not legal', () => {
  const game = table({ round: 8 });
  expect(game.refusal('S', 'pay 0')).toBe('not-your-turn');
  expect(game.refusal('B', 'pay 4')).toBe('bad-text');
  expect(game.refusal('B', 'pass')).toBe('illegal-move');
  allPass(game.B('pay 0'), 'S boy, F mate, C merchant');
  expect(game.refusal('B', 'pay 0')).toBe('game-over');
});
