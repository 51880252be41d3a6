/** Supply and discards as drawn stacks with their counts; a touch on the discards opens their tally. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Touchable } from '@/ui/kit/Touchable';
import { CardStack } from '@/ui/table/CardStack';
import { space } from '@/ui/theme';

import { FACE_DOWN, type State } from '../state';
import { CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

interface StacksProps {
  readonly view: State;
  readonly width: number;
  /** The latest card is still in the air. */
  readonly isLanding: boolean;
  readonly onTally: () => void;
}

export function Stacks({ view, width, isLanding, onTally }: StacksProps) {
  const say = useGameWords('pirates-nest');
  const label = useCardLabel();
  const { supply } = view;
  const discards = isLanding ? view.discards.slice(0, -1) : view.discards;
  const top = discards[discards.length - 1] ?? FACE_DOWN;
  const discardLabel =
    discards.length === 0
      ? say('table.noDiscards')
      : say('table.discards', { count: discards.length, card: label(top, 1) });
  return (
    <View style={styles.stacks}>
      <View
        accessible
        accessibilityRole="image"
        accessibilityLabel={say('table.supply', { count: supply.length })}
        style={styles.supply}
      >
        <CardStack count={supply.length} width={width}>
          <CardFace face={FACE_DOWN} width={width} />
        </CardStack>
      </View>
      <Touchable label={`${discardLabel}. ${say('table.tally')}`} onPress={onTally} style={styles.discards}>
        <CardStack count={discards.length} width={width}>
          <CardFace face={top} width={width} />
        </CardStack>
      </Touchable>
    </View>
  );
}

const styles = StyleSheet.create({
  stacks: { flexDirection: 'row', alignItems: 'center', gap: space.snug, paddingRight: space.small },
  supply: { justifyContent: 'center' },
  discards: { minWidth: 0, justifyContent: 'center' },
});
