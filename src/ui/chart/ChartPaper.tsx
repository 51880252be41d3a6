/** The paper behind every screen: an old sea chart with its winds, a coast and the light that falls on it. */
import { memo, useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Defs, G, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { CompassRose, RhumbLines } from '../scenery/Chart';
import { stipple } from '../scenery/hatching';
import { blot, type Point } from '../scenery/ink';
import { useArtId } from '../scenery/Scene';
import { tints, useTheme } from '../theme';
import { coast, coastHatching, type Box } from './coast';

export const ChartPaper = memo(function ChartPaper() {
  const { colours, light } = useTheme();
  const { width, height } = useWindowDimensions();
  const id = useArtId();
  const art = useMemo(() => draw({ width, height }), [width, height]);
  const dark = light === 'dark';
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.paper, { backgroundColor: colours.page }]}>
      <Svg width={width} height={height}>
        <Defs>
          <RadialGradient id={id('glow')} cx={dark ? '50%' : '42%'} cy={dark ? '22%' : '30%'} rx="75%" ry="60%">
            <Stop offset="0" stopColor={colours.glow} stopOpacity={tints.glow} />
            <Stop offset="0.55" stopColor={colours.glow} stopOpacity={tints.glow * 0.35} />
            <Stop offset="1" stopColor={colours.glow} stopOpacity={0} />
          </RadialGradient>
          <RadialGradient id={id('rim')} cx="50%" cy="48%" rx="78%" ry="72%">
            <Stop offset="0.6" stopColor={colours.rim} stopOpacity={0} />
            <Stop offset="1" stopColor={colours.rim} stopOpacity={tints.rim} />
          </RadialGradient>
        </Defs>
        <Rect width={width} height={height} fill={`url(#${id('glow')})`} />
        <Path d={art.stains} fill={colours.rim} opacity={dark ? 0.16 : 0.08} />
        <G opacity={dark ? 0.55 : 0.6}>
          <RhumbLines centre={art.rose} reach={art.reach} colour={colours.faint} opacity={0.9} />
          <RhumbLines centre={art.far} reach={art.reach} colour={colours.sea} opacity={0.35} />
          <Path d={art.land} fill={colours.faint} fillOpacity={0.18} stroke={colours.edge} strokeWidth={1.3} />
          <Path d={art.shore} stroke={colours.edge} strokeWidth={0.8} opacity={0.75} fill="none" />
          <G opacity={0.8}>
            <CompassRose
              x={art.rose[0]}
              y={art.rose[1]}
              radius={art.radius}
              dark={colours.faint}
              light={colours.page}
              accent={colours.brass}
            />
          </G>
        </G>
        <Path d={art.grain} stroke={colours.edge} strokeWidth={1.1} strokeLinecap="round" opacity={0.22} />
        <Rect width={width} height={height} fill={`url(#${id('rim')})`} />
      </Svg>
    </View>
  );
});

function draw(box: Box) {
  const { width, height } = box;
  const small = Math.min(width, height);
  const rose: Point = [width * 0.84, height * 0.7];
  const far: Point = [width * 0.06, height * 0.2];
  const land = coast(box);
  return {
    rose,
    far,
    reach: Math.hypot(width, height),
    radius: Math.max(64, small * 0.17),
    land: land.outline,
    shore: coastHatching(land.points),
    stains:
      blot([width * 0.72, height * 0.16], [small * 0.28, small * 0.22], 'tea', 0.16) +
      blot([width * 0.2, height * 0.78], [small * 0.2, small * 0.24], 'rum', 0.2) +
      blot([width * 0.5, height * 0.5], [small * 0.12, small * 0.1], 'wax', 0.2),
    grain: stipple([0, 0], [width, height], Math.round((width * height) / 4200), 'grain'),
  };
}

const styles = StyleSheet.create({ paper: { overflow: 'hidden', pointerEvents: 'none' } });
