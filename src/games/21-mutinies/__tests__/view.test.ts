/** What a seat may know, what it may not, and imagining the rest (section 7, R11). */
import { alike } from '@/core/data';
import { eventFor } from '@/core/event';
import { facelessRandom, randomFrom } from '@/core/random';
import { canFill, tallyOf } from '../combos';
import { BLANK, LAST_MUTINY, PAIRS, SAME3, SAME4 } from '../data';
import { rules } from '../rules';
import { HIDDEN, type State, type Token } from '../state';
import { jewelOf, UNKNOWN } from '../token';
import { jewelNamed, table } from './table';

const CABIN = 'p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp';

function jewels(state: State, seat: number): number[] {
  return (state.hands[seat] as Token[]).map(jewelOf);
}

test('section 7: a jewel of the display is known to all, one of the blind pile to its owner', () => {
  const game = table({ display: 'R01 W01 B01 G01', blind: 'X01 X02 X03 X04' });
  game.run(`p1 @trade.1, ${CABIN}, p1 @blind, ${CABIN}, p1 keep`);
  const [r01, x01] = [jewelNamed('R01'), jewelNamed('X01')];
  expect(jewels(rules.view(game.state, 0), 0)).toEqual([r01, x01]);
  expect(jewels(rules.view(game.state, 1), 0)).toEqual([r01, UNKNOWN]);
  expect(jewels(rules.view(game.state, 'table'), 0)).toEqual([r01, UNKNOWN]);
});

test('section 7: unknown jewels lie last, whatever they are', () => {
  const low = table({ hands: { p1: 'R01' }, seen: { p1: 'W01' } });
  const high = table({ hands: { p1: 'X06' }, seen: { p1: 'W01' } });
  expect(rules.view(low.state, 1).hands[0]).toEqual(rules.view(high.state, 1).hands[0]);
});

test('section 7: treasures, cards, decks and the generator are face down', () => {
  const game = table({ treasures: { p1: 'dou2' }, cards: { p1: 'V01 C08' } });
  const view = rules.view(game.state, 1);
  expect(view.treasures).toEqual(view.treasures.map(() => 0));
  expect(view.treasureCounts).toEqual([1, 0, 0, 0]);
  expect(view.cards[0]).toEqual([HIDDEN, HIDDEN]);
  expect(view.treasureStack.every((treasure) => treasure === HIDDEN)).toBe(true);
  expect(view.box.every((card) => card === HIDDEN)).toBe(true);
  expect(view.random).toEqual(facelessRandom());
  expect(rules.view(game.state, 0).cards[0]).toEqual(game.state.cards[0]);
});

test('section 7: that Last Mutiny is last, and that simplified cards are blank, is known', () => {
  const deck = rules.view(rules.setup({}, 4, 'x'), 0).deck;
  expect([deck[0], new Set(deck.slice(1))]).toEqual([LAST_MUTINY, new Set([HIDDEN])]);
  expect(new Set(rules.view(rules.setup({}, 2, 'x'), 0).deck)).toEqual(new Set([BLANK]));
});

test('section 7: the BLIND draw is the drawer’s; thrown it is everybody’s', () => {
  const game = table({ blind: 'X01 X02 X03 X04' }).run(`p1 @blind, ${CABIN}`);
  expect(jewelOf(rules.view(game.state, 0).drawn)).toBe(jewelNamed('X01'));
  expect(jewelOf(rules.view(game.state, 1).drawn)).toBe(UNKNOWN);
  game.run('p1 throw');
  expect(rules.view(game.state, 1).discard).toEqual([jewelNamed('X01')]);
});

test('R11.1 what V14 has seen stays known: on the stock, in the blind pile, in another hand', () => {
  const game = table({
    cards: { p1: 'V14' },
    stock: 'R01 W01 B01 G01 G02 G03',
    display: '- R02 R03 R04',
    blind: 'X01',
  });
  game.run('p1 play V14, p1 take -, p1 top R01, p1 top W01');
  const top = (viewer: number): number[] => rules.view(game.state, viewer).stock.slice(-3).map(jewelOf);
  expect(top(0)).toEqual(['B01', 'W01', 'R01'].map(jewelNamed));
  expect(top(1)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  game.run(`p1 @wreck, ${CABIN}`);
  expect(rules.view(game.state, 0).blind.map(jewelOf)).toContain(jewelNamed('W01'));
  expect(rules.view(game.state, 1).blind.map(jewelOf)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
  game.state.treasureCounts.fill(0);
  game.run('p1 @blind, p2 @blind, p3 @cabin.pp, p4 @cabin.pp, p1 keep');
  const drew = game.told('drewJewel').at(-1);
  expect(drew?.secret).toEqual({ to: [0, 1], jewel: 'W01' });
  game.run('p2 keep');
  expect(jewels(rules.view(game.state, 0), 1)).toEqual([jewelNamed('W01')]);
  expect(jewels(rules.view(game.state, 2), 1)).toEqual([UNKNOWN]);
});

test('R11.1 who has looked at the stock is seen by all; a shuffle wipes it', () => {
  const game = table({ cards: { p1: 'V14' }, stock: 'R01 W01', discard: 2 }).run('p1 play V14');
  const bits = (viewer: number): number[] => rules.view(game.state, viewer).stock.map((token) => token & 31);
  expect(bits(1)).toEqual([1, 1]);
  game.run('p1 take R01');
  game.state.treasures[8] = 1;
  game.state.treasureCounts[0] = 1;
  game.run('p1 use jew1');
  expect(rules.view(game.state, 0).stock.map(jewelOf)).toEqual([UNKNOWN, UNKNOWN]);
});

test('R11.2 a view holds no id that its viewer does not know', () => {
  const game = table({ hands: { p2: 'X05' }, blind: 'X06', stock: 'X04' });
  const ids = JSON.stringify(rules.view(game.state, 0));
  for (const id of ['X04', 'X05', 'X06']) expect(ids).not.toContain(String((jewelNamed(id) << 6) | 2));
  expect(jewels(rules.view(game.state, 0), 1)).toEqual([UNKNOWN]);
});

test('R11.3 events: draws and the spyglass have a private part', () => {
  const game = table({ cards: { p1: 'V14' }, stock: 'R01 W01 B01' }).run('p1 play V14, p1 take W01, p1 top B01');
  const told = (viewer: number): unknown[] => game.events.map((event) => eventFor(event, viewer).secret);
  expect(told(1).filter(Boolean)).toEqual([]);
  expect(told(0).filter(Boolean)).toEqual([
    { to: [0], jewels: ['R01', 'W01', 'B01'] },
    { to: [0], jewel: 'W01' },
    { to: [0], jewels: ['B01', 'R01'] },
  ]);
  expect(game.told('spied')[0]).toMatchObject({ took: true });
});

test('R11.4 whoever has a sale to come is imagined with jewels for it', () => {
  const game = table({ hands: { p1: 'R01 R02 R03 R04 W01', p2: 'W02 W03 B02 B03' } });
  game.run('p1 @market.same4, p2 @market.pairs');
  const view = rules.view(game.state, 3);
  const random = randomFrom('imagine');
  for (let i = 0; i < 60; i++) {
    const { hands } = rules.imagine(view, random);
    expect([canFill(tallyOf(hands[0] as Token[]), SAME4), canFill(tallyOf(hands[1] as Token[]), PAIRS)]).toEqual([
      true,
      true,
    ]);
  }
});

test('R11.4 two rare sales at once: nobody is imagined without the jewels, whatever is left of the colours', () => {
  const game = table({
    hands: { p1: 'R01 R02 R03 R04', p2: 'W01 W02 W03 W04', p3: 'B01 B02 X01' },
    discard: 'R05 R06 R07 R08 R09 R10 W05 W06 W07 W08 W09 W10 B03 B04 B05 B06 B07 B08 B09 G01 G02 G03 G04 X02 X03',
  });
  game.run('p1 @market.same4, p2 @market.pairs, p3 @market.same3');
  const view = rules.view(game.state, 3);
  const random = randomFrom('rare');
  for (let i = 0; i < 200; i++) {
    const { hands } = rules.imagine(view, random);
    const fits = [SAME4, PAIRS, SAME3].map((row, seat) => canFill(tallyOf(hands[seat] as Token[]), row));
    expect(fits).toEqual([true, true, true]);
  }
});

test('section 7: after the rebuild the stock is imagined from the old discard only', () => {
  const game = table({ stock: 1, discard: 'R01 R02 R03', treasures: { p1: 'jew1' }, hands: { p2: 'X01 X02' } });
  game.run('p1 use jew1');
  const random = randomFrom('rebuilt');
  for (let i = 0; i < 20; i++) {
    const imagined = rules.imagine(rules.view(game.state, 2), random);
    expect(imagined.stock.map(jewelOf).sort((a, b) => a - b)).toEqual(['R01', 'R02', 'R03'].map(jewelNamed));
    expect(alike(rules.view(imagined, 2), rules.view(game.state, 2))).toBe(true);
  }
});

test('after the last round hands lie open', () => {
  const game = table({ lastRound: 1, hands: { p2: 'R01' }, cards: { p2: 'E05' } });
  game.run('p1 @tavern, p2 @cabin.pp, p2 done, p3 @cabin.pp, p4 @cabin.pp, p2 go');
  expect(rules.view(game.state, 0).cards).toEqual(game.state.cards);
  expect(jewels(rules.view(game.state, 0), 1)).toEqual([jewelNamed('R01')]);
});
