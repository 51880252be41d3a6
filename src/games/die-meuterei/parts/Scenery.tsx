/** The scene behind the pieces: sky and sea, the rig, the hull cut open from deck to keel, the chart before it. */
import { memo } from 'react';
import Svg, { Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { sunRays } from '@/ui/scenery/hatching';
import { blot } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';
import { useTheme } from '@/ui/theme';

import { Chart } from './Chart';
import { Deck } from './Deck';
import { Hull } from './Hull';
import { lights, type ShipLight } from './light';
import type { Plan } from './plan';
import { Rig } from './Rig';

export const Scenery = memo(function Scenery({ plan }: { readonly plan: Plan }) {
  const theme = useTheme();
  const id = useArtId();
  const light = lights[theme.light];
  const { width, height, chart } = plan;
  return (
    <Svg width={width} height={height} aria-hidden>
      <Defs>
        <RadialGradient id={id('vignette')} cx="50%" cy="45%" r="75%">
          <Stop offset="0.66" stopColor={pigment.abyss} stopOpacity={0} />
          <Stop offset="1" stopColor={pigment.abyss} stopOpacity={0.4} />
        </RadialGradient>
      </Defs>
      <Weather plan={plan} light={light} isNight={theme.light === 'dark'} />
      <Rig plan={plan} light={light} />
      <Hull plan={plan} light={light} />
      <Deck plan={plan} light={light} />
      <Rect width={width} height={chart.y} fill={`url(#${id('vignette')})`} />
      <Chart plan={plan} light={light} />
    </Svg>
  );
});

interface WeatherProps {
  readonly plan: Plan;
  readonly light: ShipLight;
  readonly isNight: boolean;
}

function Weather({ plan, light, isNight }: WeatherProps) {
  const id = useArtId();
  const { width, sky, deck, chart } = plan;
  const horizon = deck.y + deck.height * 0.34;
  const sun = { x: width * 0.5, y: sky.height > 110 ? sky.height * 0.52 : sky.height * 0.9 };
  const radius = Math.min(46, 16 + sky.height * 0.14);
  return (
    <G>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sky[0]} />
          <Stop offset="0.55" stopColor={light.sky[1]} />
          <Stop offset="1" stopColor={light.sky[2]} />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sea[0]} />
          <Stop offset="1" stopColor={light.sea[1]} />
        </LinearGradient>
      </Defs>
      <Rect width={width} height={horizon + 1} fill={`url(#${id('sky')})`} />
      {isNight ? <Stars from={[0, 0]} to={[width, sky.height]} count={46} seed="meuterei sky" /> : null}
      {isNight ? (
        <Moon {...sun} radius={radius} />
      ) : (
        <G>
          <Glow {...sun} radius={Math.max(120, sky.height * 0.9)} colour="#ffe9ae" strength={0.9} />
          <Path
            d={sunRays([sun.x, sun.y], radius * 1.6, width * 0.5, 'meuterei evening')}
            fill="#fff3c8"
            opacity={0.3}
          />
          <Path d={blot([sun.x, sun.y], [radius, radius], 'sun', 0.02)} fill="#fff6d6" />
        </G>
      )}
      <Path d={clouds(width, sky.height)} fill={light.cloud} opacity={isNight ? 0.16 : 0.45} />
      <Rect y={horizon} width={width} height={chart.y - horizon + 4} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({ x: sun.x, top: horizon, bottom: chart.y, width: width * 0.4, seed: 'meuterei light' })}
        fill={light.cloud}
        opacity={0.4}
      />
      <Path
        d={waveStrokes({ from: [-20, horizon + 4], to: [width + 20, chart.y], seed: 'meuterei sea', rows: 14 })}
        fill={light.wave}
        opacity={0.4}
      />
    </G>
  );
}

function clouds(width: number, height: number): string {
  const cloud = (x: number, y: number, reach: number, seed: string) =>
    blot([width * x, height * y], [width * reach, 4 + height * 0.05], seed, 0.3);
  return (
    cloud(0.12, 0.4, 0.14, 'a') +
    cloud(0.62, 0.22, 0.2, 'b') +
    cloud(0.92, 0.55, 0.16, 'c') +
    cloud(0.36, 0.72, 0.12, 'd')
  );
}
