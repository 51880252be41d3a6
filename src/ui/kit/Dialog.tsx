/** A question that must be answered before going on. Esc and back mean "no". */
import { Modal, ScrollView, StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '../theme';
import { Appear } from './Appear';
import { Button } from './Button';
import { InkFrame } from './InkFrame';
import { Text } from './Text';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly sentence: string;
  readonly yes: string;
  readonly no: string;
  /** The answer destroys something. */
  readonly danger?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Dialog({ open, title, sentence, yes, no, danger = false, onYes, onNo }: DialogProps) {
  const { colours, elevation } = useTheme();
  return (
    <Modal visible={open} transparent animationType="none" onRequestClose={onNo} statusBarTranslucent>
      <View style={[styles.stage, { backgroundColor: colours.scrim }]}>
        <Appear style={[styles.dialog, { backgroundColor: colours.card, boxShadow: elevation.high }]}>
          <InkFrame seed="dialog" inset={5} />
          <View accessibilityViewIsModal accessibilityRole="alert" style={styles.body}>
            <ScrollView contentContainerStyle={styles.words}>
              <Text kind="heading" heading={2}>
                {title}
              </Text>
              <Text>{sentence}</Text>
            </ScrollView>
            <View style={styles.answers}>
              <Button label={no} look="outline" onPress={onNo} />
              <Button label={yes} look={danger ? 'danger' : 'primary'} onPress={onYes} />
            </View>
          </View>
        </Appear>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.base },
  dialog: { width: '100%', maxWidth: 460, maxHeight: '100%', borderRadius: radius.card },
  body: { padding: space.roomy, gap: space.roomy, flexShrink: 1 },
  words: { gap: space.snug },
  answers: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.snug },
});
