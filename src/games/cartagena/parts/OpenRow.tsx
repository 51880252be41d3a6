/** The open row: the next cards of the deck, face up, the next one first. */
import { ScrollView, StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { space } from '@/ui/theme';

import { SYMBOLS } from '../data';
import { FACE_DOWN, symbolOf, type Kind, type State } from '../state';
import { CardFace } from './CardFace';

export function OpenRow({ view, cardWidth }: { readonly view: State; readonly cardWidth: number }) {
  const say = useGameWords('cartagena');
  const cards = knownFront(view);
  if (cards.length === 0) return null;
  const names = cards.map((kind) => say(`symbol.${SYMBOLS[symbolOf(kind)] ?? ''}`));
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={`${say('table.row')}: ${names.join(', ')}`}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.row}>
        {cards.map((kind, index) => (
          <CardFace key={index} kind={kind} width={cardWidth} />
        ))}
      </ScrollView>
    </View>
  );
}

/** The cards at the front of the deck that the viewer can see. */
function knownFront(view: State): Kind[] {
  const front: Kind[] = [];
  for (let i = view.deck.length - 1; i >= 0; i--) {
    const kind = view.deck[i] ?? FACE_DOWN;
    if (kind === FACE_DOWN) break;
    front.push(kind);
  }
  return front;
}

const styles = StyleSheet.create({
  row: { gap: space.hair, paddingHorizontal: space.small, paddingVertical: space.hair },
});
