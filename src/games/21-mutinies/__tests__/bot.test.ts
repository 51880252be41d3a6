/** The bots' quick policy and appraisal (section 11). */
import { alike } from '@/core/data';
import { randomFrom } from '@/core/random';
import { rules } from '../rules';
import { table } from './table';

const chosen = (state: Parameters<typeof rules.instinct>[0]): string =>
  rules.write(rules.instinct(state, randomFrom('bot')));

test('instinct follows from what the seat knows', () => {
  const random = randomFrom('worlds');
  for (let game = 0; game < 6; game++) {
    const state = rules.setup({}, 2 + (game % 4), `bot ${game}`);
    const player = randomFrom(`bot ${game}`);
    for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
      const imagined = rules.imagine(rules.view(state, seat), random);
      expect(chosen(imagined)).toBe(chosen(state));
      rules.play(state, rules.instinct(state, player));
    }
  }
});

test('it sells four of a colour when it commands, with all the rum it can', () => {
  const game = table({ hands: { p1: 'R06 R07 R08 R09' }, rum: { p1: 3 } });
  expect(chosen(game.state)).toBe('@market.same4');
  game.run('p1 @market.same4, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  for (let i = 0; i < 4; i++) game.run(`p1 ${chosen(game.state)}`);
  expect(chosen(game.state)).toBe('rum 3');
});

test('it uses prestige and doubloons at once, keeps rum tokens, and robs the leader', () => {
  expect(chosen(table({ treasures: { p1: 'pre1' } }).state)).toBe('use pre1');
  expect(chosen(table({ treasures: { p1: 'rum2' } }).state)).toMatch(/^@/);
  const thief = table({ pp: { p2: 20 } }).run('p1 @wreck, p2 @wreck, p3 @wreck, p4 @cabin.d');
  expect(chosen(thief.state)).toBe('rob p2');
});

test('it refuses to pay a large crew, and reveals what costs little', () => {
  const drawn = (card: string): string => {
    const game = table({ seats: 5, deck: card, d: { p2: 9 } });
    return chosen(game.run('p1 @tavern, p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp, p5 @cabin.pp').state);
  };
  expect([drawn('C08'), drawn('C01'), drawn('V01')]).toEqual(['hide', 'reveal', 'hide']);
});

test('whoever is ahead looks better, and the end is certain', () => {
  const { state } = table({ pp: { p1: 20 } });
  expect(rules.appraise(state, 0)).toBeGreaterThan(rules.appraise(state, 1));
  const before = rules.clone(state);
  state.phase = 'over';
  const looks: number[] = [];
  rules.appraiseAll?.(state, looks);
  expect(looks[0]).toBeGreaterThan(0.99);
  expect(alike(before.pp, state.pp)).toBe(true);
});

test('a position is quiet when a round begins or the game is over, and at no time between', () => {
  const game = table({ hands: { p2: 'R01' } });
  expect(rules.isQuiet?.(game.state)).toBe(true);
  for (const step of ['p1 @tavern', 'p2 @mutiny.1', 'p3 @cabin.pp']) {
    game.run(step);
    expect(rules.isQuiet?.(game.state)).toBe(false);
  }
  game.run('p4 @cabin.pp, p2 hide');
  expect([rules.isQuiet?.(game.state), game.state.round]).toEqual([true, 2]);
});

test('between rounds looks are shares of one win, and goods make a seat look better', () => {
  const looksOf = (layout: Parameters<typeof table>[0]): number[] => {
    const looks: number[] = [];
    rules.appraiseAll?.(table(layout).state, looks);
    return looks;
  };
  expect(looksOf({ pp: { p3: 9 } }).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  const [plain] = looksOf({}) as [number];
  for (const layout of [
    { hands: { p1: 'R01' } },
    { d: { p1: 9 } },
    { treasures: { p1: 'jew1' } },
    { cards: { p1: 'E10' } },
  ]) {
    expect(looksOf(layout)[0]).toBeGreaterThan(plain);
  }
  expect(looksOf({ cards: { p1: 'C08' } })[0]).toBeLessThan(plain);
});
