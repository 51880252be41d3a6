/** The action cards nobody has taken yet: a fan of backs, with a dashed place for each that is gone. */
import { StyleSheet, View } from 'react-native';

import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { pigment } from '@/ui/scenery/palette';
import { radius } from '@/ui/theme';

import { ROLE_COUNT } from '../data';
import { NONE, type State } from '../state';
import { RoleCard } from './RoleCard';
import { useNames } from './useNames';

interface RoleFanProps {
  readonly view: State;
  /** How wide a card is. */
  readonly width: number;
  /** Beside the stacks there is little room. */
  readonly isNarrow: boolean;
}

/** Degrees between two cards. */
const TURN = 7;

export function RoleFan({ view, width, isNarrow }: RoleFanProps) {
  const { say } = useNames();
  const left = rolesLeft(view);
  const step = width * (isNarrow ? 0.15 : 0.52);
  const height = width * CARD_SHAPE;
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={say('table.middle', { count: left })}
      style={{ width: step * (ROLE_COUNT - 1) + width, height: height * 1.06 }}
    >
      {Array.from({ length: ROLE_COUNT }, (_, i) => {
        const from = i - (ROLE_COUNT - 1) / 2;
        const place = {
          left: i * step,
          top: Math.abs(from) ** 2 * width * 0.02,
          transform: [{ rotate: `${from * (isNarrow ? TURN * 0.6 : TURN)}deg` }],
        };
        return (
          <View key={i} style={[styles.card, place]}>
            {i < left ? (
              <RoleCard person={null} width={width} />
            ) : (
              <View style={[styles.gone, { width: width - 2, height: height - 2 }]} />
            )}
          </View>
        );
      })}
    </View>
  );
}

/** Of a chosen card everybody knows that it is gone, not which one it is. */
function rolesLeft(view: State): number {
  return ROLE_COUNT - view.roles.filter((role) => role !== NONE).length;
}

const styles = StyleSheet.create({
  card: { position: 'absolute' },
  gone: {
    borderWidth: 1.2,
    borderStyle: 'dashed',
    borderRadius: radius.small,
    borderColor: pigment.parchmentDeep,
    opacity: 0.55,
  },
});
