/** Guessing the role another player took: as he would choose with the cards he is imagined to hold. */
import { fraction, type Random } from '@/core/random';
import type { Seat } from '@/core/seat';
import { KIND_COUNT, type Role, ROLE_COUNT } from './data';
import { lookOut, newOutlook, roleWorth } from './outlook';
import { faceUp, heldBy, NONE, type State } from './state';
import { worths } from './worths';

const out = newOutlook();
const shown = [0, 0, 0, 0, 0, 0, 0];
const shares = [0, 0, 0, 0, 0];

/** So often a player is thought to have taken any role at all: nobody is as predictable as he seems. */
const WHIM = 0.2;

/** One of the roles of a set of bits, the likelier the more it promises that seat; none is ruled out. */
export function likelyRole(state: State, seat: Seat, roles: number, random: Random): Role {
  const isWhim = fraction(random) < WHIM;
  if (!isWhim) lookOut(state, seat, out);
  for (let kind = 0; kind < KIND_COUNT; kind++) shown[kind] = faceUp(state, seat, kind);
  let total = 0;
  for (let role = 0; role < ROLE_COUNT; role++) {
    if (!(roles & (1 << role))) continue;
    const worth = isWhim ? 0 : roleWorth(out, role, heldBy(state, seat), shown);
    shares[role] = Math.exp(worth / worths.roleDoubt);
    total += shares[role] as number;
  }
  let left = fraction(random) * total;
  let chosen: Role = NONE;
  for (let role = 0; role < ROLE_COUNT; role++) {
    if (!(roles & (1 << role))) continue;
    chosen = role;
    left -= shares[role] as number;
    if (left < 0) break;
  }
  return chosen;
}
