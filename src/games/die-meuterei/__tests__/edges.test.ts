/** Section 8: edge cases and bounds. */
import { below, randomFrom } from '@/core/random';
import { rules } from '../rules';
import { table } from './table';

/** Plays random games and calls at every position. */
function everyPosition(games: number, look: (state: ReturnType<typeof rules.setup>) => void): void {
  for (let i = 0; i < games; i++) {
    const random = randomFrom(`edges ${i}`);
    const state = rules.setup({ movement: i % 2 === 0 ? 'open' : 'closed' }, 2 + (i % 3), `edges ${i}`);
    while (rules.seatToAct(state) !== null) {
      look(state);
      const legal = rules.moves(state);
      rules.play(state, legal[below(random, legal.length)] as never);
    }
  }
}

test('8.1 and 8.2 always a move, lists stay short', () => {
  const longest: Record<string, number> = {};
  everyPosition(60, (state) => {
    const count = rules.moves(state).length;
    expect(count).toBeGreaterThan(0);
    longest[state.phase] = Math.max(longest[state.phase] ?? 0, count);
  });
  expect(longest.pick).toBe(10);
  expect(longest.cabin).toBeLessThanOrEqual(6);
  expect(longest.commit).toBeLessThanOrEqual(7);
  expect(Math.max(...Object.values(longest))).toBe(10);
});

test("8.2 Dean Nero's full list has ten moves", () => {
  const game = table({ row: 'nero', hands: ['V1 V2 V3 D1 D2 D3'], coins: [3, 1] }).p1('knock', 'use nero');
  expect(game.legal).toHaveLength(10);
});

test('8.3 empty supplies: pirates give nothing, nothing is drawn in the mutiny', () => {
  const game = table({ row: 'sate pang', supply: 0, pile: '' }).p1('knock', 'use sate');
  expect(game.told('nothing')).toMatchObject([{ pirate: 'sate' }]);
  expect(game.p2('knock', 'use pang').told('nothing')).toHaveLength(2);
});

test('8.4 everybody excluded or eliminated: nobody wins; a last seat still needs its side', () => {
  const nobody = table({ sides: '- -', pairs: 'V10D1 V9D2 V8D3', mutiny: true });
  expect(rules.outcome(nobody.state)?.winners).toEqual([]);
  const alone = table({ sides: 'V -', pairs: 'V1D10 V2D9 V3D8', hands: ['V1 V1 D1 D1 V2'], mutiny: true });
  while (alone.now !== 'end') alone.p1(alone.legal.at(-1) as string);
  expect(rules.outcome(alone.state)).toMatchObject({ winners: [], reason: 'diazAlone' });
});

test('8.5 ship home and supply empty in one round: reason ship', () => {
  const game = table({ row: 'valverde pang', gold: '1', ship: 16 }).p1('knock', 'use valverde');
  game.p2('knock', 'use pang', 'take coin');
  expect([game.state.lastRound, game.state.reason]).toEqual([true, 'ship']);
});

test('8.6 players who never open a second door meet the cap at last', () => {
  const state = rules.setup({ roundCap: 20 }, 2, 'slow');
  while (state.reason === null) {
    const legal = rules.moves(state);
    const texts = legal.map(rules.write);
    const use = legal.findIndex((move) => move.kind === 'use');
    const decline = texts.findIndex((text) => text === 'done' || text === 'skip');
    rules.play(state, legal[use >= 0 ? use : decline >= 0 ? decline : 0] as never);
  }
  expect([state.reason, state.round]).toEqual(['calm', 20]);
});

test('8.7 no game is longer than the bounds', () => {
  for (let i = 0; i < 40; i++) {
    const random = randomFrom(`bound ${i}`);
    const state = rules.setup({}, 4, `bound ${i}`);
    let moves = 0;
    while (rules.seatToAct(state) !== null) {
      const legal = rules.moves(state);
      rules.play(state, legal[below(random, legal.length)] as never);
      moves++;
    }
    expect(moves).toBeLessThanOrEqual(30 * 23 + 65);
  }
});

test('8.9 refused input leaves the state as it was', () => {
  const game = table({ row: 'tembo pang' }).p1('knock');
  const before = JSON.stringify(game.state);
  expect(game.refusal('p1', 'use pang')).toBe('illegal-move');
  expect(game.refusal('p1', 'use ghost')).toBe('bad-text');
  expect(game.refusal('p1', 'hello')).toBe('bad-text');
  expect(game.refusal('p2', 'knock')).toBe('not-your-turn');
  expect(JSON.stringify(game.state)).toBe(before);
  const over = table({ sides: '- -', pairs: 'V10D1 V9D2 V8D3', mutiny: true });
  expect(over.refusal('p1', 'knock')).toBe('game-over');
});
