/** A sheet over the screen: from below on a phone, from the side on a tablet. Esc, back and the scrim close it. */
import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { radius, space, useTheme } from '../theme';
import { Appear } from './Appear';
import { IconButton } from './IconButton';
import { InkFrame } from './InkFrame';
import { Text } from './Text';

interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  /** Spoken on the closing button. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const TABLET = 700;

export function Sheet({ open, title, closeLabel, onClose, children }: SheetProps) {
  const { colours, elevation } = useTheme();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const aside = width >= TABLET;
  return (
    <Modal visible={open} transparent animationType="none" onRequestClose={onClose} statusBarTranslucent>
      <View style={[styles.stage, aside ? styles.aside : styles.below]}>
        <Pressable
          aria-hidden
          tabIndex={-1}
          onPress={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: colours.scrim }]}
        />
        <Appear
          from={aside ? 'side' : 'below'}
          style={[
            styles.sheet,
            aside ? styles.asideSheet : [styles.belowSheet, { maxHeight: height * 0.88 }],
            {
              backgroundColor: colours.card,
              boxShadow: elevation.high,
              paddingBottom: insets.bottom,
              paddingTop: aside ? insets.top : 0,
            },
          ]}
        >
          <InkFrame seed="sheet" inset={5} />
          <View aria-modal accessibilityViewIsModal style={styles.body}>
            <View style={styles.head}>
              <View style={styles.title}>
                <Text kind="heading" heading={2}>
                  {title}
                </Text>
              </View>
              <IconButton bare icon="close" label={closeLabel} onPress={onClose} />
            </View>
            <ScrollView contentContainerStyle={styles.content}>{children}</ScrollView>
          </View>
        </Appear>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1 },
  below: { justifyContent: 'flex-end' },
  aside: { alignItems: 'flex-end' },
  sheet: { overflow: 'hidden' },
  belowSheet: { borderTopLeftRadius: radius.sheet, borderTopRightRadius: radius.sheet },
  asideSheet: { width: 440, maxWidth: '90%', height: '100%' },
  body: { flexShrink: 1 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: space.roomy,
    paddingRight: space.snug,
    paddingTop: space.base,
  },
  title: { flex: 1 },
  content: { paddingHorizontal: space.roomy, paddingBottom: space.roomy, paddingTop: space.small, gap: space.base },
});
