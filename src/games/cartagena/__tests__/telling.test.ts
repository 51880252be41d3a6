/** Everything the game can say has words, and says only what its reader may know. */
import { eventFor } from '@/core/event';
import type { Phrase } from '@/core/phrase';
import type { Viewer } from '@/core/seat';

import { options, presets } from '../options';
import { rules } from '../rules';
import { telling } from '../telling';
import { saidInGame, speakerOf, unspoken } from '../../path/__tests__/speaking';
import { cartagena } from '../index';
import { figure2, table, X, Y } from './table';

const speaker = speakerOf(cartagena.words);
const { textOf, say } = speaker;

test('every prompt, move, reason and log line of random games has words', () => {
  const said = new Set<string>();
  presets.forEach((preset, i) => {
    const more = i % 2 === 0 ? { blackMagic: true } : {};
    for (let game = 0; game < 4; game++) {
      const seats = 2 + ((i + game) % 4);
      const state = rules.setup({ ...preset.options, ...more }, seats, `said ${i} ${game}`);
      for (const text of saidInGame(rules, telling, say, { state, seed: `said ${i} ${game}` })) said.add(text);
    }
  });
  expect([...said].filter((text) => /undefined|NaN|\{\{/.test(text))).toEqual([]);
  expect(said.size).toBeGreaterThan(500);
});

test('every option, value, preset and ending has words', () => {
  expect(unspoken(speaker, options, presets)).toEqual([]);
  for (const reason of ['home', 'stalled', 'rounds']) expect(textOf(`reason.${reason}`)).toBeTruthy();
});

test('a draw names the cards only to the one who drew', () => {
  const game = table({ path: X, deck: 'rum gun' });
  game.play('skip');
  const drew = game.told('drew')[0];
  if (!drew) throw new Error('Nobody drew.');
  const heard = (viewer: Viewer) => say(telling.tell(eventFor(drew, viewer)) as Phrase);
  expect(heard(0)).toBe('Anne draws rum.');
  expect(heard(1)).toBe('Anne draws a card.');
  expect(heard('table')).toBe('Anne draws a card.');
});

test('a push that gives the game away says so', () => {
  const game = table({ path: X, p2: '36 H H H', options: { recharge: 'morgan' } });
  const text = say(telling.describe(game.state, rules.read('push:P2:36>H+2') as number));
  expect(text).toContain('who then wins');
});

describe('why a touch leads nowhere', () => {
  const why = (state: Parameters<typeof telling.whyNot>[0], ...touches: string[]) =>
    say(telling.whyNot(state, touches.slice(0, -1), touches[touches.length - 1] as string));
  const rum = { p1: 'rum' };

  test('the sloop is away or full, or on this shore', () => {
    const away = table({ path: Y, p1: '17', dock: 'tortuga', hands: rum }).state;
    expect(why(away, 'card rum', 'space 17')).toContain('at Tortuga');
    const full = table({ path: Y, p1: '17 B B B', hands: rum }).state;
    expect(why(full, 'space 17', 'card rum')).toContain('Three pirates');
    expect(why(full, 'card rum', 'space B')).toContain('first sail');
  });

  test('missing cards, wrong places, buttons', () => {
    const state = table({ path: X, p1: '9', hands: rum }).state;
    expect(why(state, 'card gun')).toBe('There is no gun in the hand.');
    expect(why(state, 'card rum', 'space 5')).toBe('No pirate of this crew is there.');
    expect(why(state, 'button end')).toContain('one action');
    expect(why(state, 'button skip')).toContain('empty hand');
    expect(why(state, 'button sail')).toContain('aboard');
  });

  test('during a choice only the choice counts', () => {
    const game = figure2({ p1: 'hook lantern' }, { options: { blackMagic: true } });
    game.play('hook!19');
    expect(why(game.state, 'button end')).toContain('second card');
  });
});
