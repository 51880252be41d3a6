/** Legality at the door: a move text of a seat is either one of the legal moves or refused with a reason. */
import type { AnyGame, Game } from './game';
import { seatText } from './seat';

export interface Refusal {
  readonly id: 'game-over' | 'not-your-turn' | 'bad-text' | 'illegal-move';
  readonly sentence: string;
}

/** The legal move that a text of this seat means, or why there is none. */
export function judge(game: AnyGame, state: unknown, seat: string, text: string): { move: unknown } | Refusal {
  const toAct = game.seatToAct(state);
  if (toAct === null) return { id: 'game-over', sentence: 'The game is over.' };
  if (seat !== seatText(toAct)) {
    return { id: 'not-your-turn', sentence: `It is the turn of ${seatText(toAct)}, not of ${seat}.` };
  }
  if (game.read(text) === null) return { id: 'bad-text', sentence: `"${text}" is not written as a move.` };
  const move = legalMove(game, state, text);
  return move === null ? { id: 'illegal-move', sentence: `"${text}" is not possible now.` } : { move: move.move };
}

/** The legal move written like this, if there is one. */
export function legalMove<Move>(game: Game<unknown, Move>, state: unknown, text: string): { move: Move } | null {
  for (const move of game.moves(state)) {
    if (game.write(move) === text) return { move };
  }
  return null;
}
