/** A button that is only a picture: a brass-rimmed roundel, spoken by its label. */
import { StyleSheet } from 'react-native';

import { radius, TOUCH, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';
import { Touchable } from './Touchable';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  /** Without a rim, for use inside a sheet or a row. */
  readonly bare?: boolean;
  readonly onPress: () => void;
}

export function IconButton({ icon, label, disabled = false, bare = false, onPress }: IconButtonProps) {
  const { colours, elevation } = useTheme();
  const rim = bare
    ? null
    : { backgroundColor: colours.card, borderColor: colours.brass, borderWidth: 1.5, boxShadow: elevation.low };
  return (
    <Touchable
      label={label}
      disabled={disabled}
      onPress={onPress}
      style={({ hovered, pressed }) => [
        styles.button,
        rim,
        hovered || pressed ? { backgroundColor: colours.sunken } : null,
        disabled ? styles.disabled : null,
      ]}
    >
      <Icon fixed name={icon} size={24} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: { width: TOUCH + 2, height: TOUCH + 2, borderRadius: radius.round, alignItems: 'center' },
  disabled: { opacity: 0.5 },
});
