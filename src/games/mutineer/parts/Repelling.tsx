/** Pirates off the destination: black sails under the evening sky in the middle of the ring, until they are answered. */
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { Text } from '@/ui/kit/Text';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { waveStrokes } from '@/ui/scenery/waves';
import { radius, space, useTheme } from '@/ui/theme';

import type { Ring } from '../ring';
import { PirateShip } from './Ships';

export function Repelling({ ring, title }: { readonly ring: Ring; readonly title: string }) {
  const id = useArtId();
  const { colours } = useTheme();
  const { width, height } = ring.middle;
  const size = Math.min(width * 0.8, (height - 60) * 1.15);
  const sea = Math.min(height * 0.72, height - 54);
  return (
    <View style={[styles.scene, { width, height, borderColor: colours.danger }]}>
      <Svg width={width} height={height} aria-hidden style={styles.sky}>
        <Defs>
          <LinearGradient id={id('dusk')} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor="#1c2440" />
            <Stop offset="1" stopColor="#a3523f" />
          </LinearGradient>
        </Defs>
        <Rect width={width} height={sea} fill={`url(#${id('dusk')})`} />
        <Glow x={width * 0.5} y={sea} radius={width * 0.5} colour={pigment.flame} strength={0.7} />
        <Rect y={sea} width={width} height={height - sea} fill={pigment.seaDeep} />
        <Path
          d={waveStrokes({ from: [4, sea + 4], to: [width - 4, height], seed: 'pirates', rows: 5 })}
          fill={pigment.flame}
          opacity={0.5}
        />
      </Svg>
      <View style={[styles.ship, { left: width / 2, top: sea + 6 }]}>
        <PirateShip size={size} />
      </View>
      <View style={[styles.title, { backgroundColor: colours.card, borderColor: colours.danger }]}>
        <Text kind="label" tone="dangerText" align="center" live>
          {title}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { borderWidth: 2, borderRadius: radius.card, overflow: 'hidden', justifyContent: 'flex-end' },
  sky: { position: 'absolute' },
  ship: { position: 'absolute' },
  title: { margin: space.tight, borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.tight },
});
