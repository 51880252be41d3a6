/** The warning before a push that brings a rival's last pirate home. */
import { StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { Text } from '@/ui/kit/Text';
import { OverBoard } from '@/ui/table/OverBoard';
import { space } from '@/ui/theme';

interface GiftProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Gift({ name, onYes, onNo }: GiftProps) {
  const say = useGameWords('cartagena');
  return (
    <OverBoard danger>
      <Text kind="heading" heading={2} align="center" live>
        {say('table.gift.title', { name })}
      </Text>
      <Text align="center">{say('table.gift.sentence', { name })}</Text>
      <View style={styles.buttons}>
        <Button label={say('table.gift.no')} onPress={onNo} />
        <Button look="danger" label={say('table.gift.yes')} onPress={onYes} />
      </View>
    </OverBoard>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
});
