/** One catalogue for the app, one namespace a game. */
import i18next from 'i18next';

import { games } from '@/games/registry';

import { en } from '../en';
import { gameWords, preferredLanguage, startWords } from '../words';

beforeAll(() => startWords('en', games));

test('the first language of the device that we speak, English otherwise', () => {
  expect(preferredLanguage(['fr', 'en'])).toBe('en');
  expect(preferredLanguage(['fr', 'it'])).toBe('en');
});

test.each(games.map(({ id }) => id))('%s has a name and a tagline of its own', (id) => {
  const say = gameWords(id);
  expect(say('name')).not.toBe('name');
  expect(say('tagline')).not.toBe('tagline');
});

test('numbers choose the right form, names are filled in unescaped', () => {
  expect(i18next.t('ago.minutes', { count: 1 })).toBe('1 minute ago');
  expect(i18next.t('ago.minutes', { count: 5 })).toBe('5 minutes ago');
  expect(i18next.t('harbour.turn', { name: "Anne O'Malley" })).toBe("Anne O'Malley to move");
});

test('no text of the catalogue is empty', () => {
  const empty = (node: object): string[] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? (value.trim() ? [] : [key]) : empty(value as object),
    );
  expect(empty(en)).toEqual([]);
});
