/** How far a match can be taken back, and by whom. */
import type { MatchSeat } from '@/store/store';
import { humans, type Device } from './device';
import { beforeLastStepOf, undoable, type History } from './history';

/** How many steps may be undone: the holder's own ones; where nothing was covered, those of whoever acted last. */
export function undoCount(history: History, device: Device, seats: readonly MatchSeat[]): number {
  const { stage, holder, isOpen } = device;
  if (stage.kind === 'over' || holder === null) return 0;
  const last = history.steps.at(-1)?.seat;
  const isPerson = last !== undefined && seats[last]?.kind === 'human';
  return undoable(history, isOpen && isPerson ? last : holder, humans(seats).length > 1);
}

/** Against bots only: the position before the person's last own step, whatever happened since. */
export function takeBackTarget(history: History, { stage }: Device, seats: readonly MatchSeat[]): number | null {
  const [only, other] = humans(seats);
  const isAlone = only !== undefined && other === undefined;
  return isAlone && stage.kind !== 'over' ? beforeLastStepOf(history, only) : null;
}
