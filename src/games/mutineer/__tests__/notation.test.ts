/** Moves as text and back, and by touch (section 10). */
import { below, randomFrom } from '@/core/random';
import { rules } from '../rules';
import { table } from './table';

test('section 10: the examples are read and written back', () => {
  const texts = [
    'pay 2',
    'play wheat',
    'pass',
    'role mutineer',
    'fight 0',
    'sell 2wheat@affeninsel 2wheat@hochland',
    'sell 3wine@rotes_riff',
    'drop ruby',
    'repel yes',
    'repel no',
  ];
  expect(texts.map((text) => rules.write(rules.read(text) as never))).toEqual(texts);
});

test.each([
  '',
  'pay',
  'pay 4',
  'pay 02',
  'Pass',
  'pass ',
  ' pass',
  'pass 1',
  'play gold',
  'play  ruby',
  'role captain',
  'fight 6',
  'repel maybe',
  'sell',
  'sell 0wheat@hochland',
  'sell 6wheat@hochland',
  'sell 2conflict@hochland',
  'sell 2wheat@atlantis',
  'sell 1wheat@hochland 1salt@hochland',
  'sell 1wheat@hochland 1salt@gruenland 1ruby@eisfelsen',
  'drop X',
])('section 10: "%s" is not a move', (text) => {
  expect(rules.read(text)).toBeNull();
});

test('moves have different keys and different touches; all but the pay are confirmed', () => {
  for (let i = 0; i < 40; i++) {
    const state = rules.setup({ pirates: i % 2 === 0 }, 3 + (i % 2), `touch ${i}`);
    const random = randomFrom(`touches ${i}`);
    for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
      const legal = rules.moves(state);
      const view = rules.view(state, seat);
      const ways = legal.flatMap((move) => rules.ways(view, move));
      expect(ways.every((way) => way.length === (view.phase === 'pay' ? 1 : 2))).toBe(true);
      expect(new Set(ways.map((way) => way[0])).size).toBe(legal.length);
      expect(new Set(legal.map((move) => rules.key?.(move))).size).toBe(legal.length);
      rules.play(state, legal[below(random, legal.length)] as never);
    }
  }
});

test('spots are named as the table draws them', () => {
  const game = table({
    options: { pirates: true },
    hands: { B: 'X wine wine +1' },
    ship: 'rotes_riff',
    wake: 'hochland',
  });
  const spots = (): string[] => rules.moves(game.state).map((move) => String(rules.ways(game.state, move)[0]?.[0]));
  expect(spots()).toEqual(['pay 0', 'pay 1', 'pay 2', 'pay 3']);
  game.B('pay 0');
  expect(spots()).toEqual(['card wine', 'card wheat', 'card conflict', 'button pass']);
  game.B('play wine').S('pass');
  expect(spots()[0]).toBe('role mutineer');
  game.S('role mutineer').F('pass', 'role loader').C('pass', 'role boy').B('play wine', 'pass');
  expect(spots()).toEqual(['fight 0', 'fight 1']);
  game.B('fight 0').S('fight 0').C('fight 0');
  expect([game.now, spots()]).toEqual(['sell B', ['sale 2-0', 'sale 1-1', 'sale 0-2']]);
});
