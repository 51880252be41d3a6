/** A screen: the chart behind, a head with the way back and the title, and content that scrolls and keeps clear of notches. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { ChartPaper } from '../chart/ChartPaper';
import { ScaleBar } from '../chart/ScaleBar';
import { space, useTheme } from '../theme';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface ScreenProps {
  readonly title: string;
  /** The way back, with its spoken label. */
  readonly back?: { readonly label: string; readonly onPress: () => void };
  /** Buttons at the right of the head. */
  readonly actions?: ReactNode;
  /** Widest the content gets. */
  readonly width?: number;
  /** Stays in sight below what scrolls: what the screen is for, on a page that may be long. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Screen({ title, back, actions, width = 760, footer, children }: ScreenProps) {
  const insets = useSafeAreaInsets();
  const { colours } = useTheme();
  const sides = { paddingLeft: insets.left + space.base, paddingRight: insets.right + space.base };
  return (
    <View style={styles.screen}>
      <ChartPaper />
      <ScrollView contentContainerStyle={{ paddingBottom: footer ? space.roomy : insets.bottom + space.vast }}>
        <View style={[styles.head, sides, { paddingTop: insets.top + space.base }]}>
          <View style={[styles.row, { maxWidth: width }]}>
            {back ? <IconButton icon="back" label={back.label} onPress={back.onPress} /> : null}
            <View style={styles.title}>
              <Text kind="title" heading={1}>
                {title}
              </Text>
            </View>
            {actions}
          </View>
          <View style={[styles.rule, { maxWidth: width }]}>
            <ScaleBar />
          </View>
        </View>
        <View style={[styles.body, sides]}>
          <View style={[styles.content, { maxWidth: width }]}>{children}</View>
        </View>
      </ScrollView>
      {footer ? (
        <View
          style={[
            styles.footer,
            sides,
            { paddingBottom: insets.bottom + space.small, backgroundColor: colours.card, borderTopColor: colours.rim },
          ]}
        >
          <View style={[styles.foot, { maxWidth: width }]}>{footer}</View>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  head: { alignItems: 'center', gap: space.snug },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.base, width: '100%' },
  rule: { width: '100%' },
  title: { flex: 1 },
  body: { alignItems: 'center', paddingTop: space.roomy },
  footer: { alignItems: 'center', paddingTop: space.small, borderTopWidth: StyleSheet.hairlineWidth },
  foot: { width: '100%', gap: space.small },
  content: { width: '100%', gap: space.base },
});
