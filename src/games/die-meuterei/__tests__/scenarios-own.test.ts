/** T19 … T46: the specification's own scenarios. */
import { below, randomFrom } from '@/core/random';
import { rules } from '../rules';
import { type Layout, sideText, table } from './table';

const HAND = 'V1 V2 V3 D1 D2 D3';

function mutiny(layout: Layout = {}) {
  const seats = layout.seats ?? 3;
  return table({
    seats,
    pairs: 'V5D6 V1D2 V3D4 V7D8 V9D10',
    sides: 'V D V D'.slice(0, 2 * seats - 1),
    hands: Array<string>(seats).fill(HAND),
    mutiny: true,
    ...layout,
  });
}

test('T19 the Ghost lets the offer rise too', () => {
  expect(table({ seats: 3, row: 'sate ghost' }).p1('knock', 'knock').state.offer).toBe(2);
});

test('T20 the supply is smaller than the offer', () => {
  const game = table({ seats: 3, row: 'sate crackpott valverde', supply: 3 });
  game.p1('knock', 'knock', 'use crackpott').p2('knock', 'use valverde').p3('use sate');
  expect([game.coins, game.state.supply, game.state.reason]).toEqual(['1/2/3', 0, 'supply']);
});

test('T21 coins that come back change nothing', () => {
  const game = table({ row: 'pang nero', supply: 1, coins: [1, 2] });
  game.p1('knock', 'use pang', 'take coin').p2('knock', 'use nero', 'buy 2');
  expect([game.state.supply, game.state.reason]).toEqual([2, 'supply']);
});

test('T22 Tembo with two cards left is no last round', () => {
  const game = table({ row: 'tembo', pile: 'V3 D1' }).p1('knock', 'use tembo', 'keep 1');
  expect([game.hand('p1'), game.pile, game.state.lastRound]).toEqual(['V1 V3 D1', 'D1', false]);
});

test('T23 Wessel-Jan with a pile of one', () => {
  const game = table({ row: 'wessel', hands: ['V1 D1 D2'], pile: 'V3' });
  game.p1('knock', 'use wessel', 'return V1', 'return D1', 'return D2');
  expect([game.hand('p1'), game.pile, game.now]).toEqual(['V1 V3 D1', 'D2', 'cabin p2']);
});

test('T24 Ramon keeps gold; only he knows the bottom card', () => {
  const game = table({ row: 'ramon', gold: '3 1', pile: 'D2 V1 V1' }).p1('knock', 'use ramon', 'keep gold');
  expect([game.goldCards('p1'), game.pile]).toEqual(['3', 'V1 V1 D2']);
  expect([game.seen(0).pile, game.seen(1).pile]).toEqual(['? ? D2', '? ? ?']);
});

test('T25 Nero with one coin in the supply', () => {
  const game = table({ row: 'nero', hands: ['V1 D1 D2'], coins: [1, 1], supply: 1 }).p1('knock', 'use nero');
  expect(game.legal.slice().sort()).toEqual(['buy 1', 'done', 'sell D1', 'sell D2', 'sell V1']);
  game.p1('sell D2');
  expect([game.coins, game.now, game.state.lastRound]).toEqual(['2/1', 'cabin p2', true]);
});

test('T26 nobody has a coin for Chang Ye', () => {
  expect(table({ row: 'chang', coins: [4, 0] }).p1('knock', 'use chang').now).toBe('cabin p2');
});

test('T27 Ojo with and without somebody to look at', () => {
  const nobody = table({ row: 'ojo', sides: 'V -' }).p1('knock', 'use ojo');
  expect([nobody.now, nobody.told('nothing')]).toMatchObject(['cabin p2', [{ pirate: 'ojo' }]]);
  expect(table({ row: 'ojo', sides: 'V D' }).p1('knock', 'use ojo').legal).toEqual(['peek p2', 'skip']);
});

test.each(['stay', 'change'])('T28 a peeked side becomes stale, whether %s', (choice) => {
  const game = table({ seats: 3, row: 'crackpott ojo bijoux', sides: 'V V -' });
  game.p1('knock', 'knock', 'knock', 'use bijoux', 'stay').p2('use ojo', 'peek p1').p3('use crackpott');
  expect(game.seen(1).sides).toBe('V V -');
  game.state.row = [9, 0, 2, 3, 4, 5];
  game.p2('knock', 'knock', 'use valverde').p3('knock', 'use crackpott').p1('use bijoux', choice);
  const { state } = game.seen(1);
  expect([game.seen(1).sides, sideText(state.peeked[3] as number)]).toEqual(['? V -', 'V']);
  expect((state.peekedAt[3] as number) < (state.handled[0] as number)).toBe(true);
  const { secret, ...open } = game.told('sideHandled').at(-1) as { secret: unknown };
  expect(open).toEqual({ kind: 'sideHandled', seat: 0 });
  expect(secret).toMatchObject({ to: [0], changed: choice === 'change' });
});

test('T29 the first picked sailor goes to the named side', () => {
  const game = table({ row: 'cambi', deck: '1 2 9 3 5 6 7 4 8 10' }).p1(
    'knock',
    'use cambi',
    'pick 3',
    'pick 8',
    'place D',
  );
  expect([game.pairs, game.seen(0).pairs, game.seen(1).pairs]).toEqual(['V4D9', 'V4D9', '?']);
  expect(game.state.deck.filter((sailor) => sailor > 0)).toHaveLength(8);
});

test.each(['swap', 'stay'])('T30 after an inspection (%s) the placer knows only the two values', (choice) => {
  const game = table({ row: 'crackpott cambi', pairs: 'V1D3 V8D2 V4D5 V6D7 V9D10' });
  game.state.pairOrder[1] = 1;
  game.state.pairValues[1] = 1;
  expect(game.seen(0).pairs).toBe('? V8D2 ? ? ?');
  game.p1('knock', 'use crackpott').p2('knock', 'use cambi', 'inspect B', choice);
  expect(game.pairs.split(' ')[1]).toBe(choice === 'swap' ? 'V2D8' : 'V8D2');
  expect(game.seen(1).pairs).toBe(choice === 'swap' ? '? V2D8 ? ? ?' : '? V8D2 ? ? ?');
  const first = game.seen(0);
  expect([first.pairs, first.state.pairOrder[1]]).toEqual(['? V2D8 ? ? ?', 2]);
});

test('T31 the supply is refilled by all who have coins', () => {
  const game = mutiny({ supply: 1, coins: [2, 0, 4] })
    .all('V1', 'D1', 'V1')
    .all('mascot', 'mascot', 'mascot');
  expect([game.coins, game.state.supply]).toEqual(['2/1/4', 0]);
});

test('T32 who comes too late gets nothing', () => {
  const game = mutiny({ supply: 0, coins: [0, 0, 1] })
    .all('V1', 'D1', 'V1')
    .all('mascot', 'mascot', 'mascot');
  expect(game.coins).toBe('1/0/0');
});

test('T33 one refill for two mascots', () => {
  const game = mutiny({ supply: 1, coins: [3, 0, 0] })
    .all('V1', 'D1', 'V1')
    .all('mascot', 'mascot', 'V2');
  expect([game.coins, game.state.supply]).toEqual(['3/1/0', 0]);
});

test('T34 no mascot in the first round with cards in hand', () => {
  const game = mutiny();
  expect(game.legal).not.toContain('play mascot');
  expect(game.all('V1', 'D1', 'V1').legal).toContain('play mascot');
});

test('T35 the last one plays on alone', () => {
  const game = mutiny({ hands: ['V1 V1 V2 D1', HAND, HAND] })
    .all('V1', 'D1', 'V1')
    .all('V1', 'mascot', 'mascot');
  expect(game.now).toBe('commit p1');
  game.p1('play V2', 'play D1');
  expect(game.legal).toEqual(['play mascot']);
  game.p1('play mascot');
  expect(game.told('duelWon')).toHaveLength(1);
});

test('T36 without a conviction there is nothing to do in the mutiny', () => {
  const game = mutiny({ seats: 4, sides: 'V D V -' }).all('V1', 'D1', 'V1').all('mascot', 'D2', 'V2');
  expect(game.legal).toEqual(['rob p2', 'rob p3']);
  const { state } = game;
  state.phase = 'end';
  state.victor = 0;
  expect(rules.outcome(state)?.ranks[3]).toBe(4);
});

test('T37 nobody has a conviction', () => {
  const game = mutiny({ seats: 2, sides: '- -', pairs: 'V3D1 V2D9 V8D4 V10D7 V5D6' });
  expect([game.now, game.wins, game.state.duelWinners]).toEqual(['end', '3:1', [0, 1, 0, 0, -1]]);
  expect(rules.outcome(game.state)).toMatchObject({ winners: [], reason: 'valverdeAlone' });
});

test('T38 after three wins the other pairs are not fought', () => {
  const game = mutiny({ seats: 2, sides: '- -', pairs: 'V10D1 V9D2 V8D3 V4D7 V5D6' });
  expect([game.now, game.state.duel, game.state.duelWinners]).toEqual(['end', 2, [0, 0, 0, -1, -1]]);
});

/** Both doors and three more: three cards stay open. */
function sailThree(layout: Layout) {
  const game = table({ row: 'crackpott pang sate valverde tembo', ...layout });
  return game.p1('knock', 'knock', 'knock', 'knock', 'use valverde').p2('knock', 'use tembo', 'keep 1');
}

test('T39 the move that ends the voyage brings no storm', () => {
  const game = sailThree({ ship: 13 });
  expect([game.state.ship, game.state.reason, game.told('stormed')]).toEqual([16, 'ship', []]);
});

test('T40 the ship does not pass space 16', () => {
  expect(sailThree({ ship: 15 }).state.ship).toBe(16);
});

test('T41 the last round of the cap', () => {
  const game = sailThree({ ship: 9, round: 30 });
  expect([game.state.ship, game.state.reason]).toEqual([12, 'calm']);
});

test('T42 counting closed doors', () => {
  const game = table({ seats: 4, options: { movement: 'closed' }, row: 'crackpott pang sate valverde ghost chang' });
  expect(game.state.ship).toBe(6);
  game
    .p1('knock', 'knock', 'knock', 'use sate')
    .p2('knock', 'use valverde')
    .p3('knock')
    .p4('knock', 'use chang', 'skip');
  expect(game.told('shipMoved')).toMatchObject([{ from: 6, to: 7 }]);
});

test('T43 no Ghost can appear while it is seasick', () => {
  const random = randomFrom('T43');
  const game = sailThree({ lifeboat: 'ghost', ship: 8 });
  for (let i = 0; i < 50; i++) {
    const imagined = rules.imagine(rules.view(game.state, 0), random);
    expect(imagined.lifeboat === 12 || game.state.lifeboat !== 12).toBe(true);
  }
  const calm = table({ row: 'crackpott pang', lifeboat: 'ghost' });
  calm.p1('knock', 'use crackpott').p2('knock', 'use pang', 'take coin');
  expect(calm.state.row).not.toContain(12);
  expect(calm.state.row.length + calm.state.leftOut.length).toBe(12);
  for (let i = 0; i < 50; i++) expect(rules.imagine(rules.view(calm.state, 0), random).row).not.toContain(12);
});

test('T44 Ramon with an empty gold pile', () => {
  const game = table({ row: 'ramon', gold: '', pile: 'V3 D1 D1 D1 D1' }).p1('knock', 'use ramon');
  expect([game.hand('p1'), game.now]).toEqual(['V1 V3 D1', 'cabin p2']);
});

test('T45 refused options', () => {
  expect(rules.checkOptions({}, 5)?.id).toBe('bad-players');
  expect(rules.checkOptions({ first: 'p4' }, 3)?.id).toBe('bad-first');
  expect(rules.checkOptions({ roundCap: 10 }, 3)?.id).toBe('bad-round-cap');
});

test('T46 everything adds up in every state', () => {
  for (let i = 0; i < 30; i++) {
    const state = rules.setup({}, 2 + (i % 3), `T46 ${i}`);
    const random = randomFrom(`T46 ${i}`);
    while (rules.seatToAct(state) !== null) {
      const sum = (prefix: string) =>
        Object.entries(rules.census(state)).reduce(
          (total, [name, n]) => (name.startsWith(prefix) ? total + n : total),
          0,
        );
      expect([sum('coins'), sum('combat'), sum('gold'), sum('sailor'), sum('pirate')]).toEqual([30, 40, 18, 10, 13]);
      const legal = rules.moves(state);
      rules.play(state, legal[below(random, legal.length)] as never);
    }
  }
});
