/** The actions of a turn as pips: brass while they are left, hollow when they are spent. */
import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { useTheme } from '../theme';

interface PipsProps {
  readonly of: number;
  readonly left: number;
  /** Spoken. */
  readonly label: string;
  /** Side by side on a wide table, one above the other in the row of a phone. */
  readonly isWide: boolean;
}

const APART = 16;

export function Pips({ of, left, label, isWide }: PipsProps) {
  const { colours } = useTheme();
  const length = of * APART + 2;
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} style={styles.pips}>
      <Svg width={isWide ? length : 18} height={isWide ? 18 : length}>
        {Array.from({ length: of }, (_, i) => (
          <Circle
            key={i}
            cx={isWide ? 9 + i * APART : 9}
            cy={isWide ? 9 : 9 + i * APART}
            r={6}
            fill={i < left ? colours.brass : 'none'}
            stroke={colours.brassText}
            strokeWidth={1.6}
          />
        ))}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ pips: { justifyContent: 'center' } });
