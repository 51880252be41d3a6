/** Golden cards, R6, and the supply, R7 of the specification. */
import { table } from './table';

const start = 'start Y6 R6';

test('R6.1 a hand may grow beyond seven', () => {
  const game = table({ at: '3 Y2 · start Y4 R6', hands: { Y: '7map' } }).play('push red start>3');
  expect(game.size('Y')).toBe(9);
  expect(game.toAct()).toBe('Y');
});

test('R6.2 a golden card checks every hand, the player included, after the card has left', () => {
  const game = table({ at: start, hands: { Y: 'map* 8chest', R: '9ducats' } }).play('play map* start>1');
  expect(game.told('checked')).toMatchObject([{ over: [0, 1], surplus: [1, 2] }]);
  expect(
    table({ at: start, hands: { Y: 'map 8chest', R: '9ducats' } })
      .play('play map start>1')
      .toAct(),
  ).toBe('Y');
});

test('R6.2 without Freebooter golden cards are ordinary ones', () => {
  const options = { freebooter: false };
  const game = table({ at: start, hands: { Y: 'map* 8chest', R: '9ducats' }, options }).play('play map* start>1');
  expect(game.told('checked')).toEqual([]);
  expect(game.state.phase).toBe('act');
});

test('R6.3 one card at a time, of the own choice, down to seven; then the next seat', () => {
  const game = table({ at: start, hands: { Y: 'map*', R: '8ducats chest' } }).play('play map* start>1');
  expect(game.list()).toEqual(['drop chest', 'drop ducats']);
  game.play('drop ducats');
  expect(game.toAct()).toBe('R');
  game.play('drop chest');
  expect([game.toAct(), game.size('R')]).toEqual(['Y', 7]);
  expect(game.state.discards).toHaveLength(3);
});

test('R6.4 dropping a golden card triggers nothing and costs no action', () => {
  const game = table({ at: start, hands: { Y: 'map* 7chest', R: 'ducats* 7ducats' } }).play('play map* start>1');
  game.play('drop ducats*');
  expect(game.told('checked')).toEqual([]);
  expect(game.state).toMatchObject({ phase: 'act', actionsLeft: 2, toMove: 0 });
});

test('R6.5 drops come before the turn ends', () => {
  const game = table({ at: start, hands: { Y: 'map* 2map', R: '8chest' } });
  game.play('play map start>1', 'play map start>12', 'play map* start>boat');
  expect([game.state.toMove, game.toAct()]).toEqual([0, 'R']);
  expect(game.told('turnEnded')).toEqual([]);
  expect(game.play('drop chest').told('turnEnded')).toHaveLength(1);
});

test('R7.1 cards are drawn from the top of the supply', () => {
  const game = table({ at: start });
  const [second, first] = game.state.supply.slice(-2);
  game.play('push red start>boat');
  expect(game.state.hands[first as number]).toBeGreaterThan(0);
  expect(game.state.hands[second as number]).toBeGreaterThan(0);
  expect(game.state.supply).toHaveLength(103);
});

test('R7.2 the discards are shuffled only when a card is due', () => {
  const game = table({ at: '3 Y · 9 Y · start Y4 R6', supply: 1 }).play('push red start>3');
  expect([game.state.supply.length, game.state.discards.length]).toEqual([0, 104]);
  game.play('push red start>3');
  expect([game.state.supply.length, game.state.discards.length, game.size('Y')]).toEqual([102, 0, 3]);
});

test('R7.3 with supply and discards empty one draws what there was', () => {
  const hands = { R: 'rest', Y: 'map' };
  const game = table({ at: start, hands }).play('play map start>1', 'push red start>1');
  // The map just played was all there was to draw.
  expect([game.size('Y'), game.told('reshuffled')]).toEqual([1, [{ kind: 'reshuffled', count: 1 }]]);
  game.play('push red start>1');
  expect([game.size('Y'), game.on('1')]).toEqual([1, 'Y R2']);
});
