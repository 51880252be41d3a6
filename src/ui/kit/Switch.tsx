/** On or off: a brass slide in its groove, with a tick so that it does not depend on colour. */
import { StyleSheet, View } from 'react-native';

import { radius, useTheme } from '../theme';
import { Icon } from './Icon';
import { Touchable } from './Touchable';

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Switch({ label, value, disabled = false, onChange }: SwitchProps) {
  const { colours, elevation } = useTheme();
  const flip = () => onChange(!value);
  return (
    <Touchable
      role="switch"
      cue="select"
      label={label}
      checked={value}
      disabled={disabled}
      keys={{ ' ': flip }}
      onPress={flip}
      style={styles.target}
    >
      <View
        style={[
          styles.groove,
          {
            backgroundColor: value ? colours.action : colours.sunken,
            borderColor: value ? colours.action : colours.edge,
          },
          value ? styles.on : null,
          disabled ? styles.disabled : null,
        ]}
      >
        <View
          style={[styles.slide, { backgroundColor: value ? colours.onAction : colours.edge, boxShadow: elevation.low }]}
        >
          {value ? <Icon fixed name="check" size={16} colour={colours.action} /> : null}
        </View>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  target: { alignItems: 'center' },
  groove: {
    width: 54,
    height: 32,
    borderRadius: radius.round,
    borderWidth: 1.5,
    padding: 2.5,
    justifyContent: 'center',
  },
  on: { alignItems: 'flex-end' },
  slide: { width: 24, height: 24, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  disabled: { opacity: 0.5 },
});
