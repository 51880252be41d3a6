/** How long ago something was, as a key of the catalogue and a number. */

export type Ago =
  | { readonly key: 'now' | 'yesterday' | 'long' }
  | { readonly key: 'minutes' | 'hours' | 'days' | 'weeks'; readonly count: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A clock that was set back counts as just now. */
export function ago(then: number, now: number): Ago {
  const passed = now - then;
  if (passed < MINUTE) return { key: 'now' };
  if (passed < HOUR) return { key: 'minutes', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { key: 'hours', count: Math.floor(passed / HOUR) };
  const days = Math.floor(passed / DAY);
  if (days === 1) return { key: 'yesterday' };
  if (days < 14) return { key: 'days', count: days };
  if (days < 70) return { key: 'weeks', count: Math.floor(days / 7) };
  return { key: 'long' };
}
