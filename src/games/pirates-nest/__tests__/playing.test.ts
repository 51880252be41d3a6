/** Playing a card, R3, and pushing a rival, R4 of the specification. */
import { table } from './table';

test('R3.1 the card goes face up onto the discards, then the pirate goes', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map chest' } }).play('play map start>1');
  expect(game.events.map((event) => event.kind)).toEqual(['played', 'moved']);
  expect(game.hand('Y')).toEqual(['chest']);
  expect(game.state.discards).toHaveLength(1);
  expect(game.on('1')).toBe('Y');
});

test('R3.2 occupied spaces are skipped, whoever stands there', () => {
  const game = table({ at: '1 R · start Y6 R5', hands: { Y: 'map' } });
  expect(game.list('play')).toEqual(['play map start>12']);
  expect(game.play('play map start>12').told('moved')).toMatchObject([{ from: 'start', to: '12', jumped: ['1'] }]);
});

test('R3.3 without a vacant space the boat, if it is here and has room', () => {
  const hands = { Y: 'map' };
  const list = (at: string, boat: 'small' | 'large') => table({ at, boat, hands }).list('play');
  expect(list('12 Y · start R6', 'small')).toEqual(['play map 12>boat']);
  expect(list('12 Y · start R6', 'large')).toEqual([]);
  expect(list('12 Y · boat Y3 · start R6', 'small')).toEqual([]);
  expect(list('12 Y · boat Y2 R3 · start R3', 'small')).toEqual(['play map 12>boat']);
});

test('R3.4 from the boat at the large island to its first vacant space, or the Nest', () => {
  expect(table({ at: 'boat Y', boat: 'large', hands: { Y: 'map' } }).list('play')).toEqual(['play map boat>18']);
  const full = table({ at: 'boat Y · 18 R · 27 R · 31 R', boat: 'large', hands: { Y: 'map' } });
  expect(full.list('play')).toEqual(['play map boat>nest']);
});

test('R3.5 on the large island to the next vacant space, or the Nest', () => {
  const game = table({ at: '20 Y · 32 Y', boat: 'large', hands: { Y: 'map' } });
  expect(game.list('play')).toEqual(['play map 20>27', 'play map 32>nest']);
});

test('R3.6 nobody plays off a boat at the small island, out of the Nest, or over the sea', () => {
  const game = table({ at: 'boat Y · 14 Y · start R6', hands: { Y: 'map' } });
  expect(game.list('play')).toEqual(['play map 14>boat']);
});

test('R3.7 a card with nowhere to go cannot be played', () => {
  const game = table({ at: '14 Y · start R6', boat: 'large', hands: { Y: 'map parrot*' } });
  expect(game.list()).toEqual(['push red start>14', 'sail back']);
});

test('R4.1 any rival, never one of the own', () => {
  const game = table({ crews: 'YBR', at: '3 Y · 5 B · start Y5 B5 R6' });
  expect(game.list('push')).toEqual(['push blue start>3', 'push blue 5>boat', 'push red start>3']);
});

test('R4.2 to the first space with one or two; vacant and full ones are skipped, one may not be', () => {
  const at = '2 Y R B · 5 Y · 7 B2 · start Y4 B3 R5';
  const game = table({ crews: 'YBR', at });
  expect(game.list('push red')).toEqual(['push red start>5', 'push red 2>5']);
});

test('R4.3 otherwise onto the boat, if it is here and has room for that colour', () => {
  expect(table({ at: '9 R · start Y6 R5' }).can('push red 9>boat')).toBe(true);
  expect(table({ at: '9 R · start Y6 R5', boat: 'large' }).list('push red 9')).toEqual([]);
  expect(table({ at: '9 R · boat R3 · start Y6 R2' }).list('push red 9')).toEqual([]);
  expect(table({ at: '9 R · boat Y3 R2 · start Y3 R3' }).can('push red 9>boat')).toBe(true);
});

test('R4.4 on the large island only onto pirates, never into the Nest', () => {
  const game = table({ at: 'boat R · 20 R · 22 Y · 30 R', boat: 'large' });
  expect(game.list('push')).toEqual(['push red boat>20', 'push red 20>22']);
});

test('R4.5 nobody is pushed off a boat at the small island or out of the Nest', () => {
  expect(table({ at: 'boat R · 20 Y' }).list('push')).toEqual([]);
});

test('R4.6 if agreed, without another target into the Nest for two cards', () => {
  const game = table({ at: 'boat R · 20 Y · 30 R', boat: 'large', options: { nestPush: true } });
  expect(game.list('push')).toEqual(['push red boat>20', 'push red 30>nest']);
  game.play('push red 30>nest');
  expect(game.size('Y')).toBe(2);
  expect(table({ at: 'boat R · 20 Y', options: { nestPush: true } }).list('push')).toEqual([]);
});

test('R4.7 one card for one pirate met, two for two, always two for the boat', () => {
  const gain = (at: string, text: string) => table({ at }).play(text).told('pushed')[0]?.gain;
  expect(gain('3 Y · start Y5 R6', 'push red start>3')).toBe(1);
  expect(gain('3 Y2 · start Y4 R6', 'push red start>3')).toBe(2);
  expect(gain('start Y6 R6', 'push red start>boat')).toBe(2);
  expect(gain('boat Y3 R2 · start Y3 R4', 'push red start>boat')).toBe(2);
});
