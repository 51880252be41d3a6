/** A whole number between two limits, one step at a time. */
import { StyleSheet, View, type AccessibilityActionEvent } from 'react-native';

import { space, useTheme } from '../theme';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface StepperProps {
  readonly label: string;
  /** Spoken on the buttons, e.g. "One fewer", "One more". */
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, fewer, more, value, min, max, onChange }: StepperProps) {
  const { textScale } = useTheme();
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  const onAction = ({ nativeEvent: { actionName } }: AccessibilityActionEvent) =>
    step(actionName === 'increment' ? 1 : -1);
  return (
    <View style={styles.row}>
      <IconButton icon="minus" label={`${label}: ${fewer}`} disabled={value <= min} onPress={() => step(-1)} />
      <View
        accessible
        accessibilityRole="adjustable"
        accessibilityLabel={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={onAction}
        style={[styles.number, { minWidth: 36 * textScale }]}
      >
        <Text kind="heading" align="center" live>
          {value}
        </Text>
      </View>
      <IconButton icon="plus" label={`${label}: ${more}`} disabled={value >= max} onPress={() => step(1)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  number: { alignItems: 'center' },
});
