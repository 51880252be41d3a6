/** The piles in numbers, and the discarded jewels, which everybody may look through. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Sheet } from '@/ui/kit/Sheet';
import { Text } from '@/ui/kit/Text';
import { space } from '@/ui/theme';

import type { Jewel } from '../data';
import type { State } from '../state';
import { Token } from './Gem';
import { jewelLabel } from './labels';

interface PilesSheetProps {
  readonly view: State;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function PilesSheet({ view, isOpen, onClose }: PilesSheetProps) {
  const say = useGameWords('21-mutinies');
  const discard = view.discard.slice().sort((a: Jewel, b: Jewel) => a - b);
  return (
    <Sheet open={isOpen} title={say('table.pilesTitle')} closeLabel={say('table.close')} onClose={onClose}>
      <Text kind="strong">{say('table.deck', { count: view.deck.length })}</Text>
      <Text>{say('table.stock', { count: view.stock.length })}</Text>
      <Text>{say('table.blindCount', { count: view.blind.length })}</Text>
      <Text>{say('table.treasures', { count: view.treasureStack.length })}</Text>
      <Text>{say('table.more.cask', { count: view.tavern })}</Text>
      {view.runOuts > 0 ? <Text>{say('table.rebuilt')}</Text> : null}
      <Text kind="strong">{say('table.discard', { count: discard.length })}</Text>
      <View style={styles.jewels}>
        {discard.map((jewel) => (
          <View key={jewel} accessible accessibilityRole="image" accessibilityLabel={jewelLabel(jewel, say)}>
            <Token jewel={jewel} width={38} />
          </View>
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ jewels: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tight } });
