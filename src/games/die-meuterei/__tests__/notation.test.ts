/** Section 10: moves as text. */
import { seatText } from '@/core/seat';
import { MOVE_KINDS } from '../move';
import { rules } from '../rules';
import { table } from './table';

const TEXTS = [
  ...['knock', 'use tembo', 'use valverde', 'keep gold', 'keep combat', 'keep 1', 'keep 2', 'return D1', 'done'],
  ...['buy 2', 'sell V1', 'take combat', 'take coin', 'rob p3', 'side V', 'side D', 'stay', 'change', 'peek p1'],
  ...['pick 7', 'pick 10', 'place V', 'inspect C', 'inspect D', 'swap', 'skip', 'play V3', 'play mascot'],
];

test.each(TEXTS)('"%s" is read and written back', (text) => {
  const move = rules.read(text);
  expect(move).not.toBeNull();
  expect(rules.write(move as never)).toBe(text);
});

test('every kind of move has a text in the list', () => {
  const kinds = new Set(TEXTS.map((text) => rules.kindOf(rules.read(text) as never)));
  expect([...kinds].sort()).toEqual([...MOVE_KINDS].sort());
});

test.each([
  '',
  'Knock',
  'knock ',
  'use',
  'use ghost',
  'use nobody',
  'keep 3',
  'buy 0',
  'buy 4',
  'sell V4',
  'rob p5',
  'rob 1',
])('"%s" is no move', (text) => expect(rules.read(text)).toBeNull());

test.each(['pick 0', 'pick 11', 'pick 07', 'inspect F', 'side X', 'play', 'play D4', 'peek', 'toString'])(
  '"%s" is no move either',
  (text) => expect(rules.read(text)).toBeNull(),
);

test('the example of a turn: two knocks, two sales and done', () => {
  const game = table({ row: 'pang nero', hands: ['V1 D1 D2'] });
  for (const line of ['p1 knock', 'p1 knock', 'p1 use nero', 'p1 sell D1', 'p1 sell D2', 'p1 done']) {
    expect(seatText(game.state.turn)).toBe(line.slice(0, 2));
    game.p1(line.slice(3));
  }
  expect([game.hand('p1'), game.coins, game.now]).toEqual(['V1', '3/1', 'cabin p2']);
});
