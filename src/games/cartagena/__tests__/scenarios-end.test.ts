/** Scenarios T46 to T58 of the specification: ends, layouts, open row, memory, refused options. */
import { outcome } from '../end';
import { rules } from '../rules';
import { GONE } from '../state';
import { table, X, Y } from './table';

test('T46 after round 100 the game ends and is ranked', () => {
  const game = table({ path: X, p1: '8', p2: '9', hands: { p2: 'rum' }, toMove: 'p2', round: 100 });
  game.play('rum:J>6', 'end');
  expect(game.toAct()).toBe('nobody');
  expect(outcome(game.state)).toEqual({ ranks: [2, 1], winners: [1], reason: 'rounds' });
});

test('T47 a segment turned round', () => {
  const game = table({ path: 'aBCDEF', hands: { p1: 'rum' } });
  expect(game.list('rum')).toEqual(['rum:J>1']);
});

test('T48 an open row is refilled when the action that empties it is over', () => {
  const game = table({ path: X, p1: '8', p2: '2 2', options: { openRow: true } });
  expect(game.state.row).toBe(12);
  game.play('back:8>2+2');
  expect(game.state.row).toBe(10);
  game.play('end');
  for (let turn = 0; turn < 10; turn++) {
    expect(game.state.row).toBe(10 - turn);
    game.state.hands.fill(0);
    game.state.handSizes.fill(0);
    game.play('skip');
  }
  expect(game.state.row).toBe(12);
  expect(game.told('rowRefilled')).toHaveLength(1);
});

test('T49 whoever put a card back knows who draws it', () => {
  const hands = { p1: 'lantern', p2: '' };
  const game = table({ path: X, players: 3, hands, deck: 'rum gun hook chest rum', options: { blackMagic: true } });
  game.play('lantern!', 'keep:chest', 'next:rum', 'next:gun', 'end', 'skip');
  expect(game.bound('p1', 'p2')).toBe('rum');
  expect(game.top('p1')).toBe('gun hook');
  expect(game.bound('p3', 'p2')).toBe('');
  expect(game.top('p3')).toBe('');
});

test('T50 the gunner remembers the rest of the hand, third seats nothing', () => {
  const hands = { p1: 'gun', p2: 'rum rum hook', p3: 'chest' };
  const game = table({ path: X, players: 3, hands, options: { blackMagic: true } });
  game.play('gun!P2', 'take:hook', 'end');
  expect(game.bound('p1', 'p2')).toBe('rum rum');
  game.play('rum:J>6');
  expect(game.bound('p1', 'p2')).toBe('rum');
  expect(game.bound('p3', 'p2')).toBe('');
});

test('T51 the sixth occurrence of a position ends a stalled game', () => {
  const game = table({ path: Y, p1: '17 B', p2: '16 B', hands: { p1: 'rum', p2: 'rum' } });
  let turns = 0;
  while (game.toAct() !== 'nobody') {
    game.play('sail!', 'sail', 'end');
    turns++;
  }
  expect(turns).toBe(10);
  expect(outcome(game.state)?.reason).toBe('stalled');
});

test('T52 ranking: pirates home, then progress, then cards', () => {
  const hands = { p1: 'gun gun gun', p2: 'rum rum rum rum rum', p3: '' };
  const crews = { p1: 'H H 16 J', p2: 'H H 10 6', p3: 'H H H J' };
  const game = table({ path: X, ...crews, hands, toMove: 'p3', round: 100 });
  game.play('skip');
  expect(outcome(game.state)?.ranks).toEqual([3, 2, 1]);
});

test.each([
  ['morgan', 'back:'],
  ['retreat', 'push:'],
])('T53 with %s there is never a %s', (recharge, text) => {
  for (let seed = 0; seed < 20; seed++) {
    const state = rules.setup({ recharge }, 3, `t53-${seed}`);
    for (let i = 0; i < 200 && rules.seatToAct(state) !== null; i++) {
      const list = rules.moves(state);
      expect(list.filter((move) => rules.write(move).startsWith(text))).toEqual([]);
      rules.play(state, list[(i * 7 + seed) % list.length] as number);
    }
  }
});

test('T54 four segments: four tiles laid, four unseen, and so again after the snake', () => {
  const hands = { p1: 'chest' };
  const game = table({ path: 'ABCD', p1: '22', hands, tiles: { 22: 4 }, options: { blackMagic: true } });
  const lie = () => [game.state.tiles.filter((tile) => tile !== GONE).length, game.state.box.length];
  expect(lie()).toEqual([4, 4]);
  game.play('chest!22');
  expect(lie()).toEqual([4, 4]);
});

test('T55 two dark cards in one action sound one alarm, after the move', () => {
  const ten = 'rum rum rum rum rum rum rum rum rum rum';
  const options = { filibusters: true, blackMagic: true };
  const game = table({ path: X, p1: '9 9', hands: { p1: 'hook* gun*', p2: ten }, options });
  game.play('hook*!9');
  expect(game.toAct()).toBe('p1');
  game.play('with:gun*>18');
  expect(game.at('p1')).toBe('J J 18 18');
  expect(game.told('alarmed')).toHaveLength(1);
  game.play('drop:rum', 'drop:rum', 'drop:rum');
  expect(game.toAct()).toBe('p1');
  expect(game.size('p2')).toBe(7);
});

test('T56 the fair deal follows the turn order', () => {
  const state = rules.setup({ deal: 'fair', first: 'p2' }, 3, 'any');
  expect(state.handSizes).toEqual([7, 6, 6]);
  expect(state.deck).toHaveLength(83);
});

test('T57 the jail counts for calling the sloop back', () => {
  const crews = { p1: 'J J J J', p2: '6 12 16 J' };
  const game = table({ path: Y, ...crews, dock: 'tortuga', hands: { p1: 'rum' } });
  expect(game.list()).toEqual(['sail']);
});

test.each([
  [{ recharge: 'split', story: 'escape' }, 'split-needs-jailbreak'],
  [{ story: 'jailbreak', tunnel: 5, island: 4 }, 'bad-paths'],
  [{ ritual: true }, 'ritual-needs-black-magic'],
])('T58 %j is refused as %s', (options, id) => {
  expect(rules.checkOptions(options, 2)?.id).toBe(id);
});
