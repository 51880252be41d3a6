/** R8: Black Magic Woman, rule by rule. */
import { ways } from '../touch';
import { rules } from '../rules';
import { table, X, Y } from './table';

const magic = { blackMagic: true };

test('R8.1 a card advances or releases its power; the card lies in the pile before the effect', () => {
  const game = table({ path: X, hands: { p1: 'lantern' }, deck: '', options: magic });
  expect(game.list('lantern')).toEqual(['lantern:J>5', 'lantern!']);
  game.play('lantern!');
  expect(game.list()).toEqual(['keep:lantern']);
});

test('R8.2 the shout marks the power; the ritual changes the touches, not the moves', () => {
  const hands = { p1: 'rum', p2: 'gun' };
  const plain = table({ path: X, hands, options: magic });
  const ritual = table({ path: X, hands, options: { ...magic, ritual: true } });
  expect(ritual.list()).toEqual(plain.list());
  const shout = rules.read('rum!') as number;
  expect(ways(plain.state, shout)).toEqual([
    ['amulet', 'card rum'],
    ['card rum', 'amulet'],
  ]);
  expect(ways(ritual.state, shout)).toEqual([['amulet', 'card rum']]);
});

test('R8.3 Gun: only an opponent with a card; the victim draws at once', () => {
  const game = table({ path: X, players: 3, hands: { p1: 'gun', p3: 'rum' }, deck: 'hook chest', options: magic });
  expect(game.list('gun!')).toEqual(['gun!P3']);
  game.play('gun!P3', 'take:rum');
  expect(game.hand('p3')).toBe('hook');
  expect(game.told('stole')[0]?.secret).toEqual({ to: [0, 2], card: 'rum' });
  expect(game.told('handSeen')[0]?.secret).toEqual({ to: [0], cards: ['rum'] });
});

test('R8.4 Rum: players + 1 cards, one for each opponent clockwise, two stay', () => {
  const game = table({ path: X, hands: { p2: 'rum' }, toMove: 'p2', deck: 'gun hook chest', options: magic });
  game.play('rum!', 'give:P1:chest');
  expect(game.hand('p1')).toBe('chest');
  expect(game.hand('p2')).toBe('gun hook');
});

test('R8.4 Rum: with two cards or fewer all are kept without a giving step', () => {
  const game = table({ path: X, players: 3, hands: { p1: 'rum' }, deck: 'gun', options: magic });
  game.play('rum!');
  expect(game.hand('p1')).toBe('gun rum');
  expect(game.state.actionsLeft).toBe(2);
});

test('R8.5 Lantern: draw four or what exists, keep one', () => {
  const game = table({ path: X, hands: { p1: 'lantern' }, deck: 'gun hook', options: magic });
  game.play('lantern!');
  expect(game.list()).toEqual(['keep:gun', 'keep:lantern', 'keep:hook']);
  game.play('keep:gun', 'next:hook');
  expect(game.deck()).toBe('hook lantern');
});

test('R8.6 Parrot: dark parrots are written, and a symbol without any use is not offered', () => {
  const options = { ...magic, filibusters: true };
  const hands = { p1: 'parrot parrot* parrot*', p2: 'gun gun gun gun gun gun gun gun' };
  const game = table({ path: X, hands, options });
  expect(game.list('2parrot*=')).toHaveLength(5);
  expect(game.list('2parrot**=')).toHaveLength(5);
  expect(game.list('2parrot=')).toEqual([]);
  game.play('2parrot**=rum', 'rum:J>6');
  expect(game.toAct()).toBe('p2');
});

test('R8.6 with nobody able to advance a pair stands only for a usable power', () => {
  const game = table({ path: Y, p1: 'B B B H', hands: { p1: 'parrot parrot' }, options: magic });
  expect(game.list('2parrot')).toEqual(['2parrot=rum', '2parrot=lantern']);
});

test('R8.7 a single parrot has no power', () => {
  const game = table({ path: X, hands: { p1: 'parrot' }, options: magic });
  expect(game.list('2parrot')).toEqual([]);
  expect(game.list('parrot')).toEqual(['parrot:J>2']);
});

test('R8.8 Hook: two own pirates on one space, two cards, two actions', () => {
  const game = table({ path: X, p1: '9 9', hands: { p1: 'hook gun' }, options: magic });
  game.play('hook!9');
  expect(game.list()).toEqual(['with:gun>18']);
  game.play('with:gun>18');
  expect(game.state.actionsLeft).toBe(1);
  expect(table({ path: X, p1: '9 9', hands: { p1: 'hook' }, options: magic }).list('hook!')).toEqual([]);
});

test('R8.9 Chest: the tile is turned up, leaves the board and lies open', () => {
  const layout = { path: X, p1: '8', hands: { p1: 'chest' }, options: magic };
  const empty = table({ ...layout, tiles: { 8: 0 } });
  empty.play('chest!8');
  expect(empty.size('p1')).toBe(0);
  expect(empty.state.opened).toEqual([0]);
  const two = table({ ...layout, tiles: { 8: 2 } });
  two.play('chest!8');
  expect(two.size('p1')).toBe(2);
  expect(two.told('tileOpened')[0]).toMatchObject({ space: 8, tile: '2' });
  expect(two.faceDownTiles()).not.toContain(8);
});

test('R8.10 Snake: back to the nearest vacant rum of the stretch, no card, all tiles laid again', () => {
  const game = table({ path: X, p1: '17 8', hands: { p1: 'chest chest' }, tiles: { 8: 1, 17: 4 }, options: magic });
  game.play('chest!8', 'chest!17');
  expect(game.at('p1')).toBe('J J 8 15');
  expect(game.size('p1')).toBe(1);
  expect(game.faceDownTiles()).toEqual([4, 8, 17, 22, 25, 33]);
  expect(game.state.opened).toEqual([]);
});
