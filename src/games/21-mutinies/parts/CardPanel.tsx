/** The mutiny card just drawn, seen by its owner alone: revealed now if it is Compulsory, or kept hidden. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { type Card, CARD_IDS, isCompulsory } from '../data';
import type { ChoiceProps } from './Choice';
import { MutinyCard } from './MutinyCard';
import { Foot, Panel } from './Panel';

export function CardPanel({ view, open, hints, onTouch }: ChoiceProps) {
  const say = useGameWords('21-mutinies');
  const card = view.drawnCard;
  const canReveal = open.has('button reveal');
  return (
    <Panel title={say('table.cardTitle')}>
      <CardWords card={card} />
      <Foot>
        <Button
          look={canReveal && !hints.has('button hide') ? 'outline' : 'primary'}
          label={say(isCompulsory(card) ? 'table.hideRefused' : 'table.hide')}
          onPress={() => onTouch('button hide')}
        />
        {canReveal ? (
          <Button
            look={hints.has('button hide') ? 'outline' : 'primary'}
            label={say('table.reveal')}
            onPress={() => onTouch('button reveal')}
          />
        ) : null}
      </Foot>
    </Panel>
  );
}

/** A card with its name, kind, effect and when it is played. */
export function CardWords({ card }: { readonly card: Card }) {
  const say = useGameWords('21-mutinies');
  const id = CARD_IDS[card] ?? '';
  return (
    <View style={styles.card}>
      <MutinyCard card={card} width={74} />
      <View style={styles.words}>
        <Text kind="heading">{say(`card.${id}`)}</Text>
        <Text kind="small" tone="brassText">
          {say(`table.cardKind.${id.slice(0, 1)}`)}
        </Text>
        <Text>{say(`table.text.${id}`)}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', gap: space.snug, alignItems: 'flex-start' },
  words: { flex: 1, gap: space.hair },
});
