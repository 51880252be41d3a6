/** The specification's own scenarios (section 9.2). */
import { canFill, tallyOfJewels } from '../combos';
import { PAIRS, SAME3 } from '../data';
import { rules } from '../rules';
import { jewelNamed, table } from './table';

test('scenario 10: mutiny order', () => {
  const game = table({ seats: 5, d: { p4: 6 } });
  game.run('p1 @tavern, p2 @tavern, p3 @mutiny.1, p4 @mutiny.6');
  const cards = game.state.deck.length;
  game.run('p5 @mutiny.0');
  expect(game.order).toBe('p4 p3 p5 p1 p2');
  expect(game.purse('p4')).toBe('0 D 1 rum 6 PP');
  expect(game.purse('p3')).toBe('3 D 1 rum 4 PP');
  expect(game.purse('p5')).toBe('5 D 1 rum 2 PP');
  expect(game.state.deck).toHaveLength(cards - 1);
});

test('scenario 11: passing a bonus', () => {
  const game = table({ pp: { p2: 7 }, d: { p2: 6 }, options: { cards: 'simplified' } });
  game.run('p1 @tavern, p2 @mutiny.6, p3 @cabin.pp, p4 @cabin.pp');
  expect(game.purse('p2')).toBe('1 D 1 rum 10 PP');
  game.state.pp[1] = 7;
  game.run('p2 @blind, p1 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp, p2 keep');
  game.run('p1 @wreck, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  expect([game.state.pp[1], game.d()[1]]).toEqual([8, 1]);
});

test('scenario 12: the lone thief', () => {
  const game = table({ seats: 3, d: { p1: 2 } }).run('p1 @tavern, p2 @tavern, p3 @cabin.d');
  expect(game.legal()).toEqual(['rob bank', 'rob p1', 'rob p2']);
  expect(game.run('p3 rob p2').d()).toEqual([2, 3, 5]);
  const crowded = table({ seats: 3, d: { p1: 2 } }).run('p1 @tavern, p2 @cabin.pp, p3 @cabin.d');
  expect([crowded.now, crowded.d()]).toEqual(['place p1', [2, 4, 5]]);
});

test('scenario 13: a stake is safe', () => {
  const game = table({ seats: 3, d: { p2: 1 } }).run('p1 @tavern, p2 @mutiny.1, p3 @cabin.d');
  expect(game.legal()).toEqual(['rob bank', 'rob p1']);
  expect(game.run('p3 rob p1').order).toBe('p2 p1 p3');
});

test('scenario 14: fifth in Trade Routes', () => {
  const game = table({ seats: 5, display: 'R01 W01 B01 G01 X04', blind: 'X06 R02 R03 W02 W03' });
  game.run('p1 @trade.1, p2 @trade.2, p3 @trade.3, p4 @trade.4');
  expect(game.legal('@trade')).toEqual(['@trade.5']);
  game.run('p5 @trade.5');
  expect([game.hand('p5'), game.purse('p5')]).toEqual(['X06', '4 D 1 rum 3 PP']);
  expect(game.display).toMatch(/X04$/);
});

test('scenario 15: fifth in Town', () => {
  const game = table({ seats: 5, hands: { p5: 'R01 W01' } });
  game.run('p1 @town.rumour, p2 @town.pp, p3 @town.rum, p4 @town.steal, p5 @town.market');
  game.run('p4 steal blind');
  expect(game.purse('p5')).toBe('4 D 1 rum 4 PP');
  game.run('p5 combo any2, p5 pick R01, p5 pick W01, p5 rum 0');
  expect(game.purse('p5')).toBe('6 D 1 rum 5 PP');
});

test('scenario 16: a short Tavern', () => {
  const game = table({ seats: 3, tavern: 3, dice: '6' }).run('p1 @tavern, p2 @tavern, p3 @tavern');
  expect(game.state.rum).toEqual([3, 2, 1]);
});

test('scenario 17: the floor', () => {
  const game = table({ pp: { p2: 0 }, options: { cards: 'simplified' } });
  game.run('p1 @tavern, p2 @mutiny.0, p3 @cabin.pp, p4 @cabin.pp');
  expect(game.purse('p2')).toBe('5 D 1 rum 0 PP');
});

test('scenario 18: closures', () => {
  const actions = (game: ReturnType<typeof table>): string[] => [
    ...new Set(game.legal('@').map((text) => text.slice(1).replace(/\..*/, ''))),
  ];
  expect(actions(table({ closed: 'blind town', token: 'wreck' }))).toEqual(['trade', 'tavern']);
  const selling = table({ closed: 'blind town', token: 'wreck', hands: { p1: 'R01 R02' } });
  expect(actions(selling)).toEqual(['trade', 'tavern', 'market']);
  const all = table({ closed: 'blind town trade tavern', token: 'wreck' });
  expect(actions(all)).toEqual(['trade', 'blind', 'tavern', 'town']);
});

test('scenario 19: pairs', () => {
  const fills = (text: string, row: number): boolean => canFill(tallyOfJewels(text.split(' ').map(jewelNamed)), row);
  expect(fills('R01 R02 R04 R05', PAIRS)).toBe(true);
  expect(fills('R01 R02 W01 X01', PAIRS)).toBe(true);
  expect(fills('R01 W01 X01 X02', PAIRS)).toBe(true);
  expect(fills('R01 R02 R04 W01', PAIRS)).toBe(false);
  expect(fills('R01 W01 B01 X01', PAIRS)).toBe(false);
  expect(fills('X01 X02 X03', SAME3)).toBe(true);
});

test('scenario 20: first run-out', () => {
  const game = table({ stock: 1, discard: 14, treasures: { p1: 'jew1' } }).run('p1 use jew1');
  expect([game.state.stock.length, game.state.discard.length, game.state.runOuts]).toEqual([14, 0, 1]);
  expect(game.state.lastRound).toBe(126);
  game.state.stock.length = 1;
  game.state.treasures[8] = 1;
  game.state.treasureCounts[0] = 1;
  game.run('p1 use jew1');
  expect([game.state.stock.length, game.state.lastRound, game.state.endReason]).toEqual([0, 2, 'jewels']);
});

test('scenario 21: Second Thoughts', () => {
  const game = table({ cards: { p3: 'V18' }, display: 'R01 W04 B01 G01', deck: 'V01' });
  game.run('p1 @trade.1, p2 @mutiny.1, p3 @trade.2, p3 done, p4 @cabin.d, p3 play V18');
  expect(game.legal('@mutiny')).toEqual(['@mutiny.0', '@mutiny.3']);
  game.run('p3 @mutiny.3');
  expect(game.display).toMatch(/^\w+ W04 B01 G01$/);
  expect(game.now).toBe('rob p4');
  game.run('p4 rob bank');
  expect([game.order, game.purse('p3')]).toEqual(['p3 p2 p1 p4', '1 D 1 rum 5 PP']);
});

test('scenario 22: sale lock', () => {
  const game = table({ hands: { p1: 'R01 R02 R04' }, cards: { p1: 'V12', p2: 'V10' } });
  game.run('p1 @market.same3');
  expect(game.legal('play')).toEqual([]);
  game.run('p1 done');
  expect(game.now).toBe('place p2');
  expect(game.legal('play')).toEqual([]);
});

test('scenario 23: Loaded Dice', () => {
  const game = table({ cards: { p3: 'V15' } });
  game.run('p1 @wreck, p2 @wreck, p3 @wreck, p3 done, p4 @cabin.pp');
  game.roll('1 2').run('p3 play V15, p3 go');
  expect(game.state.treasureCounts[2]).toBe(1);
  expect(game.told('rolled').at(-1)).toMatchObject({ dice: [1, 2], loaded: 2, found: true });
});

test('scenario 24: Silver Tongue', () => {
  const game = table({ hands: { p1: 'R01 R02' }, cards: { p1: 'V17' } });
  game.run('p1 @market.any2, p1 done, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp, p1 play V17, p1 go');
  game.run('p1 pick R01, p1 pick R02');
  expect(game.legal()).toEqual(['rum 0', 'rum 1']);
  expect(game.run('p1 rum 1').purse('p1')).toBe('6 D 0 rum 6 PP');
});

test('scenario 25: Pay the Crew', () => {
  const game = table({ d: { p2: 3 }, deck: 'C08' }).run('p1 @tavern, p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp');
  expect([game.order, game.d()]).toEqual(['p2 p1 p3 p4', [3, 2, 4, 4]]);
  expect(game.run('p2 reveal').d()).toEqual([4, 0, 5, 4]);
});

test('scenario 26: Last Mutiny', () => {
  const game = table({ deck: 'L01' }).run('p1 @tavern, p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp');
  expect([game.cards('p2'), game.state.lastRound, game.now]).toEqual(['', 2, 'place p2']);
  game.run('p2 @blind, p1 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp, p2 keep');
  expect([game.now, game.order, game.cards('p1')]).toEqual(['over', 'p1 p2 p3 p4', '']);
});

test('scenario 27: scoring', () => {
  const game = table({
    seats: 3,
    lastRound: 1,
    pp: { p1: 20, p2: 22, p3: 25 },
    d: { p1: 4, p2: 0, p3: 3 },
    rum: { p1: 2, p2: 0, p3: 3 },
    treasures: { p1: 'dou2 exc3 rum2' },
    hands: { p1: 'R01 R02' },
    cards: { p1: 'E01 V01 C08', p2: 'E05', p3: 'E06' },
    tavern: 0,
  });
  // Two of them earn their last point in the Cabin of the last round; all bonuses have been received.
  for (let seat = 0; seat < 3; seat++) game.state.bonuses[seat] = 15;
  game.run('p1 @tavern, p1 done, p2 @cabin.pp, p2 done, p3 @cabin.pp, p3 done, p1 go, p2 go, p3 go');
  expect(game.state.pp).toEqual([23, 26, 27]);
  expect(rules.outcome(game.state)?.winners).toEqual([2]);
  expect(game.d()).toEqual([2, 1, 1]);
});

test('scenario 28: ties', () => {
  const winners = (rest: number): readonly number[] | undefined => {
    const { state } = table({ options: { cards: 'simplified' }, pp: { p1: 30, p2: 30 }, d: { p1: rest, p2: 1 } });
    state.phase = 'over';
    return rules.outcome(state)?.winners;
  };
  expect(winners(2)).toEqual([0]);
  expect(winners(1)).toEqual([0, 1]);
});

test('scenario 29: the henchman in the Mutiny', () => {
  const both = table({ seats: 2, d: { p1: 6 } }).run('p1 @tavern, p1 h@mutiny.6, p2 @mutiny.1');
  expect([both.order, both.d()[0], both.state.deck.length]).toEqual(['p2 p1', 0, 20]);
  const alone = table({ seats: 2, d: { p1: 6 } }).run('p1 @tavern, p1 h@mutiny.6, p2 @cabin.pp');
  expect([alone.order, alone.d()[0], alone.state.deck.length]).toEqual(['p1 p2', 0, 21]);
});

test('scenario 30: the henchman in the Tavern', () => {
  const game = table({ seats: 2, dice: '1' }).run('p1 @tavern, p1 h@tavern, p2 @tavern');
  expect([game.state.rum, game.state.tavern]).toEqual([[3, 2], 20]);
});

test('scenario 31: empty hand, no windows', () => {
  const none = table().run('p1 @tavern');
  expect(none.now).toBe('place p2');
  const refused = table({ cards: { p1: 'C08' } }).run('p1 @tavern');
  expect([refused.now, refused.legal()]).toEqual(['after p1', ['done']]);
  refused.run('p1 done, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  expect([refused.now, refused.legal()]).toEqual(['resolve p1', ['go']]);
});

test('scenario 32: options', () => {
  expect(rules.checkOptions({ cards: 'full' }, 2)?.id).toBe('two-players-need-simplified');
  expect(rules.checkOptions({ mutinies: 46 }, 4)?.id).toBe('bad-mutinies');
});
