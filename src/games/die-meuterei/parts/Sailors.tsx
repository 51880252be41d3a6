/** The ten sailors on deck, all alike; those picked up stand apart. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';
import { useTheme } from '@/ui/theme';

import { NONE } from '../state';
import type { BoardParts } from './boardParts';
import { lights } from './light';
import type { Box } from './plan';
import { SailorFigure } from './SailorFigure';

/** What is not shown yet: a sailor that comes or goes. */
export const leaving = (spot: number) => `sailor/${spot}`;

export function sailorHeight(box: Box): number {
  return Math.min(76, box.height * 0.9);
}

export function Sailors({ view, plan, open, touched, hints, hidden, onTouch }: BoardParts) {
  const say = useGameWords('die-meuterei');
  const { light } = useTheme();
  const holder = useRef<View>(null);
  return (
    <>
      {plan.sailors.map((box, spot) => {
        const value = view.deck[spot] ?? NONE;
        const isThere = value !== NONE && !hidden.has(leaving(spot));
        const order = view.picked.indexOf(spot);
        return (
          <View
            key={spot}
            style={[styles.spot, { left: box.x + box.width / 2, top: box.y + box.height - 2 }]}
            aria-hidden
          >
            <View style={[styles.number, { left: sailorHeight(box) * 0.42 }]}>
              <Text kind="small" colour={lights[light].deck[2]}>
                {`${spot + 1}`}
              </Text>
            </View>
            {isThere ? (
              <View style={order >= 0 ? styles.picked : null}>
                <SailorFigure height={sailorHeight(box)} value={value} />
              </View>
            ) : null}
          </View>
        );
      })}
      <View ref={holder} style={styles.places}>
        {plan.sailors.map((box, spot) => {
          const name = `sailor ${spot + 1}`;
          const value = view.deck[spot] ?? NONE;
          if (value === NONE) return <View key={spot} />;
          const parts = [say('table.sailor', { spot: spot + 1 })];
          if (value > 0) parts.push(say('table.value', { value }));
          if (view.picked.includes(spot)) parts.push(say('table.picked'));
          if (open.has(name)) parts.push(say('table.canTouch'));
          return (
            <PlaceButton
              key={spot}
              box={box}
              label={parts.join('. ')}
              skipTab={!open.has(name)}
              isTouched={touched.includes(name) || view.picked.includes(spot)}
              isOpen={open.has(name)}
              isHinted={hints.has(name)}
              isRival={false}
              lands={false}
              onStep={(step) => focusAt(holder.current, spot + step)}
              onPress={() => onTouch(name)}
            />
          );
        })}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  spot: { position: 'absolute', pointerEvents: 'none' },
  number: { position: 'absolute', top: -22, width: 24, opacity: 0.8 },
  picked: { transform: [{ translateY: -6 }] },
  places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
});
