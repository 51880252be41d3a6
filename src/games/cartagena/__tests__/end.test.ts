/** R9: the end, rule by rule. */
import { recordPosition } from '../end';
import { rules } from '../rules';
import { table, X, Y } from './table';

test('R9.1 the first crew completely home wins at once, in mid-turn', () => {
  const game = table({ path: X, p1: '36 H H H', hands: { p1: 'rum rum' } });
  game.play('rum:36>H');
  expect(game.state.actionsLeft).toBe(2);
  expect(game.toAct()).toBe('nobody');
  expect(game.list()).toEqual([]);
  expect(rules.outcome(game.state)).toMatchObject({ winners: [0], reason: 'home' });
});

test('R9.2 the others are ranked from second place', () => {
  const game = table({ path: X, p1: '36 H H H', p2: 'H 5', p3: 'H H', p4: 'H 5', hands: { p1: 'rum' } });
  game.play('rum:36>H');
  expect(rules.outcome(game.state)?.ranks).toEqual([1, 3, 2, 3]);
});

test('R9.3 the sixth occurrence counts, hands are ignored, and the leader wins', () => {
  const game = table({ path: Y, p1: '17 B', p2: '16 B', hands: { p1: 'rum', p2: 'rum' } });
  for (let turn = 0; turn < 9; turn++) game.play('sail!', 'sail', 'end');
  expect(game.toAct()).toBe('p2');
  game.play('sail!', 'sail', 'end');
  expect(rules.outcome(game.state)).toMatchObject({ reason: 'stalled', winners: [0] });
});

test('R9.3 another dock is another position', () => {
  const game = table({ path: Y, p1: 'B' });
  game.state.dock = 'tortuga';
  game.state.seen.push(0, 0);
  expect(recordPosition(game.state)).toBe(1);
});

test('R9.3 positions from before a pirate left jail are forgotten: they cannot come again', () => {
  const game = table({ path: X, hands: { p1: 'rum' } });
  expect(game.state.seen).toHaveLength(2);
  game.play('rum:J>6', 'end');
  expect(game.state.seen).toHaveLength(2);
});

test('R9.4 no round 101', () => {
  const game = table({ path: X, p1: '9', toMove: 'p2', round: 100 });
  game.play('skip');
  expect(rules.outcome(game.state)).toEqual({ ranks: [1, 2], winners: [0], reason: 'rounds' });
  expect(game.state.round).toBe(100);
});

test('R9.5 ranking: home, progress, cards; equal seats share a place', () => {
  const crews = { p1: '9', p2: '9', p3: '9', p4: 'H' };
  const hands = { p1: 'gun', p2: 'gun', p3: 'gun gun' };
  const game = table({ path: X, ...crews, hands, toMove: 'p4', round: 100 });
  game.play('skip');
  expect(rules.outcome(game.state)).toEqual({ ranks: [3, 3, 2, 1], winners: [3], reason: 'rounds' });
});

test('R9.5 in the Whole Jailbreak the sloop counts one step', () => {
  const game = table({ path: Y, p1: 'B', p2: '19', toMove: 'p2', round: 100 });
  game.play('skip');
  expect(rules.outcome(game.state)?.ranks).toEqual([2, 1]);
});

test('R9.5 a shared win', () => {
  const game = table({ path: X, hands: { p1: 'gun' }, toMove: 'p2', round: 100 });
  game.play('skip');
  expect(rules.outcome(game.state)?.winners).toEqual([0, 1]);
});
