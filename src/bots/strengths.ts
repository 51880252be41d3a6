/** The four strengths: how much a bot thinks and how steady its hand is. How they were chosen: docs/decisions/bots.md. */
import type { Knobs } from './search';

export type StrengthId = 'deckhand' | 'sailor' | 'quartermaster' | 'captain';

export interface Strength {
  readonly id: StrengthId;
  readonly knobs: Knobs;
  /** Error in judging a move, measured by how far the moves lie apart; 0 is a steady hand. */
  readonly noise: number;
  /** Milliseconds after which the best move so far is taken, on any device. */
  readonly ceiling: number;
}

const CEILING = 1000;

/** What all strengths share; they differ in budget, foresight and noise. */
const shared = { explore: 0.5, trust: 1, sharpness: 0.05, stay: 4, playout: 3, nodes: 20000 };

export const strengths: readonly Strength[] = [
  { id: 'deckhand', knobs: { ...shared, iterations: 20, playout: 0 }, noise: 1.15, ceiling: CEILING },
  { id: 'sailor', knobs: { ...shared, iterations: 50 }, noise: 0.85, ceiling: CEILING },
  { id: 'quartermaster', knobs: { ...shared, iterations: 300 }, noise: 0.5, ceiling: CEILING },
  { id: 'captain', knobs: { ...shared, iterations: 1500 }, noise: 0, ceiling: CEILING },
];

export function strengthOf(id: StrengthId): Strength {
  const strength = strengths.find((one) => one.id === id);
  if (strength === undefined) throw new Error(`There is no strength "${id}".`);
  return strength;
}
