/** Why a bot would make a move, for hints: from what the seat to act can see. */
import { type Phrase, phrase } from '@/core/phrase';
import { BIJOUX, COMBAT, NERO, OJO, PIRATES, SATE, sideOf, valueOf } from './data';
import type { Move } from './move';
import { MASCOT, NONE, type State } from './state';

export function reason(view: State, move: Move): Phrase {
  const side = view.sides[view.turn] as number;
  switch (move.kind) {
    case 'knock':
      return phrase(view.opened === 0 ? 'why.knockFirst' : 'why.knock');
    case 'use':
      return phrase(`why.use.${visitReason(view, move)}`);
    case 'play':
      return phrase(`why.play.${playReason(view, move.on, side)}`);
    case 'return':
    case 'sell':
      return phrase(side !== NONE && sideOf(move.on) !== side ? 'why.return.other' : 'why.return.weak', {
        card: phrase(`card.${COMBAT[move.on]}`),
      });
    case 'stay':
      return phrase(view.phase === 'bijoux' ? 'why.stay' : 'why.leave');
    case 'keep':
    case 'done':
    case 'buy':
    case 'take':
    case 'rob':
    case 'skip':
    case 'side':
    case 'change':
    case 'peek':
    case 'pick':
    case 'place':
    case 'inspect':
    case 'swap':
      return phrase(`why.${move.kind}`);
  }
}

function visitReason(view: State, move: Move): string {
  if (move.on === BIJOUX || move.on === OJO) {
    if (view.sides[view.turn] === NONE) return 'conviction';
    return move.on === OJO ? 'spy' : 'rethink';
  }
  if (move.on === SATE && view.offer > 1) return 'offer';
  if (move.on === NERO) return 'trade';
  return PIRATES[move.on] as string;
}

function playReason(view: State, card: number, side: number): string {
  if (card === MASCOT) return view.combatRound === 1 ? 'nothingLeft' : view.combatRound === 2 ? 'steal' : 'withdraw';
  if (sideOf(card) !== side) return 'cover';
  return valueOf(card) > 1 ? 'push' : 'cheap';
}
