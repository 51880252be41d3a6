/** The jewels in the own hand, those of a colour overlapping as far as their icons allow. */
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';

import { COLOURS, JEWEL_COLOUR, type Jewel } from '../data';
import type { State } from '../state';
import { jewelOf } from '../token';
import { Token } from './Gem';
import { jewelLabel } from './labels';

interface HeldJewelsProps {
  readonly view: State;
  readonly viewer: Seat;
  readonly width: number;
}

export function HeldJewels({ view, viewer, width }: HeldJewelsProps) {
  const say = useGameWords('21-mutinies');
  const jewels = (view.hands[viewer] ?? []).map(jewelOf);
  return COLOURS.map((colour, number) => {
    const same = jewels.filter((jewel: Jewel) => JEWEL_COLOUR[jewel] === number);
    if (same.length === 0) return null;
    return (
      <View
        key={colour}
        accessible
        accessibilityRole="image"
        accessibilityLabel={same.map((jewel) => jewelLabel(jewel, say)).join('; ')}
        style={styles.group}
      >
        {same.map((jewel, i) => (
          <View key={jewel} style={i > 0 ? { marginLeft: -width * (jewels.length > 5 ? 0.34 : 0.06) } : null}>
            <Token jewel={jewel} width={width} />
          </View>
        ))}
      </View>
    );
  });
}

const styles = StyleSheet.create({ group: { flexDirection: 'row' } });
