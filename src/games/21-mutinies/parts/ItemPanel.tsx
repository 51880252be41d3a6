/** A touched treasure or card of the own hand: what it does, when it is played, and Use or Play if it can be now. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import { type Card, CARD_IDS, isCompulsory, isEndCard, TREASURES, V } from '../data';
import { CardWords } from './CardPanel';
import { Foot, Panel } from './Panel';
import { TreasureTile } from './TreasureTile';

interface ItemPanelProps {
  readonly spot: string;
  readonly open: ReadonlySet<string>;
  readonly onTouch: (spot: string) => void;
}

export function ItemPanel({ spot, open, onTouch }: ItemPanelProps) {
  const say = useGameWords('21-mutinies');
  const [thing = '', id = ''] = spot.split(' ');
  const button = thing === 'card' ? 'play' : 'use';
  const card = CARD_IDS.indexOf(id);
  const title = thing === 'card' ? say(`card.${id}`) : say('table.treasureTitle');
  return (
    <Panel title={title} onClose={() => onTouch(spot)}>
      {thing === 'card' ? (
        <CardWords card={card} />
      ) : (
        <View style={styles.treasure}>
          <TreasureTile treasure={TREASURES.findIndex((name) => name === id)} width={62} />
          <View style={styles.words}>
            <Text>{say(`table.treasureText.${id}`)}</Text>
          </View>
        </View>
      )}
      <Text kind="small" tone="textSoft">
        {say('table.whenPlayed', { when: say(`table.window.${thing === 'card' ? windowOf(card) : 'any'}`) })}
      </Text>
      {open.has(`button ${button}`) ? (
        <Foot>
          <Button label={say('table.notNow')} onPress={() => onTouch(spot)} />
          <Button look="primary" label={say(`table.${button}`)} onPress={() => onTouch(`button ${button}`)} />
        </Foot>
      ) : null}
    </Panel>
  );
}

function windowOf(card: Card): string {
  if (isCompulsory(card)) return 'refused';
  if (isEndCard(card)) return 'end';
  return card >= V(15) ? 'resolve' : 'any';
}

const styles = StyleSheet.create({
  treasure: { flexDirection: 'row', gap: space.snug, alignItems: 'center' },
  words: { flex: 1 },
});
