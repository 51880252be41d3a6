/** The viewer's hand: cards grouped by kind with a count; what can be played stands out, what was touched stands up. */
import { ScrollView, StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import { pigment } from '@/ui/scenery/palette';
import type { TableProps } from '@/ui/table/props';
import { radius, space, useTheme } from '@/ui/theme';

import { LAWFUL_HAND } from '../data';
import { KINDS, kindText, type Kind, type State } from '../state';
import { CARD_SHAPE, CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

interface HandProps extends Pick<TableProps, 'viewer' | 'open' | 'touched' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  readonly cardWidth: number;
  /** Several rows beside the board, one row below it. */
  readonly wraps: boolean;
}

export function Hand(props: HandProps) {
  const { view, viewer, cardWidth, wraps } = props;
  const say = useGameWords('cartagena');
  const seat = viewer === 'table' ? null : viewer;
  const kinds: Held[] = [];
  for (let kind = 0; seat !== null && kind < KINDS; kind++) {
    const count = view.hands[seat * KINDS + kind] ?? 0;
    if (count > 0) kinds.push({ kind, count });
  }
  const height = cardWidth * CARD_SHAPE + 20;
  if (kinds.length === 0) {
    return (
      <View style={[styles.none, { minHeight: height }]}>
        <Text kind="small" tone="textSoft" align="center">
          {seat === null ? say('table.hidden') : say('table.noCards')}
        </Text>
      </View>
    );
  }
  const cards = kinds.map((held) => <HeldCard key={held.kind} {...props} {...held} />);
  return (
    <View>
      <DropNotice {...props} />
      {wraps ? (
        <View style={[styles.hand, styles.wrap]} accessibilityLabel={say('table.hand')}>
          {cards}
        </View>
      ) : (
        <ScrollView
          horizontal
          showsHorizontalScrollIndicator={false}
          contentContainerStyle={[styles.hand, { minHeight: height }]}
          accessibilityLabel={say('table.hand')}
        >
          {cards}
        </ScrollView>
      )}
    </View>
  );
}

/** After a dark card: how many cards this hand must still drop (R7.2). */
function DropNotice({ view, viewer, open }: HandProps) {
  const say = useGameWords('cartagena');
  const { colours } = useTheme();
  if (view.phase !== 'filibusterDrop' || viewer === 'table' || open.size === 0) return null;
  const count = (view.handSizes[viewer] ?? 0) - LAWFUL_HAND;
  return (
    <View style={[styles.drop, { backgroundColor: colours.danger }]}>
      <Text kind="label" tone="onDanger" align="center" live>
        {say('table.drop', { count })}
      </Text>
    </View>
  );
}

interface Held {
  readonly kind: Kind;
  readonly count: number;
}

function HeldCard(props: HandProps & Held) {
  const { view, kind, count, cardWidth, touched, hints, onTouch } = props;
  const { colours, motion } = useTheme();
  const label = useCardLabel();
  const say = useGameWords('cartagena');
  const spot = `card ${kindText(kind)}`;
  const isTouched = touched.includes(spot);
  const isMuted = !isTouched && cannotFollow(props, spot);
  const isOpen = props.open.has(spot);
  const drops = view.phase === 'filibusterDrop' && isOpen;
  const rim = isTouched ? colours.focus : hints.has(spot) || drops ? colours.danger : 'transparent';
  const isShouted = isTouched && touched.includes('amulet');
  return (
    <Touchable
      label={say('table.card', { count, card: label(kind, 1) }) + (isOpen ? `. ${say('table.canTouch')}` : '')}
      selected={isTouched}
      onPress={() => onTouch(spot)}
      style={[
        styles.card,
        { width: cardWidth + 10, transform: [{ translateY: isTouched && !motion.reduced ? -8 : 0 }] },
      ]}
    >
      {count > 1 ? (
        <View style={[styles.behind, { opacity: isMuted ? 0.45 : 1 }]}>
          <CardFace kind={kind} width={cardWidth} />
        </View>
      ) : null}
      <View
        style={[
          styles.front,
          { borderColor: rim, opacity: isMuted ? 0.45 : 1, backgroundColor: isShouted ? pigment.ember : 'transparent' },
        ]}
      >
        <CardFace kind={kind} width={cardWidth} />
      </View>
      <View style={[styles.count, { backgroundColor: colours.action }]}>
        <Text kind="small" tone="onAction">
          {`${count}`}
        </Text>
      </View>
    </Touchable>
  );
}

/** It cannot be touched next. After a card another one may still be taken instead, so all stay bright. */
function cannotFollow({ open, touched }: HandProps, spot: string): boolean {
  const holdsCard = touched.some((other) => other.startsWith('card '));
  return open.size > 0 && !open.has(spot) && !holdsCard;
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
  drop: { padding: space.tight, marginHorizontal: space.small, borderRadius: radius.small },
});
