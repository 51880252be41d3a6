/** One real button over every place of a path: touched, spoken, reached by the keyboard. What leads on is lit. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';
import type { TableProps } from '@/ui/table/props';

import type { Box } from '../box';
import type { Preview } from '../preview';

export interface PathPlace {
  readonly place: number;
  readonly spot: string;
  readonly box: Box;
  /** What it is and who stands there. */
  readonly label: string;
}

interface PathPlacesProps extends Pick<TableProps, 'open' | 'touched' | 'onTouch'> {
  /** The game whose words hold `table.gain` and `table.canTouch`. */
  readonly game: string;
  /** In the order of the way. */
  readonly places: readonly PathPlace[];
  readonly hints: ReadonlySet<string>;
  readonly previews: readonly Preview[];
  /** Places from which only rivals could be moved: they are lit in another way than one's own. */
  readonly rivals: ReadonlySet<number>;
}

export function PathPlaces(props: PathPlacesProps) {
  const { game, places, open, touched, hints, previews, rivals, onTouch } = props;
  const say = useGameWords(game);
  const holder = useRef<View>(null);
  const lands = new Map(previews.map((preview) => [preview.to, preview]));
  return (
    <View ref={holder} style={styles.places}>
      {places.map(({ place, spot, box, label }, index) => {
        const landing = lands.get(place);
        const isOpen = open.has(spot);
        const isTouched = touched.includes(spot);
        const parts = [label];
        if (landing && landing.gain > 0) parts.push(say('table.gain', { count: landing.gain }));
        if (isOpen) parts.push(say('table.canTouch'));
        return (
          <PlaceButton
            key={place}
            box={box}
            label={parts.join('. ')}
            skipTab={open.size > 0 && !isOpen && !isTouched}
            isTouched={isTouched}
            isOpen={isOpen}
            isHinted={hints.has(spot)}
            isRival={touched.length === 0 && rivals.has(place)}
            lands={landing !== undefined}
            onStep={(step) => focusAt(holder.current, index + step)}
            onPress={() => onTouch(spot)}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' } });
