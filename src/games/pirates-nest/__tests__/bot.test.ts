/** The bots' judgement of The Pirate's Nest (section 11): what the features count, and what looks better than what. */
import { appraise } from '../bot';
import { chartOf } from '../chart';
import { FEATURES, features } from '../features';
import { type Layout, table } from './table';

function featuresOf(layout: Layout, seat = 0): Record<string, number> {
  const { state } = table(layout);
  const row: number[] = [];
  features(state, chartOf(state.layout), seat, row);
  expect(row).toHaveLength(FEATURES.length);
  return Object.fromEntries(FEATURES.map((name, i) => [name, row[i] as number]));
}

function looks(layout: Layout): number {
  return appraise(table(layout).state, 0);
}

test('the way counts from every pirate to the Nest, the rearmost apart', () => {
  const seen = featuresOf({ at: 'start Y · boat Y · 35 Y · start R6', hands: { Y: 'map', R: 'map' } });
  expect(seen).toMatchObject({ walkers: 3, way: (37 + 22 + 1) / 10, rear: 3.7 });
});

test('cards count by how many there are, and by what they can do from here', () => {
  const seen = featuresOf({ at: 'start Y6 R6', hands: { Y: '6map 2compass map* 2parrot', R: 'map' } });
  expect(seen).toMatchObject({ hand: 6, plenty: 3, hoard: 2, kinds: 3, golden: 1, tempo: 3 });
  // Half a card for each of six pirates, one for each sixteen of 222 steps, two in reserve, eleven in hand.
  expect(seen.short).toBeCloseTo(3 + 222 / 16 + 2 - 11);
  // From the start map goes to 1, compass to 3, parrot to 5 (the example layout).
  expect(seen).toMatchObject({ reach: 0.9, stride: 0.9 });
});

test('a card that would have to board counts for nothing while the boat is away or full', () => {
  const away = featuresOf({ at: '13 Y · 14 R · start R5', boat: 'large', hands: { Y: 'map', R: 'map' } });
  expect(away).toMatchObject({ reach: 0, open: 0, stranded: 1 });
  const full = featuresOf({ at: 'boat Y3 · 13 Y · 14 R · start R5', hands: { Y: 'map', R: 'map' } });
  expect(full).toMatchObject({ reach: 0, boarded: 3, stranded: 1, captain: 1 });
  const open = featuresOf({ at: 'boat Y2 · 13 Y · 14 R · start R5', hands: { Y: 'map', R: 'map' } });
  expect(open).toMatchObject({ reach: 0.2, boarded: 2, stranded: 0, captain: 1 });
});

test('a golden card threatens what rivals hold above seven', () => {
  const hands = { Y: 'map*', R: '9chest' };
  expect(featuresOf({ at: 'start Y6 R6', hands })).toMatchObject({ golden: 1, threat: 2 });
  expect(featuresOf({ at: 'start Y6 R6', hands, options: { freebooter: false } })).toMatchObject({ threat: 0 });
});

test('nearer the Nest, with more cards, with the boat at the right shore looks better', () => {
  const hands = { Y: '3map', R: '3map' };
  const even = looks({ at: 'start Y6 R6', hands });
  expect(looks({ at: 'start Y5 R6 · 1 Y', hands })).toBeGreaterThan(even);
  expect(looks({ at: 'start Y6 R5 · 1 R', hands })).toBeLessThan(even);
  expect(looks({ at: 'start Y6 R6', hands: { Y: '3map 2chest', R: '3map' } })).toBeGreaterThan(even);
  const out = { at: 'boat Y3 · start R6', hands };
  expect(looks({ ...out, boat: 'large' })).toBeGreaterThan(looks({ ...out, at: '14 Y3 · start R6', boat: 'large' }));
});

test('a crew at home is as good as the flag, and the flag is the win', () => {
  const ready = table({ at: '20 R6', boat: 'large', hands: { Y: 'map', R: '3map' } });
  expect(appraise(ready.state, 0)).toBeGreaterThan(0.9);
  ready.play('flag');
  expect([appraise(ready.state, 0), appraise(ready.state, 1)]).toEqual([1, 0]);
});
