/** Checks what a game may tell bots besides appraisal and instinct: all seats at once, leanings, where it is quiet. */
import type { Judge } from '../judge';
import { chanceFor, type Scene } from '../scene';

/** A playout goes on for so many instinctive moves at most to where the game is quiet (src/bots/search.ts). */
const RESTLESS = 60;

export function checkAdvice(scene: Scene, judge: Judge, legal: readonly unknown[]): void {
  checkAllAtOnce(scene, judge);
  if (legal.length === 0) return;
  checkLeanings(scene, judge, legal);
  checkQuiet(scene, judge);
}

function checkAllAtOnce({ game, state, seats }: Scene, judge: Judge): void {
  if (game.appraiseAll === undefined) return;
  judge.about('appraisals-agree');
  const looks: number[] = [];
  game.appraiseAll(state, looks);
  for (let seat = 0; seat < seats; seat++) {
    const alone = game.appraise(state, seat);
    judge.holds('appraisals-agree', looks[seat] === alone, () => {
      return `Seat ${seat} is appraised at ${alone} alone, at ${looks[seat]} among all.`;
    });
  }
}

function checkLeanings(scene: Scene, judge: Judge, legal: readonly unknown[]): void {
  const { game, state } = scene;
  if (game.lean === undefined) return;
  judge.about('leanings-honest');
  const before = JSON.stringify(state);
  const seat = game.seatToAct(state) ?? 0;
  const imagined = game.imagine(game.view(state, seat), chanceFor(scene, 'leanings-honest'));
  const gains: number[] = [];
  const gainsThere: number[] = [];
  game.lean(state, legal, gains);
  game.lean(imagined, game.moves(imagined), gainsThere);
  legal.forEach((move, i) => {
    const text = game.write(move);
    judge.holds('leanings-honest', Number.isFinite(gains[i]), () => `The leaning to "${text}" is ${gains[i]}.`);
    judge.holds('leanings-honest', gains[i] === gainsThere[i], () => {
      return `The leaning to "${text}" depends on what the seat does not know: ${gains[i]}, or ${gainsThere[i]}.`;
    });
  });
  judge.holds('leanings-honest', JSON.stringify(state) === before, () => 'lean changed the state.');
}

function checkQuiet(scene: Scene, judge: Judge): void {
  const { game } = scene;
  if (game.isQuiet === undefined) return;
  judge.about('quiet-reached');
  const random = chanceFor(scene, 'quiet-reached');
  const state = game.clone(scene.state);
  const before = JSON.stringify(state);
  let isQuiet = game.isQuiet(state);
  judge.holds('quiet-reached', JSON.stringify(state) === before, () => 'isQuiet changed the state.');
  for (let move = 0; move < RESTLESS && !isQuiet && game.seatToAct(state) !== null; move++) {
    game.play(state, game.instinct(state, random));
    isQuiet = game.isQuiet(state);
  }
  judge.holds('quiet-reached', isQuiet || game.seatToAct(state) === null, () => {
    return `After ${RESTLESS} instinctive moves the game is still not quiet.`;
  });
}
