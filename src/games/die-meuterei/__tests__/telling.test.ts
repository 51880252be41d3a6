/** Everything the game can say has words, and says only what its reader may know. */
import { eventFor } from '@/core/event';
import type { Filling, Phrase } from '@/core/phrase';
import { below, randomFrom } from '@/core/random';
import type { Viewer } from '@/core/seat';
import { PIRATES } from '../data';
import { dieMeuterei } from '../index';
import { options, presets } from '../options';
import { rules } from '../rules';
import { telling } from '../telling';
import { type Layout, table } from './table';

const NAMES = ['Anne', 'Bart', 'Cora', 'Drake'];

function textOf(key: string): string | undefined {
  let place: unknown = dieMeuterei.words;
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
  for (let i = 0; i < 24; i++) {
    const state = rules.setup({}, 2 + (i % 3), `said ${i}`);
    const random = randomFrom(`said ${i}`);
    for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
      for (const view of [rules.view(state, seat), rules.view(state, 'table')]) {
        said.add(say(telling.prompt(view)));
        for (const move of rules.moves(rules.view(state, seat))) {
          said.add(say(telling.describe(view, move)));
          said.add(say(telling.reason(view, move)));
        }
      }
      const legal = rules.moves(state);
      rules.play(state, legal[below(random, legal.length)] as never, (event) => {
        for (const viewer of [0, 1, 'table'] as Viewer[]) {
          const line = telling.tell(eventFor(event, viewer));
          if (line) said.add(say(line));
        }
      });
    }
    said.add(say(telling.prompt(state)));
  }
  expect([...said].filter((text) => /undefined|NaN|\{\{|\byou\b/i.test(text))).toEqual([]);
  expect(said.size).toBeGreaterThan(500);
});

test('options, presets, causes, reasons, pirates and cues are complete', () => {
  const keys = [
    ...['name', 'tagline', 'cause.coins', 'cause.goldCards'],
    ...['valverde', 'diaz', 'valverdeAlone', 'diazAlone'].map((reason) => `reason.${reason}`),
    ...presets.flatMap(({ id }) => [`preset.${id}.name`, `preset.${id}.help`]),
    ...options.flatMap(({ name }) => [`option.${name}.label`, `option.${name}.help`]),
    ...['option.movement.open', 'option.movement.closed'],
    ...PIRATES.flatMap((id) => [`pirate.${id}`, `action.${id}`]),
  ];
  expect(keys.filter((key) => textOf(key) === undefined)).toEqual([]);
});

test('secrets are read only by those they are addressed to', () => {
  const game = table({ seats: 3, row: 'tembo bijoux', pile: 'V3 D2 D1' });
  game.p1('knock', 'use tembo', 'keep 1').p2('knock', 'use bijoux', 'side D');
  const told = (kind: string, viewer: Viewer): string[] =>
    game
      .told(kind)
      .flatMap((event) => telling.tell(eventFor(event, viewer)) ?? [])
      .map(say);
  expect(told('looked', 0)).toEqual(['Anne sees Valverde 3 and Diaz 2.']);
  expect(told('looked', 1)).toEqual(['Anne looks at the top two combat cards.']);
  expect(told('kept', 0)).toEqual(['Anne keeps Valverde 3.']);
  expect(told('kept', 'table')).toEqual(['Anne keeps one of them.']);
  expect(told('sideSet', 1)).toEqual(['Bart chooses the side of Diaz.']);
  expect(told('sideSet', 2)).toEqual(['Bart chooses a side.']);
});

describe('why a touch leads nowhere', () => {
  const why = (game: ReturnType<typeof table>, spot: string, touched: string[] = []) =>
    say(telling.whyNot(rules.view(game.state, game.state.turn), touched, spot));

  test('doors', () => {
    const game = table({ row: 'tembo pang crackpott' }).p1('knock', 'knock');
    expect(why(game, 'door 1')).toMatch(/only the door just opened.*Tembo/);
    expect(why(game, 'door 4')).toBe('Doors open in order; next is door 3.');
    game.p1('use pang', 'take coin');
    expect(why(game, 'door 2')).toBe('Pang has had a visitor this round.');
    expect(why(game, 'button use')).toBe('First choose an open door.');
    const all = table({ row: 'tembo' }).p1('knock', 'knock', 'knock', 'knock', 'knock');
    expect(why(all, 'button knock')).toBe('All doors are open.');
  });

  test('people, cards and sailors', () => {
    const chang = table({ seats: 3, row: 'chang', coins: [1, 0, 1] }).p1('knock', 'use chang');
    expect(why(chang, 'seat p2')).toBe('Bart has no coin.');
    expect(why(chang, 'seat p1')).toBe('Nobody steals from himself.');
    const ojo = table({ seats: 3, row: 'ojo', sides: 'V D -' }).p1('knock', 'use ojo');
    expect(why(ojo, 'seat p3')).toBe('Cora has not chosen a side yet.');
    expect(why(ojo, 'seat p1')).toBe('The own conviction is known already.');
    const nero = table({ row: 'nero', coins: [1, 1] }).p1('knock', 'use nero');
    expect(why(nero, 'card V3')).toBe('Valverde 3 is not in the hand.');
    expect(why(nero, 'card mascot')).toBe('Mascots are not traded.');
    expect(why(nero, 'buy 2')).toBe('There are not enough coins for 2.');
    expect(why(nero.p1('sell V1'), 'buy 1')).toMatch(/one direction/);
    const cambi = table({ row: 'cambi', pairs: 'V1D2' }).p1('knock', 'use cambi', 'pick 1');
    expect(why(cambi, 'sailor 1')).toMatch(/picked up already/);
    expect(why(cambi, 'sailor 9')).toMatch(/gone to a duel/);
    expect(why(cambi, 'pair A')).toMatch(/all five/);
    const duel = table({ seats: 3, sides: 'V D -', pairs: 'V1D3', mutiny: true });
    expect(why(duel, 'card mascot')).toMatch(/first round/);
    expect(why(duel, 'button lay')).toBe('First choose a card.');
    expect(why(duel.all('V1', 'D1').all('mascot', 'V1'), 'seat p3')).toBe('Cora is out of the game.');
  });

  test('anything in any phase', () => {
    const spots = [
      'door 1',
      'button knock',
      'button use',
      'face gold',
      'card V1',
      'card mascot',
      'button lay',
      'buy 1',
    ];
    spots.push(
      'button done',
      'seat p1',
      'seat p9',
      'side V',
      'button stay',
      'sailor 1',
      'pair A',
      'button swap',
      'moon',
    );
    for (let i = 0; i < 9; i++) {
      const random = randomFrom(`why ${i}`);
      const state = rules.setup({}, 2 + (i % 3), `why ${i}`);
      while (rules.seatToAct(state) !== null) {
        for (const spot of spots) expect(say(telling.whyNot(rules.view(state, state.turn), [], spot))).not.toBe('');
        const legal = rules.moves(state);
        rules.play(state, legal[below(random, legal.length)] as never);
      }
      expect(say(telling.whyNot(state, [], 'door 1'))).toBe('The mutiny is over.');
    }
  });
});

test('a prompt names what can be done', () => {
  const prompt = (layout: Layout, ...moves: string[]) => say(telling.prompt(table(layout).p1(...moves).state));
  expect(prompt({ row: 'pang' })).toBe('Anne: knock on the next door.');
  expect(prompt({ row: 'pang' }, 'knock')).toBe('Anne: visit Pang, or knock on the next door.');
  expect(prompt({ row: 'wessel', hands: ['V1 V1 D1'] }, 'knock', 'use wessel', 'return V1')).toMatch(/at most 2/);
});
