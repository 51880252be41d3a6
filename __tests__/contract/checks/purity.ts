/** Checks that state is plain data, and that asking, cloning and playing touch nothing they should not. */
import { alike, fingerprint } from '@/core/data';
import { cloneRandom } from '@/core/random';
import type { GameEvent } from '@/core/event';

import type { Judge } from '../judge';
import { notPlain, sharedObject } from '../plain';
import { chanceFor, everyViewer, type Scene } from '../scene';

export function checkData(scene: Scene, judge: Judge): void {
  const { game, state } = scene;
  judge.about('plain-data');
  const problem = notPlain(state);
  judge.holds('plain-data', problem === null, () => `In the state ${problem}.`);
  judge.about('clone-equal');
  const copy = game.clone(state);
  judge.holds('clone-equal', alike(copy, state), () => 'A clone differs from its original.');
  const shared = sharedObject(state, copy);
  judge.holds('clone-shares-nothing', shared === null, () => `A clone shares ${shared} with its original.`);
}

export function checkQuestions(scene: Scene, judge: Judge, legal: readonly unknown[]): void {
  const { game, state } = scene;
  judge.about('questions-change-nothing');
  const before = JSON.stringify(state);
  const unchanged = (question: string) => {
    judge.holds('questions-change-nothing', JSON.stringify(state) === before, () => `${question} changed the state.`);
  };
  game.seatToAct(state);
  game.outcome(state);
  game.census(state);
  unchanged('seatToAct, outcome or census');
  game.moves(state);
  unchanged('moves');
  game.clone(state);
  unchanged('clone');
  for (const viewer of everyViewer(scene)) game.view(state, viewer);
  unchanged('view');
  for (let seat = 0; seat < scene.seats; seat++) game.appraise(state, seat);
  unchanged('appraise');
  for (const move of legal) {
    game.write(move);
    game.kindOf(move);
    game.ways(state, move);
  }
  unchanged('write, kindOf or ways');
  if (legal.length > 0) checkInstinct(scene, judge, legal);
  judge.about('questions-change-nothing');
  unchanged('instinct');
}

function checkInstinct(scene: Scene, judge: Judge, legal: readonly unknown[]): void {
  const { game, state } = scene;
  judge.about('instinct-legal');
  const random = chanceFor(scene, 'instinct-legal');
  const again = cloneRandom(random);
  const text = game.write(game.instinct(state, random));
  const isLegal = legal.some((move) => game.write(move) === text);
  judge.holds('instinct-legal', isLegal, () => `Instinct says "${text}", which is not legal.`);
  const secondText = game.write(game.instinct(state, again));
  judge.holds(
    'instinct-legal',
    text === secondText,
    () => `Instinct says "${text}", and for the same chance "${secondText}".`,
  );
}

export function checkPlay(scene: Scene, judge: Judge, move: unknown): void {
  const { game, state } = scene;
  const moveBefore = fingerprint(move);
  const before = JSON.stringify(state);
  const text = game.write(move);
  judge.about('play-repeatable');
  const first = game.clone(state);
  game.play(first, move);
  judge.holds(
    'clone-shares-nothing',
    JSON.stringify(state) === before,
    () => `Playing "${text}" on a clone changed the original.`,
  );
  judge.holds('play-keeps-move', fingerprint(move) === moveBefore, () => `Playing "${text}" changed the move.`);
  const second = game.clone(state);
  game.play(second, move);
  judge.holds('play-repeatable', alike(first, second), () => `Playing "${text}" twice gave two different states.`);
  checkListening(scene, judge, { move, silent: first });
  judge.about('survives-json');
  const revived: unknown = JSON.parse(before);
  const same = game.moves(revived).find((candidate) => game.write(candidate) === text);
  judge.holds('survives-json', same !== undefined, () => `"${text}" is not legal after a round trip through JSON.`);
  if (same === undefined) return;
  game.play(revived, same);
  judge.holds(
    'survives-json',
    alike(first, revived),
    () => `"${text}" plays differently after a round trip through JSON.`,
  );
}

function checkListening(scene: Scene, judge: Judge, played: { move: unknown; silent: unknown }): void {
  const { game, state } = scene;
  judge.about('emit-changes-nothing');
  const text = game.write(played.move);
  const heard = game.clone(state);
  const events: GameEvent[] = [];
  game.play(heard, played.move, (event) => events.push(event));
  judge.holds(
    'emit-changes-nothing',
    alike(played.silent, heard),
    () => `"${text}" plays differently when someone listens.`,
  );
  for (const event of events) {
    const problem = notPlain(event);
    judge.holds('plain-data', problem === null, () => `In the event "${event.kind}" ${problem}.`);
    const to = event.secret?.to ?? [];
    const isAddressed = to.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < scene.seats);
    judge.holds('secrets-addressed', isAddressed && new Set(to).size === to.length, () => {
      return `The secret of "${event.kind}" is addressed to ${JSON.stringify(to)} at a table of ${scene.seats}.`;
    });
  }
}
