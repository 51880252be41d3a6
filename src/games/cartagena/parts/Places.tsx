/** The places of the path as things to touch, from the start to home. */
import { useGameWords, type Say } from '@/i18n/words';
import type { SeatFace, TableProps } from '@/ui/table/props';

import type { Box } from '../../path/box';
import { PathPlaces } from '../../path/parts/PathPlaces';
import type { Preview } from '../../path/preview';
import { chartOf, progressOf } from '../chart';
import { SYMBOLS } from '../data';
import type { Ground } from '../ground';
import { deedOf, fromOf, PUSH, type Move } from '../move';
import { crewsAt } from '../../path/standing';
import { B, FACE_DOWN, H, isSpace, J, placeText, type Place, type State } from '../state';

interface PlacesProps extends Pick<TableProps, 'faces' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly ground: Ground;
  readonly moves: readonly Move[];
  readonly hints: ReadonlySet<string>;
  readonly previews: readonly Preview[];
}

export function Places(props: PlacesProps) {
  const { view, ground, faces, moves } = props;
  const say = useGameWords('cartagena');
  const places = alongThePath(view, ground).map(({ place, box }) => ({
    place,
    spot: `space ${placeText(place)}`,
    box,
    label: placeLabel(view, place, faces, say),
  }));
  return <PathPlaces {...props} game="cartagena" places={places} rivals={pushedFrom(moves)} />;
}

/** In the order of the way: start, tunnel, sloop, island, home. */
function alongThePath(view: State, ground: Ground): { readonly place: Place; readonly box: Box }[] {
  const chart = chartOf(view.layout);
  const places = ground.boxes.flatMap((box, place) => (box ? [{ place, box }] : []));
  return places.sort((a, b) => progressOf(chart, a.place) - progressOf(chart, b.place));
}

/** Places from which only rivals could be moved. */
function pushedFrom(moves: readonly Move[]): ReadonlySet<Place> {
  const own = new Set(moves.filter((move) => deedOf(move) !== PUSH).map(fromOf));
  return new Set(moves.filter((move) => deedOf(move) === PUSH && !own.has(fromOf(move))).map(fromOf));
}

/** `Space 14, hook, 1 of Anna, 1 of Bea`. */
function placeLabel(view: State, place: Place, faces: readonly SeatFace[], say: Say): string {
  const crews = crewsAt(view, place).map(({ seat, count }) =>
    say('table.crew', { count, seat: faces[seat]?.name ?? '' }),
  );
  const name = placeName(view, place, say);
  const tile = hasTile(view, place) ? [say('table.tile')] : [];
  const who = crews.length > 0 ? crews : [say(isSpace(place) ? 'table.vacant' : 'table.empty')];
  return [name, ...who, ...tile].join(', ');
}

function placeName(view: State, place: Place, say: Say): string {
  if (place === J) return say(view.story === 'tortuga' ? 'table.wreck' : 'table.jail');
  if (place === H) return say(view.story === 'escape' ? 'table.sloopHome' : 'table.cove');
  if (place === B) return say('table.ferry', { dock: say(`table.dock.${view.dock}`) });
  const symbol = SYMBOLS[chartOf(view.layout).symbols[place] ?? 0] ?? '';
  return say('table.space', { space: place, symbol: say(`symbol.${symbol}`) });
}

export function hasTile(view: State, place: Place): boolean {
  const number = chartOf(view.layout).chests.indexOf(place);
  return view.blackMagic && number >= 0 && (view.tiles[number] ?? 0) >= FACE_DOWN;
}
