/** How far a match can be taken back, and by whom. */
import type { MatchSeat } from '@/store/store';
import { humans, type Device } from './device';
import { beforeLastStepOf, undoable, type History } from './history';

export interface WaysBack {
  /** How many steps may be undone. */
  readonly undo: number;
  /** How many steps are kept if a person alone takes the last own one back; null if that is not possible. */
  readonly takeBack: number | null;
}

export const NO_WAY_BACK: WaysBack = { undo: 0, takeBack: null };

export function waysBack(history: History, device: Device, seats: readonly MatchSeat[]): WaysBack {
  return { undo: undoCount(history, device, seats), takeBack: takeBackTarget(history, device, seats) };
}

/** How many steps may be undone: the holder's own ones; where nothing was covered, those of whoever acted last. */
function undoCount(history: History, device: Device, seats: readonly MatchSeat[]): number {
  const { stage, holder, isOpen } = device;
  if (stage.kind === 'over') return 0;
  const last = history.steps.at(-1)?.seat;
  const isPerson = last !== undefined && seats[last]?.kind === 'human';
  const seat = isOpen && isPerson ? last : holder;
  if (seat === null) return 0;
  const isAlone = humans(seats).length === 1;
  return undoable(history, seat, (event) => event.reveals === true || (event.stands === true && !isAlone));
}

/** Against bots only: the position before the person's last own step, whatever happened since. */
function takeBackTarget(history: History, { stage }: Device, seats: readonly MatchSeat[]): number | null {
  const [only, other] = humans(seats);
  const isAlone = only !== undefined && other === undefined;
  return isAlone && stage.kind !== 'over' ? beforeLastStepOf(history, only) : null;
}
