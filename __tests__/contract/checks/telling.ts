/** Checks of what is told: events reveal no more than views, and say when something comes to light. */
import { fingerprint } from '@/core/data';
import { eventFor, type GameEvent } from '@/core/event';
import type { Random } from '@/core/random';
import type { Viewer } from '@/core/seat';

import type { Judge } from '../judge';
import { graftGenerators } from '../plain';
import { chanceFor, everyViewer, type Scene } from '../scene';
import { countChoices } from './choices';
import { difference } from './honesty';

const WORLDS = 2;

export interface Telling {
  readonly events: readonly GameEvent[];
  /** The events as the viewer hears them. */
  readonly told: string;
  readonly after: string;
  readonly before: unknown;
  readonly move: unknown;
  /** The whole state after the move. */
  readonly next: unknown;
}

/**
 * Worlds that a viewer cannot tell apart, before and after the same move, must not be told apart by what the viewer
 * hears. Chance is the same in all of them. What lies open for a moment, and is then gathered and shuffled, may be told.
 */
export function checkEvents(scene: Scene, judge: Judge, move: unknown): void {
  const random = chanceFor(scene, 'events-tell-no-more');
  const text = scene.game.write(move);
  for (const viewer of everyViewer(scene)) {
    judge.about('events-tell-no-more');
    const [truth, ...others] = tellings(scene, worldsLike(scene, viewer, random), { text, viewer });
    for (const other of others) {
      if (truth === undefined || truth.after !== other.after) continue;
      const isUntold = truth.told === other.told || !isAlikeThroughout(scene, viewer, [truth, other]);
      judge.holds('events-tell-no-more', isUntold, () => {
        return `"${text}" leaves ${viewer} with the same view in two worlds, but the events tell them apart: ${difference(truth.told, other.told)} (What lies open for a moment is told while the view shows it.)`;
      });
    }
    if (truth) countSecrets(scene, viewer, [truth, ...others]);
    countChoices(scene, viewer, move);
  }
}

/** The true world and some that look alike to the viewer, with the same chance. */
export function worldsLike(scene: Scene, viewer: Viewer, random: Random, others = WORLDS): unknown[] {
  const { game, state } = scene;
  const seen = game.view(state, viewer);
  const worlds = [state];
  for (let i = 0; i < others; i++) {
    const world = game.imagine(seen, random);
    graftGenerators(state, world);
    worlds.push(world);
  }
  return worlds;
}

/** A move as it is told in each world in which it is legal. */
export function tellings(scene: Scene, worlds: readonly unknown[], how: { text: string; viewer: Viewer }): Telling[] {
  const { game } = scene;
  return worlds.flatMap((before) => {
    const move = game.moves(before).find((candidate) => game.write(candidate) === how.text);
    return move === undefined ? [] : [telling(scene, { before, move }, how.viewer)];
  });
}

function telling(scene: Scene, step: { before: unknown; move: unknown }, viewer: Viewer): Telling {
  const { game } = scene;
  const next = game.clone(step.before);
  const events: GameEvent[] = [];
  game.play(next, step.move, (event) => events.push(event));
  return {
    ...step,
    events,
    told: fingerprint(events.map((event) => eventFor(event, viewer))),
    after: fingerprint(game.view(next, viewer)),
    next,
  };
}

/** Whether two moves look alike to the viewer at every moment of them, not only when they are done. */
export function isAlikeThroughout(scene: Scene, viewer: Viewer, [a, b]: readonly [Telling, Telling]): boolean {
  return a.after === b.after && momentsOf(scene, viewer, a) === momentsOf(scene, viewer, b);
}

function momentsOf(scene: Scene, viewer: Viewer, { before, move }: Telling): string {
  const { game } = scene;
  const next = game.clone(before);
  const moments: string[] = [];
  game.play(next, move, () => moments.push(fingerprint(game.view(next, viewer))));
  return moments.join();
}

/** Where a move is told the same but its secrets differ, the view after it should not give the difference away. */
function countSecrets(scene: Scene, viewer: Viewer, [truth, ...others]: readonly [Telling, ...Telling[]]): void {
  for (const other of others) {
    const kind = other.told === truth.told ? secretThatDiffers(truth.events, other.events, viewer) : null;
    if (kind === null) continue;
    const secret = scene.tally.secrets.get(kind) ?? { pairs: 0, shown: 0 };
    secret.pairs++;
    if (other.after !== truth.after) secret.shown++;
    scene.tally.secrets.set(kind, secret);
  }
}

function secretThatDiffers(a: readonly GameEvent[], b: readonly GameEvent[], viewer: Viewer): string | null {
  for (let i = 0; i < a.length; i++) {
    const secret = a[i]?.secret;
    if (secret === undefined || (viewer !== 'table' && secret.to.includes(viewer))) continue;
    if (fingerprint(secret) !== fingerprint(b[i]?.secret)) return a[i]?.kind ?? null;
  }
  return null;
}

/** If the actor sees something after the move that could have been otherwise, an event must say that it reveals. */
export function checkReveals(scene: Scene, judge: Judge, move: unknown): void {
  const { game, state } = scene;
  const actor = game.seatToAct(state);
  if (actor === null) return;
  judge.about('reveals-flagged');
  const random = chanceFor(scene, 'reveals-flagged');
  const seen = game.view(state, actor);
  const text = game.write(move);
  const truth = telling(scene, { before: state, move }, actor);
  for (let world = 0; world < WORLDS; world++) {
    const before = game.imagine(seen, random);
    const same = game.moves(before).find((candidate) => game.write(candidate) === text);
    if (same === undefined) continue;
    const other = telling(scene, { before, move: same }, actor);
    const isNews = truth.after !== other.after;
    judge.holds('reveals-flagged', !isNews || (hasRevealed(truth) && hasRevealed(other)), () => {
      return `"${text}" shows seat ${actor} something new, but no event reveals: ${difference(truth.after, other.after)}`;
    });
  }
}

function hasRevealed(telling: Telling): boolean {
  return telling.events.some((event) => event.reveals === true);
}
