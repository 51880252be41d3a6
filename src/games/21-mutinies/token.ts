/** Jewels that may lie face down, with the seats that know them, packed into one small number (R11.1). */
import type { Seat } from '@/core/seat';

import type { Jewel } from './data';
import type { Token } from './state';

/** The jewel of a token whose face a viewer does not know; it sorts after all others. */
export const UNKNOWN: Jewel = 63;

/** Bits, lowest first: 5 seats that know it, 1 whether it comes from the rebuilt stock, 6 the jewel. */
const SECOND_BIT = 32;
const SEATS_MASK = 31;
const JEWEL_SHIFT = 6;

/** A jewel known to nobody. */
export function faceDown(jewel: Jewel, isSecond: boolean): Token {
  return (jewel << JEWEL_SHIFT) | (isSecond ? SECOND_BIT : 0);
}

export function jewelOf(token: Token): Jewel {
  return token >> JEWEL_SHIFT;
}

/** From the rebuilt stock: everybody saw which jewels it was made of. */
export function isSecond(token: Token): boolean {
  return (token & SECOND_BIT) !== 0;
}

export function isKnownTo(token: Token, seat: Seat): boolean {
  return ((token >> seat) & 1) !== 0;
}

/** The same token when this seat has looked at it. */
export function shownTo(token: Token, seat: Seat): Token {
  return token | (1 << seat);
}

/** The same token when everybody at a table of so many seats has seen it. */
export function shownToAll(token: Token, seats: number): Token {
  return token | ((1 << seats) - 1);
}

/** The seats that know a token. */
export function knowers(token: Token): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < 5; seat++) {
    if (isKnownTo(token, seat)) seats.push(seat);
  }
  return seats;
}

/** The same place with an unknown jewel; which seats know it stays visible. */
export function covered(token: Token): Token {
  return (UNKNOWN << JEWEL_SHIFT) | (token & (SECOND_BIT | SEATS_MASK));
}

/** The same token with only these seats knowing it. */
export function knownOnlyTo(token: Token, seat: Seat): Token {
  return (token & ~SEATS_MASK) | (1 << seat);
}

/** The same place with this jewel. */
export function turned(token: Token, jewel: Jewel): Token {
  return (jewel << JEWEL_SHIFT) | (token & (SECOND_BIT | SEATS_MASK));
}
