/** A button with words on it: an engraved plate for the one thing to do, an inked outline for the others. */
import { StyleSheet, View } from 'react-native';

import { radius, space, useTheme, type Theme } from '../theme';
import { Icon, type IconName } from './Icon';
import { Text } from './Text';
import { Touchable, type TouchState } from './Touchable';

type Look = 'primary' | 'outline' | 'danger' | 'quiet';

interface ButtonProps {
  readonly label: string;
  /** A part of the label that is enough to read where there is little room; the whole of it is spoken. */
  readonly short?: string;
  readonly icon?: IconName;
  readonly look?: Look;
  readonly disabled?: boolean;
  /** Spoken after the label: what happens. */
  readonly hint?: string;
  readonly onPress: () => void;
}

export function Button({ label, short, icon, look = 'outline', disabled = false, hint, onPress }: ButtonProps) {
  const theme = useTheme();
  const { ink, plate } = coloursOf(look, theme);
  return (
    <Touchable
      label={label}
      disabled={disabled}
      {...(hint ? { hint } : null)}
      onPress={onPress}
      style={(state) => [styles.button, plateStyle(look, state, theme), disabled ? styles.disabled : null]}
    >
      {plate ? <View style={[styles.engraving, { borderColor: ink }]} /> : null}
      <View style={styles.row}>
        {icon ? <Icon name={icon} colour={ink} size={22} /> : null}
        <View style={styles.words}>
          <Text kind="label" colour={ink} align="center">
            {short ?? label}
          </Text>
        </View>
      </View>
    </Touchable>
  );
}

function coloursOf(look: Look, { colours }: Theme): { ink: string; plate: boolean } {
  switch (look) {
    case 'primary':
      return { ink: colours.onAction, plate: true };
    case 'danger':
      return { ink: colours.onDanger, plate: true };
    case 'outline':
    case 'quiet':
      return { ink: colours.text, plate: false };
  }
}

function plateStyle(look: Look, { hovered, pressed }: TouchState, { colours, elevation }: Theme) {
  switch (look) {
    case 'primary':
    case 'danger':
      return {
        backgroundColor: look === 'primary' ? colours.action : colours.danger,
        boxShadow: hovered && !pressed ? elevation.mid : elevation.low,
      };
    case 'outline':
      return {
        backgroundColor: hovered || pressed ? colours.sunken : colours.card,
        borderColor: colours.edge,
        borderWidth: 1.5,
      };
    case 'quiet':
      return { backgroundColor: hovered || pressed ? colours.sunken : 'transparent' };
  }
}

const styles = StyleSheet.create({
  button: { borderRadius: radius.small, paddingHorizontal: space.base, paddingVertical: space.small },
  engraving: {
    position: 'absolute',
    top: 3,
    bottom: 3,
    left: 3,
    right: 3,
    borderRadius: radius.small - 2,
    borderWidth: 1,
    opacity: 0.4,
    pointerEvents: 'none',
  },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.small },
  words: { flexShrink: 1 },
  disabled: { opacity: 0.5 },
});
