/** One real button over every island: touched for its full card, spoken with all that lies there. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';

import { ISLAND_COUNT } from '../data';
import { cellAt, type Ring } from '../ring';
import type { Position, State } from '../state';
import { islandLabel } from './islandLabel';

interface PlacesProps {
  readonly view: State;
  readonly ring: Ring;
  /** Where the viewer's own cards would lead, while that is being considered. */
  readonly thought: Position | null;
  readonly onIsland: (position: Position) => void;
}

const ROUND: readonly Position[] = Array.from({ length: ISLAND_COUNT }, (_, position) => position);

export function Places({ view, ring, thought, onIsland }: PlacesProps) {
  const say = useGameWords('mutineer');
  const holder = useRef<View>(null);
  return (
    <View ref={holder} style={styles.places}>
      {ROUND.map((position) => (
        <PlaceButton
          key={position}
          box={cellAt(ring, position)}
          label={islandLabel(view, position, thought, say)}
          skipTab={position !== view.ship}
          isTouched={false}
          isOpen={false}
          isHinted={position === thought}
          isRival={false}
          lands={false}
          onStep={(step) => focusAt(holder.current, (position + step + ISLAND_COUNT) % ISLAND_COUNT)}
          onPress={() => onIsland(position)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' } });
