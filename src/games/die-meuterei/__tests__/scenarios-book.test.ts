/** T1 … T18: scenarios of the specification taken from the rulebook. */
import { rules } from '../rules';
import { type Layout, table } from './table';

const ROW = 'tembo pang chang crackpott sate';
const HAND = 'V1 V2 V3 D1 D2 D3';

function mutiny(layout: Layout) {
  const seats = layout.seats ?? 4;
  return table({
    seats,
    pairs: 'V5D6 V1D2 V3D4 V7D8 V9D10',
    sides: 'V D V D'.slice(0, 2 * seats - 1),
    hands: Array<string>(seats).fill(HAND),
    mutiny: true,
    ...layout,
  });
}

test('T1 rows, start islands and first possessions', () => {
  expect([4, 3, 2].map((seats) => rules.setup({}, seats, 'T1').row.length)).toEqual([7, 6, 5]);
  expect([4, 3, 2].map((seats) => rules.setup({}, seats, 'T1').ship)).toEqual([0, 3, 6]);
  const game = table({ seats: 4 });
  expect([game.hand('p4'), game.coins]).toEqual(['V1 D1', '1/1/1/1']);
});

test('T2 a passed door is for those who come later', () => {
  const game = table({ row: ROW }).p1('knock', 'knock');
  expect(game.legal).toEqual(['knock', 'use pang']);
  game.p1('use pang', 'take coin');
  expect(game.legal).toEqual(['knock', 'use tembo']);
});

test('T3 all doors opened by the first seat', () => {
  const game = table({ row: ROW }).p1('knock', 'knock', 'knock', 'knock', 'knock');
  expect(game.legal).toEqual(['use sate']);
  game.p1('use sate');
  expect(game.coins).toBe('2/1');
  expect(game.legal).toEqual(['use tembo', 'use pang', 'use chang', 'use crackpott']);
  game.p2('use crackpott');
  expect(game.told('shipMoved')).toMatchObject([{ by: 3 }]);
});

test('T4 the Ghost ends the turn; the ship stays', () => {
  const game = table({ row: 'tembo ghost chang' }).p1('knock', 'knock');
  expect([game.now, game.legal]).toEqual(['cabin p2', ['knock', 'use tembo']]);
  game.p2('use tembo', 'keep 1');
  expect(game.told('shipMoved')).toMatchObject([{ by: 0 }]);
});

test.each([3, 4, 5, 6])('T5 three players open %s doors', (opened) => {
  const row = ['crackpott', 'valverde', 'sate', 'bijoux', 'ojo', 'cambi'];
  const game = table({ seats: 3, row: row.join(' ') });
  for (let i = 2; i < opened; i++) game.p1('knock');
  game.p1(`use ${row[opened - 3]}`);
  while (game.state.turn === 0) game.p1(game.legal[0] as string);
  game.p2('knock', `use ${row[opened - 2]}`);
  if (game.state.phase !== 'cabin') game.p2(game.legal[0] as string);
  game.p3('knock', `use ${row[opened - 1]}`);
  while (game.state.round === 1) game.p3(game.legal[0] as string);
  expect(game.told('shipMoved')).toMatchObject([{ by: opened - 3 }]);
});

test("T6 Satè's offer grows", () => {
  const game = table({ seats: 3, row: 'sate pang crackpott' }).p1('knock');
  expect(game.state.offer).toBe(1);
  game.p1('knock', 'use pang', 'take coin');
  expect(game.state.offer).toBe(2);
  game.p2('knock', 'use crackpott');
  expect(game.state.offer).toBe(3);
  game.p3('use sate');
  expect(game.coins).toBe('2/1/4');
  expect(game.told('shipMoved')).toMatchObject([{ by: 0 }]);
});

test.each([
  { ship: 2, lifeboat: undefined, to: 4 },
  { ship: 7, lifeboat: 'ojo', to: 9 },
])('T7 a storm between $ship and $to', ({ ship, lifeboat, to }) => {
  const game = table({ row: 'crackpott valverde sate pang', ship, ...(lifeboat ? { lifeboat } : {}) });
  game.p1('knock', 'knock', 'knock', 'use sate').p2('knock', 'use pang', 'take coin');
  expect(game.state.ship).toBe(to);
  expect(game.told('stormed')).toMatchObject([lifeboat ? { back: 'ojo' } : {}]);
  expect(game.state.row.length + game.state.leftOut.length).toBe(12);
  if (lifeboat) expect([...game.state.row, ...game.state.leftOut]).toContain(10);
});

test('T8 nine to ten for Diaz, and the duel goes on', () => {
  const game = mutiny({}).all('V1', 'V3', 'D2', 'D2');
  expect(game.told('revealed')).toMatchObject([{ V: 9, D: 10 }]);
  expect([game.now, game.state.combatRound]).toEqual(['commit p1', 2]);
});

test('T9 a single mascot robs and withdraws', () => {
  const game = mutiny({}).all('V1', 'D1', 'V1', 'D1').all('mascot', 'D2', 'V2', 'D2').p1('rob p3');
  expect([game.coins, game.now]).toEqual(['2/1/0/1', 'commit p2']);
});

test('T10 two mascots are paid by the supply', () => {
  const game = mutiny({ supply: 10 }).all('V1', 'D1', 'V1', 'D1').all('mascot', 'mascot', 'V2', 'D2');
  expect([game.coins, game.state.supply]).toEqual(['2/2/1/1', 8]);
});

test('T11 a mascot in the third round brings no coin', () => {
  const game = mutiny({}).all('V1', 'D1', 'V1', 'D1').all('V2', 'D2', 'V2', 'D2').all('mascot', 'D3', 'V3', 'D3');
  expect([game.coins, game.now]).toEqual(['1/1/1/1', 'commit p2']);
});

test('T12 equal totals go to the weaker sailor', () => {
  const game = mutiny({ seats: 2, pairs: 'V7D4', hands: ['V2 D2', 'D3 D1'] });
  game.all('V2', 'D3').all('D2', 'mascot').p2('rob p1').p1('play mascot');
  expect(game.told('duelWon')).toMatchObject([{ V: 9, D: 9, side: 'D', byCards: true }]);
});

test('T13 no combat card at the start of a duel', () => {
  const game = mutiny({ seats: 2, hands: ['', HAND] });
  expect(game.legal).toEqual(['play mascot']);
  expect(game.all('mascot', 'D1').told('eliminated')).toMatchObject([{ seat: 0 }]);
});

function ended(layout: Layout) {
  const { state } = table({ seats: 3, ...layout });
  state.phase = 'end';
  state.victor = 0;
  return rules.outcome(state)?.winners;
}

test('T14 the only one on the side wins with little gold', () => {
  expect(ended({ sides: 'D V D', coins: [9, 2, 9] })).toEqual([1]);
});

test('T15 equal gold: the cards left in the colour', () => {
  expect(ended({ sides: 'V D V', coins: [7, 0, 7], hands: ['V2 D3', '', 'V1 V2'] })).toEqual([2]);
});

test('T16 still equal: together', () => {
  expect(ended({ sides: 'V D V', coins: [7, 0, 7], hands: ['V2 D3', '', 'V2'] })).toEqual([0, 2]);
});

test('T17 nobody on the side: nobody wins', () => {
  expect(ended({ sides: 'D D D' })).toEqual([]);
});

test('T18 the combat pile runs out', () => {
  const game = table({ row: 'crackpott tembo', pile: 'V3' }).p1('knock', 'use crackpott');
  expect([game.hand('p1'), game.state.lastRound]).toEqual(['V1 V3 D1', true]);
  game.p2('knock', 'use tembo');
  expect([game.hand('p2'), game.state.reason]).toEqual(['V1 D1', 'supply']);
});
