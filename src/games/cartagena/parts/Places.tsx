/** One real button over every place of the path: touched, spoken, reached by the keyboard. What leads on is lit. */
import { StyleSheet, View } from 'react-native';

import { useGameWords, type Say } from '@/i18n/words';
import { Touchable } from '@/ui/kit/Touchable';
import { pigment } from '@/ui/scenery/palette';
import type { SeatFace, TableProps } from '@/ui/table/props';
import { radius, useTheme } from '@/ui/theme';

import { chartOf } from '../chart';
import { SYMBOLS } from '../data';
import type { Ground } from '../ground';
import type { Preview } from '../previews';
import { crewsAt } from '../standing';
import { B, FACE_DOWN, H, isSpace, J, placeText, type Place, type State } from '../state';

interface PlacesProps extends Pick<TableProps, 'faces' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly ground: Ground;
  readonly previews: readonly Preview[];
}

export function Places({ view, ground, faces, open, touched, previews, onTouch }: PlacesProps) {
  const say = useGameWords('cartagena');
  const { colours } = useTheme();
  const places = ground.boxes.flatMap((box, place) => (box ? [{ box, place }] : []));
  const lands = new Set(previews.map(({ to }) => to));
  return places.map(({ box, place }) => {
    const spot = `space ${placeText(place)}`;
    const isOpen = open.has(spot);
    const isTouched = touched.includes(spot);
    const label = placeLabel(view, place, faces, say) + (isOpen ? `. ${say('table.canTouch')}` : '');
    const lit = isTouched ? colours.focus : isOpen ? pigment.lamp : lands.has(place) ? pigment.seaGreen : 'transparent';
    return (
      <Touchable
        key={place}
        label={label}
        selected={isTouched}
        onPress={() => onTouch(spot)}
        style={[styles.place, { left: box.x, top: box.y, width: box.width, height: box.height }]}
      >
        <View
          style={[
            styles.light,
            { borderColor: lit, backgroundColor: isOpen ? 'rgba(255, 226, 160, 0.16)' : 'transparent' },
          ]}
        />
      </Touchable>
    );
  });
}

/** `Space 14, hook, 1 of Anna, 1 of Bea`. */
export function placeLabel(view: State, place: Place, faces: readonly SeatFace[], say: Say): string {
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
  place: { position: 'absolute', minWidth: 0, minHeight: 0, padding: 2 },
  light: { flex: 1, borderWidth: 2.5, borderRadius: radius.card, pointerEvents: 'none' },
});
