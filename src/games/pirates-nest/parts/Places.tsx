/** One real button over every place: touched, spoken, reached by the keyboard. What leads on is lit. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';
import type { TableProps } from '@/ui/table/props';

import type { Ground } from '../ground';
import { deedOf, fromOf, PLAY, PUSH, type Move } from '../move';
import type { Preview } from '../previews';
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
  const { moves, touched, previews } = props;
  const holder = useRef<View>(null);
  const lands = new Map(previews.map((preview) => [preview.to, preview]));
  const pushed = touched.length === 0 ? pushedFrom(moves) : null;
  return (
    <View ref={holder} style={styles.places}>
      {ALONG_THE_WAY.map((place) => (
        <OnePlace
          key={place}
          {...props}
          place={place}
          landing={lands.get(place) ?? null}
          isRival={pushed?.has(place) === true}
          onStep={(step) => focusAt(holder.current, place + step)}
        />
      ))}
    </View>
  );
}

/** Places from which only rivals could be moved: they are lit in another way than one's own. */
function pushedFrom(moves: readonly Move[]): ReadonlySet<Place> {
  const own = new Set(moves.filter((move) => deedOf(move) === PLAY).map(fromOf));
  return new Set(moves.filter((move) => deedOf(move) === PUSH && !own.has(fromOf(move))).map(fromOf));
}

interface OnePlaceProps extends PlacesProps {
  readonly place: Place;
  /** Somebody would land here. */
  readonly landing: Preview | null;
  readonly isRival: boolean;
  readonly onStep: (step: number) => void;
}

function OnePlace(props: OnePlaceProps) {
  const { view, ground, faces, open, touched, hints, place, landing, isRival, onStep, onTouch } = props;
  const say = useGameWords('pirates-nest');
  // The boat is touched where it lies; the rest of the water belongs to its course.
  const box = place === BOAT ? ground.berth[view.shore] : (ground.boxes[place] ?? ground.start);
  const spot = `space ${placeText(place)}`;
  const isOpen = open.has(spot);
  const isTouched = touched.includes(spot);
  const parts = [placeLabel(view, place, faces, say)];
  if (landing && landing.gain > 0) parts.push(say('table.gain', { count: landing.gain }));
  if (isOpen) parts.push(say('table.canTouch'));
  return (
    <PlaceButton
      box={box}
      label={parts.join('. ')}
      skipTab={open.size > 0 && !isOpen && !isTouched}
      isTouched={isTouched}
      isOpen={isOpen}
      isHinted={hints.has(spot)}
      isRival={isRival}
      lands={landing !== null}
      onStep={onStep}
      onPress={() => onTouch(spot)}
    />
  );
}

const styles = StyleSheet.create({ places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' } });
