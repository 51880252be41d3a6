/** Deck and discard pile as drawn stacks with their counts; the pile shows the card that was laid last. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { radius, space, useTheme } from '@/ui/theme';

import { SYMBOLS } from '../data';
import { DARK, FACE_DOWN, type Kind, type State } from '../state';
import { CARD_SHAPE, CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

interface StacksProps {
  readonly view: State;
  readonly width: number;
  /** The last card laid, or `FACE_DOWN` if nobody has seen it. */
  readonly top: Kind;
}

export function Stacks({ view, width, top }: StacksProps) {
  const say = useGameWords('cartagena');
  const label = useCardLabel();
  const laid = view.pile.reduce((sum, count) => sum + count, 0);
  const inPile = view.pile.flatMap((count, kind) => (count > 0 ? [label(kind, count)] : []));
  const pileLabel = [say('table.pile', { count: laid }), ...inPile].join(', ');
  return (
    <View style={styles.stacks}>
      <Stack label={say('table.deck', { count: view.deck.length })} count={view.deck.length} width={width}>
        {FACE_DOWN}
      </Stack>
      <Stack label={pileLabel} count={laid} width={width}>
        {top === FACE_DOWN ? null : top}
      </Stack>
    </View>
  );
}

interface StackProps {
  readonly label: string;
  readonly count: number;
  readonly width: number;
  /** The card on top; null is an unknown face. */
  readonly children: Kind | null;
}

/** A stack grows by a card's edge for every dozen. */
function Stack({ label, count, width, children: kind }: StackProps) {
  const { colours } = useTheme();
  const height = width * CARD_SHAPE;
  const edges = Math.min(4, Math.ceil(count / 12));
  const below = Array.from({ length: Math.max(0, edges - 1) }, (_, i) => (edges - 1 - i) * 2);
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={label}
      style={[styles.stack, { width, height: height + 12 }]}
    >
      {count === 0 ? <View style={[styles.hole, { width, height, borderColor: colours.edge }]} /> : null}
      {count > 0 ? below.map((offset) => <Edge key={offset} kind={kind} width={width} offset={offset} />) : null}
      {count > 0 ? <Edge kind={kind} width={width} offset={0} /> : null}
      <View style={[styles.count, { backgroundColor: colours.card, borderColor: colours.edge }]}>
        <Text kind="small">{`${count}`}</Text>
      </View>
    </View>
  );
}

function Edge({
  kind,
  width,
  offset,
}: {
  readonly kind: Kind | null;
  readonly width: number;
  readonly offset: number;
}) {
  const height = width * CARD_SHAPE;
  return (
    <View style={{ position: 'absolute', left: offset * 0.6, top: 6 - offset }}>
      {kind === null ? (
        <View
          style={[styles.blank, { width, height, backgroundColor: pigment.parchmentLight, borderColor: pigment.ink }]}
        />
      ) : (
        <CardFace kind={kind} width={width} />
      )}
    </View>
  );
}

/** What the pile holds, symbol by symbol: everybody may count it. */
export function PileCount({ view }: { readonly view: State }) {
  const say = useGameWords('cartagena');
  return (
    <View aria-hidden style={styles.counts}>
      <Text kind="small" tone="textSoft">
        {say('table.inPile')}
      </Text>
      <View style={styles.kinds}>
        {SYMBOLS.map((symbol, kind) => (
          <View key={symbol} style={styles.kind}>
            <CardFace kind={kind} width={26} />
            <Text kind="small">{`${(view.pile[kind] ?? 0) + (view.pile[kind + DARK] ?? 0)}`}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  counts: { gap: space.tight, paddingHorizontal: space.small, paddingBottom: space.small },
  kinds: { flexDirection: 'row', justifyContent: 'space-between' },
  kind: { alignItems: 'center' },
  stacks: { flexDirection: 'row', gap: space.snug, paddingRight: space.small },
  stack: { alignItems: 'center', justifyContent: 'flex-end' },
  hole: { position: 'absolute', top: 6, borderWidth: 1.5, borderStyle: 'dashed', borderRadius: radius.small },
  blank: { borderWidth: 1.2, borderRadius: radius.small },
  count: { borderWidth: 1, borderRadius: radius.round, paddingHorizontal: 5, marginRight: -10, alignSelf: 'flex-end' },
});
