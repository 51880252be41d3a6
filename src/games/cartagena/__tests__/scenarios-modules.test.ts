/** Scenarios T31 to T45 of the specification: Filibusters and the six powers. */
import { table, X, Y } from './table';

const magic = { blackMagic: true };

test('T31 Filibusters: the others drop to seven, a dropped dark card triggers nothing', () => {
  const hands = {
    p1: 'rum* rum rum rum rum rum rum rum rum rum rum rum rum',
    p2: 'gun gun gun gun gun gun gun gun hook*',
    p3: 'chest chest chest chest chest chest chest',
    p4: 'hook hook hook hook hook hook hook hook',
  };
  const game = table({ path: X, players: 4, hands, options: { filibusters: true } });
  game.play('rum*:J>6');
  expect(game.toAct()).toBe('p2');
  expect(game.list()).toEqual(['drop:gun', 'drop:hook*']);
  game.play('drop:hook*', 'drop:gun');
  expect(game.toAct()).toBe('p4');
  game.play('drop:hook');
  expect(game.sizes()).toEqual([12, 7, 7, 7]);
  expect(game.toAct()).toBe('p1');
  expect(game.state.actionsLeft).toBe(2);
});

test('T32 Gun: see a hand, take a card, the victim draws', () => {
  const hands = { p1: 'gun', p2: 'rum rum hook' };
  const game = table({ path: X, players: 3, hands, deck: 'lantern rum', options: magic });
  expect(game.list('gun!')).toEqual(['gun!P2']);
  game.play('gun!P2');
  expect(game.list()).toEqual(['take:rum', 'take:hook']);
  game.play('take:hook');
  expect(game.hand('p2')).toBe('rum rum lantern');
  expect(game.hand('p1')).toBe('hook');
});

test('T33 Gun: with nothing left the victim draws the gun itself', () => {
  const game = table({ path: X, hands: { p1: 'gun', p2: 'rum' }, deck: '', options: magic });
  game.play('gun!P2', 'take:rum');
  expect(game.hand('p2')).toBe('gun');
});

test('T34 Rum: one for each opponent, two to keep', () => {
  const game = table({ path: X, players: 3, hands: { p1: 'rum' }, deck: 'gun hook chest parrot rum', options: magic });
  game.play('rum!', 'give:P2:gun', 'give:P3:hook');
  expect(game.hand('p1')).toBe('parrot chest');
  expect(game.hand('p2')).toBe('gun');
  expect(game.hand('p3')).toBe('hook');
  expect(game.deck()).toBe('rum');
});

test('T35 Rum: with three cards only the first opponent gets one', () => {
  const game = table({ path: X, players: 3, hands: { p1: 'rum' }, deck: 'gun hook', options: magic });
  game.play('rum!', 'give:P2:rum');
  expect(game.sizes()).toEqual([2, 1, 0]);
});

test('T36 Lantern: keep one, the first named will be drawn first', () => {
  const game = table({ path: X, hands: { p1: 'lantern' }, deck: 'gun hook chest rum rum', options: magic });
  game.play('lantern!', 'keep:chest', 'next:rum', 'next:gun');
  expect(game.deck()).toBe('rum gun hook rum');
  expect(game.hand('p1')).toBe('chest');
});

test('T37 Lantern: cards of one kind go back without a question', () => {
  const game = table({ path: X, hands: { p1: 'lantern' }, deck: 'gun gun gun rum hook', options: magic });
  game.play('lantern!', 'keep:rum');
  expect(game.deck()).toBe('gun gun gun hook');
  expect(game.state.actionsLeft).toBe(2);
});

test('T38 Parrot: a pair is one card of any other symbol', () => {
  const game = table({ path: X, hands: { p1: 'parrot parrot', p2: 'hook' }, options: magic });
  expect(game.can('2parrot=parrot')).toBe(false);
  game.play('2parrot=gun');
  expect(game.list()).toEqual(['gun:J>3', 'gun!P2']);
  game.play('gun:J>3');
  expect(game.state.actionsLeft).toBe(2);
  expect(game.hand('p1')).toBe('');
});

test('T39 Hook: into the sloop only with room for both', () => {
  const fits = table({ path: Y, p1: '17 17 B', hands: { p1: 'hook rum' }, options: magic });
  fits.play('hook!17', 'with:rum>B');
  expect(fits.at('p1')).toBe('J B B B');
  const full = table({ path: Y, p1: '17 17 B B', hands: { p1: 'hook rum' }, options: magic });
  expect(full.list('hook!')).toEqual([]);
  const beside = table({ path: Y, p1: '17 17 B B', hands: { p1: 'hook lantern' }, options: magic });
  beside.play('hook!17');
  expect(beside.list()).toEqual(['with:lantern>18']);
});

test('T40 Hook: two pirates together for two actions', () => {
  const game = table({ path: X, p1: '9 9', hands: { p1: 'hook hook' }, options: magic });
  game.play('hook!9', 'with:hook>14');
  expect(game.at('p1')).toBe('J J 14 14');
  expect(game.state.actionsLeft).toBe(1);
});

test('T40 Hook: not with one action left, not from jail, not with a rival', () => {
  const hands = { p1: 'hook hook gun rum' };
  const late = table({ path: X, p1: '9 9', hands, options: magic });
  late.play('gun:J>3', 'rum:J>6');
  expect(late.list('hook!')).toEqual([]);
  expect(table({ path: X, hands, options: magic }).list('hook!')).toEqual([]);
  expect(table({ path: X, p1: '9', p2: '9', hands, options: magic }).list('hook!')).toEqual([]);
});

test('T41 two parrot pairs as hook and second card', () => {
  const game = table({ path: X, p1: '9 9', hands: { p1: 'parrot parrot parrot parrot' }, options: magic });
  game.play('2parrot=hook', 'hook!9', 'with:2parrot=gun>18');
  expect(game.hand('p1')).toBe('');
  expect(game.at('p1')).toBe('J J 18 18');
  expect(game.state.actionsLeft).toBe(1);
});

test('T42 Chest: three cards, and the tile is gone', () => {
  const game = table({
    path: X,
    p1: '8',
    hands: { p1: 'chest chest' },
    tiles: { 8: 3 },
    deck: 'gun gun gun rum',
    options: magic,
  });
  game.play('chest!8');
  expect(game.hand('p1')).toBe('gun gun gun chest');
  expect(game.list('chest!')).toEqual([]);
  expect(game.can('chest:8>17')).toBe(true);
});

test('T43 Snake: back to the nearest vacant rum, all tiles laid anew', () => {
  const game = table({ path: X, p1: '22', p2: '21 15', hands: { p1: 'chest' }, tiles: { 22: 4 }, options: magic });
  game.play('chest!22');
  expect(game.at('p1')).toBe('J J J 11');
  expect(game.faceDownTiles()).toHaveLength(6);
});

test.each([
  ['1', 'J J J 2'],
  ['1 2 3', 'J J J 4'],
])('T44 Snake without a vacant rum, rivals on %s', (rivals, crew) => {
  const game = table({ path: X, p1: '4', p2: rivals, hands: { p1: 'chest' }, tiles: { 4: 4 }, options: magic });
  game.play('chest!4');
  expect(game.at('p1')).toBe(crew);
});

test('T45 Snake on the island: never back into the tunnel', () => {
  const game = table({ path: Y, p1: '22', p2: '21', hands: { p1: 'chest' }, tiles: { 22: 4 }, options: magic });
  game.play('chest!22');
  expect(game.at('p1')).toBe('J J J 19');
});
