/** Section 9: notation, and touches (section 11). */
import { kindOf } from '../move';
import { read, write } from '../notation';
import { ways } from '../touch';
import { figure2, table, X } from './table';

const TEXTS = [
  'rum:7>21',
  'hook*:J>28',
  'lantern:13>H',
  'rum:J>B',
  'back:21>19+2',
  'back:B>8+2',
  'push:P4:36>H+2',
  'push:P5:B>48+1',
  'sail',
  'sail!',
  'skip',
  'end',
  'gun!P2',
  'gun*!P2',
  'rum!',
  'rum*!',
  'lantern!',
  'hook!19',
  'chest*!22',
  '2parrot=gun',
  '2parrot*=hook',
  '2parrot**=rum',
  'with:lantern>H',
  'with:gun*>18',
  'with:2parrot=gun>18',
  'with:2parrot**=chest>B',
  'take:hook',
  'give:P3:parrot*',
  'keep:rum',
  'next:gun',
  'drop:hook*',
];

test.each(TEXTS)('"%s" is read and written back', (text) => {
  const move = read(text);
  expect(move).not.toBeNull();
  expect(write(move as number)).toBe(text);
});

test.each([
  '',
  'rum',
  'rum:7',
  'rum:7>',
  'rum:07>21',
  'rum:0>21',
  'rum:7>49',
  'rum:7>21 ',
  'Rum:7>21',
  'rum**:7>21',
  'back:7>J+1',
  'back:21>19+3',
  'back:21>19',
  'push:P6:7>8+1',
  'push:p2:7>8+1',
  'gun!',
  'gun!J',
  'rum!P2',
  'hook!J',
  '2parrot=parrot',
  '2parrot***=gun',
  '2parrot=gun*',
  'with:gun',
  'take:',
  'give:gun',
  'sail!!',
  'END',
  'constructor',
])('"%s" is not a move', (text) => {
  expect(read(text)).toBeNull();
});

test('a text whose landing place or cards differ is refused', () => {
  const game = table({ path: X, p1: '9', p2: '4', hands: { p1: 'rum' } });
  expect(() => game.play('rum:9>15')).toThrow('illegal-move');
  expect(() => game.play('back:9>4+2')).toThrow('illegal-move');
});

test('card then pirate, pirate then card, or pirate then landing place', () => {
  const { state } = table({ path: X, hands: { p1: 'rum' } });
  expect(ways(state, read('rum:J>6') as number)).toEqual([
    ['card rum', 'space J'],
    ['space J', 'card rum'],
    ['space J', 'space 6'],
  ]);
});

test('a push by place and landing place, or by place and crew', () => {
  const { state } = figure2({});
  expect(ways(state, read('push:P4:36>H+2') as number)).toEqual([
    ['space 36', 'space H'],
    ['space 36', 'seat p4'],
    ['seat p4', 'space 36'],
  ]);
});

test('kinds of move have names', () => {
  expect(TEXTS.map((text) => kindOf(read(text) as number)).filter((kind) => kind === undefined)).toEqual([]);
  expect(kindOf(read('sail!') as number)).toBe('sail free');
});
