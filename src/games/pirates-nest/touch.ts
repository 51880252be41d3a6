/**
 * The ways to make each move by touch. Spots: `card map*`, `space start|1…35|boat|nest`, `seat p2`,
 * `button end|pass|sail|flag`.
 */
import { seatText } from '@/core/seat';
import type { Spot, Way } from '@/core/spot';

import * as deed from './move';
import { cardOf, colourOf, deedOf, fromOf, type Move, toOf } from './move';
import { BOAT, type Face, faceText, NEST, type Place, placeText, type State } from './state';

export function ways(view: State, move: Move): Way[] {
  const card = cardSpot(cardOf(move));
  const from = spaceSpot(fromOf(move));
  const to = spaceSpot(toOf(move));
  switch (deedOf(move)) {
    case deed.PLAY:
      return [
        [card, from],
        [from, card],
        [from, to],
      ];
    case deed.PUSH: {
      const seat = `seat ${seatText(view.colours.indexOf(colourOf(move)))}`;
      return [
        [from, to],
        [from, seat],
        [seat, from],
      ];
    }
    case deed.FLAG:
      return [['button flag'], [spaceSpot(NEST)]];
    case deed.END:
      return [['button end']];
    case deed.PASS:
      return [['button pass']];
    case deed.DROP:
      return [[card]];
    default:
      // Four ways to sail, of which never two are legal at once.
      return [['button sail'], [spaceSpot(BOAT), 'button sail']];
  }
}

function cardSpot(face: Face): Spot {
  return `card ${faceText(face)}`;
}

function spaceSpot(place: Place): Spot {
  return `space ${placeText(place)}`;
}
