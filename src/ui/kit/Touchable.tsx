/** What can be touched: big enough for a finger, told apart when hovered and pressed, felt and heard when it acts. */
import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, type AccessibilityRole, type StyleProp, type ViewStyle } from 'react-native';

import { useFeedback, type Cue } from '../feedback/Feedback';
import { TOUCH, useTheme } from '../theme';
import { onKeys, type KeyMap } from './keys';

export interface TouchState {
  readonly pressed: boolean;
  readonly hovered: boolean;
}

interface TouchableProps {
  readonly label: string;
  readonly hint?: string;
  readonly role?: AccessibilityRole;
  readonly disabled?: boolean;
  readonly selected?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly cue?: Cue;
  readonly keys?: KeyMap;
  /** Out of the tab order: reached by arrow keys within its group. */
  readonly skipTab?: boolean;
  readonly onPress: () => void;
  readonly style?: StyleProp<ViewStyle> | ((state: TouchState) => StyleProp<ViewStyle>);
  readonly children?: ReactNode | ((state: TouchState) => ReactNode);
}

export function Touchable(props: TouchableProps) {
  const {
    label,
    hint,
    role = 'button',
    disabled = false,
    cue = 'tap',
    keys,
    skipTab,
    onPress,
    style,
    children,
  } = props;
  const { motion } = useTheme();
  const give = useFeedback();
  const [hovered, setHovered] = useState(false);
  const act = () => {
    give(cue);
    onPress();
  };
  return (
    <Pressable
      accessibilityRole={role}
      accessibilityLabel={label}
      {...stateOf(props)}
      {...(hint ? { accessibilityHint: hint } : null)}
      disabled={disabled}
      {...(skipTab ? { tabIndex: -1 as const } : null)}
      onPress={act}
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      {...(keys ? onKeys(keys) : null)}
      style={({ pressed }) => [
        styles.target,
        { transitionDuration: `${motion.ms('press')}ms`, transitionProperty: 'transform, opacity' } as ViewStyle,
        pressed && !motion.reduced ? styles.pressed : null,
        typeof style === 'function' ? style({ pressed, hovered: hovered && !disabled }) : style,
      ]}
    >
      {({ pressed }) =>
        typeof children === 'function' ? children({ pressed, hovered: hovered && !disabled }) : children
      }
    </Pressable>
  );
}

/** As aria properties: React Native knows both spellings, React Native Web only these. */
function stateOf({ disabled, selected, checked, expanded }: TouchableProps) {
  return {
    ...(disabled ? { 'aria-disabled': disabled } : null),
    ...(selected === undefined ? null : { 'aria-selected': selected }),
    ...(checked === undefined ? null : { 'aria-checked': checked }),
    ...(expanded === undefined ? null : { 'aria-expanded': expanded }),
  };
}

const styles = StyleSheet.create({
  target: { minWidth: TOUCH, minHeight: TOUCH, justifyContent: 'center' },
  pressed: { transform: [{ scale: 0.97 }] },
});
