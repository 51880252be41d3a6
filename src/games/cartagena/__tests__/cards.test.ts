/** R6 and R7: cards and Filibusters, rule by rule. */
import { rules } from '../rules';
import { FACE_DOWN, KINDS } from '../state';
import { table, X } from './table';

test('R6.1 draws come from the top, one by one, and hands have no limit', () => {
  const hands = { p1: 'gun gun gun gun gun gun gun gun gun gun gun gun' };
  const game = table({ path: X, p1: '9', p2: '4 4', hands, deck: 'rum hook chest' });
  game.play('back:9>4+2');
  expect(game.size('p1')).toBe(14);
  expect(game.deck()).toBe('chest');
});

test('R6.2 an empty deck takes in the whole pile', () => {
  const game = table({ path: X, p1: '9', p2: '4', deck: '', pile: 'rum hook chest' });
  game.play('back:9>4+1');
  expect(game.told('reshuffled')).toEqual([{ kind: 'reshuffled', count: 3 }]);
  expect(game.state.deck).toHaveLength(2);
  expect(game.pile()).toBe(0);
});

test('R6.3 with both empty the rest of the draw is lost', () => {
  const game = table({ path: X, p1: '9', p2: '4 4', deck: 'rum' });
  game.play('back:9>4+2');
  expect(game.hand('p1')).toBe('rum');
});

test('R6.4 the discard pile lies open to everybody', () => {
  const game = table({ path: X, pile: 'rum rum hook' });
  expect(rules.view(game.state, 1).pile).toEqual(game.state.pile);
  expect(rules.view(game.state, 'table').pile).toEqual(game.state.pile);
});

test('R6.5 open hands: everybody sees every hand and every drawn card', () => {
  const game = table({ path: X, hands: { p1: '', p2: 'hook' }, deck: 'rum gun', options: { openHands: true } });
  expect(rules.view(game.state, 0).hands).toEqual(game.state.hands);
  game.play('skip');
  expect(game.told('drew')[0]).toEqual({ kind: 'drew', seat: 0, count: 1, cards: ['rum'], reveals: true });
});

test('R6.5 closed hands: only the owner sees a hand and a drawn card', () => {
  const game = table({ path: X, hands: { p1: '', p2: 'hook' }, deck: 'rum gun' });
  expect(rules.view(game.state, 0).hands.slice(KINDS)).toEqual(new Array(KINDS).fill(0));
  expect(rules.view(game.state, 0).handSizes).toEqual([0, 1]);
  game.play('skip');
  expect(game.told('drew')[0]?.secret).toEqual({ to: [0], cards: ['rum'] });
});

test('R6.6 open row: taken from the front, turned up at once when it runs out in mid-draw', () => {
  const game = table({ path: X, p1: '9', p2: '4 4', options: { openRow: true } });
  game.state.row = 1;
  game.play('back:9>4+2');
  expect(game.told('rowRefilled')).toHaveLength(1);
  expect(game.state.row).toBe(11);
});

test('R6.6 cards put back by Lantern join the front of the row, which may exceed twelve', () => {
  const options = { openRow: true, blackMagic: true };
  const game = table({ path: X, hands: { p1: 'lantern' }, options });
  game.state.row = 12;
  game.play('lantern!');
  expect(game.state.row).toBe(8);
  while (game.state.phase !== 'turn') game.play(game.list()[0] as string);
  expect(game.state.row).toBe(11);
  expect(rules.view(game.state, 1).deck.filter((card) => card !== FACE_DOWN)).toHaveLength(11);
});

const eight = 'gun gun gun gun gun gun gun gun';
const filibusters = { filibusters: true };

test('R7.1 a dark card triggers once, after its effect; a plain one does not', () => {
  const game = table({ path: X, hands: { p1: 'rum rum*', p2: eight }, options: filibusters });
  game.play('rum:J>6');
  expect(game.toAct()).toBe('p1');
  game.play('rum*:J>11');
  expect(game.at('p1')).toBe('J J 6 11');
  expect(game.toAct()).toBe('p2');
});

test('R7.2 others discard to seven clockwise, one at a time, the acting player is exempt', () => {
  const hands = { p1: eight, p2: `rum* ${eight}`, p3: 'hook hook hook hook hook hook hook hook' };
  const game = table({ path: X, players: 3, hands, toMove: 'p2', options: filibusters });
  game.play('rum*:J>6');
  expect(game.told('alarmed')[0]).toMatchObject({ caught: [2, 0] });
  expect(game.toAct()).toBe('p3');
  game.play('drop:hook');
  expect(game.toAct()).toBe('p1');
  game.play('drop:gun');
  expect(game.toAct()).toBe('p2');
  expect(game.sizes()).toEqual([7, 8, 7]);
});

test('R7.3 a dropped dark card triggers nothing', () => {
  const hands = { p1: 'rum*', p2: `${eight} hook*`, p3: 'chest chest chest chest chest chest chest' };
  const game = table({ path: X, players: 3, hands, options: filibusters });
  game.play('rum*:J>6', 'drop:hook*', 'drop:gun');
  expect(game.toAct()).toBe('p1');
  expect(game.told('alarmed')).toHaveLength(1);
});
