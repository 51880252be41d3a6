/** Notation, section 10 of the specification. */
import { judge } from '@/core/legality';
import type { AnyGame } from '@/core/game';

import { rules } from '../rules';
import { figure1, table } from './table';

test.each([
  'play compass boat>33',
  'play map* start>1',
  'play chest 30>nest',
  'push blue 25>28',
  'push red start>boat',
  'sail out',
  'sail back',
  'sail out free',
  'sail back free',
  'flag',
  'end',
  'pass',
  'drop parrot*',
])('"%s" is read and written back', (text) => {
  const move = rules.read(text);
  expect(move).not.toBeNull();
  expect(rules.write(move as number)).toBe(text);
});

test.each([
  'play',
  'play rum start>1',
  'play map start>36',
  'play map start>0',
  'play map start > 1',
  'Play map start>1',
  'push pink 1>2',
  'push blue* 1>2',
  'sail',
  'sail free',
  'drop',
  'drop map ',
  'end ',
  '',
])('"%s" is no move', (text) => {
  expect(rules.read(text)).toBeNull();
});

test('the landing place must be right, and a wrong text changes nothing', () => {
  const game = table({ at: 'start Y6 R6', hands: { Y: 'map' } });
  const verdict = (text: string) => judge(rules as AnyGame, game.state, 'p1', text);
  expect(verdict('play map start>12')).toMatchObject({ id: 'illegal-move' });
  expect(verdict('play map start>1')).toHaveProperty('move');
  const over = table({ at: 'start R6' }).play('flag');
  expect(judge(rules as AnyGame, over.state, 'p1', 'end')).toMatchObject({ id: 'game-over' });
});

test('lists are in canonical order: symbols, plain before golden, rank; pushes clockwise', () => {
  const game = table({ crews: 'YBGR', at: FIGURE, hands: { G: 'map map* parrot' }, toMove: 'G' });
  expect(game.list()).toEqual([
    'play parrot 5>11',
    'play parrot 20>23',
    'play map 5>12',
    'play map 20>27',
    'play map* 5>12',
    'play map* 20>27',
    'push red start>5',
    'push red 20>25',
    'push yellow start>5',
    'push blue start>5',
  ]);
});

const FIGURE = '5 G · 20 G R · 25 Y · start Y B R';

test('ways: card and pirate in either order, or pirate and landing place; rivals by place or seat', () => {
  const { state } = figure1();
  const ways = (text: string) => rules.ways(state, rules.read(text) as number).map((way) => way.join(' + '));
  expect(ways('play compass 28>nest')).toEqual([
    'card compass + space 28',
    'space 28 + card compass',
    'space 28 + space nest',
  ]);
  expect(ways('push blue 13>14')).toEqual(['space 13 + space 14', 'space 13 + seat p2', 'seat p2 + space 13']);
  expect(ways('sail out free')).toEqual(['button sail', 'space boat + button sail']);
});
