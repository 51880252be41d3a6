/** The ten sailors on deck, all alike; those picked up stand apart. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Text as SvgText } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';
import { fonts, useTheme } from '@/ui/theme';

import { NONE } from '../state';
import type { BoardParts } from './boardParts';
import { lights } from './light';
import type { Box } from './plan';
import { SailorFigure } from './SailorFigure';

/** What is not shown yet: a sailor that comes or goes. */
const leaving = (spot: number) => `sailor/${spot}`;

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
            <Svg width={26} height={20} style={[styles.number, { left: sailorHeight(box) * 0.32 }]}>
              <SvgText x={2} y={14} fontSize={14} fontFamily={fonts.textBold} fill={lights[light].deck[2]}>
                {spot + 1}
              </SvgText>
            </Svg>
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
  number: { position: 'absolute', top: -20, opacity: 0.85 },
  picked: { transform: [{ translateY: -6 }] },
  places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
});
