/** Notation (section 10). */
import { seatText } from '@/core/seat';
import { MOVE_KINDS } from '../notation';
import { rules } from '../rules';
import { table } from './table';

const TEXTS =
  '@trade.2|@blind|@wreck|@tavern|@market.same3|@town.rumour|@cabin.buy|@mutiny.3|h@trade.2|h@blind|h@wreck|h@tavern|' +
  'h@market.any2|h@town.pp|h@cabin|h@mutiny.0|use dou2|play V07|done|go|keep|throw|combo pairs|pick R06|rum 2|' +
  'steal blind|steal trade.4|pass|rob bank|rob p3|target p3|give R06|swap 2|take G07|take -|top B03|reveal|hide';

test.each(TEXTS.split('|'))('%s is read and written', (text) => {
  const move = rules.read(text);
  expect(move && rules.write(move)).toBe(text);
});

test.each([
  '@blind.1',
  '@cabin',
  'h@cabin.pp',
  '@market',
  'play C01',
  'play E01',
  'pick R13',
  'rum 5',
  'rob s3',
  'take',
  'rob p6',
])('%s is no move', (text) => expect(rules.read(text)).toBeNull());

test('kinds name every treasure, card and space that texts tell apart', () => {
  expect(new Set(MOVE_KINDS).size).toBe(MOVE_KINDS.length);
  for (const kind of [
    'place blind',
    'place trade.5',
    'henchman cabin',
    'use jew1',
    'play V18',
    'reveal C14',
    'combo same4',
  ]) {
    expect(MOVE_KINDS).toContain(kind);
  }
  expect(MOVE_KINDS).not.toContain('henchman trade.5');
});

test('the example turn of the specification', () => {
  const game = table({ hands: { p1: 'R06 W07 B01' }, treasures: { p1: 'jew1 rum1' }, rum: { p1: 2 } });
  const turn = ['use jew1', '@market.any3', 'done', 'go', 'pick R06', 'pick W07', 'pick B01', 'rum 2'];
  for (const text of turn) {
    while (game.state.turn !== 0) game.run(`${seatText(game.state.turn)} @cabin.pp`);
    game.run(`p1 ${text}`);
  }
  expect(game.told('sold')).toHaveLength(1);
});
