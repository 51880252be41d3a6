/** Checks that a view holds only what its viewer knows, and that imagining fills it in honestly. */
import { fingerprint } from '@/core/data';
import { below, cloneRandom, pick, type Random } from '@/core/random';
import type { Viewer } from '@/core/seat';

import type { Judge } from '../judge';
import { bigNumbersIn, generatorsIn, truthOf } from '../plain';
import { chanceFor, everyViewer, type Scene } from '../scene';
import { censusChange, sameCensus } from './position';

const PLAYOUT = 30;

export function checkViews(scene: Scene, judge: Judge): void {
  const { game, state } = scene;
  const words = generatorsIn(state).flatMap(({ random }) => [random.a, random.b, random.c, random.d]);
  for (const viewer of everyViewer(scene)) {
    judge.about('view-idempotent');
    const seen = game.view(state, viewer);
    const print = fingerprint(seen);
    const who = `the view of ${viewer}`;
    judge.holds(
      'view-idempotent',
      fingerprint(game.view(seen, viewer)) === print,
      () => `In ${who} less is seen when it is viewed again.`,
    );
    const isFaceless = generatorsIn(seen).every(({ random }) => (random.a | random.b | random.c | random.d) === 0);
    judge.holds('view-hides-generator', isFaceless, () => `There is a generator in ${who}.`);
    const big = bigNumbersIn(seen);
    const word = words.find((candidate) => Math.abs(candidate) > 65536 && big.has(candidate | 0));
    judge.holds('view-hides-generator', word === undefined, () => `The generator's word ${word} is in ${who}.`);
    judge.holds('view-hides-seed', !print.includes(scene.seed), () => `The seed is in ${who}.`);
    judge.about('view-same-turn');
    judge.holds(
      'view-same-turn',
      game.seatToAct(seen) === game.seatToAct(state),
      () => `Another seat is to act in ${who}.`,
    );
    game.outcome(seen);
    judge.about('table-knows-least');
    const isLeast = fingerprint(game.view(seen, 'table')) === fingerprint(game.view(state, 'table'));
    judge.holds('table-knows-least', isLeast, () => `The table sees something that seat ${viewer} does not see.`);
  }
}

export function checkImagining(scene: Scene, judge: Judge, legal: readonly unknown[]): void {
  const { game, state } = scene;
  checkCovered(scene, judge, legal);
  const random = chanceFor(scene, 'imagine-fits');
  const truth = truthOf(state);
  for (const viewer of everyViewer(scene)) {
    judge.about('imagine-fits');
    const seen = game.view(state, viewer);
    const print = fingerprint(seen);
    const chance = cloneRandom(random);
    const imagined = game.imagine(seen, random);
    judge.holds('imagine-repeatable', fingerprint(seen) === print, () => `Imagining changed the view of ${viewer}.`);
    judge.about('imagine-fits');
    const fits = fingerprint(game.view(imagined, viewer)) === print;
    judge.holds(
      'imagine-fits',
      fits,
      () =>
        `What ${viewer} imagined looks different to ${viewer}: ${difference(print, fingerprint(game.view(imagined, viewer)))}`,
    );
    const isSameTurn = game.seatToAct(imagined) === game.seatToAct(state);
    judge.holds('imagine-fits', isSameTurn, () => `Another seat is to act in what ${viewer} imagined.`);
    judge.about('imagine-census');
    const census = game.census(imagined);
    judge.holds('imagine-census', sameCensus(scene.census, census), () => {
      return `In what ${viewer} imagined ${censusChange(scene.census, census)}.`;
    });
    checkRepeatable(scene, judge, { viewer, seen, chance, imagined });
    if (truthOf(seen) !== truth) {
      scene.tally.imagined++;
      if (truthOf(imagined) !== truth) scene.tally.unlikeTruth++;
    }
    if (viewer === game.seatToAct(state)) checkKnownMoves(scene, judge, { legal, seen, imagined });
    playOn(scene, judge, { viewer, imagined, random });
  }
}

interface Imagining {
  readonly viewer: Viewer;
  readonly seen: unknown;
  readonly chance: Random;
  readonly imagined: unknown;
}

/** Also from a copy of the view and from the view of what was imagined: nothing but the view may count. */
function checkRepeatable(scene: Scene, judge: Judge, imagining: Imagining): void {
  const { game } = scene;
  const { viewer, seen, chance, imagined } = imagining;
  judge.about('imagine-repeatable');
  const print = fingerprint(imagined);
  const copy: unknown = JSON.parse(JSON.stringify(seen));
  const again = fingerprint(game.imagine(copy, cloneRandom(chance)));
  judge.holds('imagine-repeatable', again === print, () => {
    return `For the same view and chance ${viewer} imagined two different states: ${difference(print, again)}`;
  });
  const fromImagined = fingerprint(game.imagine(game.view(imagined, viewer), cloneRandom(chance)));
  judge.holds('imagine-repeatable', fromImagined === print, () => {
    return `From the view of what was imagined ${viewer} imagined something else: ${difference(print, fromImagined)}`;
  });
}

function checkKnownMoves(
  scene: Scene,
  judge: Judge,
  worlds: { legal: readonly unknown[]; seen: unknown; imagined: unknown },
): void {
  const { game, state } = scene;
  const { legal, seen, imagined } = worlds;
  judge.about('moves-need-no-secrets');
  const texts = legal.map((move) => game.write(move)).join(' | ');
  for (const [place, world] of [
    ['view', seen],
    ['imagined state', imagined],
  ] as const) {
    const there = game
      .moves(world)
      .map((move) => game.write(move))
      .join(' | ');
    judge.holds(
      'moves-need-no-secrets',
      there === texts,
      () => `In the ${place} the legal moves are ${there} instead of ${texts}.`,
    );
  }
  for (const move of legal) {
    const ways = JSON.stringify(game.ways(state, move));
    const isSame = JSON.stringify(game.ways(seen, move)) === ways && JSON.stringify(game.ways(imagined, move)) === ways;
    judge.holds(
      'moves-need-no-secrets',
      isSame,
      () => `The ways of "${game.write(move)}" depend on what the seat does not know.`,
    );
  }
}

/** Bots play imagined states on for a while: no dead end, no crash, nothing lost. */
function playOn(scene: Scene, judge: Judge, world: { viewer: Viewer; imagined: unknown; random: Random }): void {
  const { game } = scene;
  judge.about('imagine-plays');
  const state = game.clone(world.imagined);
  for (let step = 0; step < PLAYOUT && game.seatToAct(state) !== null; step++) {
    const legal = game.moves(state);
    judge.holds(
      'imagine-plays',
      legal.length > 0,
      () => `What ${world.viewer} imagined has a dead end after ${step} moves.`,
    );
    if (legal.length === 0) return;
    game.play(state, below(world.random, 2) === 0 ? pick(world.random, legal) : game.instinct(state, world.random));
  }
  const census = game.census(state);
  judge.holds('imagine-plays', sameCensus(scene.census, census), () => {
    return `Playing on what ${world.viewer} imagined, ${censusChange(scene.census, census)}.`;
  });
}

/** The first place where two prints part. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… became …${b.slice(from, at + 60)}…`;
}

/** People at one device may act with covered hands only where that cannot go wrong. */
function checkCovered({ game, state }: Scene, judge: Judge, legal: readonly unknown[]): void {
  judge.about('covered-sound');
  if (legal.length === 0) return;
  const table = game.view(state, 'table');
  const covered = game.covered?.(table) ?? null;
  if (covered === 'forced') {
    judge.holds('covered-sound', legal.length === 1, () => `Called forced, but there are ${legal.length} moves.`);
  }
  if (covered !== 'open') return;
  const texts = new Set(legal.map((move) => game.write(move)));
  const offered = game.moves(table).map((move) => game.write(move));
  const wrong = offered.find((text) => !texts.has(text));
  judge.holds('covered-sound', offered.length > 0, () => 'Called open, but the table knows of no move.');
  judge.holds(
    'covered-sound',
    wrong === undefined,
    () => `With covered hands "${wrong}" is offered, which is illegal.`,
  );
}
