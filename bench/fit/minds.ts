/** The games whose judgement is features weighed: what a fit needs to know of each. */
import type { AnyGame } from '@/core/game';
import * as cartagenaBot from '@/games/cartagena/bot';
import { chartOf as cartagenaChart } from '@/games/cartagena/chart';
import * as cartagena from '@/games/cartagena/features';
import { rules as cartagenaRules } from '@/games/cartagena/rules';
import type { State as CartagenaState } from '@/games/cartagena/state';
import { weightsFor as cartagenaWeights } from '@/games/cartagena/weights';
import * as nestBot from '@/games/pirates-nest/bot';
import { chartOf as nestChart } from '@/games/pirates-nest/chart';
import { WAY } from '@/games/path/hunger';
import * as nest from '@/games/pirates-nest/features';
import { rules as nestRules } from '@/games/pirates-nest/rules';
import type { State as NestState } from '@/games/pirates-nest/state';
import { weightsFor as nestWeights } from '@/games/pirates-nest/weights';

export interface Mind {
  readonly rules: AnyGame;
  /** Names of the features, in the order of weights. */
  readonly features: readonly string[];
  /** Each seat's features as `appraise` uses them: sharpened by how late it is. */
  readonly rows: (state: unknown, seats: number) => number[][];
  readonly weightsFor: (state: unknown) => readonly number[];
  readonly looksWith: (weights: readonly number[], state: unknown, looks: number[]) => void;
}

/** Each side of the contract is the game's own, so what comes back in is its own state. */
const minds: readonly Mind[] = [
  {
    rules: cartagenaRules as AnyGame,
    features: cartagena.FEATURES,
    rows: (given, seats) => {
      const state = given as CartagenaState;
      const chart = cartagenaChart(state.layout);
      const rows = rowsOf(seats, (seat, row) => cartagena.features(state, chart, seat, row));
      return sharpened(rows, cartagena.urgency(state, chart, leastOf(rows, WAY)));
    },
    weightsFor: (state) => cartagenaWeights(state as CartagenaState),
    looksWith: (weights, state, looks) => cartagenaBot.looksWith(weights, state as CartagenaState, looks),
  },
  {
    rules: nestRules as AnyGame,
    features: nest.FEATURES,
    rows: (given, seats) => {
      const state = given as NestState;
      const chart = nestChart(state.layout);
      const rows = rowsOf(seats, (seat, row) => nest.features(state, chart, seat, row));
      return sharpened(rows, nest.urgency(state, leastOf(rows, WAY)));
    },
    weightsFor: (state) => nestWeights(state as NestState),
    looksWith: (weights, state, looks) => nestBot.looksWith(weights, state as NestState, looks),
  },
];

export function mindOf(game: string): Mind {
  const mind = minds.find((one) => one.rules.id === game);
  if (mind === undefined) {
    throw new Error(`"${game}" has no weights; games that have: ${minds.map((one) => one.rules.id).join(', ')}.`);
  }
  return mind;
}

/** The rules with other weights in the bots' judgement. */
export function rulesWith(mind: Mind, weights: readonly number[]): AnyGame {
  const into: number[] = [];
  const appraiseAll = (state: unknown, looks: number[]) => mind.looksWith(weights, state, looks);
  const appraise = (state: unknown, seat: number) => {
    appraiseAll(state, into);
    return into[seat] as number;
  };
  return { ...mind.rules, appraise, appraiseAll };
}

function rowsOf(seats: number, fill: (seat: number, row: number[]) => void): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const row: number[] = [];
    fill(seat, row);
    return row;
  });
}

function leastOf(rows: readonly (readonly number[])[], feature: number): number {
  return Math.min(...rows.map((row) => row[feature] as number));
}

function sharpened(rows: readonly (readonly number[])[], sharpness: number): number[][] {
  return rows.map((row) => row.map((value) => sharpness * value));
}
