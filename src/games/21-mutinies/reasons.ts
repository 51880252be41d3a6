/** Why a bot would choose a move, for hints. */
import { type Phrase, phrase } from '@/core/phrase';

import { type Action, ACTION_OF, ACTIONS, CABIN, CARD_IDS, MUTINY, TREASURES } from './data';
import { captainOf, type Move, NONE, type State } from './state';

export function reason(view: State, move: Move): Phrase {
  switch (move.kind) {
    case 'place':
      return placingReason(view, ACTION_OF[move.space] as Action);
    case 'henchman':
      return phrase('why.henchman');
    case 'use':
      return phrase(`why.use.${(TREASURES[move.treasure] as string).slice(0, 3)}`);
    case 'play':
      return phrase((CARD_IDS[move.card] as string) === 'V18' ? 'why.move' : 'why.play');
    case 'keep':
    case 'throw':
    case 'combo':
    case 'pick':
    case 'swap':
    case 'top':
    case 'pass':
    case 'hide':
    case 'reveal':
    case 'done':
    case 'go':
      return phrase(`why.${move.kind}`);
    case 'give':
      return phrase('why.give');
    case 'rum':
      return phrase(move.rum > 0 ? 'why.rum' : 'why.noRum');
    case 'steal':
      return phrase(move.from === NONE ? 'why.stealBlind' : 'why.steal');
    case 'take':
      return phrase(move.jewel === NONE ? 'why.takeNone' : 'why.take');
    case 'rob':
    case 'target':
      return phrase(move.seat === NONE ? 'why.bank' : 'why.leader');
  }
}

function placingReason(view: State, action: Action): Phrase {
  if (action === CABIN) return phrase('why.cabin');
  if (action === MUTINY) return phrase(view.round === view.lastRound ? 'why.lastBid' : 'why.mutiny');
  const isCaptain = view.turn === captainOf(view);
  return phrase(`why.${isCaptain ? 'captain' : 'sailor'}.${ACTIONS[action]}`);
}
