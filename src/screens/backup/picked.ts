/** A file the player has picked, what came of writing one, and what files are called. */

export interface Picked {
  readonly name: string;
  readonly bytes: number;
  text(): AsyncIterable<string>;
}

export interface Saved {
  readonly bytes: number;
}

/** Far more than a chest of ten thousand games. */
export const LARGEST = 100_000_000;

/** `tortuga-2026-03-01.json`, by the calendar of this device. */
export function backupName(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `tortuga-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

export type Size = { readonly key: 'kilobytes' | 'megabytes'; readonly size: number };

export function sizeOf(bytes: number): Size {
  if (bytes < 1_000_000) return { key: 'kilobytes', size: Math.max(1, Math.round(bytes / 1000)) };
  return { key: 'megabytes', size: Math.round(bytes / 100_000) / 10 };
}
