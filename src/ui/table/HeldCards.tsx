/** A hand of cards grouped by kind with counts: what can be played stands out, what was touched stands up. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Text } from '../kit/Text';
import { Touchable } from '../kit/Touchable';
import { radius, space, useTheme } from '../theme';
import { CARD_SHAPE } from './SymbolCard';

/** All cards of one kind. */
export interface HeldKind {
  readonly spot: string;
  /** Spoken. */
  readonly label: string;
  readonly count: number;
  readonly isTouched: boolean;
  /** It cannot be touched next. */
  readonly isMuted: boolean;
  /** Pointed at: by a hint, or because it may be dropped. */
  readonly isCalled: boolean;
  /** What glows behind a card, if anything does. */
  readonly glow?: string;
  draw(width: number): ReactNode;
}

interface HeldCardsProps {
  readonly kinds: readonly HeldKind[];
  readonly label: string;
  /** Said instead of an empty hand. */
  readonly none: string;
  readonly cardWidth: number;
  /** Several rows beside the board, one row below it. */
  readonly wraps: boolean;
  readonly onTouch: (spot: string) => void;
}

export function HeldCards({ kinds, label, none, cardWidth, wraps, onTouch }: HeldCardsProps) {
  const height = cardWidth * CARD_SHAPE + 20;
  if (kinds.length === 0) {
    return (
      <View style={[styles.none, { minHeight: height }]}>
        <Text kind="small" tone="textSoft" align="center">
          {none}
        </Text>
      </View>
    );
  }
  const cards = kinds.map((kind) => (
    <HeldCard key={kind.spot} {...kind} cardWidth={cardWidth} onPress={() => onTouch(kind.spot)} />
  ));
  return wraps ? (
    <View style={[styles.hand, styles.wrap]} accessibilityLabel={label}>
      {cards}
    </View>
  ) : (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={[styles.hand, { minHeight: height }]}
      accessibilityLabel={label}
    >
      {cards}
    </ScrollView>
  );
}

interface HeldCardProps extends HeldKind {
  readonly cardWidth: number;
  readonly onPress: () => void;
}

function HeldCard(props: HeldCardProps) {
  const { label, count, isTouched, isMuted, isCalled, glow = 'transparent', cardWidth, draw, onPress } = props;
  const { colours, motion } = useTheme();
  const rim = isTouched ? colours.focus : isCalled ? colours.danger : 'transparent';
  const opacity = isMuted ? 0.45 : 1;
  return (
    <Touchable
      label={label}
      selected={isTouched}
      onPress={onPress}
      style={[
        styles.card,
        { width: cardWidth + 10, transform: [{ translateY: isTouched && !motion.reduced ? -8 : 0 }] },
      ]}
    >
      {count > 1 ? <View style={[styles.behind, { opacity }]}>{draw(cardWidth)}</View> : null}
      <View style={[styles.front, { borderColor: rim, opacity, backgroundColor: glow }]}>{draw(cardWidth)}</View>
      <View style={[styles.count, { backgroundColor: colours.action }]}>
        <Text kind="small" tone="onAction">
          {`${count}`}
        </Text>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  none: { justifyContent: 'center' },
  hand: {
    flexGrow: 1,
    justifyContent: 'center',
    alignItems: 'flex-end',
    paddingHorizontal: space.tight,
    paddingBottom: space.hair,
    paddingTop: space.small,
    gap: space.hair,
  },
  wrap: { flexWrap: 'wrap', flexDirection: 'row', rowGap: space.snug, paddingBottom: space.small },
  card: { alignItems: 'center', justifyContent: 'flex-end' },
  behind: { position: 'absolute', bottom: 5, left: 8 },
  front: { borderWidth: 3, borderRadius: radius.small + 2 },
  count: {
    position: 'absolute',
    top: -4,
    right: 0,
    minWidth: 21,
    borderRadius: radius.round,
    alignItems: 'center',
    paddingHorizontal: 4,
  },
});
