/** The places of both islands as things to touch, from the beach to the Nest. */
import { useGameWords } from '@/i18n/words';
import type { TableProps } from '@/ui/table/props';

import { PathPlaces } from '../../path/parts/PathPlaces';
import type { Preview } from '../../path/preview';
import type { Ground } from '../ground';
import { deedOf, fromOf, PLAY, PUSH, type Move } from '../move';
import { BOAT, PLACES, placeText, type Place, type State } from '../state';
import { placeLabel } from './placeLabels';

interface PlacesProps extends Pick<TableProps, 'faces' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly ground: Ground;
  readonly moves: readonly Move[];
  readonly hints: ReadonlySet<string>;
  readonly previews: readonly Preview[];
}

const ALONG_THE_WAY: readonly Place[] = Array.from({ length: PLACES }, (_, place) => place);

export function Places(props: PlacesProps) {
  const { view, ground, faces, moves } = props;
  const say = useGameWords('pirates-nest');
  const places = ALONG_THE_WAY.map((place) => ({
    place,
    spot: `space ${placeText(place)}`,
    // The boat is touched where it lies; the rest of the water belongs to its course.
    box: place === BOAT ? ground.berth[view.shore] : (ground.boxes[place] ?? ground.start),
    label: placeLabel(view, place, faces, say),
  }));
  return <PathPlaces {...props} game="pirates-nest" places={places} rivals={pushedFrom(moves)} />;
}

/** Places from which only rivals could be moved. */
function pushedFrom(moves: readonly Move[]): ReadonlySet<Place> {
  const own = new Set(moves.filter((move) => deedOf(move) === PLAY).map(fromOf));
  return new Set(moves.filter((move) => deedOf(move) === PUSH && !own.has(fromOf(move))).map(fromOf));
}
