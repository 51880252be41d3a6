/** Scenarios T1 to T16 of the specification: the rulebook's examples and the one-stretch path. */
import { outcome } from '../end';
import { figure1, figure2, table, X } from './table';

test('T1 rulebook example 1: rum, retreat, hook', () => {
  const game = figure1({ p1: 'rum hook' });
  game.play('rum:7>21');
  expect(game.told('moved')[0]).toMatchObject({ from: '7', to: '21', jumped: [11, 15] });
  game.play('back:21>19+2');
  expect(game.size('p1')).toBe(3);
  game.play('hook:J>28');
  expect(game.told('moved')[0]).toMatchObject({ jumped: [1, 9, 14, 24] });
  expect(game.toAct()).toBe('p2');
  for (const hook of [1, 9, 14, 24, 28, 35]) expect(game.state.crowd[hook]).toBeGreaterThan(0);
});

test('T1 afterwards any hook leads home', () => {
  const game = figure1({ p1: 'rum hook', p2: 'hook' });
  game.play('rum:7>21', 'back:21>19+2', 'hook:J>28');
  expect(game.list('hook:')).toEqual(['hook:J>H', 'hook:11>H', 'hook:13>H', 'hook:26>H']);
});

test('T2 rulebook example 2: two retreats and a lantern', () => {
  const game = figure1({ p2: 'lantern' }, 'p2');
  game.play('back:11>9+2', 'back:H>36+1');
  expect(game.size('p2')).toBe(4);
  game.play('lantern:13>H');
  expect(game.told('moved')[0]).toMatchObject({ jumped: [19, 26, 36] });
});

test('T2 also after T1', () => {
  const game = figure1({ p1: 'rum hook', p2: 'lantern' });
  game.play('rum:7>21', 'back:21>19+2', 'hook:J>28', 'back:11>9+2', 'back:H>36+1', 'lantern:13>H');
  expect(game.toAct()).toBe('p3');
});

test('T3 Morgan example 1: the tied Captain sails free, pushes, sails back and boards', () => {
  const game = figure2({ p1: 'hook' });
  game.play('sail!');
  expect(game.state.actionsLeft).toBe(3);
  game.play('push:P4:B>19+2');
  expect(game.size('p1')).toBe(3);
  game.play('sail', 'hook:7>B');
  expect(game.at('p1')).toBe('J 19 19 B B H');
});

test.each([
  ['after T3', ['sail!', 'push:P4:B>19+2', 'sail', 'hook:7>B']],
  ['from F2', []],
])('T4 Morgan example 2 %s: rum aboard and two pushes', (_name, before) => {
  const game = figure2({ p1: 'hook', p2: 'rum' }, before.length === 0 ? { toMove: 'p2' } : {});
  game.play(...before);
  game.play('rum:J>B');
  expect(game.told('moved')[0]).toMatchObject({ jumped: [6, 12, 16] });
  game.play('push:P4:36>H+2', 'push:P3:7>10+2');
  expect(game.size('p2')).toBe(4);
  expect(game.state.crowd[10]).toBe(3);
});

test('T5 Black Magic example: a hook and a lantern bring two pirates home', () => {
  const game = figure2({ p1: 'hook lantern' }, { options: { blackMagic: true } });
  game.play('hook!19', 'with:lantern>H');
  expect(game.at('p1')).toBe('J 7 B H H H');
  expect(game.state.actionsLeft).toBe(1);
  expect(game.hand('p1')).toBe('');
});

test('T6 a retreat passes a space with three', () => {
  const game = table({ path: X, p1: '12 11 11 9', p2: '11' });
  expect(game.list('back:12')).toEqual(['back:12>9+1']);
});

test('T7 no retreat without pirates behind, none from jail', () => {
  const game = table({ path: X, p1: '5 20', p2: '20 30' });
  expect(game.list('back:')).toEqual(['back:20>5+1']);
});

test('T8 a space with one is not passed to reach two', () => {
  const game = table({ path: X, p1: '20 18 18', p2: '19' });
  expect(game.list('back:20')).toEqual(['back:20>19+1']);
});

test('T9 from home only onto a space with one or two', () => {
  expect(table({ path: X, p1: 'H' }).list('back:')).toEqual([]);
  expect(table({ path: X, p1: 'H', p2: '4 4 4 2' }).list('back:')).toEqual(['back:H>2+1']);
});

test("T10 a pirate's own space never counts", () => {
  const game = table({ path: X, p1: '9', hands: { p1: 'hook hook' } });
  expect(game.list('hook:')).toEqual(['hook:J>1', 'hook:9>14']);
});

test('T11 with all rum spaces taken rum leads home', () => {
  const game = table({ path: X, p1: '6 11 15', p2: '21 30 34', hands: { p1: 'rum' } });
  expect(game.can('rum:J>H')).toBe(true);
});

test('T12 the first action is compulsory with a card in hand', () => {
  const game = table({ path: X, hands: { p1: 'rum' } });
  expect(game.list()).toEqual(['rum:J>6']);
  game.play('rum:J>6');
  expect(game.can('end')).toBe(true);
});

test('T13 an empty hand may skip for a card', () => {
  const game = table({ path: X, p1: '8', p2: '2' });
  game.play('skip');
  expect(game.size('p1')).toBe(1);
  expect(game.toAct()).toBe('p2');
});

test('T14 with no cards anywhere a retreat draws nothing', () => {
  const game = table({ path: X, p1: '8', p2: '2', deck: '' });
  game.play('back:8>2+1');
  expect(game.at('p1')).toBe('J J J 2');
  expect(game.size('p1')).toBe(0);
  expect(game.can('end')).toBe(true);
  expect(game.can('skip')).toBe(false);
});

test('T15 the deck runs out in mid-draw and the pile is shuffled in', () => {
  const game = table({ path: X, p1: '8', p2: '2 2', deck: 'gun', pile: 'rum rum hook chest parrot' });
  game.play('back:8>2+2');
  expect(game.size('p1')).toBe(2);
  expect(game.state.deck).toHaveLength(4);
  expect(game.pile()).toBe(0);
  expect(game.told('reshuffled')).toHaveLength(1);
});

test('T16 after a win nobody drops', () => {
  const nine = 'gun gun gun gun gun gun gun gun gun';
  const hands = { p1: 'rum*', p2: nine };
  const game = table({ path: X, p1: '36 H H H', hands, options: { filibusters: true } });
  game.play('rum*:36>H');
  expect(outcome(game.state)).toMatchObject({ winners: [0], reason: 'home' });
  expect(game.size('p2')).toBe(9);
});
