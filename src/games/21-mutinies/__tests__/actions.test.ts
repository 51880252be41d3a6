/** The captain's action, the Cabin and the Mutiny (R5, R6, R7). */
import { table } from './table';

const OTHERS = 'p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp';

test('R5.1 trade: the stake is paid and everybody has seen the jewel', () => {
  const game = table({ display: 'R10 W01 B01 G01' }).run(`p1 @trade.1, ${OTHERS}`);
  expect([game.hand('p1'), game.purse('p1')]).toEqual(['R10', '2 D 0 rum 3 PP']);
  expect(game.told('tookJewel')).toMatchObject([{ seat: 0, jewel: 'R10', space: 'trade.1' }]);
});

test('R5.2 jewels nobody took stay; the others are refilled after the action', () => {
  const game = table({ display: 'R01 W01 B01 G01', stock: 'X01 X02 X03' }).run('p1 @trade.1, p2 @trade.3');
  game.run('p3 @cabin.pp, p4 @cabin.pp');
  expect(game.display).toBe('X01 W01 X02 G01');
});

test('R5.3 the fifth disc takes the top of the blind pile, unseen, and the display jewel stays', () => {
  const game = table({ seats: 5, display: 'R01 W01 B01 G01 X01', blind: 'R02 R03 R04 R05 W02', stock: '' });
  game.run('p1 @trade.5, p2 @trade.2, p3 @trade.3, p4 @trade.4, p5 @trade.1');
  expect([game.hand('p5'), game.display, game.d()[4]]).toEqual(['R02', 'R01 - - - -', 4]);
  expect(game.told('drewJewel')[0]?.secret).toEqual({ to: [4], jewel: 'R02' });
});

test('R5.3 without a blind pile the fifth disc cannot go there', () => {
  const game = table({ seats: 5, display: 'R01 W01 B01 G01 R02', blind: '' });
  game.run('p1 @trade.1, p2 @trade.2, p3 @trade.3, p4 @trade.4');
  expect(game.legal('@trade')).toEqual([]);
});

test('R5.4 blind: spaces 4 and 5 bring rum first; a throw returns the stake, the rum is kept', () => {
  const game = table({ seats: 5 }).run('p1 @blind, p2 @blind, p3 @blind, p4 @blind, p5 @blind');
  game.run('p1 keep, p2 keep, p3 keep, p4 throw, p5 keep');
  expect(game.state.rum).toEqual([1, 1, 1, 2, 2]);
  expect(game.d()).toEqual([3, 3, 3, 4, 2]);
});

test('R5.5 wreck: a die above the number; both dice above 1 on space 1 bring a doubloon too', () => {
  const game = table({ dice: '2 2 1 2', treasureStack: 'dou2' }).run(
    'p1 @wreck, p2 @wreck, p3 @cabin.pp, p4 @cabin.pp',
  );
  expect([game.treasures('p1'), game.treasures('p2'), game.d()]).toEqual(['dou2', '', [4, 4, 4, 4]]);
});

test('R5.5 wreck: space 4 brings rum, and its number must be beaten', () => {
  const game = table({ treasureStack: 'dou2 dou3 pre2', cards: { p3: 'E05' } });
  game.run('p1 @wreck, p2 @wreck, p3 @wreck, p3 done, p4 @wreck').roll('3 4 4 4');
  const before = game.state.treasureCounts.slice();
  game.run('p3 go');
  expect(game.state.treasureCounts.map((count, seat) => count - (before[seat] as number))).toEqual([0, 0, 1, 0]);
  expect(game.state.rum).toEqual([1, 1, 1, 2]);
});

test('R5.6 tavern: the captain, spaces 4 and 5, then die + 2 round and round', () => {
  const game = table({ seats: 5, dice: '5' }).run('p1 @tavern, p2 @tavern, p3 @tavern, p4 @tavern, p5 @tavern');
  expect([game.state.rum, game.d()]).toEqual([
    [4, 3, 2, 2, 2],
    [3, 4, 4, 5, 6],
  ]);
  expect(game.told('dealt')[0]?.to).toEqual([0, 1, 2, 3, 4, 0, 1]);
});

test('R5.7 only jewels that can still complete the row are offered, in any order of naming', () => {
  const game = table({ hands: { p1: 'R01 R02 W01 W02 B01' } }).run(`p1 @market.pairs, ${OTHERS}`);
  expect(game.legal()).toEqual(['pick R01', 'pick R02', 'pick W01', 'pick W02']);
  game.run('p1 pick W02, p1 pick R01');
  expect(game.legal()).toEqual(['pick R02', 'pick W01']);
  const sorted = table({ hands: { p1: 'R01 R02 W01 W02 B01' } }).run(`p1 @market.pairs, ${OTHERS}`);
  sorted.run('p1 pick R01, p1 pick R02, p1 pick W01, p1 pick W02');
  expect(game.run('p1 pick R02, p1 pick W01').state).toEqual(sorted.state);
});

test('R5.7 rum: the smallest of 4, the purse and the icons', () => {
  const most = (rum: number, hands: string): string | undefined => {
    const game = table({ rum: { p1: rum }, hands: { p1: hands } }).run(`p1 @market.any3, ${OTHERS}`);
    for (const id of hands.split(' ')) game.run(`p1 pick ${id}`);
    return game.legal().at(-1);
  };
  expect(most(6, 'R11 W11 B11')).toBe('rum 4');
  expect(most(2, 'R11 W11 B11')).toBe('rum 2');
  expect(most(6, 'R06 W01 B01')).toBe('rum 1');
});

test('R5.8 payment of every row, with and without rum', () => {
  const rows = { any2: [2, 1], any3: [3, 2], any4: [4, 4], same3: [4, 4], pairs: [5, 6], same4: [6, 8] };
  const hands = {
    any2: 'R06 W06',
    any3: 'R06 W06 B06',
    any4: 'R06 W06 B06 G06',
    same3: 'R06 R07 R08',
    pairs: 'R06 R07 W06 W07',
    same4: 'R06 R07 R08 R09',
  };
  for (const [row, [d = 0, pp = 0]] of Object.entries(rows)) {
    for (const rum of [0, 1, 2]) {
      const jewels = hands[row as keyof typeof hands];
      const game = table({ rum: { p1: 2 }, hands: { p1: jewels } });
      game.state.bonuses[0] = 15;
      game.run(`p1 @market.${row}, ${OTHERS}`);
      for (const id of jewels.split(' ')) game.run(`p1 pick ${id}`);
      expect(game.run(`p1 rum ${rum}`).purse('p1')).toBe(`${3 + d + rum} D ${2 - rum} rum ${3 + pp + rum} PP`);
      expect(game.discard).toBe(jewels);
    }
  }
});

test('R5.9 a row is used once a round, and is paid even if the jewels would fill a better one', () => {
  const game = table({ hands: { p1: 'R01 R02 R03', p2: 'W01 W02 W03' } }).run('p1 @market.any3');
  expect(game.legal('@market')).toEqual(['@market.any2', '@market.same3']);
  game.run('p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp, p1 pick R01, p1 pick R02, p1 pick R03, p1 rum 0');
  expect(game.purse('p1')).toBe('6 D 1 rum 5 PP');
});

test('R5.10 town: prestige, a cask, a rumour, a theft, a sale', () => {
  const game = table({
    seats: 5,
    hands: { p1: 'R01 R02 R03' },
    display: 'X01 W01 B01 G01 W02',
    treasureStack: 'dou2',
  }).run('p1 @town.market, p2 @town.pp, p3 @town.rum, p4 @town.rumour, p5 @cabin.pp');
  expect(game.legal()).toEqual(['combo any2', 'combo any3', 'combo same3']);
  game.run('p1 combo same3, p1 pick R01, p1 pick R02, p1 pick R03, p1 rum 0');
  expect([game.purse('p1'), game.purse('p2'), game.purse('p3')]).toEqual([
    '7 D 1 rum 7 PP',
    '2 D 1 rum 5 PP',
    '4 D 2 rum 3 PP',
  ]);
  expect(game.treasures('p4')).toBe('dou2');
});

test('R5.10 the thief takes the blind pile free, or a display jewel for its icons', () => {
  const game = table({ display: 'X01 X04 B01 G01', d: { p1: 2 }, blind: 'R12 R02 R03 R04' }).run(
    `p1 @town.steal, ${OTHERS}`,
  );
  expect(game.legal()).toEqual(['steal blind', 'steal trade.1', 'steal trade.3', 'steal trade.4']);
  const paid = game.copy().run('p1 steal trade.1');
  expect([paid.hand('p1'), paid.purse('p1'), paid.state.tavern]).toEqual(['X01', '0 D 0 rum 3 PP', 22]);
  expect(game.run('p1 steal blind').hand('p1')).toBe('R12');
});

test('R5.11 the fifth disc in Town gets 1 PP first', () => {
  const game = table({ seats: 5, hands: { p1: 'R01 R02' } });
  game.run('p1 @town.market, p2 @town.pp, p3 @town.rum, p4 @town.rumour, p5 @town.steal');
  game.run('p1 combo any2, p1 pick R01, p1 pick R02, p1 rum 0');
  expect([game.now, game.state.pp[4]]).toEqual(['steal p5', 4]);
});

test('R5.12 the fifth stays the fifth when another disc moves away', () => {
  const game = table({ seats: 5, hands: { p1: 'R01 R02' }, cards: { p2: 'V18' } });
  game.run('p1 @town.market, p2 @town.pp, p2 done, p3 @town.rum, p4 @town.rumour, p5 @town.steal');
  game.run('p1 combo any2, p1 pick R01, p1 pick R02, p1 rum 0, p2 play V18, p2 @cabin.pp');
  expect([game.now, game.state.pp[4]]).toEqual(['steal p5', 4]);
});

test('R5.12 a space left by V18 stays empty', () => {
  const game = table({ cards: { p2: 'V18' } });
  game.run('p1 @tavern, p2 @tavern, p2 done, p3 @tavern, p4 @tavern, p2 play V18, p2 @cabin.pp');
  expect([game.told('dealt')[0]?.to]).not.toContain(1);
  expect(game.d()).toEqual([3, 4, 4, 5]);
});

test('R5.13 refill: display from 1 upward, then the bottom of the blind pile', () => {
  const game = table({ display: '- R01 - W01', blind: 'B01 B02', stock: 'X01 X02 X03 X04 X05' });
  game.run(`p1 @wreck, ${OTHERS}`);
  expect(game.display).toBe('X01 R01 X02 W01');
  expect(game.told('refilled')[0]).toMatchObject({ spaces: ['trade.1', 'trade.3'], blind: 2 });
  expect(game.stock).toBe('X05');
});

test('R5.13 what the stock cannot supply stays empty', () => {
  const game = table({ display: '- - - -', stock: 'X01', discard: '', runOuts: 1 }).run(`p1 @wreck, ${OTHERS}`);
  expect(game.display).toBe('X01 - - -');
});

test('R6.1 cabin: prestige, a doubloon, or three prestige for five doubloons; shared', () => {
  const game = table({ d: { p4: 5 } }).run('p1 @wreck, p2 @cabin.pp, p3 @cabin.d, p4 @cabin.buy');
  expect([game.purse('p2'), game.purse('p3'), game.purse('p4')]).toEqual([
    '4 D 1 rum 4 PP',
    '5 D 1 rum 3 PP',
    '0 D 1 rum 6 PP',
  ]);
});

test('R6.2 only the single disc of the whole Cabin may rob, also the captain', () => {
  const game = table({ d: { p1: 1, p2: 0 } }).run('p1 @wreck, p2 @wreck, p3 @wreck, p4 @cabin.d');
  expect(game.legal()).toEqual(['rob bank', 'rob p1', 'rob p3']);
  expect(game.run('p4 rob p1').d()).toEqual([expect.any(Number), 0, 4, 5]);
});

test('R7.1 mutiny: bids are paid and bring prestige; 0 brings a doubloon and costs a point', () => {
  const game = table({ seats: 5, d: { p2: 6 } }).run(
    'p1 @tavern, p2 @mutiny.6, p3 @mutiny.3, p4 @mutiny.1, p5 @mutiny.0',
  );
  expect(['p2', 'p3', 'p4', 'p5'].map((name) => game.purse(name as 'p2'))).toEqual([
    '0 D 1 rum 6 PP',
    '1 D 1 rum 5 PP',
    '3 D 1 rum 4 PP',
    '5 D 1 rum 2 PP',
  ]);
});

test('R7.2 mutineers from the highest space down, then the others as they were', () => {
  const game = table({ seats: 5 }).run('p1 @tavern, p2 @cabin.pp, p3 @mutiny.0, p4 @cabin.pp, p5 @mutiny.1');
  expect(game.order).toBe('p5 p3 p1 p2 p4');
  const alone = table().run('p1 @tavern, p2 @cabin.pp, p3 @mutiny.0, p4 @cabin.pp');
  expect(alone.order).toBe('p3 p1 p2 p4');
});
