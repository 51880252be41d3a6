/** Section 11: the quick policy and the appraisal. */
import { randomFrom } from '@/core/random';
import { rules } from '../rules';
import { type Layout, table } from './table';

const random = () => randomFrom('bot');
const choice = (layout: Layout, ...moves: string[]) =>
  rules.write(rules.instinct(table(layout).p1(...moves).state, random()));
const looks = (layout: Layout, seat = 0) => rules.appraise(table(layout).state, seat);

test('near the mutiny a conviction goes before everything', () => {
  expect(choice({ row: 'bijoux', ship: 14 }, 'knock')).toBe('use bijoux');
  expect(choice({ row: 'bijoux', ship: 14, sides: 'V -' }, 'knock')).toBe('knock');
});

test('good pirates are visited, poor ones are passed by', () => {
  expect(choice({ row: 'crackpott' }, 'knock')).toBe('use crackpott');
  expect(choice({ row: 'wessel' }, 'knock')).toBe('knock');
});

test('cards of the own side are kept, others are exchanged', () => {
  expect(choice({ row: 'tembo', sides: 'D -', pile: 'V3 D1 V1' }, 'knock', 'use tembo')).toBe('keep 2');
  expect(choice({ row: 'wessel', sides: 'D -', hands: ['V3 D3'] }, 'knock', 'use wessel')).toBe('return V3');
  expect(choice({ row: 'wessel', sides: 'D -', hands: ['D2 D3'] }, 'knock', 'use wessel')).toBe('done');
});

test('the stronger sailor goes to the own side', () => {
  const layout = { row: 'cambi', sides: 'D -', deck: '1 2 9 3 5 6 7 4 8 10' };
  expect(choice(layout, 'knock', 'use cambi', 'pick 3', 'pick 1')).toBe('place D');
});

test('a hopeless duel is left in the second round', () => {
  const game = table({ sides: 'V D', pairs: 'V1D10', hands: ['V1 V2 V3 D1 D1 D1', 'D3 D3 D3 D2 D2 D2'], mutiny: true });
  game.all('D1', 'D3');
  expect(rules.write(rules.instinct(game.state, random()))).toBe('play mascot');
});

test('instinct follows from what the seat knows', () => {
  for (let i = 0; i < 25; i++) {
    const state = rules.setup({}, 2 + (i % 3), `honest ${i}`);
    const chance = randomFrom(`honest ${i}`);
    while (rules.seatToAct(state) !== null) {
      const world = rules.imagine(rules.view(state, state.turn), chance);
      const move = rules.instinct(state, randomFrom('same'));
      expect(rules.write(rules.instinct(world, randomFrom('same')))).toBe(rules.write(move));
      rules.play(state, rules.instinct(state, chance));
    }
  }
});

test('gold, arms, sailors and a conviction look better', () => {
  expect(looks({ sides: 'V V', coins: [5, 1] })).toBeGreaterThan(looks({ sides: 'V V', coins: [1, 5] }));
  expect(looks({ sides: 'V D', hands: ['V3 V3', 'D1'] })).toBeGreaterThan(
    looks({ sides: 'V D', hands: ['V1', 'D3 D3'] }),
  );
  expect(looks({ sides: 'V D', pairs: 'V10D1 V9D2' })).toBeGreaterThan(looks({ sides: 'V D', pairs: 'V1D10 V2D9' }));
  expect(looks({ sides: 'V D', ship: 15 })).toBeGreaterThan(looks({ sides: '- D', ship: 15 }));
});

test('one such player among random ones wins far more than a share', () => {
  let wins = 0;
  const games = 60;
  for (let i = 0; i < games; i++) {
    const state = rules.setup({}, 3, `arena ${i}`);
    const chance = randomFrom(`arena ${i}`);
    while (rules.seatToAct(state) !== null) {
      const legal = rules.moves(state);
      const move = state.turn === i % 3 ? rules.instinct(state, chance) : legal[chance.a % legal.length];
      rules.play(state, (move ?? legal[0]) as never);
      chance.a = (chance.a * 69069 + 1) & 0x7fffffff;
    }
    if (rules.outcome(state)?.winners.includes(i % 3)) wins++;
  }
  expect(wins / games).toBeGreaterThan(0.6);
});
