/** Section 7: what each seat has seen, is remembered exactly and imagined truly. */
import { alike } from '@/core/data';
import { randomFrom } from '@/core/random';
import type { Viewer } from '@/core/seat';
import { COMBAT_COUNT } from '../data';
import { rules } from '../rules';
import type { State } from '../state';
import { sideText, type Table, table } from './table';

/** Many states that a viewer thinks possible. */
function imagined(game: Table, viewer: Viewer, count = 60): State[] {
  const random = randomFrom('imagined');
  const seen = rules.view(game.state, viewer);
  return Array.from({ length: count }, () => {
    const state = rules.imagine(seen, random);
    expect(alike(rules.view(state, viewer), seen)).toBe(true);
    return state;
  });
}

test('the first two cards are known to all until their owner returns or plays one', () => {
  const game = table({ row: 'crackpott nero' }).p1('knock', 'use crackpott');
  expect([game.seen(1).hand('p1'), game.seen('table').hand('p1')]).toEqual(['V1 D1', 'V1 D1']);
  expect(game.seen(1).state.held).toEqual([4, 2]);
  game.p2('knock', 'use nero', 'sell V1');
  expect([game.seen(0).hand('p2'), game.seen('table').hand('p2'), game.seen(1).hand('p2')]).toEqual(['', '', 'D1']);
});

test('a card put under the pile keeps its exact depth for who put it there', () => {
  const game = table({ seats: 3, row: 'wessel crackpott pang', pile: 8 });
  game.p1('knock', 'use wessel', 'return D1', 'done');
  expect([game.seen(0).pile, game.seen(1).pile]).toEqual(['? ? ? ? ? ? ? D1', '? ? ? ? ? ? ? ?']);
  game.p2('knock', 'use crackpott').p3('knock', 'use pang', 'take combat');
  expect(game.seen(0).pile).toBe('? ? ? ? D1');
  for (const state of imagined(game, 0)) expect(state.combat[0]).toBe(3);
  expect(imagined(game, 1).some((state) => state.combat[0] !== 3)).toBe(true);
});

test('when it is drawn its new owner is known to hold it, until he returns or plays a card', () => {
  const game = table({ seats: 3, row: 'nero crackpott wessel', hands: ['V1 D1', 'V2 V2', 'V1 D1'], pile: 'D2' });
  game.p1('knock', 'use nero', 'sell D1', 'done').p2('knock', 'use crackpott');
  expect(game.state.hands.slice(6, 12)).toEqual([0, 2, 0, 1, 1, 0]);
  expect([game.seen(0).hand('p2'), game.seen(2).hand('p2')]).toEqual(['D1', '']);
  for (const state of imagined(game, 0)) expect(state.hands[6 + 3]).toBeGreaterThan(0);
  game.state.turn = 1;
  game.p2('knock', 'use wessel', 'return V2');
  expect(game.seen(0).hand('p2')).toBe('');
});

test('of two equal known cards one less is certain after a return', () => {
  const game = table({ row: 'pang wessel', hands: ['V1 D1', 'V2 V2 D3'] });
  const row = COMBAT_COUNT * 1;
  game.state.known[row + 1] = 2;
  game.state.known[row + 5] = 1;
  game.p1('knock', 'use pang', 'take coin').p2('knock', 'use wessel', 'return D3');
  expect(game.seen(0).hand('p2')).toBe('V2');
});

test('a known hand of one kind gives the returned card away, to who knows it only', () => {
  const game = table({ seats: 3, row: 'pang wessel', hands: ['V1', 'V2 V2', 'D1'] });
  game.state.known[COMBAT_COUNT * 1 + 1] = 2;
  game.p1('knock', 'use pang', 'take coin').p2('knock', 'use wessel', 'return V2');
  expect([game.seen(0).state.aside, game.seen(2).state.aside]).toEqual([[1], [-2]]);
  game.p2('done');
  expect([game.seen(0).pile.slice(-2), game.seen(1).pile.slice(-2), game.seen(2).pile.slice(-1)]).toEqual([
    'V2',
    'V2',
    '?',
  ]);
});

test('Tembo hides which card was kept; only two equal ones stay certain for who knew both', () => {
  const known = (pile: string) => {
    const game = table({ row: 'pang tembo', pile });
    game.state.combatKnown = game.state.combatKnown.map(() => 1);
    return game.p1('knock', 'use pang', 'take coin').p2('knock', 'use tembo', 'keep 1');
  };
  const equal = known('V3 V3 D1');
  expect([equal.seen(0).hand('p2'), equal.seen(0).pile]).toEqual(['V1 V3 D1', 'D1 V3']);
  const unequal = known('V3 V2 D1');
  expect([unequal.seen(0).hand('p2'), unequal.seen(0).pile, unequal.seen(1).pile]).toEqual(['V1 D1', 'D1 ?', '? V2']);
});

test('Ramon shows which pile he kept from: what was known of the cards goes on being known', () => {
  const layout = { row: 'pang ramon', pile: 'V3 D1', gold: '3 1' };
  const start = (keep: string) => {
    const game = table(layout);
    game.state.combatKnown[1] = 1;
    game.state.goldKnown[1] = 1;
    return game.p1('knock', 'use pang', 'take coin').p2('knock', 'use ramon', keep);
  };
  const gold = start('keep gold');
  expect([gold.seen(0).pile, gold.seen(0).gold]).toEqual(['? V3', '3']);
  const combat = start('keep combat');
  expect([combat.seen(0).hand('p2'), combat.seen(0).state.gold]).toEqual(['V1 V3 D1', [3, -2]]);
});

test('cards looked at are seen by the visitor alone', () => {
  const game = table({ row: 'tembo', pile: 'V3 D2 D1' }).p1('knock', 'use tembo');
  expect([game.seen(0).pile, game.seen(1).pile, game.seen('table').pile]).toEqual(['V3 D2 ?', '? ? ?', '? ? ?']);
});

test('gold cards are known to their owner and to who put them under the pile', () => {
  const game = table({ row: 'ramon valverde', gold: '3', pile: 'V1 V2', sides: 'V D' });
  game.p1('knock', 'use ramon', 'keep combat').p2('knock', 'use valverde');
  expect([game.seen(0).gold, game.seen(1).gold, game.seen('table').gold]).toEqual(['3', '3', '?']);
});

test('closed doors and pirates left out are unknown to all', () => {
  const game = table({ row: 'tembo pang', lifeboat: 'ojo' }).p1('knock');
  expect(game.seen(0).state.row).toEqual([3, -2, -2, -2, -2]);
  const behind = new Set(imagined(game, 0, 200).map((state) => state.row[1]));
  expect(behind.size).toBe(11);
  expect(behind).not.toContain(10);
  expect(behind).not.toContain(3);
});

test('a stale peek leaves the side open, a fresh one does not', () => {
  const game = table({ seats: 3, row: 'ojo bijoux', sides: 'D V D' }).p1('knock', 'use ojo', 'peek p2');
  for (const state of imagined(game, 0)) expect(state.sides.slice(0, 2)).toEqual([1, 0]);
  expect(game.seen(2).state.peeked[1]).toBe(-2);
  expect(game.seen(1).state.peeked[1]).toBe(0);
  for (const state of imagined(game, 2)) expect(state.peeked[1]).toBe(state.sides[1]);
  game.p2('knock', 'use bijoux', 'stay');
  expect(sideText(game.seen(0).state.peeked[1] as number)).toBe('V');
  expect(new Set(imagined(game, 0).map((state) => state.sides[1]))).toEqual(new Set([0, 1]));
  for (const state of imagined(game, 1)) expect(state.peeked[1]).toBe(0);
});

test('who peeked before the same handling saw the same side', () => {
  const game = table({ seats: 4, row: 'ojo pang crackpott valverde', sides: 'V D D D' });
  const { state } = game;
  state.handled[3] = 2;
  for (const observer of [0, 1, 2]) {
    state.peeked[observer * 4 + 3] = observer === 2 ? 1 : 0;
    state.peekedAt[observer * 4 + 3] = observer === 2 ? 2 : 1;
  }
  for (const other of imagined(game, 0)) expect([other.peeked[7], other.peeked[11]]).toEqual([0, other.sides[3]]);
  for (const other of imagined(game, 2)) expect(other.peeked[3]).toBe(other.peeked[7]);
});

test('unordered pairs stand either way, others are made of the unseen sailors', () => {
  const game = table({ row: 'pang', pairs: 'V1D3 V8D2 V4D5 V6D7 V9D10' });
  game.state.pairOrder = [0, 2, 1, 0, 0];
  game.state.pairValues = [0, 3, 1, 0, 0];
  const states = imagined(game, 0);
  expect(new Set(states.map((state) => state.pairs.slice(2, 4).join()))).toEqual(new Set(['2,8', '8,2']));
  for (const state of states) expect(state.pairs.slice(4, 6)).toEqual([4, 5]);
  for (const state of states) expect(new Set(state.pairs).size).toBe(10);
});

test('cards turned up are lost as certainty only where they may have been played', () => {
  const game = table({
    seats: 3,
    sides: 'V D V',
    pairs: 'V1D3 V8D2',
    hands: ['V1 V2', 'V1 D1 D1', 'V3 D3'],
    mutiny: true,
  });
  const known = (observer: number) => (observer * 3 + 1) * COMBAT_COUNT;
  for (const observer of [0, 2]) {
    game.state.known[known(observer)] = 1;
    game.state.known[known(observer) + 3] = 2;
  }
  game.all('V1', 'D1', 'V3');
  expect(game.seen(0).hand('p2')).toBe('V1 D1');
  expect(game.seen(2).hand('p2')).toBe('D1');
});

test('a single participant shows what he plays', () => {
  const game = table({ sides: 'V -', pairs: 'V1D3', mutiny: true }).all('D1');
  expect(game.seen(1).hand('p1')).toBe('V1');
  expect(game.seen('table').hand('p1')).toBe('V1');
});

test('commits of the running round are secret and imagined from the hand', () => {
  const game = table({ seats: 3, sides: 'V D V', pairs: 'V1D3', mutiny: true }).p1('play V1');
  expect(new Set(imagined(game, 1).map((state) => state.commits[0]))).toEqual(new Set([0, 3]));
  expect(new Set(imagined(game, 0).map((state) => state.commits[0]))).toEqual(new Set([0]));
});

test('unknown cards are dealt evenly', () => {
  const game = table({ row: 'crackpott' }).p1('knock', 'use crackpott');
  const states = imagined(game, 1, 1500);
  let threes = 0;
  for (const state of states) threes += (state.hands[2] as number) + (state.hands[5] as number);
  // Two of 36 unseen cards, ten of which are threes.
  expect(threes / states.length).toBeCloseTo((2 * 10) / 36, 1);
});

test('at the end hands, gold, sides and sailors are open to all', () => {
  const game = table({ sides: '- -', pairs: 'V10D1 V9D2 V8D3 V4D7 V5D6', taken: ['3', '1'], mutiny: true });
  const seen = game.seen('table');
  expect([seen.gold, seen.pairs, seen.hand('p2')]).toEqual(['3 1', game.pairs, 'V1 D1']);
});
