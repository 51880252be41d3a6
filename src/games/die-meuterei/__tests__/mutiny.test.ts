/** R5 and R6: the mutiny, its preparation and its duels. */
import { ELIMINATED, EXCLUDED, IN_GAME } from '../state';
import { type Layout, table } from './table';

const PAIRS = 'V5D6 V1D2 V3D4 V7D8 V9D10';
const HAND = 'V1 V2 V3 D1 D2 D3';

/** Everybody holds one of each card; p1 and p3 stand for V, p2 and p4 for D. */
function mutiny(layout: Layout = {}) {
  const seats = layout.seats ?? 2;
  return table({
    seats,
    pairs: PAIRS,
    sides: 'V D V D'.slice(0, 2 * seats - 1),
    hands: Array<string>(seats).fill(HAND),
    mutiny: true,
    ...layout,
  });
}

test('R5.1 who has no conviction is excluded, and no card is shown', () => {
  const game = mutiny({ seats: 3, sides: 'V - D' });
  expect(game.state.status).toEqual([IN_GAME, EXCLUDED, IN_GAME]);
  expect(game.told('mutinyBegun')).toMatchObject([{ reason: 'ship', excluded: [1] }]);
  expect(game.seen(0).sides).toBe('V - ?');
  game.p1('play V1');
  expect(game.now).toBe('commit p3');
});

test('R5.2 empty pairs are filled unseen: lowest spot first, V before D', () => {
  const game = table({ sides: 'V D', pairs: 'V5D6', deck: '- 9 - 2 3 4 7 8 1 10', mutiny: true });
  expect(game.pairs).toBe('V5D6 V9D2 V3D4 V7D8 V1D10');
  expect(game.told('mutinyBegun')).toMatchObject([{ filled: ['B', 'C', 'D', 'E'] }]);
  expect(game.seen(0).pairs).toBe('V5D6 ? ? ? ?');
});

test('R5.3 pirates and lifeboat are put away, duel A begins', () => {
  const game = mutiny({ lifeboat: 'ojo' });
  expect([game.state.lifeboat, game.state.row.length, game.state.leftOut.length]).toEqual([-1, 0, 13]);
  expect([game.now, game.state.duel, game.wins]).toEqual(['commit p1', 0, '0:0']);
});

test('R6.1 both sailors of the pair are revealed', () => {
  const game = mutiny();
  expect(game.told('duelStarted')).toMatchObject([{ pair: 'A', V: 5, D: 6 }]);
  expect([game.seen(1).pairs, game.seen('table').pairs]).toEqual(['V5D6 ? ? ? ?', 'V5D6 ? ? ? ?']);
  expect([game.state.combatRound, game.state.withdrawn]).toEqual([1, 0]);
});

test('R6.2 only those in game and not withdrawn take part', () => {
  const game = mutiny({ seats: 3 }).all('V1', 'D1', 'V1').all('V2', 'mascot', 'V2');
  game.p2('rob p1');
  expect(game.now).toBe('commit p1');
  game.all('V3', 'mascot');
  expect(game.now).toBe('commit p1');
});

test('R6.3 commits go round from the elder, and nobody sees earlier ones', () => {
  const game = mutiny({ seats: 3, options: { first: 'p2' } });
  expect(game.now).toBe('commit p2');
  expect(game.legal).toEqual(['play V1', 'play V2', 'play V3', 'play D1', 'play D2', 'play D3']);
  game.p2('play D3');
  expect(game.now).toBe('commit p3');
  expect([game.seen(2).state.commits[1], game.seen(1).state.commits[1]]).toEqual([-2, 5]);
  expect(game.seen(2).state.held).toEqual([6, 6, 6]);
});

test('R6.4 cards are mixed and turned up in a fixed order without owners', () => {
  const game = mutiny({ seats: 4 }).all('D2', 'V1', 'V3', 'D2');
  expect(game.told('revealed')).toMatchObject([{ cards: ['V3', 'V1', 'D2', 'D2'], mascots: [], V: 9, D: 10 }]);
  expect(game.state.held).toEqual([5, 5, 5, 5]);
});

test('R6.5 a mascot in the first round eliminates, later it withdraws', () => {
  const game = mutiny({ hands: [HAND, ''] }).all('V1', 'mascot');
  expect(game.state.status).toEqual([IN_GAME, ELIMINATED]);
  expect(game.coins).toBe('1/1');
  const later = mutiny().all('V1', 'D1').all('V2', 'D2').all('mascot', 'D3');
  expect([later.state.status[0], later.now]).toEqual([IN_GAME, 'commit p2']);
  expect(later.told('withdrew')).toMatchObject([{ seat: 0 }]);
});

test('R6.6 in the second round a single mascot steals, several are paid by the supply', () => {
  const single = mutiny({ seats: 3, coins: [0, 0, 2] })
    .all('V1', 'D1', 'V1')
    .all('mascot', 'D2', 'V2');
  expect([single.now, single.legal]).toEqual(['mrob p1', ['rob p3']]);
  expect(single.p1('rob p3').coins).toBe('1/0/1');
  const poor = mutiny({ coins: [3, 0] })
    .all('V1', 'D1')
    .all('mascot', 'D2');
  expect(poor.now).toBe('commit p2');
  const several = mutiny({ seats: 3, supply: 5 }).all('V1', 'D1', 'V1').all('mascot', 'D2', 'mascot');
  expect([several.coins, several.state.supply]).toEqual(['2/1/2', 3]);
  const refill = mutiny({ seats: 3, supply: 1, coins: [1, 1, 0] })
    .all('V1', 'D1', 'V1')
    .all('mascot', 'D2', 'mascot');
  expect([refill.coins, refill.state.supply]).toEqual(['1/0/1', 1]);
  expect(refill.told('refilled')).toMatchObject([{ seats: [0, 1] }]);
});

test('R6.6 excluded and eliminated seats neither pay nor are robbed', () => {
  const excluded = mutiny({ seats: 3, sides: 'V D -', coins: [1, 0, 9] })
    .all('V1', 'D1')
    .all('V2', 'mascot');
  expect(excluded.legal).toEqual(['rob p1']);
  const refill = mutiny({ seats: 3, sides: 'V D -', supply: 0, coins: [0, 1, 9] })
    .all('V1', 'D1')
    .all('mascot', 'mascot');
  expect(refill.coins).toBe('1/0/9');
});

test('R6.7 the last one may go on alone, round by round, until the mascot', () => {
  const game = mutiny().all('V1', 'D1').all('V2', 'mascot').p2('rob p1');
  game.p1('play V3', 'play D1');
  expect([game.state.combatRound, game.state.duel]).toEqual([5, 0]);
  game.p1('play mascot');
  expect(game.state.duel).toBe(1);
});

test('R6.8 the higher total wins, equal totals go by the cards', () => {
  const plain = mutiny({ pairs: 'V9D1 V1D2' }).all('D2', 'D3').all('mascot', 'mascot');
  expect(plain.told('duelWon')).toMatchObject([{ pair: 'A', side: 'V', V: 9, D: 6, byCards: false }]);
  const tie = mutiny({ pairs: 'V5D6 V1D2' }).all('V2', 'D1').all('mascot', 'mascot');
  expect(tie.told('duelWon')).toMatchObject([{ pair: 'A', side: 'V', V: 7, D: 7, byCards: true }]);
});

test('R6.9 cards leave the game, mascots return, the third win ends it', () => {
  const game = mutiny().all('V1', 'D1').all('mascot', 'mascot');
  expect(game.told('duelWon')).toMatchObject([{ side: 'D', wins: { V: 0, D: 1 } }]);
  expect([game.state.spent[0], game.state.spent[3]]).toEqual([1 + spentBefore(), 1 + spentBefore()]);
  expect([game.now, game.state.fought.some((count) => count > 0)]).toEqual(['commit p1', false]);
  game.all('V2', 'D2').all('mascot', 'mascot').all('V3', 'D3').all('mascot', 'mascot');
  expect([game.now, game.wins, game.state.duel]).toEqual(['end', '0:3', 2]);
});

/** The layout deals everything that is not in hands into the pile, so nothing is spent before. */
function spentBefore(): number {
  return mutiny().state.spent[0] as number;
}

test('R6.10 with nobody in game the sailors decide alone, without moves', () => {
  const game = mutiny({ sides: '- -', pairs: 'V5D6 V1D2 V3D4 V8D7 V9D10' });
  expect([game.now, game.wins]).toEqual(['end', '0:3']);
  const eliminated = mutiny({ hands: ['', ''] }).all('mascot', 'mascot');
  expect(eliminated.now).toBe('end');
});
