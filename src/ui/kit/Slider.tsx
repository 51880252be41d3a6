/** A value on a line: drag or touch the line, or step with the arrow keys. Spoken as an adjustable. */
import { useState } from 'react';
import { StyleSheet, View, type AccessibilityActionEvent, type GestureResponderEvent } from 'react-native';

import { radius, TOUCH, useTheme } from '../theme';
import { onKeys } from './keys';

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const THUMB = 22;

export function Slider({ label, min, max, value, onChange }: SliderProps) {
  const { colours } = useTheme();
  const [width, setWidth] = useState(0);
  const room = Math.max(1, width - THUMB);
  const share = max > min ? (value - min) / (max - min) : 0;
  const set = (to: number) => {
    const whole = Math.min(max, Math.max(min, Math.round(to)));
    if (whole !== value) onChange(whole);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent) =>
    set(min + ((nativeEvent.locationX - THUMB / 2) / room) * (max - min));
  const act = ({ nativeEvent }: AccessibilityActionEvent) =>
    set(value + (nativeEvent.actionName === 'increment' ? 1 : -1));
  return (
    <View
      accessible
      role="slider"
      accessibilityLabel={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={act}
      focusable
      tabIndex={0}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderGrant={follow}
      onResponderMove={follow}
      {...onKeys({
        ArrowRight: () => set(value + 1),
        ArrowUp: () => set(value + 1),
        ArrowLeft: () => set(value - 1),
        ArrowDown: () => set(value - 1),
        Home: () => set(min),
        End: () => set(max),
      })}
      style={styles.slider}
    >
      <View style={[styles.line, { backgroundColor: colours.edge }]} />
      <View style={[styles.done, { backgroundColor: colours.brass, width: THUMB / 2 + share * room }]} />
      <View style={[styles.thumb, { backgroundColor: colours.brass, borderColor: colours.card, left: share * room }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  slider: { height: TOUCH, justifyContent: 'center' },
  line: { height: 3, borderRadius: radius.round, pointerEvents: 'none' },
  done: { position: 'absolute', left: 0, height: 5, borderRadius: radius.round, pointerEvents: 'none' },
  thumb: {
    position: 'absolute',
    width: THUMB,
    height: THUMB,
    borderRadius: radius.round,
    borderWidth: 2,
    pointerEvents: 'none',
  },
});
