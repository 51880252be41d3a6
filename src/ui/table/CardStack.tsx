/** A stack of cards with its count: it grows by a card's edge for every dozen, and is a dashed hole when it is empty. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../kit/Text';
import { radius, useTheme } from '../theme';
import { CARD_SHAPE } from './SymbolCard';

interface CardStackProps {
  readonly count: number;
  readonly width: number;
  /** The card on top, drawn once for each edge that is seen. */
  readonly children: ReactNode;
}

export function CardStack({ count, width, children: card }: CardStackProps) {
  const { colours } = useTheme();
  const height = width * CARD_SHAPE;
  const edges = Math.min(4, Math.ceil(count / 12));
  const offsets = Array.from({ length: edges }, (_, i) => (edges - 1 - i) * 2);
  return (
    <View style={[styles.stack, { width, height: height + 12 }]}>
      {count === 0 ? <View style={[styles.hole, { width, height, borderColor: colours.edge }]} /> : null}
      {offsets.map((offset) => (
        <View key={offset} style={{ position: 'absolute', left: offset * 0.6, top: 6 - offset }}>
          {card}
        </View>
      ))}
      <View style={[styles.count, { backgroundColor: colours.card, borderColor: colours.edge }]}>
        <Text kind="small">{`${count}`}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { alignItems: 'center', justifyContent: 'flex-end' },
  hole: { position: 'absolute', top: 6, borderWidth: 1.5, borderStyle: 'dashed', borderRadius: radius.small },
  count: { borderWidth: 1, borderRadius: radius.round, paddingHorizontal: 5, marginRight: -10, alignSelf: 'flex-end' },
});
