/** Round numbers along an axis. */

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** An axis that holds all values between round ends, with about so many ticks. */
export function axisFor(values: readonly number[], about = 4): Axis {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundStep((most - least || 1) / about);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks: number[] = [];
  for (let tick = 0; low + tick * step <= high; tick++) ticks.push(low + tick * step);
  return { low, high, ticks };
}

/** 1, 2 or 5 times a power of ten, and never a part of one: points are whole. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}
