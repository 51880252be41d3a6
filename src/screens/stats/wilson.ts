/** How sure one can be of a win rate: the interval by Wilson, which stays sensible for a handful of games. */

export interface Rate {
  /** Shares from 0 to 1. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 %. */
const Z = 1.959964;

export function rateOf(won: number, played: number): Rate {
  if (played === 0) return { rate: 0, low: 0, high: 1 };
  const rate = won / played;
  const square = Z * Z;
  const centre = (rate + square / (2 * played)) / (1 + square / played);
  const half = (Z / (1 + square / played)) * Math.sqrt((rate * (1 - rate)) / played + square / (4 * played * played));
  return { rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export function percent(share: number): number {
  return Math.round(share * 100);
}
