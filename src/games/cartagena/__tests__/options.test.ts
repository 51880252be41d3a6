/** Section 2: options, presets and named refusals; section 1: the data behind them. */
import type { Options } from '@/core/options';

import { segmentSymbols } from '../chart';
import { DEALS, SEGMENT_CODES, SEGMENTS, SYMBOLS, TILES } from '../data';
import { presets } from '../options';
import { rules } from '../rules';

const REFUSED: readonly [Options, number, string, string][] = [
  [{}, 1, 'bad-players', 'players'],
  [{}, 6, 'bad-players', 'players'],
  [{ story: 'treasure' }, 2, 'bad-story', 'story'],
  [{ pirates: 7 }, 2, 'bad-pirates', 'pirates'],
  [{ pirates: 4.5 }, 2, 'bad-pirates', 'pirates'],
  [{ recharge: 'none' }, 2, 'bad-recharge', 'recharge'],
  [{ segments: 3 }, 2, 'bad-segments', 'segments'],
  [{ segments: 6, story: 'jailbreak' }, 2, 'bad-segments', 'segments'],
  [{ tunnel: 3 }, 2, 'bad-paths', 'tunnel'],
  [{ island: 3 }, 2, 'bad-paths', 'island'],
  [{ story: 'jailbreak', tunnel: 2 }, 2, 'bad-paths', 'tunnel'],
  [{ story: 'jailbreak', tunnel: 4, island: 5 }, 2, 'bad-paths', 'tunnel'],
  [{ recharge: 'split' }, 2, 'split-needs-jailbreak', 'recharge'],
  [{ ritual: true }, 2, 'ritual-needs-black-magic', 'ritual'],
  [{ blackMagic: 'yes' }, 2, 'bad-black-magic', 'blackMagic'],
  [{ deal: '6,6,6' }, 2, 'bad-deal', 'deal'],
  [{ deal: '6,9' }, 2, 'bad-deal', 'deal'],
  [{ deal: 'toString' }, 2, 'bad-deal', 'deal'],
  [{ first: 'p3' }, 2, 'bad-first', 'first'],
  [{ layout: 'ABCDE' }, 2, 'bad-layout', 'layout'],
  [{ layout: 'ABCDEI' }, 2, 'bad-layout', 'layout'],
  [{ layout: 'ABCDEa' }, 2, 'bad-layout', 'layout'],
  [{ layout: 'ABC|DEF' }, 2, 'bad-layout', 'layout'],
  [{ layout: 'ABCDEF', story: 'jailbreak' }, 2, 'bad-layout', 'layout'],
  [{ colour: 'red' }, 2, 'unknown-option', 'colour'],
];

test.each(REFUSED)('%j with %i players is refused as %s', (options, players, id, option) => {
  const error = rules.checkOptions(options, players);
  expect(error).toMatchObject({ id, option });
  expect(error?.sentence).toMatch(/\.$/);
});

test.each<[Options, number]>([
  [{}, 5],
  [{ layout: 'ABcDEf' }, 2],
  [{ story: 'jailbreak', layout: 'AEF|DBG', recharge: 'split' }, 3],
  [{ story: 'jailbreak', tunnel: 5, island: 3 }, 2],
  [{ deal: '4,8' }, 2],
  [{ blackMagic: true, ritual: true }, 2],
])('%j with %i players is accepted', (options, players) => {
  expect(rules.checkOptions(options, players)).toBeNull();
});

test.each(presets)('preset $id can be played by two to five', ({ options }) => {
  for (const players of [2, 3, 4, 5]) expect(rules.checkOptions(options, players)).toBeNull();
});

test('every segment shows every symbol once', () => {
  expect(SEGMENT_CODES).toHaveLength(8);
  for (const segment of Object.values(SEGMENTS)) expect([...segment].sort()).toEqual([...SYMBOLS].sort());
});

test('each symbol stands once or twice in each position', () => {
  for (let position = 0; position < 6; position++) {
    for (const symbol of SYMBOLS) {
      const times = Object.values(SEGMENTS).filter((segment) => segment[position] === symbol).length;
      expect([1, 2]).toContain(times);
    }
  }
});

test('a segment turned round is read from its other end', () => {
  expect(segmentSymbols('a')).toEqual([...segmentSymbols('A')].reverse());
});

test('eight tiles: six with cards, one empty, one snake', () => {
  expect([...TILES].sort()).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

test('deals name a hand for every player', () => {
  for (const table of Object.values(DEALS)) expect(table.map((hands) => hands.length)).toEqual([2, 3, 4, 5]);
});
