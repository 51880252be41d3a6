/**
 * The ways to make each move by touch. Spots: `card rum*`, `space J|1…48|B|H`, `seat p2`, `amulet` (the shout),
 * `symbol gun` (what a parrot pair stands for), `seen rum` (a card of an opened hand or of Rum and Lantern),
 * `button end|skip|sail`.
 */
import { seatText } from '@/core/seat';
import type { Spot, Way } from '@/core/spot';

import { PARROT, SYMBOLS } from './data';
import * as deed from './move';
import { cardOf, countOf, deedOf, fromOf, type Move, seatOf, toOf } from './move';
import { B, DARK, type Kind, kindText, type Place, placeText, type State } from './state';

export function ways(view: State, move: Move): Way[] {
  const card = cardSpot(cardOf(move));
  const from = spaceSpot(fromOf(move));
  const to = spaceSpot(toOf(move));
  const seat = `seat ${seatText(seatOf(move))}`;
  switch (deedOf(move)) {
    case deed.ADVANCE:
      return view.phase === 'wild'
        ? [[from]]
        : [
            [card, from],
            [from, card],
            [from, to],
          ];
    case deed.RETREAT:
      return [[from, to]];
    case deed.PUSH:
      return [
        [from, to],
        [from, seat],
        [seat, from],
      ];
    case deed.SAIL:
    case deed.SAIL_FREE:
      return [['button sail'], [spaceSpot(B), 'button sail']];
    case deed.SKIP:
      return [['button skip']];
    case deed.END:
      return [['button end']];
    case deed.GUN_POWER:
      return powerWays(view, card, seat);
    case deed.RUM_POWER:
    case deed.LANTERN_POWER:
      return powerWays(view, card, null);
    case deed.HOOK_POWER:
    case deed.CHEST_POWER:
      return powerWays(view, card, from);
    case deed.PAIR:
      return pairWays(view, move);
    case deed.WITH:
      return [[card], [to]];
    case deed.WITH_PAIR:
      return pairWays(view, move);
    case deed.DROP:
      return [[card]];
    default:
      // take, give, keep and next choose among cards that lie open to the actor.
      return [[`seen ${kindText(cardOf(move))}`]];
  }
}

/** The amulet turns a card to its power: before or after the card, with the ritual only before (R8.2). */
function powerWays(view: State, card: Spot, on: Spot | null): Way[] {
  const target = on === null ? [] : [on];
  if (view.phase === 'wild') return [['amulet', ...target]];
  const shoutFirst: Way = ['amulet', card, ...target];
  return view.ritual ? [shoutFirst] : [shoutFirst, [card, 'amulet', ...target]];
}

/** The amulet, the two parrots in either order, and the symbol they stand for. */
function pairWays(view: State, move: Move): Way[] {
  const dark = countOf(move);
  const one = cardSpot(dark === 2 ? PARROT + DARK : PARROT);
  const two = cardSpot(dark === 0 ? PARROT : PARROT + DARK);
  const symbol = `symbol ${SYMBOLS[cardOf(move)] as string}`;
  const ways: Way[] = [['amulet', one, two, symbol]];
  if (one !== two) ways.push(['amulet', two, one, symbol]);
  // As a second card a lone parrot is a move by itself, so there the shout must come first.
  if (!view.ritual && view.phase === 'turn') ways.push([one, 'amulet', two, symbol]);
  return ways;
}

function cardSpot(kind: Kind): Spot {
  return `card ${kindText(kind)}`;
}

function spaceSpot(place: Place): Spot {
  return `space ${placeText(place)}`;
}
