/** The end of the mutiny: the mark of the victorious side over the planks, and the duels it won. */
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { sunRays } from '@/ui/scenery/hatching';
import { pigment } from '@/ui/scenery/palette';
import { space } from '@/ui/theme';

import { D, RAMON, SIDES, V, VALVERDE } from '../data';
import type { State } from '../state';
import { sideColours } from './light';
import { PirateFace } from './PirateFace';
import type { Box } from './plan';
import { SideShape } from './SideMark';

export function Victory({ view, box }: { readonly view: State; readonly box: Box }) {
  const say = useGameWords('die-meuterei');
  const { fill, deep, pale } = sideColours[view.victor === V ? 0 : 1];
  const { width, height } = box;
  const words = say('table.victory', { side: say(`side.${SIDES[view.victor]}`) });
  const score = say('table.victoryScore', { v: view.wins[V] ?? 0, d: view.wins[D] ?? 0 });
  const face = Math.min(110, height * 0.72);
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={`${words}, ${score}`}
      style={[styles.stage, { left: box.x, top: box.y, width, height, backgroundColor: deep }]}
    >
      <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
        <Path d={sunRays([width / 2, height * 1.1], height * 0.3, width * 0.6, 'victory')} fill={fill} opacity={0.5} />
        <G transform={`translate(${width * 0.78} ${height * 0.5}) scale(${height / 46})`} opacity={0.18}>
          <SideShape side={view.victor} colour={pale} />
        </G>
      </Svg>
      <PirateFace pirate={view.victor === V ? VALVERDE : RAMON} width={face} />
      <View style={styles.words}>
        <Text kind="heading" colour={pigment.moon} align="center">
          {words}
        </Text>
        <Text kind="title" colour={pale} align="center">
          {score}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.snug,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  words: { flexShrink: 1 },
});
