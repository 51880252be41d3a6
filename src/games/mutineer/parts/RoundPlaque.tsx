/** The round on a plaque of paper, and the voyage as a row of lights: sailed, the present one, still to come. */
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { radius, space, useTheme } from '@/ui/theme';

import type { State } from '../state';
import { useNames } from './useNames';

/** From one light to the next, at most. */
const APART = 15;

export function RoundPlaque({ view, width }: { readonly view: State; readonly width: number }) {
  const { say } = useNames();
  const { colours } = useTheme();
  const { round, rounds } = view;
  return (
    <View style={styles.plaque}>
      <View style={[styles.paper, { backgroundColor: colours.card, borderColor: colours.brass, maxWidth: width }]}>
        <Text kind="small" align="center">
          {say(round === rounds ? 'table.lastRound' : 'table.round', { round, rounds })}
        </Text>
      </View>
      <Lights round={round} rounds={rounds} apart={Math.min(APART, (width - 10) / rounds)} />
    </View>
  );
}

function Lights({ round, rounds, apart }: { readonly round: number; readonly rounds: number; readonly apart: number }) {
  const width = apart * (rounds - 1) + 12;
  return (
    <Svg width={width} height={12} aria-hidden>
      <Path d={`M6 6H${width - 6}`} stroke={pigment.brassDark} strokeWidth={1.6} />
      {Array.from({ length: rounds }, (_, i) => {
        const isNow = i + 1 === round;
        return (
          <Circle
            key={i}
            cx={6 + i * apart}
            cy={6}
            r={isNow ? 5 : 3.2}
            fill={isNow ? pigment.lamp : i + 1 < round ? pigment.brass : pigment.woodDark}
            stroke={isNow ? pigment.ember : pigment.brassLight}
            strokeWidth={isNow ? 1.6 : 0.9}
          />
        );
      })}
    </Svg>
  );
}

const styles = StyleSheet.create({
  plaque: { alignItems: 'center', gap: 2 },
  paper: { borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.snug },
});
