/** R4: supplies, ship, storms and the end of the voyage. */
import { rules } from '../rules';
import { type Layout, table } from './table';

/** A round of two players in which so many doors are opened. */
function sail(opened: 2 | 3 | 4 | 5, layout: Layout = {}) {
  const row = ['crackpott', 'pang', 'tembo', 'sate', 'valverde'];
  const game = table({ row: row.join(' '), ...layout });
  for (let i = 1; i < opened; i++) game.p1('knock');
  game.p1(`use ${row[opened - 2]}`);
  if (game.state.phase === 'pang') game.p1('take coin');
  if (game.state.phase === 'tembo') game.p1('keep 1');
  return game.p2('knock', `use ${row[opened - 1]}`, ...(opened === 2 ? ['take coin'] : opened === 3 ? ['keep 1'] : []));
}

test('R4.1 an empty supply makes the last round, checked after each whole action', () => {
  const game = table({ row: 'valverde pang', gold: '2' }).p1('knock', 'use valverde');
  expect(game.state.lastRound).toBe(true);
  expect(game.told('lastRoundCalled')).toMatchObject([{ supplies: ['gold'] }]);
  const trade = table({ row: 'nero pang', coins: [1, 1], pile: 'V3' }).p1('knock', 'use nero', 'sell V1');
  expect(trade.state.lastRound).toBe(false);
  const bought = table({ row: 'nero pang', coins: [1, 1], pile: 'V3' }).p1('knock', 'use nero', 'buy 1');
  expect(bought.told('lastRoundCalled')).toMatchObject([{ supplies: ['combat'] }]);
  expect(bought.p2('knock', 'use pang').state.reason).toBe('supply');
});

test.each([2, 3, 4, 5] as const)('R4.2 with %s doors opened by two players the ship moves', (opened) => {
  expect(sail(opened).state.ship).toBe(6 + opened - 2);
  expect(sail(opened, { options: { movement: 'closed' } }).state.ship).toBe(5 - opened);
});

test('R4.2 the ship does not pass the mutiny', () => {
  expect(sail(5, { ship: 14 }).told('shipMoved')).toMatchObject([{ from: 14, to: 16, by: 2 }]);
});

test('R4.3 each storm space reached or passed exchanges the lifeboat card once', () => {
  const onto = sail(4, { ship: 2 });
  expect(onto.told('stormed')).toHaveLength(1);
  expect(onto.state.lifeboat).toBeGreaterThanOrEqual(0);
  expect(onto.state.row.length + onto.state.leftOut.length).toBe(12);
  expect(onto.state.row).not.toContain(onto.state.lifeboat);
  expect(sail(3, { ship: 4 }).told('stormed')).toHaveLength(0);
  const two = sail(5, { ship: 8, lifeboat: 'ojo' });
  expect(two.told('stormed')).toMatchObject([{ back: 'ojo' }]);
  const over = sail(5, { ship: 10, lifeboat: 'ojo' });
  expect(over.told('shipMoved')).toMatchObject([{ storms: [11] }]);
});

test('R4.3 any card can become seasick, the Ghost too', () => {
  const seasick = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const state = rules.setup({ first: 'p1' }, 2, `storm ${i}`);
    state.ship = 3;
    while (state.round === 1)
      rules.play(
        state,
        rules.moves(state)[state.phase === 'cabin' && state.opened < 5 ? 0 : rules.moves(state).length - 1] as never,
      );
    if (state.lifeboat >= 0) seasick.add(state.lifeboat);
  }
  expect(seasick).toContain(12);
  expect(seasick.size).toBeGreaterThan(10);
});

test('R4.4 the mutiny begins by ship, supply or calm, in this order; else the next giver', () => {
  expect(sail(5, { ship: 13, gold: '2' }).state.reason).toBe('ship');
  expect(sail(5, { gold: '2' }).state.reason).toBe('supply');
  expect(sail(5, { round: 30 }).state.reason).toBe('calm');
  expect(sail(5, { round: 20, options: { roundCap: 20 } }).state.reason).toBe('calm');
  const next = sail(5, { round: 29 }).state;
  expect([next.reason, next.round, next.giver, next.turn]).toEqual([null, 30, 1, 1]);
});
