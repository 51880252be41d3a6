/** Options: defaults, and the refusals in the specification's order (section 2, S26). */
import type { Options } from '@/core/options';
import { rules } from '../rules';

const refusal = (options: Options, seats = 4): string | undefined => rules.checkOptions(options, seats)?.id;

test('S26 the refusals of the specification', () => {
  expect(refusal({}, 2)).toBe('bad-players');
  expect(refusal({ rounds: '0' })).toBe('bad-rounds');
  expect(refusal({ first: 'p4' }, 3)).toBe('bad-first');
  expect(refusal({ opening: 'introductory' }, 3)).toBe('introductory-needs-4-players');
  expect(refusal({ opening: 'introductory', layout: 'shuffled' })).toBe('introductory-needs-printed-layout');
  expect(refusal({ opening: 'introductory', pirates: true })).toBe('introductory-excludes-pirates');
});

test('section 2: the first failure in the given order is the error', () => {
  const wrong: Record<string, string | boolean | number> = {
    rounds: '13',
    opening: 'slow',
    layout: 'square',
    first: 'p5',
    pirates: 'yes',
    loaderPool: 'deck',
  };
  expect(refusal(wrong, 5)).toBe('bad-players');
  const ids: (string | undefined)[] = [];
  for (const name of ['rounds', 'opening', 'layout', 'first', 'pirates', 'loaderPool']) {
    ids.push(refusal(wrong));
    delete wrong[name];
  }
  expect(ids).toEqual(['bad-rounds', 'bad-opening', 'bad-layout', 'bad-first', 'bad-pirates', 'bad-loader-pool']);
  expect(refusal(wrong)).toBeUndefined();
});

test('section 2: the introductory refusals in the given order', () => {
  const wrong: Record<string, string | boolean> = {
    opening: 'introductory',
    layout: 'shuffled',
    first: 'p2',
    pirates: true,
  };
  expect(refusal(wrong, 3)).toBe('introductory-needs-4-players');
  expect(refusal(wrong)).toBe('introductory-needs-printed-layout');
  wrong.layout = 'printed';
  expect(refusal(wrong)).toBe('introductory-needs-first-p1');
  wrong.first = 'p1';
  expect(refusal(wrong)).toBe('introductory-excludes-pirates');
  wrong.pirates = false;
  expect(refusal(wrong)).toBeUndefined();
  expect(refusal({ opening: 'introductory', first: 'random' })).toBe('introductory-needs-first-p1');
});

test('section 2: rounds and the Loader pool are free in the introductory opening', () => {
  expect(refusal({ opening: 'introductory', rounds: '1', loaderPool: 'hand' })).toBeUndefined();
});

test('section 2: defaults', () => {
  const four = rules.setup({}, 4, 'defaults');
  expect([four.rounds, four.loaderPool, four.pirateShip]).toEqual([8, 'drawn', -1]);
  expect(rules.setup({}, 3, 'defaults').rounds).toBe(9);
  expect(rules.setup({ rounds: '12' }, 3, 'defaults').rounds).toBe(12);
  const introductory = rules.setup({ opening: 'introductory' }, 4, 'defaults');
  expect(introductory.circle).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(introductory.captain).toBe(0);
});

test('an unknown option is named', () => {
  expect(rules.checkOptions({ firstCaptain: 'p1' }, 4)).toMatchObject({ id: 'unknown-option', option: 'firstCaptain' });
});
