/** Checks of the move list as text and by touch. */
import { below, pick, type Random } from '@/core/random';
import type { Way } from '@/core/spot';

import type { Judge } from '../judge';
import { chanceFor, type Scene } from '../scene';

const GARBAGE = [
  '',
  ' ',
  '~',
  '\n',
  '\0',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  '🏴‍☠️',
  '-1',
  '{}',
  '"',
];
const SCRAPS = ['', ' ', '  ', '0', '9', '99999999999999999999', '-', ',', '/', '\t', 'é', '🦜', 'p', 'x'];

export function checkNotation(scene: Scene, judge: Judge, legal: readonly unknown[]): void {
  const { game } = scene;
  judge.about('notation-round-trip');
  const texts = new Set<string>();
  for (const move of legal) {
    const text = game.write(move);
    judge.holds('moves-distinct', !texts.has(text), () => `Two legal moves are both written "${text}".`);
    texts.add(text);
    const isTidy = text !== '' && text === text.trim() && !text.includes('\n');
    judge.holds('notation-round-trip', isTidy, () => `The text "${text}" has space around it or is empty.`);
    const back = game.read(text);
    judge.holds('notation-round-trip', back !== null && game.write(back) === text, () => {
      return `"${text}" is read back as ${back === null ? 'null' : `"${game.write(back)}"`}.`;
    });
    judge.about('kinds-known');
    const kind = game.kindOf(move);
    judge.holds('kinds-known', game.moveKinds.includes(kind), () => `"${text}" is of the unknown kind "${kind}".`);
    judge.about('notation-round-trip');
  }
  checkGarbage(scene, judge, [...texts]);
}

/** A key stands for a move's text: as unique, and the same for the move in every state and view. */
export function checkKeys(scene: Scene, judge: Judge, legal: readonly unknown[]): void {
  const { game, state } = scene;
  const seat = game.seatToAct(state);
  if (game.key === undefined || seat === null) return;
  judge.about('keys-distinct');
  const keys = legal.map((move) => game.key?.(move));
  judge.holds(
    'keys-distinct',
    new Set(keys).size === keys.length,
    () => `Two legal moves have one key: ${keys.join()}.`,
  );
  const again = game.moves(game.view(state, seat)).map((move) => game.key?.(move));
  judge.holds(
    'keys-distinct',
    keys.join() === again.join(),
    () => `The keys are ${keys.join()}, from the view ${again.join()}.`,
  );
}

function checkGarbage(scene: Scene, judge: Judge, texts: readonly string[]): void {
  const { game } = scene;
  judge.about('read-refuses-garbage');
  const random = chanceFor(scene, 'read-refuses-garbage');
  const garbage = pick(random, GARBAGE);
  judge.holds(
    'read-refuses-garbage',
    game.read(garbage) === null,
    () => `${JSON.stringify(garbage)} is read as a move.`,
  );
  if (texts.length === 0) return;
  for (let i = 0; i < 3; i++) {
    const text = damaged(pick(random, texts), random);
    const move = game.read(text);
    if (move === null) continue;
    const written = game.write(move);
    const again = game.read(written);
    judge.holds('read-refuses-garbage', again !== null && game.write(again) === written, () => {
      return `${JSON.stringify(text)} is read as a move that is written "${written}", which is not read back.`;
    });
  }
}

function damaged(text: string, random: Random): string {
  const from = below(random, text.length + 1);
  const to = from + below(random, text.length - from + 1);
  return text.slice(0, from) + pick(random, SCRAPS) + text.slice(below(random, 2) === 0 ? to : from);
}

export function checkWays(scene: Scene, judge: Judge, legal: readonly unknown[]): void {
  const { game, state } = scene;
  const seat = game.seatToAct(state);
  if (seat === null) return;
  judge.about('ways-sound');
  const seen = game.view(state, seat);
  const whole = new Map<string, Set<unknown>>();
  const all: { move: unknown; way: Way }[] = [];
  for (const move of legal) {
    const ways = game.ways(seen, move);
    judge.holds('ways-sound', ways.length > 0, () => `"${game.write(move)}" cannot be made by touch.`);
    for (const way of ways) {
      const isSound = way.length > 0 && way.every((spot) => typeof spot === 'string' && spot !== '');
      judge.holds('ways-sound', isSound, () => `"${game.write(move)}" has an empty way.`);
      const key = JSON.stringify(way);
      whole.set(key, (whole.get(key) ?? new Set()).add(move));
      all.push({ move, way });
    }
  }
  for (const { move, way } of all) {
    for (let length = 1; length < way.length; length++) {
      for (const other of whole.get(JSON.stringify(way.slice(0, length))) ?? []) {
        judge.holds('ways-sound', other === move, () => {
          return `"${game.write(other)}" is done after ${way.slice(0, length).join(', ')}: "${game.write(move)}" by ${way.join(', ')} cannot be finished.`;
        });
      }
    }
  }
}
