/** Final scoring (R10) and the End of game cards (E01 … E12). */
import { rules } from '../rules';
import { type Layout, table, type Table } from './table';

/** The last round is played: p1 in Shipwrecks without luck, the others in the Cabin; nobody has rum unless named. */
function end(layout: Layout = {}): Table {
  const cabin = ['p2', 'p3', 'p4'].map((name) => `${name} @cabin.pp`);
  const game = table({ lastRound: 1, tavern: 9, rum: { p1: 0, p2: 0, p3: 0, p4: 0 }, ...layout });
  for (let seat = 0; seat < 4; seat++) game.state.bonuses[seat] = 15;
  const holds = ['p1', 'p2', 'p3', 'p4'].map((name, seat) => {
    return (game.state.treasureCounts[seat] as number) > 0 || game.cards(name as 'p1') !== '';
  });
  game.run('p1 @blind').run(holds[0] ? 'p1 done' : '');
  cabin.forEach((line, i) => game.run(holds[i + 1] ? `${line}, p${i + 2} done` : line));
  game.run(holds[0] ? 'p1 go' : '').run('p1 throw');
  for (let seat = 1; seat < 4; seat++) game.run(holds[seat] ? `p${seat + 1} go` : '');
  return game;
}

const total = (game: Table): string => game.purse('p1');

test('R10.1 treasures: doubloons and prestige count, jewels are drawn, rum is thrown away', () => {
  expect(total(end({ d: { p1: 0 }, treasures: { p1: 'dou2 pre2 rum2' } }))).toBe('2 D 0 rum 5 PP');
  const jewel = end({ d: { p1: 0 }, treasures: { p1: 'jew1' } });
  expect([total(jewel), jewel.state.hands[0]?.length]).toEqual(['1 D 0 rum 3 PP', 1]);
  expect(total(end({ d: { p1: 0 }, treasures: { p1: 'jew1' }, stock: 0, runOuts: 2 }))).toBe('0 D 0 rum 3 PP');
});

test.each([
  [1, 'exc2', 0],
  [2, 'exc2', 2],
  [4, 'exc2 exc3', 3],
  [5, 'exc2 exc3', 5],
  [6, 'exc2 exc2 exc3 exc3', 6],
  [4, 'exc2 exc2 exc3', 4],
])('R10.1 with %i D %s gives %i PP', (d, treasures, prestige) => {
  const game = end({ d: { p1: d }, treasures: { p1: treasures } });
  const scored = game.told('scored').filter((event) => event.step === 1);
  expect(scored.reduce((sum, event) => sum + Number(event.prestige), 0)).toBe(prestige);
});

test('R10.2 1 D for each jewel', () => {
  expect(total(end({ d: { p1: 0 }, hands: { p1: 'R01 R02' } }))).toBe('2 D 0 rum 3 PP');
});

test('R10.3 1 D for each card in hand, refused ones included, face-up ones not', () => {
  const game = end({ d: { p1: 0 }, cards: { p1: 'V01 V02' } });
  expect(total(game)).toBe('2 D 0 rum 3 PP');
  const shown = table({ deck: 'C10', d: { p2: 1 } });
  shown.run('p1 @wreck, p2 @mutiny.1, p3 @cabin.pp, p4 @cabin.pp, p2 reveal');
  expect(shown.state.cards[1]).toEqual([]);
});

test('R10.4 every 3 D become 1 PP', () => {
  expect(total(end({ d: { p1: 8 } }))).toBe('2 D 0 rum 5 PP');
});

test.each([
  ['E01', 'R01 R02 R03 R04 X01', 3],
  ['E02', 'W01 X01', 1],
  ['E03', 'R01', 0],
  ['E04', 'G01 G02', 2],
])('R10.5 %s with %s: %i PP, wilds do not count', (card, hands, bonus) => {
  const game = end({ cards: { p1: card }, hands: { p1: hands } });
  expect(bonusOf(game, card)).toBe(bonus);
});

function bonusOf(game: Table, card: string): number {
  const lines = game.told('scored').filter((event) => event.what === card && event.seat === 0);
  return lines.reduce((sum, event) => sum + Number(event.prestige), 0);
}

test('E05 Sober: 3 PP without rum', () => {
  expect(bonusOf(end({ cards: { p1: 'E05' } }), 'E05')).toBe(3);
  expect(bonusOf(end({ cards: { p1: 'E05' }, rum: { p1: 1 } }), 'E05')).toBe(0);
});

test('E06 Drunkard: the first three rum cost nothing', () => {
  expect(end({ cards: { p1: 'E06' }, rum: { p1: 2 }, d: { p1: 0 } }).state.pp[0]).toBe(3);
  expect(end({ cards: { p1: 'E06' }, rum: { p1: 5 }, d: { p1: 0 } }).state.pp[0]).toBe(1);
});

test('E07 Last Captain and E08 Loyal Hand: first or last in the final order', () => {
  expect(bonusOf(end({ cards: { p1: 'E07' } }), 'E07')).toBe(3);
  expect(bonusOf(end({ cards: { p1: 'E08' } }), 'E08')).toBe(0);
  const last = end({ cards: { p4: 'E07 E08' } });
  expect(last.told('scored').filter((event) => event.step === 5)).toMatchObject([{ what: 'E08', prestige: 3 }]);
});

test('E09 Conspirator: other cards in hand, refused ones too, at most 3', () => {
  expect(bonusOf(end({ cards: { p1: 'E09' } }), 'E09')).toBe(0);
  expect(bonusOf(end({ cards: { p1: 'E09 C08 V01' } }), 'E09')).toBe(2);
  expect(bonusOf(end({ cards: { p1: 'E09 C08 V01 V02 E10' } }), 'E09')).toBe(3);
});

test('E10 Old Salt: 2 PP', () => {
  expect(bonusOf(end({ cards: { p1: 'E10' } }), 'E10')).toBe(2);
});

test('E11 Rich Retirement: 1 PP for each full 5 D after step 3, at most 4', () => {
  expect(bonusOf(end({ cards: { p1: 'E11' }, d: { p1: 9 } }), 'E11')).toBe(2);
  expect(bonusOf(end({ cards: { p1: 'E11' }, d: { p1: 8 } }), 'E11')).toBe(1);
  expect(bonusOf(end({ cards: { p1: 'E11' }, d: { p1: 40 } }), 'E11')).toBe(4);
});

test('E12 Humble Rogue: nobody has less after step 4', () => {
  expect(bonusOf(end({ cards: { p1: 'E12' }, d: { p1: 0 } }), 'E12')).toBe(3);
  expect(bonusOf(end({ cards: { p1: 'E12' }, pp: { p1: 9 } }), 'E12')).toBe(0);
});

test('R10.5 each refused card costs 2 PP', () => {
  expect(end({ cards: { p1: 'C08 C10' }, d: { p1: 0 } }).state.pp[0]).toBe(-1);
});

test('R10.6 each rum costs 1 PP, below 0 if need be', () => {
  expect(end({ rum: { p1: 5 }, d: { p1: 0 } }).state.pp[0]).toBe(-2);
});

test('R10.7 most PP, then remaining D, then shared', () => {
  const game = end({ d: { p1: 2, p2: 1, p3: 1, p4: 0 }, pp: { p1: 9, p2: 8, p3: 8, p4: 8 } });
  expect(rules.outcome(game.state)).toMatchObject({ ranks: [1, 2, 2, 4], winners: [0] });
  const shared = end({ d: { p1: 1, p2: 1, p3: 0, p4: 0 }, pp: { p1: 9, p2: 8, p3: 8, p4: 8 } });
  expect(rules.outcome(shared.state)).toMatchObject({ ranks: [1, 1, 3, 3], winners: [0, 1] });
});

test('no bonus of the track in final scoring', () => {
  const game = end({ pp: { p1: 7 }, treasures: { p1: 'pre1' }, d: { p1: 0 } });
  game.state.bonuses[0] = 0;
  expect(game.told('bonus')).toEqual([]);
  expect(total(game)).toBe('0 D 0 rum 8 PP');
});

test('totals are explained by cause', () => {
  const game = end({ treasures: { p1: 'pre1' }, cards: { p1: 'E10 C08' }, d: { p1: 1 }, rum: { p1: 1 } });
  expect(rules.outcome(game.state)?.bookings?.[0]).toEqual([
    { cause: 'start', points: 3 },
    { cause: 'leftTreasures', points: 1 },
    { cause: 'exchange', points: 1 },
    { cause: 'endCards', points: 2 },
    { cause: 'refused', points: -2 },
    { cause: 'rumLeft', points: -1 },
  ]);
});
