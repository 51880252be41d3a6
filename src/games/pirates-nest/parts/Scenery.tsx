/** The scene behind the pieces: sea and sky, two islands, the quays of the strait, the Nest on its hill. */
import { memo } from 'react';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { useTheme } from '@/ui/theme';

import type { Ground } from '../ground';
import { Island } from './Islands';
import { lights } from './light';
import { NestHill } from './NestHill';
import { Sea } from './Sea';
import { Waterfront } from './Waterfront';

export const Scenery = memo(function Scenery({ ground }: { readonly ground: Ground }) {
  const theme = useTheme();
  const id = useArtId();
  const light = lights[theme.light];
  const { width, height } = ground;
  return (
    <Svg width={width} height={height}>
      <Defs>
        <RadialGradient id={id('vignette')} cx="50%" cy="46%" r="75%">
          <Stop offset="0.62" stopColor={pigment.abyss} stopOpacity={0} />
          <Stop offset="1" stopColor={pigment.abyss} stopOpacity={0.42} />
        </RadialGradient>
      </Defs>
      <Sea ground={ground} light={light} isNight={theme.light === 'dark'} />
      <Island ground={ground} island="large" light={light} />
      <NestHill ground={ground} light={light} />
      <Island ground={ground} island="small" light={light} />
      <Waterfront ground={ground} light={light} />
      <Rect width={width} height={height} fill={`url(#${id('vignette')})`} />
    </Svg>
  );
});
