/** A sheet of paper over a part of the board: a title, what is to be decided, and a way to let it go. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import { radius, space, useTheme } from '@/ui/theme';

interface PanelProps {
  readonly title: string;
  /** Over the upper or the lower half of the board; what matters lies in the other. */
  readonly side?: 'top' | 'bottom';
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

export function Panel({ title, side = 'bottom', onClose, children }: PanelProps) {
  const { colours, elevation } = useTheme();
  const say = useGameWords('21-mutinies');
  const paper = { backgroundColor: colours.card, borderColor: colours.brass, boxShadow: elevation.high };
  return (
    <View style={[styles.over, side === 'top' ? styles.top : styles.bottom]}>
      <View style={[styles.paper, paper]}>
        <View style={styles.head}>
          <View style={styles.title}>
            <Text kind="label" live>
              {title}
            </Text>
          </View>
          {onClose ? <IconButton bare icon="close" label={say('table.letGo')} onPress={onClose} /> : null}
        </View>
        {children ? <ScrollView contentContainerStyle={styles.content}>{children}</ScrollView> : null}
      </View>
    </View>
  );
}

/** Things to choose from, side by side, in as many rows as they need. */
export function Choices({ children }: { readonly children: ReactNode }) {
  return <View style={styles.choices}>{children}</View>;
}

/** The buttons at the foot of a panel. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <View style={styles.foot}>{children}</View>;
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, alignItems: 'center', padding: space.small, pointerEvents: 'box-none' },
  top: { justifyContent: 'flex-start' },
  bottom: { justifyContent: 'flex-end' },
  paper: { maxWidth: 520, width: '100%', maxHeight: '88%', borderWidth: 2, borderRadius: radius.card },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 44, paddingLeft: space.snug },
  title: { flex: 1, paddingVertical: space.tight },
  content: { paddingHorizontal: space.snug, paddingBottom: space.snug, gap: space.small },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  foot: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.small },
});
