/** One of a few: all choices in sight, the chosen one inked in. What has no room beside each other stands in columns. */
import { useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { radius, roughWidth, space, useTheme } from '../theme';
import { Icon } from './Icon';
import { Text } from './Text';
import { Touchable } from './Touchable';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SegmentedProps<Value extends string> {
  /** What is being chosen, spoken with the group. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  /** In one line that is pushed along where it is too long: for places that have no height to give. */
  readonly line?: boolean;
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return props.line ? (
    <Pushed>
      <Track {...props} />
    </Pushed>
  ) : (
    <Track {...props} />
  );
}

/** A line that can be pushed along; an arrow says that there is more of it. */
function Pushed({ children }: { readonly children: ReactNode }) {
  const { colours } = useTheme();
  const [{ room, whole, at }, setWay] = useState({ room: 0, whole: 0, at: 0 });
  return (
    <View>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        scrollEventThrottle={100}
        onLayout={({ nativeEvent }) => setWay((was) => ({ ...was, room: nativeEvent.layout.width }))}
        onContentSizeChange={(width) => setWay((was) => ({ ...was, whole: width }))}
        onScroll={({ nativeEvent }) => setWay((was) => ({ ...was, at: nativeEvent.contentOffset.x }))}
        contentContainerStyle={styles.pushed}
      >
        {children}
      </ScrollView>
      {room > 0 && whole - at > room + 4 ? (
        <View style={[styles.more, { backgroundColor: colours.card, borderColor: colours.edge }]}>
          <Icon name="next" size={18} />
        </View>
      ) : null}
    </View>
  );
}

function Track<Value extends string>({ label, choices, value, line = false, onChange }: SegmentedProps<Value>) {
  const { colours, textScale } = useTheme();
  const [width, setWidth] = useState(0);
  const group = useRef<View>(null);
  const columns = line ? null : columnsOf(choices, width, textScale);
  const pick = (from: number, by: number) => {
    const index = (from + by + choices.length) % choices.length;
    const chosen = choices[index];
    if (!chosen) return;
    onChange(chosen.value);
    focusChild(group.current, index);
  };
  return (
    <View
      ref={group}
      accessibilityRole="radiogroup"
      accessibilityLabel={label}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={[
        styles.track,
        line ? styles.grown : styles.wrapped,
        { backgroundColor: colours.sunken, borderColor: colours.edge },
      ]}
    >
      {choices.map((choice, index) => {
        const chosen = choice.value === value;
        return (
          <Touchable
            key={choice.value}
            role="radio"
            cue="select"
            label={choice.label}
            checked={chosen}
            skipTab={!chosen}
            keys={{
              ' ': () => onChange(choice.value),
              ArrowRight: () => pick(index, 1),
              ArrowDown: () => pick(index, 1),
              ArrowLeft: () => pick(index, -1),
              ArrowUp: () => pick(index, -1),
            }}
            onPress={() => onChange(choice.value)}
            style={({ hovered }) => [
              styles.choice,
              columns === null ? null : { width: `${98 / columns}%` },
              hovered ? { backgroundColor: colours.card } : null,
              chosen ? { backgroundColor: colours.action } : null,
            ]}
          >
            <View style={styles.row}>
              {chosen ? <Icon name="check" size={16} colour={colours.onAction} /> : null}
              <Text kind="label" tone={chosen ? 'onAction' : 'text'} align="center">
                {choice.label}
              </Text>
            </View>
          </Touchable>
        );
      })}
    </View>
  );
}

/** Points beside a label: room around it, the tick of what is chosen, and what the estimate may be wrong by. */
const BESIDE = 24;
const TICK = 24;

/** In how many columns of one width the choices stand; null if they need none, or two have no room: then they just wrap. */
function columnsOf(choices: readonly { readonly label: string }[], width: number, scale: number): number | null {
  const widths = choices.map(({ label }) => roughWidth(label, 'label', scale) + BESIDE);
  const all = widths.reduce((sum, one) => sum + one + 2, TICK);
  if (width === 0 || all <= width) return null;
  const most = Math.floor(width / (Math.max(...widths) + TICK / 2));
  if (most < 2) return null;
  const rows = Math.ceil(choices.length / most);
  return Math.ceil(choices.length / rows);
}

/** Arrow keys move the focus with the choice (web only: a native view has no children to find). */
function focusChild(group: View | null, index: number): void {
  const element = group as unknown as { children?: ArrayLike<{ focus?: () => void }> } | null;
  element?.children?.[index]?.focus?.();
}

const styles = StyleSheet.create({
  track: {
    flexDirection: 'row',
    borderRadius: radius.small + 2,
    borderWidth: 1.5,
    padding: 2,
    gap: 2,
  },
  wrapped: { flexWrap: 'wrap' },
  grown: { flexGrow: 1 },
  /** One line fills the width there is. */
  pushed: { minWidth: '100%' },
  more: {
    position: 'absolute',
    right: 0,
    top: 0,
    bottom: 0,
    width: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderTopRightRadius: radius.small + 2,
    borderBottomRightRadius: radius.small + 2,
    borderWidth: 1.5,
    pointerEvents: 'none',
  },
  choice: { flexGrow: 1, borderRadius: radius.small - 1, paddingHorizontal: space.snug, paddingVertical: space.tight },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.tight },
});
