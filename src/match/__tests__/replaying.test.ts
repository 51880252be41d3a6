/** Looking at a match again shows each eye only what it may see. */
import { alike, fingerprint } from '@/core/data';
import type { GameEvent } from '@/core/event';

import { historyOf, positionAt, type History } from '../history';
import { recall } from '../news';
import { eyesFor, frameAt, isPrivate, span } from '../replaying';
import { anna, bea, bot, game, recordOf } from './bench';

const history = historyOf(game, recordOf(['p1 draw', 'p2 look', 'p1 bury 1'], 2)) as History;

test('a finished match is open to all eyes, an unfinished one only to people’s own', () => {
  expect(eyesFor([anna, bot], true)).toEqual(['open', 0, 1]);
  expect(eyesFor([anna, bot], false)).toEqual([0]);
  expect(eyesFor([anna, bot, bea], false)).toEqual(['table', 0, 2]);
});

test('only where several people play on, an eye must be taken in hand first', () => {
  expect(isPrivate(0, [anna, bea], false)).toBe(true);
  expect(isPrivate('table', [anna, bea], false)).toBe(false);
  expect(isPrivate(0, [anna, bot], false)).toBe(false);
  expect(isPrivate(0, [anna, bea], true)).toBe(false);
});

test('the past is recalled as the eye may know it, up to the step it looks at', () => {
  const drew = (event: GameEvent) => event.kind === 'drew';
  expect(recall(history, { number: 3, eye: 0 }, drew)).toMatchObject({ kind: 'drew', secret: { to: [0] } });
  expect(recall(history, { number: 3, eye: 1 }, drew)).not.toHaveProperty('secret');
  expect(recall(history, { number: 3, eye: 'open' }, drew)).toHaveProperty('secret');
  expect(recall(history, { number: 0, eye: 0 }, drew)).toBeNull();
});

test('each frame is the view of that eye at that step', () => {
  expect(span(history)).toEqual({ first: 0, last: 3 });
  for (let number = 0; number <= 3; number++) {
    for (const eye of [0, 1, 'table'] as const) {
      const { view } = frameAt(game, history, number, eye);
      expect(alike(view, game.view(positionAt(history, number), eye))).toBe(true);
    }
  }
  expect(frameAt(game, history, 2, 'open').view).toBe(positionAt(history, 2));
});

test('the news of a frame tell an eye no secret of another', () => {
  expect(fingerprint(frameAt(game, history, 1, 1).news?.events)).not.toContain('face');
  expect(fingerprint(frameAt(game, history, 1, 0).news?.events)).toContain('face');
  expect(fingerprint(frameAt(game, history, 1, 'open').news?.events)).toContain('face');
  expect(frameAt(game, history, 0, 0).news).toBeNull();
});
