/** The sale of goods (R6) and the scenarios S6, S15 – S20. */
import { allPass, type Layout, table, type Table } from './table';

/** A table right before the last pass of a round in which everything is already laid out; everybody keeps one card. */
function market(layout: Layout, roles: string): Table {
  const hands = { B: 'wine', S: 'wine', F: 'wine', C: 'wine' };
  return allPass(table({ hands, pay: 0, phase: 'offer', ...layout }), roles);
}

const sold = (game: Table): string[] =>
  game
    .told('scored')
    .filter((event) => String(event.cause).startsWith('sale-'))
    .map((event) => `${'BSFC'[event.seat as number]} ${String(event.cause).slice(5)} ${String(event.points)}`);

test('R6.1 only the ship island and the one before it are counted', () => {
  const game = market(
    { ship: 'affeninsel', wake: 'gruenland', up: { B: 'ruby', S: 'wheat', F: 'salt' } },
    'S boy, F loader, C merchant',
  );
  expect(sold(game)).toEqual(['S affeninsel 2', 'F gruenland 5']);
  const one = market({ ship: 'affeninsel', up: { F: 'salt' } }, 'S boy, F loader, C merchant');
  expect(sold(one)).toEqual([]);
});

test('R6.2 one kind an island, each card once, the kind the island buys; a kind may be split', () => {
  const game = market(
    { ship: 'hochland', wake: 'karge_zunge', up: { B: 'wheat wheat salt' } },
    'S boy, F loader, C merchant',
  );
  expect(game.legal()).toEqual(['sell 2wheat@hochland', 'sell 1salt@hochland 2wheat@karge_zunge']);
});

test('R6.3 with one active island the largest pile is sold', () => {
  const game = market({ up: { B: 'ruby salt salt', S: 'wine' } }, 'S boy, F loader, C merchant');
  expect(game.told('sold')[0]).toMatchObject({ lots: [{ count: 2, good: 'salt', island: 'hochland' }] });
});

test('R6.4 equal counts are one move, named by the first kinds', () => {
  const game = market({ up: { B: 'salt salt wine wine ruby' } }, 'S boy, F loader, C merchant');
  expect(game.told('sold')[0]).toMatchObject({ lots: [{ good: 'salt' }] });
  const two = market({ wake: 'piratennest', up: { B: 'cloth cloth wine wine' } }, 'S boy, F loader, C merchant');
  expect(two.told('sold')[0]).toMatchObject({
    lots: [
      { count: 2, good: 'wine', island: 'hochland' },
      { count: 2, good: 'cloth', island: 'piratennest' },
    ],
  });
});

test('R6.5 one legal sale is made at once, several are chosen clockwise from the new Captain', () => {
  const up = { B: 'wheat wheat', S: 'salt', F: 'wheat wheat' };
  const hands = { B: 'cloth', S: 'cloth', F: 'cloth', C: 'cloth' };
  const game = market({ ship: 'affeninsel', wake: 'hochland', up, hands }, 'S loader, F mutineer, C merchant');
  game.B('fight 0').F('fight 0');
  expect(game.now).toBe('sell F');
  game.F('sell 1wheat@affeninsel 1wheat@hochland');
  expect(game.now).toBe('sell B');
  game.B('sell 2wheat@affeninsel');
  expect(game.told('sold').map((event) => event.seat)).toEqual([2, 3, 0, 1]);
});

test('R6.6, R6.7, R6.8, S15 shares of four on Hochland', () => {
  const up = { B: 'wheat wheat', S: 'cloth cloth', F: 'wine wine', C: 'salt salt' };
  expect(sold(market({ up }, 'S boy, F loader, C merchant'))).toEqual(['C hochland 4']);
  expect(sold(market({ up }, 'S boy, F loader, C mate'))).toEqual([]);
});

test('R6.7 the Merchant takes the top value on both islands, and none below the majority', () => {
  const up = { B: 'salt wheat', S: 'salt wheat' };
  const game = market({ ship: 'gruenland', wake: 'karge_zunge', up }, 'S merchant, F boy, C loader');
  expect(sold(game)).toEqual(['B gruenland 3', 'S gruenland 5', 'B karge_zunge 3', 'S karge_zunge 6']);
  const below = market({ ship: 'gruenland', up: { B: 'salt salt', S: 'salt' } }, 'S merchant, F boy, C loader');
  expect(sold(below)).toEqual(['B gruenland 5']);
});

test('S6 four wheat over Affeninsel and Hochland', () => {
  const up = { B: 'wheat wheat wheat wheat', S: 'wheat wheat', F: 'salt' };
  const game = market({ ship: 'affeninsel', wake: 'hochland', up }, 'S boy, F loader, C merchant');
  expect(game.legal()).toEqual([
    'sell 4wheat@affeninsel',
    'sell 3wheat@affeninsel 1wheat@hochland',
    'sell 2wheat@affeninsel 2wheat@hochland',
    'sell 1wheat@affeninsel 3wheat@hochland',
    'sell 4wheat@hochland',
  ]);
  game.B('sell 2wheat@affeninsel 2wheat@hochland');
  expect([game.now, game.legal()]).toEqual([
    'sell S',
    ['sell 2wheat@affeninsel', 'sell 1wheat@affeninsel 1wheat@hochland', 'sell 2wheat@hochland'],
  ]);
  const other = game.copy();
  game.S('sell 2wheat@hochland');
  expect(game.told('sold').map((event) => [event.seat, event.automatic])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, true],
    [3, true],
  ]);
  expect(sold(game)).toEqual(['B affeninsel 2', 'B hochland 3', 'S hochland 3']);
  other.S('sell 2wheat@affeninsel');
  expect(sold(other)).toEqual(['B affeninsel 1', 'S affeninsel 1', 'B hochland 4']);
});

test('S16 three share on Fingerhut', () => {
  const layout = { ship: 'fingerhut', up: { B: 'ruby', S: 'ruby', F: 'ruby' } };
  expect(sold(market(layout, 'S boy, F loader, C mate'))).toEqual([]);
  expect(sold(market(layout, 'S merchant, F loader, C mate'))).toEqual(['S fingerhut 2']);
});

test('S17 Karge Zunge with the Merchant in front, and a single wheat', () => {
  const up = { B: 'wheat wheat', S: 'wheat wheat', F: 'wheat' };
  const game = market({ ship: 'karge_zunge', up }, 'S merchant, F loader, C mate');
  expect(sold(game)).toEqual(['B karge_zunge 3', 'S karge_zunge 6']);
  expect(sold(market({ ship: 'karge_zunge', up: { F: 'wheat' } }, 'S boy, F loader, C mate'))).toEqual([
    'F karge_zunge 6',
  ]);
});

test('S18 the same good on both islands', () => {
  const up = { B: 'cloth cloth cloth', S: 'cloth cloth', F: 'cloth' };
  const game = market({ ship: 'kalte_klippe', wake: 'frosthoehle', up }, 'S merchant, F loader, C boy');
  game.B('sell 2cloth@kalte_klippe 1cloth@frosthoehle');
  const other = game.copy();
  game.S('sell 2cloth@kalte_klippe').F('sell 1cloth@frosthoehle');
  expect(sold(game)).toEqual(['B kalte_klippe 2', 'S kalte_klippe 5', 'B frosthoehle 2', 'F frosthoehle 2']);
  other.S('sell 1cloth@kalte_klippe 1cloth@frosthoehle').F('sell 1cloth@frosthoehle');
  expect(sold(other)).toEqual(['B kalte_klippe 5', 'B frosthoehle 1', 'S frosthoehle 3', 'F frosthoehle 1']);
});

test('S19 dominated sales are not legal', () => {
  const roles = 'S boy, F loader, C merchant';
  const four = market(
    { ship: 'affeninsel', wake: 'hochland', up: { B: 'wheat wheat wheat wheat salt' }, hands: { B: '' } },
    roles,
  );
  expect(four.legal()).toEqual([
    'sell 4wheat@affeninsel 1salt@hochland',
    'sell 2wheat@affeninsel 2wheat@hochland',
    'sell 1wheat@affeninsel 3wheat@hochland',
    'sell 4wheat@hochland',
  ]);
  expect(four.refusal('B', 'sell 3wheat@affeninsel 1wheat@hochland')).toBe('illegal-move');
  expect(four.refusal('B', 'sell 4wheat@affeninsel')).toBe('illegal-move');
  const each = market({ wake: 'piratennest', up: { B: 'ruby salt wine cloth wheat' }, hands: { B: '' } }, roles);
  expect(each.told('sold')[0]).toMatchObject({ automatic: true, lots: [{ count: 1 }, { count: 1 }] });
  const two = market({ wake: 'piratennest', up: { B: 'wheat wheat wheat salt salt' }, hands: { B: '' } }, roles);
  expect(two.legal()).toEqual(['sell 3wheat@hochland 2salt@piratennest', 'sell 2salt@hochland 3wheat@piratennest']);
});

test('S20 conflicts are no goods', () => {
  const game = market({ up: { B: 'X X X wine' } }, 'S boy, F loader, C merchant');
  expect(game.told('sold')[0]).toMatchObject({ lots: [{ count: 1, good: 'wine', island: 'hochland' }] });
});
