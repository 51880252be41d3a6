/** The viewer's hand: cards grouped by kind with a count; what can be played stands up, what was touched stands out. */
import { ScrollView, StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { radius, space, useTheme } from '@/ui/theme';

import { DARK, KINDS, kindText, symbolOf, type Kind, type State } from '../state';
import { SYMBOLS } from '../data';
import { CARD_SHAPE, CardFace } from './CardFace';

interface HandProps extends Pick<TableProps, 'viewer' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly cardWidth: number;
  /** Several rows beside the board, one row below it. */
  readonly wraps: boolean;
}

export function Hand({ view, viewer, open, touched, onTouch, cardWidth, wraps }: HandProps) {
  const say = useGameWords('cartagena');
  const height = cardWidth * CARD_SHAPE + 18;
  const seat = viewer === 'table' ? null : viewer;
  const kinds: { kind: Kind; count: number }[] = [];
  for (let kind = 0; seat !== null && kind < KINDS; kind++) {
    const count = view.hands[seat * KINDS + kind] ?? 0;
    if (count > 0) kinds.push({ kind, count });
  }
  if (kinds.length === 0) {
    return (
      <View style={[styles.none, { height }]}>
        <Text kind="small" tone="textSoft" align="center">
          {seat === null ? say('table.hidden') : say('table.noCards')}
        </Text>
      </View>
    );
  }
  const cards = kinds.map(({ kind, count }) => {
    const spot = `card ${kindText(kind)}`;
    return (
      <HeldCard
        key={kind}
        kind={kind}
        count={count}
        width={cardWidth}
        isMuted={open.size > 0 && touched.length === 0 && !open.has(spot)}
        isTouched={touched.includes(spot)}
        onPress={() => onTouch(spot)}
      />
    );
  });
  if (wraps) {
    return (
      <View style={[styles.hand, styles.wrap]} accessibilityLabel={say('table.hand')}>
        {cards}
      </View>
    );
  }
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={[styles.hand, { minHeight: height }]}
      accessibilityLabel={say('table.hand')}
    >
      {cards}
    </ScrollView>
  );
}

interface HeldCardProps {
  readonly kind: Kind;
  readonly count: number;
  readonly width: number;
  /** It cannot be the first touch now. */
  readonly isMuted: boolean;
  readonly isTouched: boolean;
  readonly onPress: () => void;
}

function HeldCard({ kind, count, width, isMuted, isTouched, onPress }: HeldCardProps) {
  const { colours } = useTheme();
  const label = useCardLabel(kind, count);
  const lift = isTouched ? -8 : 0;
  return (
    <Touchable
      label={label}
      selected={isTouched}
      onPress={onPress}
      style={[styles.card, { width: width + 8, transform: [{ translateY: lift }] }]}
    >
      {count > 1 ? (
        <View style={[styles.behind, { opacity: isMuted ? 0.55 : 1 }]}>
          <CardFace kind={kind} width={width} />
        </View>
      ) : null}
      <View
        style={[styles.front, { borderColor: isTouched ? colours.focus : 'transparent', opacity: isMuted ? 0.55 : 1 }]}
      >
        <CardFace kind={kind} width={width} />
      </View>
      <View style={[styles.count, { backgroundColor: colours.action }]}>
        <Text kind="small" tone="onAction">
          {`${count}`}
        </Text>
      </View>
    </Touchable>
  );
}

/** `2 × dark rum`. */
function useCardLabel(kind: Kind, count: number): string {
  const say = useGameWords('cartagena');
  const symbol = say(`symbol.${SYMBOLS[symbolOf(kind)] ?? ''}`);
  const card = kind >= DARK ? say('table.cardDark', { symbol }) : symbol;
  return say('table.card', { count, card });
}

const styles = StyleSheet.create({
  none: { justifyContent: 'center' },
  hand: {
    flexGrow: 1,
    justifyContent: 'center',
    alignItems: 'flex-end',
    paddingHorizontal: space.tight,
    paddingBottom: space.tight,
    paddingTop: space.snug,
    gap: space.hair,
  },
  wrap: { flexWrap: 'wrap', flexDirection: 'row', rowGap: space.snug },
  card: { alignItems: 'center', justifyContent: 'flex-end' },
  behind: { position: 'absolute', bottom: 4, left: 7 },
  front: { borderWidth: 2, borderRadius: radius.small },
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
