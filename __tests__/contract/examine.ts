/** Examines a game: plays many random games of it and runs every check of the contract along the way. */
import type { Emit } from '@/core/event';
import type { AnyGame } from '@/core/game';
import { fraction, pick, randomFrom, type Random } from '@/core/random';
import { recordLine, type GameRecord } from '@/core/record';
import { fingerprint } from '@/core/data';

import { checkAdvice } from './checks/advice';
import { checkImagining, checkViews } from './checks/honesty';
import { checkKeys, checkNotation, checkWays } from './checks/notation';
import { optionChecks } from './checks/options';
import { checkComponents, checkPosition } from './checks/position';
import { checkData, checkPlay, checkQuestions } from './checks/purity';
import { checkEvents, checkReveals } from './checks/telling';
import { chooseMove, chooseOptions, MANNERS, type Chosen, type Manner } from './choosing';
import { Judge } from './judge';
import type { CheckName } from './names';
import { shutOff } from './outside';
import { recordOf, type Scene } from './scene';
import { count, coverageChecks, newTally, reached, tallyChecks, type Tally } from './tally';

export interface Plan {
  readonly seed: string;
  readonly games: number;
  /** The number of the first game; the seed and this number make the game. */
  readonly from?: number;
  /** No new game is begun after this many seconds. */
  readonly seconds?: number;
  /** Moves after which a game counts as endless. */
  readonly cap?: number;
  /** In how many positions of a game purity and notation are checked, and in how many honesty and telling; on average. */
  readonly purity: number;
  readonly honesty: number;
  readonly stopAtFirst?: boolean;
  /** Not to have reached every kind of move and every option value is a failure. */
  readonly coverage?: boolean;
  /** Asked after each game; false stops. */
  readonly goOn?: (report: Report) => boolean;
}

export interface Failure {
  readonly check: CheckName;
  readonly sentence: string;
  /** The record that leads there; null if no single game is to blame. */
  readonly record: string | null;
}

export interface Report {
  readonly failures: Failure[];
  readonly tally: Tally;
  games: number;
  moves: number;
  longest: number;
}

export const CAP = 5000;

/** Components are counted and positions appraised every so many moves. */
const COUNT_EVERY = 8;

/** Every so many games are set up a second time to compare. */
const SETUP_TWICE_EVERY = 5;

/** The length of a game before any was played. */
const FIRST_GUESS = 50;

const now = performance.now.bind(performance);

export function examine(game: AnyGame, plan: Plan): Report {
  const examination = new Examination(game, plan);
  return shutOff(examination.judge, () => examination.run());
}

/** Plays a record again with every check at every step. */
export function examineRecord(game: AnyGame, record: GameRecord): Report {
  const examination = new Examination(game, { seed: record.seed, games: 1, purity: Infinity, honesty: Infinity });
  return shutOff(examination.judge, () => examination.replay(record));
}

class Examination {
  readonly judge = new Judge();
  private readonly report: Report;
  /** Listens where a game has landmarks to meet. */
  private readonly lookOut: Emit | undefined;

  constructor(
    private readonly game: AnyGame,
    private readonly plan: Plan,
  ) {
    const tally = newTally(game);
    this.report = { failures: [], tally, games: 0, moves: 0, longest: 0 };
    this.lookOut = game.landmarkOf && ((event) => count(tally.landmarks, game.landmarkOf?.(event) ?? ''));
  }

  run(): Report {
    const { plan, report } = this;
    for (const check of optionChecks(this.game, this.judge, plan.seed)) this.attempt(check, () => null);
    const end = now() + (plan.seconds ?? Infinity) * 1000;
    const from = plan.from ?? 0;
    for (let number = from; number < from + plan.games && now() < end && !this.isDone(); number++) {
      this.randomGame(`${plan.seed}-${number}`);
      report.games++;
      if (plan.goOn && !plan.goOn(report)) break;
    }
    const together = plan.coverage ? coverageChecks : () => [];
    for (const check of [...together(report.tally, this.judge), ...tallyChecks(report.tally, this.judge)]) {
      this.attempt(check, () => null);
    }
    return report;
  }

  replay(record: GameRecord): Report {
    const { options, seats, seed } = record;
    let scene: Scene | null = null;
    this.attempt(
      () => {
        scene = this.setup({ options, seats }, seed);
        this.playGame(scene, () => record.moves[scene?.lines.length ?? 0] ?? null);
      },
      () => scene,
    );
    this.report.games++;
    return this.report;
  }

  /** Runs a check; what fails is kept, once by name. */
  private attempt(check: () => void, where: () => Scene | null): void {
    try {
      check();
    } catch (error) {
      const failure = this.judge.blame(error);
      const scene = where();
      const record = scene ? recordOf(scene) : null;
      if (failure) this.report.failures.push({ check: failure.check, sentence: failure.message, record });
    }
  }

  private isDone(): boolean {
    return this.plan.stopAtFirst === true && this.report.failures.length > 0;
  }

  private randomGame(seed: string): void {
    const random = randomFrom(`${seed}/player`);
    const manner = pick(random, MANNERS);
    let scene: Scene | null = null;
    this.attempt(
      () => {
        this.judge.about('options-safe');
        const chosen = chooseOptions(this.game, this.report.tally, random);
        scene = this.setup(chosen, seed);
        this.playGame(scene, null, { random, manner });
      },
      () => scene,
    );
  }

  private setup(chosen: Chosen, seed: string): Scene {
    const { game, judge, report } = this;
    const { options, seats, preset } = chosen;
    judge.about('setup-repeatable');
    const state = game.setup(Object.freeze(options), seats, seed);
    for (const value of reached(game.options, options, seats)) count(report.tally.values, value);
    if (preset !== undefined) count(report.tally.values, `preset=${preset}`);
    judge.about('census-constant');
    const census = game.census(state);
    const isCounted = Object.values(census).every((number) => Number.isInteger(number) && number >= 0);
    judge.holds('census-constant', isCounted, () => `The census counts ${JSON.stringify(census)}.`);
    const scene: Scene = { game, options, seats, seed, lines: [], tally: report.tally, census, state };
    if (report.games % SETUP_TWICE_EVERY !== 0) return scene;
    judge.about('setup-repeatable');
    const isSame = fingerprint(game.setup(options, seats, seed)) === fingerprint(state);
    judge.holds('setup-repeatable', isSame, () => 'Setting up twice gave two different states.');
    return scene;
  }

  /** Plays to the end: by a script of lines (null: no more) or at random. */
  private playGame(
    scene: Scene,
    script: (() => string | null) | null,
    player?: { random: Random; manner: Manner },
  ): void {
    const { game, judge, plan, report } = this;
    const cap = plan.cap ?? CAP;
    const random = player?.random ?? randomFrom(scene.seed);
    const usualLength = (report.moves + FIRST_GUESS) / (report.games + 1);
    const played: { move: unknown; print: string }[] = [];
    for (;;) {
      const isPure = fraction(random) * usualLength < plan.purity;
      const isHonest = fraction(random) * usualLength < plan.honesty;
      const legal = checkPosition(scene, judge);
      const isOver = legal.length === 0;
      if (isPure || isOver || scene.lines.length % COUNT_EVERY === 0) checkComponents(scene, judge);
      if (isPure) this.checkPurity(scene, legal);
      if (isHonest) this.checkHonesty(scene, legal);
      const seat = game.seatToAct(scene.state);
      if (seat === null || legal.length === 0) break;
      judge.holds('ends', scene.lines.length < cap, () => `The game is not over after ${cap} moves.`);
      if (scene.lines.length >= cap) break;
      const move = script ? this.scripted(scene, legal, script()) : this.chosen(scene, legal, player);
      if (move === undefined) break;
      judge.about('kinds-known');
      count(report.tally.kinds, game.kindOf(move));
      scene.lines.push(recordLine(seat, game.write(move)));
      if (isPure) played.push({ move, print: fingerprint(move) });
      this.step(scene, move, { isPure, isHonest });
      report.moves++;
    }
    report.longest = Math.max(report.longest, scene.lines.length);
    for (const { move, print } of played) {
      judge.holds(
        'play-keeps-move',
        fingerprint(move) === print,
        () => `The move "${game.write(move)}" changed after it was played.`,
      );
    }
  }

  private checkPurity(scene: Scene, legal: readonly unknown[]): void {
    checkNotation(scene, this.judge, legal);
    checkKeys(scene, this.judge, legal);
    checkData(scene, this.judge);
    checkQuestions(scene, this.judge, legal);
  }

  private checkHonesty(scene: Scene, legal: readonly unknown[]): void {
    checkWays(scene, this.judge, legal);
    checkViews(scene, this.judge);
    checkImagining(scene, this.judge, legal);
    checkAdvice(scene, this.judge, legal);
  }

  /** The checks of one move on clones, then the move itself. */
  private step(scene: Scene, move: unknown, sample: { isPure: boolean; isHonest: boolean }): void {
    if (sample.isPure) checkPlay(scene, this.judge, move);
    if (sample.isHonest) {
      checkEvents(scene, this.judge, move);
      checkReveals(scene, this.judge, move);
    }
    this.judge.about('play-repeatable');
    this.game.play(scene.state, move, this.lookOut);
  }

  private chosen(scene: Scene, legal: readonly unknown[], player?: { random: Random; manner: Manner }): unknown {
    if (!player) return undefined;
    this.judge.about('instinct-legal');
    const choosing = { ...player, tally: this.report.tally };
    const choice = chooseMove(this.game, scene.state, legal, choosing);
    if (legal.includes(choice)) return choice;
    const text = this.game.write(choice);
    const move = legal.find((candidate) => this.game.write(candidate) === text);
    this.judge.holds('instinct-legal', move !== undefined, () => `Instinct says "${text}", which is not legal.`);
    return move ?? legal[0];
  }

  private scripted(scene: Scene, legal: readonly unknown[], line: string | null): unknown {
    if (line === null) return undefined;
    const seat = this.game.seatToAct(scene.state) as number;
    const move = legal.find((candidate) => recordLine(seat, this.game.write(candidate)) === line);
    this.judge.holds('notation-round-trip', move !== undefined, () => `"${line}" is not legal here.`);
    return move;
  }
}
