/** R3.10 … R3.12: convictions and sailors. */
import { table } from './table';

test('R3.10 Bijoux sets the conviction, later it is kept or changed', () => {
  const game = table({ row: 'bijoux ghost' }).p1('knock', 'use bijoux');
  expect([game.now, game.legal]).toEqual(['side p1', ['side V', 'side D']]);
  game.p1('side V');
  expect(game.state.sides).toEqual([0, -1]);
  const later = table({ row: 'bijoux ghost', sides: 'V -' }).p1('knock', 'use bijoux');
  expect([later.now, later.legal]).toEqual(['bijoux p1', ['stay', 'change']]);
  expect(later.p1('change').state.sides[0]).toBe(1);
  expect(table({ row: 'bijoux ghost', sides: 'V -' }).p1('knock', 'use bijoux', 'stay').state.sides[0]).toBe(0);
});

test('R3.11 Ojo sets the conviction, later it looks at one that is set', () => {
  expect(table({ row: 'ojo ghost' }).p1('knock', 'use ojo', 'side D').state.sides).toEqual([1, -1]);
  const game = table({ seats: 4, row: 'ojo ghost', sides: 'V D - V' }).p1('knock', 'use ojo');
  expect(game.legal).toEqual(['peek p2', 'peek p4', 'skip']);
  game.p1('peek p2');
  expect(game.seen(0).sides).toBe('V D - ?');
  expect(game.seen(2).sides).toBe('? ? - ?');
  expect(game.told('peeked')).toMatchObject([{ seat: 0, target: 1, secret: { to: [0], side: 'D' } }]);
});

test('R3.12 Cambivalute places a pair: both are taken before either is seen', () => {
  const game = table({ row: 'cambi ghost', deck: '1 2 3 4 5 6 7 8 9 10' }).p1('knock', 'use cambi', 'pick 7');
  expect(new Set(game.seen(0).state.deck)).toEqual(new Set([-2]));
  expect(game.legal).toHaveLength(9);
  game.p1('pick 2');
  expect(game.legal).toEqual(['place V', 'place D']);
  expect([game.seen(0).state.deck[6], game.seen(0).state.deck[1], game.seen(1).state.deck[6]]).toEqual([7, 2, -2]);
  game.p1('place V');
  expect([game.pairs, game.seen(0).pairs, game.seen(1).pairs]).toEqual(['V7D2', 'V7D2', '?']);
  expect(game.state.deck.filter((sailor) => sailor > 0)).toHaveLength(8);
});

test('R3.12 with five pairs placed one may be inspected and swapped', () => {
  const layout = { row: 'cambi ghost', pairs: 'V1D2 V3D4 V5D6 V7D8 V9D10' };
  const game = table(layout).p1('knock', 'use cambi');
  expect(game.legal).toEqual(['inspect A', 'inspect B', 'inspect C', 'inspect D', 'inspect E', 'skip']);
  game.p1('inspect D');
  expect([game.now, game.legal, game.seen(0).pairs]).toEqual(['swap p1', ['swap', 'stay'], '? ? ? V7D8 ?']);
  game.p1('swap');
  expect([game.pairs, game.seen(0).pairs, game.seen(1).pairs]).toEqual([
    'V1D2 V3D4 V5D6 V8D7 V9D10',
    '? ? ? V8D7 ?',
    '? ? ? ? ?',
  ]);
  const declined = table(layout).p1('knock', 'use cambi', 'skip');
  expect([declined.pairs, declined.now]).toEqual([layout.pairs, 'cabin p2']);
});
