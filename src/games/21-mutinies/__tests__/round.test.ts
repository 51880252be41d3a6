/** The end of a round and of the game (R8), and the henchman (R9). */
import { rules } from '../rules';
import { table } from './table';

const CABIN = 'p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp';
const MUTINY = 'p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp';

test('R8.1 discs go home, the pirate token marks the action', () => {
  const game = table().run(`p1 @wreck, ${CABIN}`);
  expect([game.state.discs, game.token]).toEqual([[-1, -1, -1, -1, -1, -1], 'wreck']);
});

test('R8.2 no mutineer: same captain, same order, no card', () => {
  const game = table().run(`p1 @wreck, ${CABIN}`);
  expect([game.order, game.state.deck.length, game.now]).toEqual(['p1 p2 p3 p4', 21, 'place p1']);
});

test('R8.3 the new captain takes the top card; simplified it is discarded unread', () => {
  const full = table({ deck: 'V05' }).run(`p1 @wreck, ${MUTINY}`);
  expect([full.now, full.legal(), full.state.deck.length]).toEqual(['card p2', ['hide'], 20]);
  expect(full.told('drewCard')[0]?.secret).toEqual({ to: [1], card: 'V05' });
  const blank = table({ options: { cards: 'simplified' } }).run(`p1 @wreck, ${MUTINY}`);
  expect([blank.now, blank.state.deck.length, blank.cards('p2')]).toEqual(['place p2', 20, '']);
});

test('R8.4 Last Mutiny (L01) is shown and put aside', () => {
  const game = table({ deck: 'L01' }).run(`p1 @wreck, ${MUTINY}`);
  expect([game.cards('p2'), game.state.deck.length, game.told('lastMutiny')]).toEqual([
    '',
    0,
    [{ kind: 'lastMutiny', seat: 1 }],
  ]);
});

test('R8.5 a Compulsory card may be revealed or hidden, any other only hidden', () => {
  expect(table({ deck: 'C10' }).run(`p1 @wreck, ${MUTINY}`).legal()).toEqual(['reveal', 'hide']);
  const refused = table({ deck: 'C10' }).run(`p1 @wreck, ${MUTINY}, p2 hide`);
  expect([refused.cards('p2'), refused.state.shown[1], refused.legal('play')]).toEqual(['C10', [], []]);
});

test('R8.6 in the last round the order changes but no card is taken', () => {
  const game = table({ lastRound: 1 }).run(`p1 @wreck, ${MUTINY}`);
  expect([game.now, game.order, game.state.deck.length]).toEqual(['over', 'p2 p1 p3 p4', 21]);
});

test('R8.7 the last card of a simplified deck triggers the end; one last round follows', () => {
  const game = table({ options: { cards: 'simplified' } });
  game.state.deck.length = 1;
  game.run(`p1 @wreck, ${MUTINY}`);
  expect([game.state.round, game.state.lastRound, game.told('endNears')]).toEqual([
    2,
    2,
    [{ kind: 'endNears', reason: 'mutinies' }],
  ]);
  game.state.treasureCounts.fill(0);
  game.run('p2 @tavern, p1 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp');
  expect(rules.outcome(game.state)?.reason).toBe('mutinies');
});

test('R8.7 two triggers give one last round, a trigger in it adds none', () => {
  const game = table({ deck: 'L01', stock: 1, runOuts: 1, treasures: { p2: 'jew1' } });
  game.run(`p1 @wreck, p2 use jew1, ${MUTINY}`);
  expect([game.state.round, game.state.lastRound, game.state.endReason]).toEqual([2, 2, 'jewels']);
  const late = table({ lastRound: 1, stock: 1, runOuts: 1, treasures: { p1: 'jew1' } });
  expect(late.run('p1 use jew1').state.lastRound).toBe(1);
});

test('R8.8 the round 6 × mutinies is the last', () => {
  const game = table({ options: { mutinies: 11 }, round: 65 }).run(`p1 @tavern, ${CABIN}`);
  expect(game.told('roundStarted')).toMatchObject([{ round: 66, isLast: true }]);
  expect(game.run(`p1 @blind, ${CABIN}, p1 keep`).now).toBe('over');
  expect(rules.outcome(game.state)?.reason).toBe('rounds');
});

test('R8.9 otherwise the next round starts with the captain', () => {
  expect(table({ deck: 'V01' }).run(`p1 @wreck, ${MUTINY}, p2 hide`).now).toBe('place p2');
});

test('R9.1 captain, henchman, sailor; the henchman after the window of the captain', () => {
  const game = table({ seats: 2, treasures: { p1: 'pre1' } }).run('p1 @wreck');
  expect(game.now).toBe('after p1');
  game.run('p1 done');
  expect([game.now, game.legal('@'), game.legal('use')]).toEqual(['place p1', [], []]);
  expect(game.run('p1 h@wreck').now).toBe('place p2');
  expect(game.legal('@wreck')).toEqual(['@wreck']);
});

test("R9.2 on the captain's action, in the Cabin, or on a free Mutiny space", () => {
  const game = table({ seats: 2 }).run('p1 @wreck');
  expect(game.legal()).toEqual(['h@wreck', 'h@cabin', 'h@mutiny.0', 'h@mutiny.1', 'h@mutiny.3']);
});

test("R9.3 the captain's purse stakes; without the means the space is closed; jewels are no expense", () => {
  const trade = table({ seats: 2, display: 'R01 X04 R11 W06', d: { p1: 2 }, rum: { p1: 1 } }).run('p1 @trade.1');
  expect(trade.legal('h@trade')).toEqual(['h@trade.4']);
  const market = table({ seats: 2, hands: { p1: 'R01 R02' } }).run('p1 @market.any2');
  expect(market.legal('h@market')).toHaveLength(5);
  const town = table({ seats: 2, d: { p1: 1 }, tavern: 0, blind: '', display: '- - - -' }).run('p1 @town.rumour');
  expect(town.legal('h@town')).toEqual(['h@town.steal', 'h@town.rum', 'h@town.market']);
});

test("R9.4 in the Cabin it is free and ends the sailor's being alone", () => {
  const game = table({ seats: 2 }).run('p1 @tavern, p1 h@cabin, p2 @cabin.d');
  expect([game.now, game.d()]).toEqual(['place p1', [3, 5]]);
  expect(table({ seats: 2 }).run('p1 @tavern, p1 h@tavern, p2 @cabin.d').now).toBe('rob p2');
});

test('R9.5 blind: it draws and discards, without a refund', () => {
  const game = table({ seats: 2, blind: 'R01 W01 B01 G01' }).run('p1 @blind, p1 h@blind, p2 @blind, p1 keep');
  expect([game.hand('p1'), game.discard, game.d()[0]]).toEqual(['R01', 'W01', 2]);
  expect(game.run('p2 keep').hand('p2')).toBe('B01');
});

test('R9.5 town: it pays and only blocks', () => {
  const game = table({ seats: 2 }).run('p1 @town.rum, p1 h@town.pp');
  expect(game.legal('@town')).toEqual(['@town.steal', '@town.rumour']);
  expect(game.run('p2 @cabin.pp').purse('p1')).toBe('1 D 2 rum 3 PP');
});

test('R9.5 wreck: it rolls no dice', () => {
  const game = table({ seats: 2 }).run('p1 @wreck, p1 h@wreck, p2 @wreck');
  expect(game.told('rolled').map((event) => event.beat)).toEqual([1, 3]);
});

test('R9.6 it never becomes captain and makes no mutiny', () => {
  const both = table({ seats: 2 }).run('p1 @tavern, p1 h@mutiny.3, p2 @mutiny.0');
  expect([both.order, both.state.deck.length]).toEqual(['p2 p1', 20]);
  const alone = table({ seats: 2 }).run('p1 @tavern, p1 h@mutiny.3, p2 @cabin.pp');
  expect([alone.order, alone.state.deck.length, alone.d()[0]]).toEqual(['p1 p2', 21, 0]);
});
