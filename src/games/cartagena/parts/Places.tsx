/** One real button over every place of the path: touched, spoken, reached by the keyboard. What leads on is lit. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords, type Say } from '@/i18n/words';
import { Touchable } from '@/ui/kit/Touchable';
import { pigment } from '@/ui/scenery/palette';
import type { SeatFace, TableProps } from '@/ui/table/props';
import { radius } from '@/ui/theme';

import { chartOf, progressOf } from '../chart';
import { SYMBOLS } from '../data';
import type { Ground } from '../ground';
import { deedOf, fromOf, PUSH, type Move } from '../move';
import type { Preview } from '../previews';
import { crewsAt } from '../standing';
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
        <PlaceButton
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

/** The arrow keys walk along the path (web only: a native view has no children to find). */
function focusAt(holder: View | null, index: number): void {
  const children = (holder as unknown as { children?: ArrayLike<{ focus?: () => void }> } | null)?.children;
  children?.[index]?.focus?.();
}

interface PlaceButtonProps extends PlacesProps {
  readonly place: Place;
  /** Somebody would land here. */
  readonly landing: Preview | null;
  readonly isRival: boolean;
  readonly onStep: (step: number) => void;
}

function PlaceButton(props: PlaceButtonProps) {
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
    <Touchable
      label={parts.join('. ')}
      selected={isTouched}
      skipTab={open.size > 0 && !isOpen && !isTouched}
      keys={{
        ArrowRight: () => onStep(1),
        ArrowUp: () => onStep(1),
        ArrowLeft: () => onStep(-1),
        ArrowDown: () => onStep(-1),
      }}
      onPress={() => onTouch(spot)}
      style={[styles.place, { left: box.x, top: box.y, width: box.width, height: box.height }]}
    >
      <Light
        isTouched={isTouched}
        isOpen={isOpen}
        isHinted={hints.has(spot)}
        isRival={isRival}
        lands={landing !== null}
      />
    </Touchable>
  );
}

interface LightProps {
  readonly isTouched: boolean;
  readonly isOpen: boolean;
  readonly isHinted: boolean;
  readonly isRival: boolean;
  readonly lands: boolean;
}

function Light({ isTouched, isOpen, isHinted, isRival, lands }: LightProps) {
  if (!isTouched && !isOpen && !isHinted && !lands) return null;
  const colour = isTouched
    ? TOUCHED
    : isHinted
      ? pigment.flame
      : isRival
        ? pigment.foam
        : isOpen
          ? pigment.lamp
          : LANDING;
  return (
    <View
      style={[
        styles.light,
        {
          borderColor: colour,
          borderStyle: isRival && !isTouched ? 'dashed' : 'solid',
          borderWidth: isTouched || isHinted ? 4 : 2.5,
          boxShadow: isTouched || isOpen ? `inset 0px 0px 10px ${colour}` : 'none',
        },
      ]}
    />
  );
}

/** The board has its own light, so these do not follow the theme. */
const TOUCHED = '#8fd0f5';
const LANDING = '#79d3c0';

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
  place: { position: 'absolute', minWidth: 0, minHeight: 0, padding: 2 },
  light: { flex: 1, borderRadius: radius.card, pointerEvents: 'none' },
});
