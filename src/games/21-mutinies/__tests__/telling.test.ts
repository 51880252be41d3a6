/** Everything the game can say has words, and says only what its reader may know. */
import { eventFor } from '@/core/event';
import type { Filling, Phrase } from '@/core/phrase';
import { below, randomFrom } from '@/core/random';
import type { Viewer } from '@/core/seat';

import { CARD_IDS, JEWEL_IDS, SPACES, TREASURES } from '../data';
import { twentyOneMutinies } from '../index';
import { options, presets } from '../options';
import { rules } from '../rules';
import type { Move } from '../state';
import { telling } from '../telling';
import { type Layout, table } from './table';

const NAMES = ['Anne', 'Bart', 'Cora', 'Drake', 'Edward'];

function textOf(key: string): string | undefined {
  let place: unknown = twentyOneMutinies.words;
  for (const part of key.split('.')) place = (place as Record<string, unknown> | undefined)?.[part];
  return typeof place === 'string' ? place : undefined;
}

/** A phrase in English; throws for a missing key or gap. */
function say({ key, values = {} }: Phrase): string {
  const text = textOf(key);
  if (text === undefined) throw new Error(`No words for ${key}.`);
  return text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => {
    const filling: Filling | undefined = values[name];
    if (filling === undefined) throw new Error(`${key} has nothing for {{${name}}}.`);
    if (typeof filling !== 'object') return String(filling);
    return 'seat' in filling ? String(NAMES[filling.seat]) : say(filling);
  });
}

const SPOTS = [
  ...SPACES.map((space) => `space ${space}`),
  ...CARD_IDS.map((card) => `card ${card}`),
  ...TREASURES.map((treasure) => `treasure ${treasure}`),
  ...JEWEL_IDS.map((jewel) => `jewel ${jewel}`),
  ...['seat p1', 'seat p2', 'pile blind', 'rum 3', 'button done', 'button go', 'button keep', 'button pass'],
];

/** What the two lines beside the buttons of a narrow phone hold, with a name of six letters. */
const TWO_LINES = 48;

test('every prompt, move, reason, refusal and log line of random games has words', () => {
  const said = new Set<string>();
  for (let game = 0; game < 10; game++) {
    const preset = presets[game % presets.length];
    const state = rules.setup(preset?.options ?? {}, 2 + (game % 4), `said ${game}`);
    const random = randomFrom(`said ${game}`);
    for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
      const view = rules.view(state, seat);
      const prompt = say(telling.prompt(view));
      said.add(prompt);
      expect(prompt.length).toBeLessThanOrEqual(TWO_LINES);
      const legal = rules.moves(view);
      for (const move of legal) {
        said.add(say(telling.describe(view, move)));
        said.add(say(telling.reason(view, move)));
      }
      said.add(say(telling.whyNot(view, [], SPOTS[below(random, SPOTS.length)] as string)));
      rules.play(state, legal[below(random, legal.length)] as Move, (event) => {
        for (const viewer of [0, 1, 'table'] as Viewer[]) {
          const line = telling.tell(eventFor(event, viewer));
          if (line) said.add(say(line));
        }
      });
    }
    said.add(say(telling.prompt(state)));
  }
  expect([...said].filter((text) => /undefined|NaN|\{\{/.test(text))).toEqual([]);
  expect([...said].filter((text) => /\b[Yy]ou\b/.test(text) && !/head/i.test(text))).toEqual([]);
  expect(said.size).toBeGreaterThan(500);
});

test('presets, options and their values, causes and ends have words', () => {
  for (const { id } of presets)
    expect([textOf(`preset.${id}.name`), textOf(`preset.${id}.help`)]).not.toContain(undefined);
  for (const spec of options) {
    expect([textOf(`option.${spec.name}.label`), textOf(`option.${spec.name}.help`)]).not.toContain(undefined);
    if (spec.kind === 'choice' || spec.kind === 'text') {
      for (const value of spec.values) expect(textOf(`option.${spec.name}.${value}`)).toBeDefined();
    }
  }
  for (const card of CARD_IDS) expect(textOf(`card.${card}`)).toBeDefined();
  for (const reason of ['mutinies', 'jewels', 'rounds']) expect(textOf(`reason.${reason}`)).toBeDefined();
});

test.each<[string, Layout, string, string]>([
  ['a price', { d: { p1: 1 } }, 'space town.pp', 'That needs 2 doubloons.'],
  [
    'rum and doubloons',
    { display: 'X01 R01 W01 B01', d: { p1: 1 } },
    'space trade.1',
    'That needs 2 doubloons and 1 rum.',
  ],
  ['the token', { token: 'wreck' }, 'space wreck.1', 'The pirate token is there: the last round chose it.'],
  ['a closure', { closed: 'town' }, 'space town.rum', 'Closed for this round.'],
  ['the order', {}, 'space wreck.3', 'These spaces are taken in order.'],
  ['the Cabin', {}, 'space cabin.pp', 'Cabin and Mutiny are for sailors.'],
  ['no set', { hands: { p1: 'R01 W01' } }, 'space market.same4', 'The jewels in hand do not fill this row.'],
  ['no rum', { tavern: 0 }, 'space town.rum', 'The Tavern has no rum left.'],
  ['no jewel', { display: '- R01 W01 B01' }, 'space trade.1', 'No jewel lies there.'],
  ['a refused card', { cards: { p1: 'C08' } }, 'card C08', 'A refused card can never be played.'],
  ['an end card', { cards: { p1: 'E08' } }, 'card E08', 'This card counts at the end of the game.'],
  ['an exchange', { treasures: { p1: 'exc3' }, d: { p1: 2 } }, 'treasure exc3', 'That needs 3 doubloons.'],
])('why not: %s', (_name, layout, spot, sentence) => {
  expect(say(telling.whyNot(table(layout).state, [], spot))).toBe(sentence);
});

test('why not: a sailor follows the captain, and a space may be taken', () => {
  const { state } = table().run('p1 @town.rum');
  expect(say(telling.whyNot(state, [], 'space wreck.1'))).toMatch(/^The captain has chosen Town/);
  expect(say(telling.whyNot(state, [], 'space town.rum'))).toBe('A disc stands there already.');
});

test('a sale is told with its pay, a secret draw only to its owner', () => {
  const game = table({ hands: { p1: 'R06 W01' }, stock: 'X01', treasures: { p1: 'jew1' } });
  game.run(
    'p1 use jew1, p1 @market.any2, p2 @cabin.pp, p3 @cabin.pp, p4 @cabin.pp, p1 pick R06, p1 pick W01, p1 rum 1',
  );
  const lines = (viewer: Viewer): string[] =>
    game.events.flatMap((event) => telling.tell(eventFor(event, viewer)) ?? []).map(say);
  expect(lines(1)).toContain(
    'Anne sells any two with 1 rum for 3 doubloons and 2 prestige: red jewel (1 rum) and white jewel.',
  );
  expect(lines(0)).toContain('Anne draws a wild jewel (2 D, 1 rum).');
  expect(lines(1)).toContain('Anne draws a jewel.');
});
