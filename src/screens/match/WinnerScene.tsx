/** The winner’s scene: the sloop under the moon, and the seal of each crew that won. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { emblemPaths } from '@/ui/scenery/emblems';
import { WaxSeal } from '@/ui/scenery/Ornaments';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { lamplit, Sloop } from '@/ui/scenery/Ship';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';
import { emblems, radius, type Crew } from '@/ui/theme';

const HEIGHT = 150;

export function WinnerScene({ crews }: { readonly crews: readonly Crew[] }) {
  const id = useArtId();
  const [width, setWidth] = useState(0);
  const horizon = HEIGHT * 0.56;
  return (
    <View style={styles.scene} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)} aria-hidden>
      {width > 0 ? (
        <Svg width={width} height={HEIGHT}>
          <Defs>
            <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
              <Stop offset="0" stopColor={pigment.night} />
              <Stop offset="0.6" stopColor={pigment.duskBlue} />
              <Stop offset="1" stopColor={pigment.duskRose} />
            </LinearGradient>
          </Defs>
          <Rect width={width} height={HEIGHT} fill={`url(#${id('sky')})`} />
          <Stars from={[0, 0]} to={[width, horizon]} count={30} seed="victory" />
          <Moon x={width * 0.8} y={HEIGHT * 0.26} radius={17} />
          <Rect y={horizon} width={width} height={HEIGHT - horizon} fill={pigment.seaDeep} />
          <Path
            d={moonPath({ x: width * 0.8, top: horizon, bottom: HEIGHT, width: 46, seed: 'victory' })}
            fill={pigment.moon}
            opacity={0.5}
          />
          <Path
            d={waveStrokes({ from: [0, horizon + 4], to: [width, HEIGHT], seed: 'victory sea', rows: 6 })}
            stroke={pigment.foam}
            strokeWidth={1}
            fill="none"
            opacity={0.4}
          />
          <Sloop x={width * 0.46} y={HEIGHT * 0.82} scale={0.86} colours={lamplit} />
          {crews.map((crew, index) => (
            <WaxSeal
              key={crew}
              x={38 + index * 52}
              y={38}
              radius={24}
              seed={crew}
              emblem={emblemPaths[emblems[crew]]}
            />
          ))}
        </Svg>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ scene: { height: HEIGHT, borderRadius: radius.card, overflow: 'hidden' } });
