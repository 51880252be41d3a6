/** Counts whether what a seat chooses in secret is told to others: only many games together can show it. */
import { shuffle } from '@/core/random';
import type { Viewer } from '@/core/seat';

import { leavesOf } from '../plain';
import { chanceFor, recordOf, type Scene } from '../scene';
import { isAlikeThroughout, tellings, worldsLike, type Telling } from './telling';

const WORLDS = 4;
const OTHERS = 2;

/**
 * Two moves of one kind that leave a viewer with the same view are told to it differently. That is fine if it only
 * hears which face-down thing was moved. It is a leak if what it hears settles something that its view hides: then,
 * in every world it thinks possible, the first telling goes with one hidden value and the second with another.
 */
export function countChoices(scene: Scene, viewer: Viewer, move: unknown): void {
  const { game, state } = scene;
  if (viewer === game.seatToAct(state)) return;
  const random = chanceFor(scene, 'secret-moves-untold');
  const text = game.write(move);
  const kind = game.kindOf(move);
  const rivals = game.moves(state).filter((other) => game.kindOf(other) === kind && game.write(other) !== text);
  if (rivals.length === 0) return;
  shuffle(random, rivals);
  const worlds = worldsLike(scene, viewer, random, WORLDS);
  const chosen = tellings(scene, worlds, { text, viewer });
  for (const rival of rivals.slice(0, OTHERS)) {
    const rivalText = game.write(rival);
    const other = tellings(scene, worlds, { text: rivalText, viewer });
    const verdict = settles(scene, viewer, [chosen, other]);
    if (verdict === null) continue;
    const counted = scene.tally.choices.get(kind) ?? { pairs: 0, told: 0, example: null };
    counted.pairs++;
    if (verdict !== '') {
      counted.told++;
      counted.example ??= {
        sentence: `"${text}" and "${rivalText}" leave ${viewer} with the same view, but what ${viewer} hears settles ${verdict}.`,
        record: recordOf(scene),
      };
    }
    scene.tally.choices.set(kind, counted);
  }
}

/** The hidden place that is settled by what is heard, an empty text if there is none, null if nothing can be said. */
function settles(
  scene: Scene,
  viewer: Viewer,
  [a, b]: readonly [readonly Telling[], readonly Telling[]],
): string | null {
  const [trueA, trueB] = [a[0], b[0]];
  if (!trueA || !trueB || trueA.told === trueB.told) return null;
  if (!isAlikeThroughout(scene, viewer, [trueA, trueB])) return null;
  const likeA = a.filter((telling) => telling.after === trueA.after && telling.told === trueA.told);
  const likeB = b.filter((telling) => telling.after === trueB.after && telling.told === trueB.told);
  if (likeA.length < 2 || likeB.length < 2) return null;
  const leavesA = likeA.map((telling) => leavesOf(telling.next));
  const leavesB = likeB.map((telling) => leavesOf(telling.next));
  const paths = new Set([...(leavesA[0]?.keys() ?? []), ...(leavesB[0]?.keys() ?? [])]);
  let isDifferent = false;
  for (const path of paths) {
    const valueA = leavesA[0]?.get(path);
    const valueB = leavesB[0]?.get(path);
    if (valueA === valueB) continue;
    isDifferent = true;
    const isSettled =
      leavesA.every((leaves) => leaves.get(path) === valueA) && leavesB.every((leaves) => leaves.get(path) === valueB);
    if (isSettled) return path;
  }
  return isDifferent ? '' : null;
}
