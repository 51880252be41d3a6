/** How far a match can be taken back, and by whom. */
import type { MatchSeat } from '@/store/store';
import { humans, type Device } from './device';
import { beforeLastStepOf, undoable, type History } from './history';

/** How many own steps the holder of the device may undo. */
export function undoCount(history: History, { stage, holder }: Device): number {
  return stage.kind === 'over' || holder === null ? 0 : undoable(history, holder);
}

/** Against bots only: the position before the person's last own step, whatever happened since. */
export function takeBackTarget(history: History, { stage }: Device, seats: readonly MatchSeat[]): number | null {
  const [only, other] = humans(seats);
  const isAlone = only !== undefined && other === undefined;
  return isAlone && stage.kind !== 'over' ? beforeLastStepOf(history, only) : null;
}
