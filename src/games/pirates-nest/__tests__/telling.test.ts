/** Everything the game can say has words, and says only what its reader may know. */
import { eventFor } from '@/core/event';
import type { Phrase } from '@/core/phrase';
import type { Viewer } from '@/core/seat';

import { saidInGame, speakerOf, unspoken } from '../../path/__tests__/speaking';
import { piratesNest } from '../index';
import { options, presets } from '../options';
import { rules } from '../rules';
import { telling } from '../telling';
import { table } from './table';

const speaker = speakerOf(piratesNest.words);
const { textOf, say } = speaker;

test('every prompt, move, reason and log line of random games has words', () => {
  const said = new Set<string>();
  presets.forEach((preset, i) => {
    for (let game = 0; game < 6; game++) {
      const state = rules.setup(preset.options, 2 + (game % 4), `said ${i} ${game}`);
      for (const text of saidInGame(rules, telling, say, { state, seed: `said ${i} ${game}` })) said.add(text);
    }
  });
  expect([...said].filter((text) => /undefined|NaN|\{\{/.test(text))).toEqual([]);
  expect(said.size).toBeGreaterThan(500);
});

test('every option, value, preset and ending has words', () => {
  expect(unspoken(speaker, options, presets)).toEqual([]);
  expect(textOf('reason.flag')).toBeTruthy();
});

test('a draw names the cards only to the one who drew', () => {
  const game = table({ at: '3 Y · start Y5 R6' }).play('push red start>3');
  const drew = game.told('drew')[0];
  if (!drew) throw new Error('Nobody drew.');
  const heard = (viewer: Viewer) => say(telling.tell(eventFor(drew, viewer)) as Phrase);
  expect(heard(0)).toBe('Anne draws golden compass.');
  expect(heard(1)).toBe('Anne draws a card.');
  expect(heard('table')).toBe('Anne draws a card.');
});

test('prompts say what is special about a turn', () => {
  const prompt = (layout: Parameters<typeof table>[0]) => say(telling.prompt(table(layout).state));
  expect(prompt({ at: 'boat Y · start Y5 R6' })).toContain('captain');
  expect(prompt({ at: 'boat Y · 20 R', boat: 'large' })).not.toContain('captain');
  expect(prompt({ at: '20 Y · 25 R', boat: 'large' })).toContain('a pass brings one card');
  expect(prompt({ at: 'start Y6 R6', still: 4 })).toContain('Flat calm');
  expect(prompt({ at: 'start R6' })).toContain('Raise the Jolly Roger');
});

test('a push that completes a rival says so', () => {
  const game = table({ at: '20 Y · 30 R', boat: 'large', options: { nestPush: true } });
  expect(say(telling.describe(game.state, rules.read('push red 30>nest') as number))).toContain('completes the crew');
});

describe('why a touch leads nowhere', () => {
  const why = (layout: Parameters<typeof table>[0], ...touches: string[]) =>
    say(telling.whyNot(table(layout).state, touches.slice(0, -1), touches[touches.length - 1] as string));
  const hands = { Y: 'map' };

  test('the boat is away, full, or on this shore', () => {
    expect(why({ at: '13 Y · start R6', boat: 'large', hands }, 'card map', 'space 13')).toContain('nobody can board');
    expect(why({ at: '13 Y · boat Y3 · start R6', hands }, 'space 13', 'card map')).toContain('Three pirates of Anne');
    expect(why({ at: 'boat Y R · start R5', hands }, 'card map', 'space boat')).toContain('first sail out');
    expect(why({ at: 'boat R3 · 14 R · start Y6', hands }, 'space 14')).toContain('Three pirates of Bart');
  });

  test('nobody to push onto, nobody there, nobody leaves the Nest', () => {
    expect(why({ at: '20 Y · 30 R', boat: 'large', hands }, 'space 30')).toContain('Nobody stands further ahead');
    expect(why({ at: '20 Y · 30 R', boat: 'large', hands }, 'space 7')).toBe('Nobody is there.');
    expect(why({ at: '20 Y · 30 R', boat: 'large', hands }, 'space nest')).toContain('stays there');
    expect(why({ at: '20 Y · 30 R', boat: 'large', hands }, 'seat p1')).toContain('Only rivals');
    expect(why({ at: '20 Y · 30 R', boat: 'large', hands }, 'card map', 'space 7')).toContain('No pirate of this crew');
    expect(why({ at: '20 Y · 30 R', boat: 'large', hands }, 'card chest')).toBe('There is no chest in the hand.');
  });

  test('buttons', () => {
    expect(why({ at: 'start Y6 R6', hands }, 'button end')).toContain('one action');
    expect(why({ at: 'start Y6 R6', hands }, 'button sail')).toContain('must be aboard');
    expect(why({ at: '20 Y · start R6', boat: 'large', hands }, 'button sail')).toContain('on the small island');
    expect(why({ at: 'start Y6 R6', hands }, 'button flag')).toContain('whole crew');
    expect(why({ at: 'boat Y · start Y5 R6', hands, still: 4 }, 'button sail')).toContain('Flat calm');
    expect(why({ at: 'start Y6 R6', hands }, 'button pass')).toContain('nothing else');
    expect(why({ at: 'start R6', hands }, 'card map')).toContain('Jolly Roger');
  });
});
