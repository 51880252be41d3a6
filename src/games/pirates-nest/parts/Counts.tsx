/** How many of each crew wait on the beach, sail or are home: a badge over each group of two or more. */
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/kit/Text';
import { crewColours, crewOf, radius, useTheme } from '@/ui/theme';

import { standing } from '../../path/standing';
import { footing, pirateHeight } from '../ground';
import { BOAT, isSpace } from '../state';
import type { PiratesProps } from './Pirates';

/** Badges are written in the text's size, but there is no room for more than this. */
const LARGEST = 1.3;

/** Badges of those aboard sail with the boat, so they are drawn apart from those ashore. */
export function Counts({ view, ground, faces, hidden, aboard }: PiratesProps & { readonly aboard: boolean }) {
  const { textScale } = useTheme();
  const size = 17 * Math.min(LARGEST, textScale);
  const groups = new Map<string, { x: number; y: number; count: number; seat: number }>();
  for (const { key, seat, place, crowd } of standing(view)) {
    if (isSpace(place) || hidden.has(key) || (place === BOAT) !== aboard) continue;
    const { x, y } = footing(ground, place, crowd, view.shore);
    const group = groups.get(`${seat}/${place}`);
    groups.set(`${seat}/${place}`, { x, y, seat, count: (group?.count ?? 0) + 1 });
  }
  const height = pirateHeight(ground);
  return [...groups].map(([key, { x, y, count, seat }]) => {
    if (count < 2) return null;
    const { fill, on, rim } = crewColours.light[crewOf(faces[seat]?.colour ?? '')];
    return (
      <View
        key={key}
        aria-hidden
        style={[
          styles.badge,
          {
            left: Math.min(x + height * 0.2, ground.width - size - 2),
            top: y - height * 1.08,
            minWidth: size,
            height: size,
            backgroundColor: fill,
            borderColor: rim,
          },
        ]}
      >
        <Text kind="small" colour={on}>
          {`${count}`}
        </Text>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  badge: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 3,
    borderWidth: 1,
    borderRadius: radius.round,
    pointerEvents: 'none',
  },
});
