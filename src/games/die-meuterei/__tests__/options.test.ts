/** Section 2: options and refusals. */
import { options, presets } from '../options';
import { rules } from '../rules';

test('usual values', () => {
  expect(options.map(({ name, usual }) => [name, usual])).toEqual([
    ['movement', 'open'],
    ['first', 'random'],
    ['roundCap', 30],
  ]);
  expect(rules.setup({}, 3, 'x').roundCap).toBe(30);
});

test.each([
  [{}, 1, 'bad-players', 'players'],
  [{}, 5, 'bad-players', 'players'],
  [{ movement: 'sideways' }, 2, 'bad-movement', 'movement'],
  [{ movement: true }, 2, 'bad-movement', 'movement'],
  [{ first: 'p3' }, 2, 'bad-first', 'first'],
  [{ first: 1 }, 2, 'bad-first', 'first'],
  [{ roundCap: 19 }, 2, 'bad-round-cap', 'roundCap'],
  [{ roundCap: 61 }, 2, 'bad-round-cap', 'roundCap'],
  [{ roundCap: 30.5 }, 2, 'bad-round-cap', 'roundCap'],
  [{ firstGiver: 'p1' }, 2, 'unknown-option', 'firstGiver'],
] as const)('%j with %s players is %s', (given, seats, id, option) => {
  expect(rules.checkOptions(given, seats)).toMatchObject({ id, option });
});

test('all legal values combine', () => {
  for (const seats of [2, 3, 4]) {
    for (const movement of ['open', 'closed']) {
      for (const first of ['random', 'p1', `p${seats}`]) {
        for (const roundCap of [20, 30, 60]) {
          expect(rules.checkOptions({ movement, first, roundCap }, seats)).toBeNull();
        }
      }
    }
  }
  for (const preset of presets) expect(rules.checkOptions(preset.options, 4)).toBeNull();
});
