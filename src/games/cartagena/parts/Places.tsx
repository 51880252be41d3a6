/** One real button over every place of the path: touched, spoken, reached by the keyboard. What leads on is lit. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords, type Say } from '@/i18n/words';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';
import type { SeatFace, TableProps } from '@/ui/table/props';

import { chartOf, progressOf } from '../chart';
import { SYMBOLS } from '../data';
import type { Ground } from '../ground';
import { deedOf, fromOf, PUSH, type Move } from '../move';
import type { Preview } from '../previews';
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
  const { view, ground, moves, touched, previews } = props;
  const holder = useRef<View>(null);
  const lands = new Map(previews.map((preview) => [preview.to, preview]));
  const pushed = touched.length === 0 ? pushedFrom(moves) : null;
  const places = alongThePath(view, ground);
  return (
    <View ref={holder} style={styles.places}>
      {places.map((place, index) => (
        <PathPlace
          key={place}
          {...props}
          place={place}
          landing={lands.get(place) ?? null}
          isRival={pushed?.has(place) === true}
          onStep={(step) => focusAt(holder.current, index + step)}
        />
      ))}
    </View>
  );
}

/** In the order of the way: start, tunnel, sloop, island, home. */
function alongThePath(view: State, ground: Ground): Place[] {
  const chart = chartOf(view.layout);
  const places = ground.boxes.flatMap((box, place) => (box ? [place] : []));
  return places.sort((a, b) => progressOf(chart, a) - progressOf(chart, b));
}

/** Places from which only rivals could be moved: they are lit in another way than one's own. */
function pushedFrom(moves: readonly Move[]): ReadonlySet<Place> {
  const own = new Set(moves.filter((move) => deedOf(move) !== PUSH).map(fromOf));
  return new Set(moves.filter((move) => deedOf(move) === PUSH && !own.has(fromOf(move))).map(fromOf));
}

interface PlaceProps extends PlacesProps {
  readonly place: Place;
  /** Somebody would land here. */
  readonly landing: Preview | null;
  readonly isRival: boolean;
  readonly onStep: (step: number) => void;
}

function PathPlace(props: PlaceProps) {
  const { view, ground, faces, open, touched, hints, place, landing, isRival, onStep, onTouch } = props;
  const say = useGameWords('cartagena');
  const box = ground.boxes[place];
  if (!box) return null;
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

const styles = StyleSheet.create({
  places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
});
