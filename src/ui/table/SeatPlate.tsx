/** A crew's plate at the table: emblem, name, its facts; framed in brass when it is its turn, lit when it can be chosen. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Emblem } from '../kit/Emblem';
import { Text } from '../kit/Text';
import { Touchable } from '../kit/Touchable';
import { radius, space, useTheme, type Crew } from '../theme';

/** Beside the board each crew has a line of its own; above it they share one. */
export function SeatRow({ stacked, children }: { readonly stacked: boolean; readonly children: ReactNode }) {
  return <View style={stacked ? styles.column : styles.row}>{children}</View>;
}

interface SeatPlateProps {
  readonly crew: Crew;
  readonly name: string;
  /** Spoken. */
  readonly label: string;
  readonly isTurn: boolean;
  readonly isOpen: boolean;
  readonly isHinted: boolean;
  readonly stacked: boolean;
  /** The room of one plate. */
  readonly width: number;
  readonly facts: ReactNode;
  /** Beside the name, e.g. a hat. */
  readonly badge?: ReactNode;
  /** Below the facts. */
  readonly children?: ReactNode;
  readonly onPress: () => void;
}

export function SeatPlate(props: SeatPlateProps) {
  const { crew, name, label, isTurn, isOpen, isHinted, stacked, width, facts, badge, children, onPress } = props;
  const { colours, textScale } = useTheme();
  const border = isHinted ? colours.danger : isOpen ? colours.focus : isTurn ? colours.brass : colours.rim;
  const isBroad = stacked || width > 150 * textScale;
  return (
    <Touchable
      label={label}
      onPress={onPress}
      style={[
        stacked ? styles.line : styles.plate,
        {
          borderColor: border,
          backgroundColor: isTurn ? colours.sunken : colours.card,
          borderWidth: isTurn || isOpen ? 2 : 1,
        },
      ]}
    >
      <View style={styles.name}>
        <Emblem crew={crew} size={stacked ? 28 : 18} />
        <View style={styles.words}>
          <Text kind={isTurn ? 'label' : 'small'} lines={1}>
            {name}
          </Text>
        </View>
        {badge}
        {isBroad ? facts : null}
      </View>
      {isBroad ? null : facts}
      {children}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.hair, paddingHorizontal: space.hair },
  column: { gap: space.tight },
  plate: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minWidth: 0,
    justifyContent: 'flex-start',
    borderRadius: radius.small,
    paddingHorizontal: 3,
    paddingVertical: space.hair,
  },
  line: { borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tight, gap: space.hair },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  words: { flex: 1, minWidth: 0 },
});
