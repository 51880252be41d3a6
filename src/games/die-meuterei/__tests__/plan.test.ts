/** The plan behind the search (section 11): what each move promises to the seat to act. */
import { randomFrom } from '@/core/random';
import { lean } from '../lean';
import { isQuiet } from '../appraise';
import { rules } from '../rules';
import type { State } from '../state';
import { type Layout, table } from './table';

const gainsOf = (state: State): number[] => {
  const gains: number[] = [];
  lean(state, rules.moves(state), gains);
  return gains;
};
const favourite = (layout: Layout, ...moves: string[]): string => {
  const { state } = table(layout).p1(...moves);
  const gains = gainsOf(state);
  return rules.write(rules.moves(state)[gains.indexOf(Math.max(...gains))] as never);
};

test('without a side near the mutiny Bijoux and Ojo go before everything', () => {
  for (const seats of [2, 3, 4] as const) {
    expect(favourite({ seats, row: 'bijoux', ship: 14 }, 'knock')).toBe('use bijoux');
    expect(favourite({ seats, row: 'ojo', ship: 14 }, 'knock')).toBe('use ojo');
  }
});

test('a hand too small for five duels takes cards, a large one coins', () => {
  const sides = 'V V V';
  expect(favourite({ seats: 3, row: 'pang', sides, ship: 12 }, 'knock', 'use pang')).toBe('take combat');
  const large = ['V1 V1 V2 V2 V3 D1 D1 D2 D2'];
  expect(favourite({ seats: 3, row: 'pang', sides, hands: large }, 'knock', 'use pang')).toBe('take coin');
});

test('who is short of cards buys them, the more the nearer the mutiny is', () => {
  expect(favourite({ row: 'nero', sides: 'V V', coins: [4, 1], ship: 13 }, 'knock', 'use nero')).toBe('buy 3');
});

test('the first side is that of the own cards', () => {
  expect(favourite({ row: 'ojo', hands: ['D3 D2 V1'] }, 'knock', 'use ojo')).toBe('side D');
});

test('a duel far behind is left in the second round', () => {
  const game = table({ sides: 'V D', pairs: 'V1D10', hands: ['V1 V2 V3 D1 D1 D1', 'D3 D3 D3 D2 D2 D2'], mutiny: true });
  game.all('D1', 'D3');
  const gains = gainsOf(game.state);
  expect(rules.write(rules.moves(game.state)[gains.indexOf(Math.max(...gains))] as never)).toBe('play mascot');
});

test('a plan follows from what the seat knows, and a quiet position is one for everybody', () => {
  for (let i = 0; i < 25; i++) {
    const state = rules.setup({}, 2 + (i % 3), `plan ${i}`);
    const chance = randomFrom(`plan ${i}`);
    while (rules.seatToAct(state) !== null) {
      const world = rules.imagine(rules.view(state, state.turn), chance);
      expect(gainsOf(world)).toEqual(gainsOf(state));
      expect(isQuiet(world)).toBe(isQuiet(state));
      rules.play(state, rules.instinct(state, chance));
    }
  }
});

test('a round begins quietly, a duel too', () => {
  expect(isQuiet(table({ row: 'pang' }).state)).toBe(true);
  expect(isQuiet(table({ row: 'pang' }).p1('knock').state)).toBe(false);
  const mutiny = { sides: 'V D', mutiny: true };
  expect(isQuiet(table(mutiny).state)).toBe(true);
});
