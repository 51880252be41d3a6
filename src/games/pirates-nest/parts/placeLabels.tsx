/** How places are spoken: `Space 14, compass, 1 of Anna, 1 of Bea`. */
import type { Say } from '@/i18n/words';
import type { SeatFace } from '@/ui/table/props';

import { crewsAt } from '../../path/standing';
import { chartOf } from '../chart';
import { SYMBOLS } from '../data';
import { BOAT, isSpace, NEST, placeText, START, type Place, type State } from '../state';

export function placeLabel(view: State, place: Place, faces: readonly SeatFace[], say: Say): string {
  const crews = crewsAt(view, place).map(({ seat, count }) =>
    say('table.crew', { count, seat: faces[seat]?.name ?? '' }),
  );
  const who = crews.length > 0 ? crews : [say(isSpace(place) ? 'table.vacant' : 'table.empty')];
  return [placeName(view, place, say), ...who].join(', ');
}

function placeName(view: State, place: Place, say: Say): string {
  if (place === START) return say('table.start');
  if (place === NEST) return say('table.nest');
  if (place === BOAT) return say('table.boat', { shore: say(`shore.${view.shore}`) });
  const symbol = SYMBOLS[chartOf(view.layout).symbols[place] ?? 0] ?? '';
  return say('table.space', { space: placeText(place), symbol: say(`symbol.${symbol}`) });
}

/** Where somebody goes: `space 14`, `the boat`. */
export function goalName(place: Place, say: Say): string {
  return isSpace(place) ? say('place.space', { space: placeText(place) }) : say(`place.${placeText(place)}`);
}
