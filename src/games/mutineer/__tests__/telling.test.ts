/** Everything the game can say has words, and says only what its reader may know. */
import { eventFor } from '@/core/event';
import type { Filling, Phrase } from '@/core/phrase';
import { below, randomFrom } from '@/core/random';
import type { Viewer } from '@/core/seat';
import { CAUSES } from '../ledger';
import { options, presets } from '../options';
import { rules } from '../rules';
import { telling } from '../telling';
import { words } from '../words';
import { table } from './table';

const NAMES = ['Bernhard', 'Steffi', 'Florian', 'Carmen'];

/** The text of a key, or undefined. */
function textOf(key: string): string | undefined {
  let place: unknown = words;
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

test('every prompt, move, reason and log line of random games has words', () => {
  const said = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const options = { pirates: i % 2 === 0, loaderPool: i % 3 === 0 ? 'hand' : 'drawn' };
    const state = rules.setup(options, 3 + (i % 2), `said ${i}`);
    const random = randomFrom(`said ${i}`);
    for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
      const view = rules.view(state, seat);
      said.add(say(telling.prompt(view)));
      const legal = rules.moves(state);
      for (const move of legal) {
        said.add(say(telling.describe(view, move)));
        said.add(say(telling.reason(view, move)));
      }
      rules.play(state, legal[below(random, legal.length)] as never, (event) => {
        for (const viewer of [0, 'table'] as Viewer[]) {
          const line = telling.tell(eventFor(event, viewer));
          if (line) said.add(say(line));
        }
      });
    }
    said.add(say(telling.prompt(state)));
  }
  expect([...said].filter((text) => /undefined|NaN|\{\{/.test(text))).toEqual([]);
  expect(said.size).toBeGreaterThan(300);
});

test('options, presets, causes, the end and every refused touch have words', () => {
  const keys = [
    'name',
    'tagline',
    'reason.rounds',
    ...presets.flatMap(({ id }) => [`preset.${id}.name`, `preset.${id}.help`]),
    ...options.flatMap(({ name }) => [`option.${name}.label`, `option.${name}.help`]),
    ...options.flatMap((spec) =>
      spec.kind === 'choice' ? spec.values.map((value) => `option.${spec.name}.${value}`) : [],
    ),
    ...CAUSES.map((cause) => `cause.${cause}`),
  ];
  expect(keys.filter((key) => textOf(key) === undefined)).toEqual([]);
  const { state } = table({ phase: 'offer', pay: 0 });
  for (const phase of ['pay', 'offer', 'role', 'fight', 'repel', 'sell', 'drop', 'end'] as const) {
    const view = { ...state, phase };
    for (const spot of ['card ruby', 'role mate', 'fight 3', 'button repel', 'pay 1', 'sale 1-0']) {
      expect(say(telling.whyNot(view, [], spot))).not.toBe('');
    }
  }
});

test('section 10: before the reveal only the chooser reads his role, and the Loader his drops', () => {
  const game = table().B('pay 0', 'pass').S('pass', 'role mutineer');
  const told = (kind: string, viewer: Viewer): string[] =>
    game
      .told(kind)
      .flatMap((event) => telling.tell(eventFor(event, viewer)) ?? [])
      .map(say);
  expect(told('roleTaken', 1)).toEqual(['Steffi takes the Mutineer.']);
  expect(told('roleTaken', 2)).toEqual(['Steffi takes an action card.']);
  expect(told('rolesSeen', 1)).toEqual(['Steffi finds Mutineer, Cabin boy, Mate, Merchant and Loader in the middle.']);
  expect(told('rolesSeen', 2)).toEqual([]);
});
