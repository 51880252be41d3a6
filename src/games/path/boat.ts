/** The boat all crews share, and its captain. */
import type { Seat } from '@/core/seat';

import { countAt, type Crews } from './crews';

/** A captain has so many pirates aboard at least, and nobody has more; a tie is enough. */
export function isMostAboard(
  crews: Crews & { readonly seats: number },
  seat: Seat,
  boat: number,
  least: number,
): boolean {
  const aboard = countAt(crews, seat, boat);
  if (aboard < least) return false;
  for (let other = 0; other < crews.seats; other++) {
    if (countAt(crews, other, boat) > aboard) return false;
  }
  return true;
}
