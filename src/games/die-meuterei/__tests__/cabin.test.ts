/** R2: rounds, turns and doors. */
import { PIRATES } from '../data';
import { rules } from '../rules';
import { table } from './table';

const ROW = 'tembo pang chang crackpott sate';

test('R2.1 each round a new row; giver first, then clockwise, one turn each', () => {
  const game = table({ seats: 3, row: 'crackpott valverde pang' });
  game.p1('knock', 'use crackpott').p2('knock', 'use valverde').p3('knock', 'use pang', 'take coin');
  expect(game.now).toBe('cabin p2');
  expect([game.state.round, game.state.giver, game.state.opened, game.state.used]).toEqual([2, 1, 0, 0]);
  expect(game.state.row.length + game.state.leftOut.length).toBe(13);
});

test('R2.2 a turn starts without a fresh door', () => {
  const game = table({ row: ROW }).p1('knock', 'knock', 'use pang', 'take coin');
  expect(game.now).toBe('cabin p2');
  expect(game.state.fresh).toBe(-1);
});

test('R2.3 knock opens the lowest closed door and bars the open ones for this turn', () => {
  const game = table({ row: ROW }).p1('knock', 'knock');
  expect(game.legal).toEqual(['knock', 'use pang']);
  game.p1('use pang', 'take combat');
  expect(game.legal).toEqual(['knock', 'use tembo']);
});

test('R2.4 the Ghost is used at once and ends the turn', () => {
  const game = table({ row: 'ghost tembo' }).p1('knock');
  expect(game.now).toBe('cabin p2');
  expect(game.state.used).toBe(1);
  expect(game.legal).toEqual(['knock']);
  expect(rules.read('use ghost')).toBeNull();
});

test('R2.5 an open pirate can be used before a knock, after it only the fresh one', () => {
  const game = table({ row: ROW }).p1('knock', 'knock', 'knock', 'use chang', 'skip');
  expect(game.legal).toEqual(['knock', 'use tembo', 'use pang']);
  game.p2('knock');
  expect(game.legal).toEqual(['knock', 'use crackpott']);
});

test('R2.6 (a) the giver begins with a knock', () => {
  expect(table({ row: ROW }).legal).toEqual(['knock']);
});

test('R2.6 (b) who opens the last door must use it', () => {
  expect(table({ row: ROW }).p1('knock', 'knock', 'knock', 'knock', 'knock').legal).toEqual(['use sate']);
});

test('R2.6 (c) with no closed door one of the open cards must be used', () => {
  const game = table({ row: ROW }).p1('knock', 'knock', 'knock', 'knock', 'knock', 'use sate');
  expect(game.legal).toEqual(['use tembo', 'use pang', 'use chang', 'use crackpott']);
});

test('R2.6 (d) taking an open card opens no door', () => {
  const game = table({ row: ROW }).p1('knock', 'knock', 'use pang', 'take coin').p2('use tembo');
  expect(game.state.opened).toBe(2);
});

test('R2.7 a used pirate is gone for the round', () => {
  const game = table({ seats: 3, row: ROW }).p1('knock', 'use tembo', 'keep 1').p2('knock');
  expect(game.legal).toEqual(['knock', 'use pang']);
  expect(game.told('pirateUsed')).toMatchObject([{ seat: 0, door: 1, pirate: 'tembo' }]);
});

test('R2.8 supplies are checked before the offer rises, then the next seat', () => {
  const game = table({ seats: 3, row: 'sate crackpott', pile: 'V1' }).p1('knock', 'knock', 'use crackpott');
  const kinds = game.events.map((event) => event.kind);
  expect(kinds.slice(-4)).toEqual(['combatDrawn', 'lastRoundCalled', 'offerRaised', 'turnEnded']);
  expect(game.now).toBe('cabin p2');
});

test('every pirate but the one in the lifeboat can be met', () => {
  const met = new Set<string>();
  for (let i = 0; i < 60; i++) {
    for (const pirate of rules.setup({}, 4, `met ${i}`).row) met.add(PIRATES[pirate] as string);
  }
  expect([...met].sort()).toEqual([...PIRATES].sort());
});
