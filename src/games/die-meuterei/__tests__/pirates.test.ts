/** R3.0 … R3.9: what the pirates give, take and trade. */
import { table } from './table';

const first = (pirate: string) => ({ row: `${pirate} ghost` });

test('R3.0 what is missing is lost, and single outcomes need no move', () => {
  const game = table({ ...first('crackpott'), pile: 'V2' }).p1('knock', 'use crackpott');
  expect([game.hand('p1'), game.now]).toEqual(['V1 V2 D1', 'cabin p2']);
});

test('R3.1 Valverde gives the top gold card and a coin, each if there is one', () => {
  const game = table({ ...first('valverde'), gold: '3 1' }).p1('knock', 'use valverde');
  expect([game.goldCards('p1'), game.gold, game.coins]).toEqual(['3', '1', '2/1']);
  const poor = table({ ...first('valverde'), gold: '', supply: 0 }).p1('knock', 'use valverde');
  expect([poor.goldCards('p1'), poor.coins]).toEqual(['', '1/1']);
  expect(poor.told('nothing')).toHaveLength(1);
});

test('R3.2 Ramon keeps one of gold and combat, the other goes under its pile', () => {
  const layout = { ...first('ramon'), gold: '3 1', pile: 'D2 V1' };
  const gold = table(layout).p1('knock', 'use ramon', 'keep gold');
  expect([gold.goldCards('p1'), gold.gold, gold.pile]).toEqual(['3', '1', 'V1 D2']);
  const combat = table(layout).p1('knock', 'use ramon', 'keep combat');
  expect([combat.hand('p1'), combat.gold, combat.pile]).toEqual(['V1 D1 D2', '1 3', 'V1']);
  const noCombat = table({ ...layout, pile: '' }).p1('knock', 'use ramon');
  expect([noCombat.goldCards('p1'), noCombat.now]).toEqual(['3', 'cabin p2']);
  const nothing = table({ ...layout, pile: '', gold: '' }).p1('knock', 'use ramon');
  expect([nothing.goldCards('p1'), nothing.hand('p1'), nothing.now]).toEqual(['', 'V1 D1', 'cabin p2']);
});

test('R3.3 Crackpott gives two cards, one, or none', () => {
  expect(
    table({ ...first('crackpott'), pile: 'V2 D3 D1' })
      .p1('knock', 'use crackpott')
      .hand('p1'),
  ).toBe('V1 V2 D1 D3');
  expect(
    table({ ...first('crackpott'), pile: '' })
      .p1('knock', 'use crackpott')
      .hand('p1'),
  ).toBe('V1 D1');
});

test('R3.4 Tembo keeps one of the top two, the other goes under', () => {
  const lower = table({ ...first('tembo'), pile: 'V2 D3 D1' }).p1('knock', 'use tembo');
  expect(lower.legal).toEqual(['keep 1', 'keep 2']);
  lower.p1('keep 2');
  expect([lower.hand('p1'), lower.pile]).toEqual(['V1 D1 D3', 'D1 V2']);
  const single = table({ ...first('tembo'), pile: 'V2' }).p1('knock', 'use tembo');
  expect([single.hand('p1'), single.now]).toEqual(['V1 V2 D1', 'cabin p2']);
  expect(
    table({ ...first('tembo'), pile: '' })
      .p1('knock', 'use tembo')
      .hand('p1'),
  ).toBe('V1 D1');
});

test('R3.5 Wessel-Jan exchanges up to three, drawing only after the last', () => {
  const game = table({ ...first('wessel'), hands: ['V1 V1 D1 D2'], pile: 'V3 V3 D3 D3' }).p1('knock', 'use wessel');
  expect(game.legal).toEqual(['return V1', 'return D1', 'return D2', 'done']);
  game.p1('return D1');
  expect([game.hand('p1'), game.pile, game.now]).toEqual(['V1 V1 D2', 'V3 V3 D3 D3', 'wessel p1']);
  game.p1('return D2', 'done');
  expect([game.hand('p1'), game.pile]).toEqual(['V1 V1 V3 V3', 'D3 D3 D1 D2']);
  const none = table(first('wessel')).p1('knock', 'use wessel', 'done');
  expect([none.hand('p1'), none.now]).toEqual(['V1 D1', 'cabin p2']);
  expect(table({ ...first('wessel'), hands: [''] }).p1('knock', 'use wessel').now).toBe('cabin p2');
});

test('R3.6 Dean Nero buys or sells, never both', () => {
  const layout = { ...first('nero'), hands: ['V1 V2 D1 D2'], coins: [2, 0], pile: 'V3 D3' };
  const buying = table(layout).p1('knock', 'use nero');
  expect(buying.legal).toEqual(['buy 1', 'buy 2', 'sell V1', 'sell V2', 'sell D1', 'sell D2', 'done']);
  buying.p1('buy 2');
  expect([buying.hand('p1'), buying.coins, buying.state.supply, buying.now]).toEqual([
    'V1 V2 V3 D1 D2 D3',
    '0/0',
    30,
    'cabin p2',
  ]);
  const selling = table(layout).p1('knock', 'use nero', 'sell D1');
  expect(selling.legal).toEqual(['sell V1', 'sell V2', 'sell D2', 'done']);
  selling.p1('sell D2', 'sell V1');
  expect([selling.hand('p1'), selling.coins, selling.pile, selling.now]).toEqual([
    'V2',
    '5/0',
    'V3 D3 D1 D2 V1',
    'cabin p2',
  ]);
  expect(table({ ...first('nero'), hands: ['V1'] }).p1('knock', 'use nero', 'sell V1').now).toBe('cabin p2');
  expect(table({ ...first('nero'), hands: [''], coins: [0, 1] }).p1('knock', 'use nero').now).toBe('cabin p2');
  expect(table(layout).p1('knock', 'use nero', 'done').told('declined')).toHaveLength(1);
});

test('R3.7 Pang gives a card or a coin, or what there is', () => {
  expect(
    table({ ...first('pang'), pile: 'V3' })
      .p1('knock', 'use pang', 'take combat')
      .hand('p1'),
  ).toBe('V1 V3 D1');
  expect(table(first('pang')).p1('knock', 'use pang', 'take coin').coins).toBe('2/1');
  expect(table({ ...first('pang'), pile: '' }).p1('knock', 'use pang').coins).toBe('2/1');
  expect(
    table({ ...first('pang'), supply: 0, pile: 'V3' })
      .p1('knock', 'use pang')
      .hand('p1'),
  ).toBe('V1 V3 D1');
  expect(table({ ...first('pang'), supply: 0, pile: '' }).p1('knock', 'use pang').now).toBe('cabin p2');
});

test('R3.8 Chang Ye steals a coin from who has one, or not', () => {
  const game = table({ seats: 4, ...first('chang'), coins: [1, 0, 2, 1] }).p1('knock', 'use chang');
  expect(game.legal).toEqual(['rob p3', 'rob p4', 'skip']);
  expect(game.p1('rob p3').coins).toBe('2/0/1/1');
  expect(table(first('chang')).p1('knock', 'use chang', 'skip').coins).toBe('1/1');
});

test('R3.9 Satè pays the offer as far as the supply reaches; a new round begins at one', () => {
  const game = table({ row: 'sate pang' }).p1('knock', 'knock', 'use pang', 'take combat');
  expect(game.state.offer).toBe(2);
  game.p2('use sate');
  expect([game.coins, game.state.offer]).toEqual(['1/3', 1]);
  const poor = table({ row: 'sate pang', supply: 1 }).p1('knock', 'knock', 'use pang', 'take combat').p2('use sate');
  expect([poor.coins, poor.state.supply]).toEqual(['1/2', 0]);
});
