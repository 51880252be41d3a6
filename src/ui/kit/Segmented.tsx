/** One of a few: all choices in sight, the chosen one inked in. Wraps when the text is large. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme } from '../theme';
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
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({ label, choices, value, onChange }: SegmentedProps<Value>) {
  const { colours } = useTheme();
  const group = useRef<View>(null);
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
      style={[styles.track, { backgroundColor: colours.sunken, borderColor: colours.edge }]}
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

/** Arrow keys move the focus with the choice (web only: a native view has no children to find). */
function focusChild(group: View | null, index: number): void {
  const element = group as unknown as { children?: ArrayLike<{ focus?: () => void }> } | null;
  element?.children?.[index]?.focus?.();
}

const styles = StyleSheet.create({
  track: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderRadius: radius.small + 2,
    borderWidth: 1.5,
    padding: 2,
    gap: 2,
  },
  choice: { flexGrow: 1, borderRadius: radius.small - 1, paddingHorizontal: space.snug, paddingVertical: space.tight },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.tight },
});
