/** Deck and discard pile as drawn stacks with their counts; the pile shows the card that was laid last. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { CardStack } from '@/ui/table/CardStack';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { radius, space } from '@/ui/theme';

import { SYMBOLS } from '../data';
import { DARK, FACE_DOWN, type Kind, type State } from '../state';
import { CardFace } from './CardFace';
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

function Stack({ label, count, width, children: kind }: StackProps) {
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label}>
      <CardStack count={count} width={width}>
        {kind === null ? <Blank width={width} /> : <CardFace kind={kind} width={width} />}
      </CardStack>
    </View>
  );
}

function Blank({ width }: { readonly width: number }) {
  const size = { width, height: width * CARD_SHAPE };
  return <View style={[styles.blank, size, { backgroundColor: pigment.parchmentLight, borderColor: pigment.ink }]} />;
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
  blank: { borderWidth: 1.2, borderRadius: radius.small },
});
