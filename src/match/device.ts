/** One device, several people: who may look at it now, and when it must be handed over. */
import { alike } from '@/core/data';
import type { AnyGame } from '@/core/game';
import type { Seat, Viewer } from '@/core/seat';
import type { MatchSeat } from '@/store/store';
import type { History } from './history';

export type Stage =
  /** The holder has seen what came of their turn in peace and passes the device on. */
  | { readonly kind: 'passing'; readonly seat: Seat; readonly next: Seat }
  /** The device lies covered until the next person takes it; nothing private is shown. */
  | { readonly kind: 'handover'; readonly next: Seat }
  /** Covered: the hands of all lie covered, and the seat chooses from what all may see. */
  | { readonly kind: 'choosing'; readonly seat: Seat; readonly isCovered?: true }
  /** What all may see leaves this seat one move: with all hands covered, anyone may let it happen. */
  | { readonly kind: 'forced'; readonly seat: Seat }
  /** A bot is to act. */
  | { readonly kind: 'waiting'; readonly seat: Seat }
  | { readonly kind: 'over' };

export interface Device {
  /** Who has it in hand; null while it lies covered between two people. */
  readonly holder: Seat | null;
  readonly stage: Stage;
  /** It came to the one who acts without being handed over: nothing private is asked or shown. */
  readonly isOpen?: true;
}

export function humans(seats: readonly MatchSeat[]): Seat[] {
  return seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
}

/** Whose knowledge the device shows. */
export function viewerOf(device: Device): Viewer {
  if (device.stage.kind === 'handover') return 'table';
  return device.holder ?? 'table';
}

/** The device before anyone has taken it: a person who plays alone always has it. */
export function firstHolder(seats: readonly MatchSeat[]): Seat | null {
  const people = humans(seats);
  return people.length === 1 ? (people[0] as Seat) : null;
}

/** What comes next in this position, with the device where it is. */
export function nextStage(game: AnyGame, state: unknown, seats: readonly MatchSeat[], holder: Seat | null): Device {
  const seat = game.seatToAct(state);
  if (seat === null) return { holder, stage: { kind: 'over' } };
  if (seats[seat]?.kind === 'bot') return { holder, stage: { kind: 'waiting', seat } };
  if (seat === holder) return { holder, stage: { kind: 'choosing', seat } };
  if (!hasSecrets(game, state, humans(seats)) && !decidesInSecret(game, state, seat)) {
    return { holder: seat, stage: { kind: 'choosing', seat }, isOpen: true };
  }
  if (holder !== null) return { holder, stage: { kind: 'passing', seat: holder, next: seat } };
  const covered = game.covered?.(game.view(state, 'table')) ?? null;
  if (covered === 'forced') return { holder, stage: { kind: 'forced', seat }, isOpen: true };
  if (covered === 'open') return { holder, stage: { kind: 'choosing', seat, isCovered: true }, isOpen: true };
  return { holder, stage: { kind: 'handover', next: seat } };
}

/** Who may take the device in hand now: the next person, or whoever acts with covered hands. */
export function takerOf({ stage, holder }: Device): Seat | null {
  if (stage.kind === 'handover') return stage.next;
  return holder === null && (stage.kind === 'choosing' || stage.kind === 'forced') ? stage.seat : null;
}

/** While the device lies covered: the person who acted last, if it is another than the one who is next. */
export function lastPerson(history: History, seats: readonly MatchSeat[], { stage }: Device): Seat | null {
  if (stage.kind !== 'handover') return null;
  for (let i = history.steps.length - 1; i >= 0; i--) {
    const seat = history.steps[i]?.seat;
    if (seat !== undefined && seats[seat]?.kind === 'human') return seat === stage.next ? null : seat;
  }
  return null;
}

/** Whether any of these people knows something that does not lie open on the table. */
function hasSecrets(game: AnyGame, state: unknown, people: readonly Seat[]): boolean {
  const open = game.view(state, 'table');
  return people.some((seat) => !alike(game.view(state, seat), open));
}

/** So many of a long list of moves are tried: a secret choice is secret whatever is chosen. */
const TRIED = 6;

/** Whether a choice of this seat leaves it knowing more than the table: a card laid face down, one drawn unseen. */
function decidesInSecret(game: AnyGame, state: unknown, seat: Seat): boolean {
  const moves = game.moves(state);
  const stride = Math.max(1, Math.ceil(moves.length / TRIED));
  for (let i = 0; i < moves.length; i += stride) {
    const after = game.clone(state);
    game.play(after, moves[i]);
    if (hasSecrets(game, after, [seat])) return true;
  }
  return false;
}
