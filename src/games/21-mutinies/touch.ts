/**
 * The ways to make each move by touch. Spots a table reports:
 * - `space <id>`: a space as in data.ts, `space trade.2`, `space blind.3`, `space market.same3`, `space town.rumour`,
 *   `space cabin.pp`, `space mutiny.6`, `space cabin` (the henchman's Cabin as a whole; any Cabin space will do too).
 *   Also: rows of a sale in Town (`space market.pairs`), the display space to steal from or to swap with (`space trade.4`)
 * - `treasure dou2` then `button use`; `card V07` then `button play`: own treasures and cards (a sheet in between)
 * - `jewel R06`: an own jewel to sell (in any order) or to give, or one of those under the Spyglass
 * - `pile blind`: the blind pile, to steal from
 * - `rum 0` … `rum 4`: rum added to a sale
 * - `seat p3`: whom to rob, or whom a card is played on
 * - `button done` (after placing), `button go` (before a disc is resolved), `button keep|throw` (jewel drawn in Non Trade
 *   Routes), `button bank` (rob nobody), `button pass` (nothing to steal), `button none` (take no jewel under the
 *   Spyglass), `button reveal|hide` (mutiny card drawn)
 */
import { seatText } from '@/core/seat';
import type { Spot, Way } from '@/core/spot';

import {
  CABIN_HENCHMAN,
  CARD_IDS,
  type Jewel,
  JEWEL_IDS,
  MARKET_1,
  SPACES,
  type Space,
  TRADE_1,
  TREASURES,
} from './data';
import { type Move, NONE, type State } from './state';

const HENCHMAN_CABIN: Way[] = [['space cabin'], ['space cabin.pp'], ['space cabin.d'], ['space cabin.buy']];

export function ways(_view: State, move: Move): Way[] {
  switch (move.kind) {
    case 'place':
      return [[spaceSpot(move.space)]];
    case 'henchman':
      return move.space === CABIN_HENCHMAN ? HENCHMAN_CABIN.map((way) => [...way]) : [[spaceSpot(move.space)]];
    case 'use':
      return [[`treasure ${TREASURES[move.treasure]}`, 'button use']];
    case 'play':
      return [[`card ${CARD_IDS[move.card]}`, 'button play']];
    case 'combo':
      return [[spaceSpot(MARKET_1 + move.row)]];
    case 'pick':
    case 'give':
    case 'top':
      return [[jewelSpot(move.jewel)]];
    case 'take':
      return move.jewel === NONE ? [['button none']] : [[jewelSpot(move.jewel)]];
    case 'rum':
      return [[`rum ${move.rum}`]];
    case 'steal':
      return move.from === NONE ? [['pile blind']] : [[spaceSpot(TRADE_1 + move.from)]];
    case 'swap':
      return [[spaceSpot(TRADE_1 + move.with)]];
    case 'rob':
      return move.seat === NONE ? [['button bank']] : [[`seat ${seatText(move.seat)}`]];
    case 'target':
      return [[`seat ${seatText(move.seat)}`]];
    case 'done':
    case 'go':
    case 'keep':
    case 'throw':
    case 'pass':
    case 'reveal':
    case 'hide':
      return [[`button ${move.kind}`]];
  }
}

function spaceSpot(space: Space): Spot {
  return `space ${SPACES[space]}`;
}

function jewelSpot(jewel: Jewel): Spot {
  return `jewel ${JEWEL_IDS[jewel]}`;
}
