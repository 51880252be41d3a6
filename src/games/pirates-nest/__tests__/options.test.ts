/** Options and their refusals, section 3 of the specification. */
import { rules } from '../rules';

const refused = (options: Record<string, string | number | boolean>, players = 2) =>
  rules.checkOptions(options, players)?.id ?? null;

test('the number of players is 2 to 5', () => {
  expect([1, 2, 3, 4, 5, 6, 2.5].map((players) => refused({}, players))).toEqual([
    'bad-players',
    null,
    null,
    null,
    null,
    'bad-players',
    'bad-players',
  ]);
});

test('colours are as many as seats, known and all different', () => {
  expect(refused({ colours: 'yellow' })).toBe('bad-colours');
  expect(refused({ colours: 'yellow,blue,red' })).toBe('bad-colours');
  expect(refused({ colours: 'yellow,pink' })).toBe('bad-colours');
  expect(refused({ colours: 'yellow,yellow' })).toBe('bad-colours');
  expect(refused({ colours: 'purple,yellow' })).toBeNull();
  expect(refused({ colours: 'usual' }, 5)).toBeNull();
});

test('the first player is a seat of this table', () => {
  expect(refused({ first: 'p3' })).toBe('bad-first');
  expect(refused({ first: 'p3' }, 3)).toBeNull();
  expect(refused({ first: 0 })).toBe('bad-first');
});

test('crews have four to six pirates', () => {
  expect([3, 4, 5, 6, 7].map((pirates) => refused({ pirates }))).toEqual([
    'bad-pirates',
    null,
    null,
    null,
    'bad-pirates',
  ]);
});

test.each([
  '1a> 2a> 3a> 4a> 5a>',
  '1a> | 2a> 3a> 4a> 5a>',
  '1a> 2a> | 3a> 4a>',
  '1a> 2a> | 3a> 4a> 4b>',
  '1a> 2a> | 3a> 4a> 6a>',
  '1c> 2a> | 3a> 4a> 5a>',
  '1a 2a> | 3a> 4a> 5a>',
  '',
])('the layout "%s" is refused', (layout) => {
  expect(refused({ layout })).toBe('bad-layout');
});

test('switches are on or off, and unknown options are named', () => {
  expect(refused({ freebooter: 'no' })).toBe('bad-freebooter');
  expect(refused({ nestPush: 1 })).toBe('bad-nest-push');
  expect(refused({ openHands: 'yes' })).toBe('bad-open-hands');
  expect(refused({ sloop: true })).toBe('unknown-option');
});

test('open hands show every hand to everybody, and nothing else', () => {
  const state = rules.setup({ openHands: true }, 3, 'open');
  expect(rules.view(state, 'table').hands).toEqual(state.hands);
  expect(new Set(rules.view(state, 0).supply)).toEqual(new Set([-1]));
});
