/** Options and their refusals (section 2). */
import { rules } from '../rules';

const refusal = (options: Record<string, string | number>, seats = 4): string | undefined =>
  rules.checkOptions(options, seats)?.id;

test('players 2 to 5', () => {
  expect([1, 6].map((seats) => refusal({}, seats))).toEqual(['bad-players', 'bad-players']);
  expect([2, 3, 4, 5].map((seats) => refusal({}, seats))).toEqual([undefined, undefined, undefined, undefined]);
});

test('cards: full, simplified; two players need simplified', () => {
  expect(refusal({ cards: 'none' })).toBe('bad-cards');
  expect(refusal({ cards: 'full' }, 2)).toBe('two-players-need-simplified');
  expect(refusal({ cards: 'simplified' }, 2)).toBeUndefined();
  expect([rules.setup({}, 2, 'x').simplified, rules.setup({}, 3, 'x').simplified]).toEqual([true, false]);
});

test('mutinies 11 to 45', () => {
  expect([10, 46, 11.5].map((mutinies) => refusal({ mutinies }))).toEqual([
    'bad-mutinies',
    'bad-mutinies',
    'bad-mutinies',
  ]);
  expect([11, 21, 45].map((mutinies) => refusal({ mutinies }))).toEqual([undefined, undefined, undefined]);
});

test('order: random or every seat once', () => {
  const bad = ['p1,p2', 'p1,p2,p3,p3', 'p1,p2,p3,p5', '', 'p1 p2 p3 p4'];
  expect(bad.map((order) => refusal({ order }))).toEqual(bad.map(() => 'bad-order'));
  expect(refusal({ order: 'p4,p2,p1,p3' })).toBeUndefined();
});

test('first: a seat, not against the order', () => {
  expect(refusal({ first: 'p5' })).toBe('bad-first');
  expect(refusal({ first: 'p1', order: 'p2,p1,p3,p4' })).toBe('first-contradicts-order');
  expect(refusal({ first: 'p2', order: 'p2,p1,p3,p4' })).toBeUndefined();
});

test('an unknown option is refused by name', () => {
  expect(rules.checkOptions({ wind: 1 }, 4)).toMatchObject({ id: 'unknown-option', option: 'wind' });
});
