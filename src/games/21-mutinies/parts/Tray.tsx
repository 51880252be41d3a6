/** The viewer's own things: jewels by colour, the best row they fill, treasures and cards, and the buttons of a window. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { useGameWords } from '@/i18n/words';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Text } from '@/ui/kit/Text';
import type { TableProps } from '@/ui/table/props';
import { space } from '@/ui/theme';

import type { State } from '../state';
import { BestRow } from './BestRow';
import { HeldJewels } from './HeldJewels';
import { HeldItems } from './HeldItems';

export interface TrayProps extends Pick<TableProps, 'viewer' | 'open' | 'touched'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  readonly tokenWidth: number;
  /** Several rows beside the board, one row below it. */
  readonly wraps: boolean;
  /** Whether the viewer is asked in the windows after placing and before resolving. */
  readonly isAsked: boolean;
  readonly onAsking: () => void;
  readonly onItem: (spot: string) => void;
  readonly onTouch: (spot: string) => void;
}

export function Tray(props: TrayProps) {
  const { view, viewer, wraps, tokenWidth } = props;
  const say = useGameWords('21-mutinies');
  const height = tokenWidth * 1.32 + 12;
  if (viewer === 'table') return <Note height={height}>{say('table.trayHidden')}</Note>;
  const isEmpty =
    view.hands[viewer]?.length === 0 && view.treasureCounts[viewer] === 0 && view.cards[viewer]?.length === 0;
  const things = (
    <>
      <HeldJewels view={view} viewer={viewer} width={tokenWidth} />
      <BestRow view={view} viewer={viewer} height={tokenWidth * 1.32} />
      <HeldItems {...props} viewer={viewer} />
    </>
  );
  const held = isEmpty ? <Note height={height}>{say('table.trayEmpty')}</Note> : null;
  if (wraps) {
    return (
      <View style={styles.column} accessibilityLabel={say('table.tray')}>
        <View style={styles.buttons}>
          <WindowButtons {...props} />
        </View>
        {held ?? <View style={styles.wrap}>{things}</View>}
      </View>
    );
  }
  return (
    <View style={[styles.row, { minHeight: height }]}>
      <View style={styles.things}>
        {held ?? (
          <ScrollView
            horizontal
            showsHorizontalScrollIndicator={false}
            contentContainerStyle={styles.line}
            accessibilityLabel={say('table.tray')}
          >
            {things}
          </ScrollView>
        )}
      </View>
      <WindowButtons {...props} />
    </View>
  );
}

function Note({ height, children }: { readonly height: number; readonly children: ReactNode }) {
  return (
    <View style={[styles.note, { minHeight: height }]}>
      <Text kind="small" tone="textSoft" align="center">
        {children}
      </Text>
    </View>
  );
}

/** After placing and before resolving there is a window; it is closed with a button, or passed over for good. */
function WindowButtons({ open, hints, isAsked, onAsking, onTouch }: TrayProps) {
  const say = useGameWords('21-mutinies');
  if (!isAsked) return <IconButton icon="pause" label={say('table.askAgain')} onPress={onAsking} />;
  const name = ['done', 'go'].find((button) => open.has(`button ${button}`));
  if (name === undefined) return null;
  return (
    <View style={styles.window}>
      <IconButton bare icon="last" label={say('table.askNever')} onPress={onAsking} />
      <Button
        look={hints.size === 0 || hints.has(`button ${name}`) ? 'primary' : 'outline'}
        label={say(`table.${name}`)}
        hint={say(`table.${name}Hint`)}
        onPress={() => onTouch(`button ${name}`)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  note: { justifyContent: 'center', paddingHorizontal: space.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tight, paddingHorizontal: space.tight },
  things: { flex: 1, minWidth: 0 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingVertical: space.tight },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  column: { gap: space.small, paddingBottom: space.small },
  window: { flexDirection: 'row', alignItems: 'center' },
  buttons: { flexDirection: 'row', justifyContent: 'flex-end', minHeight: 46 },
});
