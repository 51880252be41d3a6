/** Every treasure (table 1.5). */
import { table } from './table';

test.each([
  ['rum1', '3 D 2 rum 3 PP'],
  ['rum2', '3 D 3 rum 3 PP'],
  ['dou2', '5 D 1 rum 3 PP'],
  ['dou3', '6 D 1 rum 3 PP'],
  ['pre1', '3 D 1 rum 4 PP'],
  ['pre2', '3 D 1 rum 5 PP'],
  ['exc2', '1 D 1 rum 5 PP'],
  ['exc3', '0 D 1 rum 6 PP'],
])('%s used', (treasure, purse) => {
  expect(
    table({ treasures: { p1: treasure } })
      .run(`p1 use ${treasure}`)
      .purse('p1'),
  ).toBe(purse);
});

test('jew1 draws the top jewel of the stock, unseen by others', () => {
  const game = table({ treasures: { p1: 'jew1' }, stock: 'X01 R01' }).run('p1 use jew1');
  expect([game.hand('p1'), game.told('drewJewel')[0]?.secret]).toEqual(['X01', { to: [0], jewel: 'X01' }]);
});

test('usable if: rum in the Tavern, a purse that covers it, a jewel in the stock', () => {
  const layout = { treasures: { p1: 'rum1 rum2 exc2 exc3 jew1 dou2' }, tavern: 0, d: { p1: 1 }, stock: 0 } as const;
  expect(table({ ...layout }).legal('use')).toEqual(['use dou2']);
  expect(table({ ...layout, d: { p1: 2 }, stock: 1 }).legal('use')).toEqual(['use dou2', 'use exc2', 'use jew1']);
});

test('several of one kind are one move', () => {
  expect(table({ treasures: { p1: 'dou2 dou2' } }).legal('use')).toEqual(['use dou2']);
});
