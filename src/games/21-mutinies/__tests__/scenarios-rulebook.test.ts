/** The rulebook's own examples (section 9.1). */
import { table } from './table';

test('scenario 1: Trade Routes', () => {
  const game = table({ display: 'R06 X01 W01 G04' });
  game.run('p1 @trade.1, p2 @trade.2, p3 @trade.3, p4 @cabin.pp');
  expect([game.hand('p1'), game.purse('p1')]).toEqual(['R06', '3 D 0 rum 3 PP']);
  expect([game.hand('p2'), game.purse('p2')]).toEqual(['X01', '2 D 0 rum 3 PP']);
  expect([game.hand('p3'), game.purse('p3')]).toEqual(['W01', '4 D 1 rum 3 PP']);
  expect(game.purse('p4')).toBe('4 D 1 rum 4 PP');
  expect(game.state.tavern).toBe(23);
  expect(game.display).toMatch(/^\w{3} \w{3} \w{3} G04$/);
  expect([game.token, game.now]).toEqual(['trade', 'place p1']);
});

test('scenario 2: Non Trade Routes', () => {
  const game = table().run('p1 @blind, p2 @blind, p3 @blind, p4 @blind');
  expect(game.d()).toEqual([3, 3, 3, 2]);
  game.run('p1 keep, p2 keep, p3 throw, p4 keep');
  expect([game.purse('p3'), game.hand('p3')]).toEqual(['4 D 1 rum 3 PP', '']);
  expect(game.purse('p4')).toBe('2 D 2 rum 3 PP');
  expect(game.state.discard).toHaveLength(1);
  expect(game.state.blind).toHaveLength(4);
});

test('scenario 3: Shipwrecks', () => {
  const game = table({ dice: '1 4 2 5' }).run('p1 @wreck, p2 @wreck, p3 @cabin.pp, p4 @cabin.pp');
  expect(game.state.treasureCounts).toEqual([1, 1, 0, 0]);
  expect(game.d()).toEqual([3, 4, 4, 4]);
});

test('scenario 4: Tavern', () => {
  const game = table({ dice: '4' }).run('p1 @tavern, p2 @tavern, p3 @tavern, p4 @tavern');
  expect(game.state.rum).toEqual([4, 3, 2, 2]);
  expect(game.d()).toEqual([3, 4, 4, 5]);
});

test('scenario 5: Black Market', () => {
  const game = table({ hands: { p1: 'R06 W07 B01' }, rum: { p1: 2 } });
  game.run('p1 @market.any3, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp, p1 pick R06, p1 pick W07, p1 pick B01');
  game.run('p1 rum 2');
  expect(game.purse('p1')).toBe('8 D 0 rum 7 PP');
  expect(game.discard).toBe('R06 W07 B01');
});

test('scenario 6: no rum icons', () => {
  const game = table({ hands: { p1: 'R01 R02 R04 R05' }, rum: { p1: 3 } });
  game.run('p1 @market.same4, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  game.run('p1 pick R01, p1 pick R02, p1 pick R04, p1 pick R05');
  expect(game.legal()).toEqual(['rum 0']);
  expect(game.run('p1 rum 0').purse('p1')).toBe('10 D 3 rum 11 PP');
});

test('scenario 7: Town needs two doubloons for prestige', () => {
  expect(table({ d: { p1: 1 } }).legal('@town')).toEqual(['@town.steal', '@town.rum', '@town.rumour']);
  expect(table({ d: { p1: 2 } }).legal('@town.pp')).toEqual(['@town.pp']);
});

test('scenario 8: Shipwrecks without treasures', () => {
  const game = table({ treasureStack: 0, dice: '3 2 2 2' }).run('p1 @wreck, p2 @wreck, p3 @cabin.pp, p4 @cabin.pp');
  expect(game.purse('p1')).toBe('5 D 1 rum 4 PP');
  expect(game.purse('p2')).toBe('4 D 1 rum 3 PP');
});

test('scenario 9: the henchman', () => {
  const game = table({ seats: 2, display: 'R06 W04 B01 G01' }).run('p1 @trade.3, p1 h@trade.2, p2 @trade.1');
  expect([game.hand('p1'), game.purse('p1')]).toEqual(['B01', '2 D 1 rum 3 PP']);
  expect(game.discard).toBe('W04');
  expect([game.hand('p2'), game.purse('p2')]).toEqual(['R06', '4 D 0 rum 3 PP']);
});
