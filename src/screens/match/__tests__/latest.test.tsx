/** What is told below the board: the latest, whole sentences, as many as have room. */
import { tail } from '../latest';

const sentences = ['Anna plays rum.', 'Bea draws two cards.', 'Bea falls back to 7.'];

test('what has room is told from the first sentence to the last', () => {
  expect(tail(sentences, 200)).toBe('Anna plays rum. Bea draws two cards. Bea falls back to 7.');
});

test('where there is less room the latest is told, and that something was before it', () => {
  expect(tail(sentences, 45)).toBe('… Bea draws two cards. Bea falls back to 7.');
  expect(tail(sentences, 21)).toBe('… Bea falls back to 7.');
});

test('one sentence is told however little room there is, and none is nothing', () => {
  expect(tail(sentences, 0)).toBe('… Bea falls back to 7.');
  expect(tail([], 100)).toBe('');
});
