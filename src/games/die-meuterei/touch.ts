/**
 * The ways to make each move by touch. Spots a table reports:
 *
 * - `door 1` … `door 7`      a cabin door: the next closed one knocks; an open one is chosen, then `button use`
 * - `button knock`           the same as the next closed door
 * - `button use`             after an open door: use its pirate
 * - `face gold|combat`       Ramon: the card to keep. Pang: `face combat|coin`, what to take
 * - `face 1`, `face 2`       Tembo: the upper or the lower card
 * - `card V1` … `card D3`    a stack of the own hand: return, sell; in a duel chosen, then `button lay`
 * - `card mascot`            the own mascot in a duel, then `button lay`
 * - `button lay`             lay the chosen card face down
 * - `buy 1|2|3`              Dean Nero: buy so many cards
 * - `button done|skip`       nothing more; decline
 * - `seat p1` … `seat p4`    whom to rob or to look at
 * - `side V|D`               the conviction to set; the side of the sailor picked first
 * - `button stay|change`     Bijoux again
 * - `sailor 1` … `sailor 10` a sailor on deck to pick up
 * - `pair A` … `pair E`      a letter pair to inspect
 * - `button swap|stay`       the inspected pair
 */
import { seatText } from '@/core/seat';
import type { Spot, Way } from '@/core/spot';
import { COMBAT, PAIRS, SIDES } from './data';
import { KEEP_COMBAT, KEEP_GOLD, KEEP_UPPER, type Move, TAKE_COMBAT } from './move';
import { MASCOT, type State } from './state';

export function ways(view: State, move: Move): Way[] {
  switch (move.kind) {
    case 'knock':
      return [['button knock'], [doorSpot(view.opened)]];
    case 'use':
      return [[doorSpot(view.row.indexOf(move.on)), 'button use']];
    case 'play':
      return [[move.on === MASCOT ? 'card mascot' : cardSpot(move.on), 'button lay']];
    case 'keep':
      return [[keepSpot(move.on)]];
    case 'take':
      return [[move.on === TAKE_COMBAT ? 'face combat' : 'face coin']];
    case 'return':
    case 'sell':
      return [[cardSpot(move.on)]];
    case 'buy':
      return [[`buy ${move.on}`]];
    case 'rob':
    case 'peek':
      return [[`seat ${seatText(move.on)}`]];
    case 'side':
    case 'place':
      return [[`side ${SIDES[move.on]}`]];
    case 'pick':
      return [[`sailor ${move.on + 1}`]];
    case 'inspect':
      return [[`pair ${PAIRS[move.on]}`]];
    case 'done':
    case 'skip':
    case 'stay':
    case 'change':
    case 'swap':
      return [[`button ${move.kind}`]];
  }
}

function doorSpot(slot: number): Spot {
  return `door ${slot + 1}`;
}

function cardSpot(card: number): Spot {
  return `card ${COMBAT[card]}`;
}

function keepSpot(kept: number): Spot {
  if (kept === KEEP_GOLD) return 'face gold';
  if (kept === KEEP_COMBAT) return 'face combat';
  return kept === KEEP_UPPER ? 'face 1' : 'face 2';
}
