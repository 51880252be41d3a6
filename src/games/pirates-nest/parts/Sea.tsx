/** Sky and sea around the islands: evening sun or moon behind the Nest, waves that grow towards the viewer. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { sunRays } from '@/ui/scenery/hatching';
import { blot } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { useArtId } from '@/ui/scenery/Scene';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';

import type { Ground } from '../ground';
import type { IslandLight } from './light';

interface SeaProps {
  readonly ground: Ground;
  readonly light: IslandLight;
  readonly isNight: boolean;
}

export function Sea({ ground, light, isNight }: SeaProps) {
  const id = useArtId();
  const { width, height, nest } = ground;
  const horizon = nest.height * 0.56;
  const sun = { x: width * 0.17, y: horizon * (isNight ? 0.42 : 0.74) };
  return (
    <G>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sky[0]} />
          <Stop offset="0.5" stopColor={light.sky[1]} />
          <Stop offset="1" stopColor={light.sky[2]} />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sea[0]} />
          <Stop offset="0.4" stopColor={light.sea[1]} />
          <Stop offset="1" stopColor={light.sea[2]} />
        </LinearGradient>
      </Defs>
      <Rect width={width} height={horizon + 1} fill={`url(#${id('sky')})`} />
      {isNight ? <Stars from={[0, 0]} to={[width, horizon * 0.8]} count={30} seed="nest sky" /> : null}
      {isNight ? (
        <Moon {...sun} radius={nest.height * 0.12} />
      ) : (
        <G>
          <Glow {...sun} radius={nest.height * 1.1} colour="#ffe6a0" strength={0.95} />
          <Path
            d={sunRays([sun.x, sun.y], nest.height * 0.2, width * 0.5, 'nest evening')}
            fill="#fff1c4"
            opacity={0.28}
          />
          <Path d={blot([sun.x, sun.y], [nest.height * 0.12, nest.height * 0.12], 'sun', 0.02)} fill="#fff3c8" />
        </G>
      )}
      <Path d={clouds(width, horizon)} fill={light.cloud} opacity={isNight ? 0.16 : 0.42} />
      <Rect y={horizon} width={width} height={height - horizon} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({ x: sun.x, top: horizon, bottom: nest.height * 1.1, width: width * 0.14, seed: 'nest light' })}
        fill={light.cloud}
        opacity={0.6}
      />
      <Path
        d={waveStrokes({ from: [0, horizon + 4], to: [width, height], seed: 'nest sea', rows: 16 })}
        fill={light.wave}
        opacity={0.45}
      />
      <Path
        d={waveStrokes({
          from: [0, ground.strait.y + 3],
          to: [width, ground.strait.y + ground.strait.height],
          seed: 'strait',
          rows: 7,
        })}
        fill={light.foam}
        opacity={0.4}
      />
    </G>
  );
}

function clouds(width: number, horizon: number): string {
  const cloud = (x: number, y: number, reach: number, seed: string) =>
    blot([width * x, horizon * y], [width * reach, horizon * 0.07], seed, 0.3);
  return (
    cloud(0.3, 0.28, 0.16, 'a') + cloud(0.78, 0.2, 0.2, 'b') + cloud(0.9, 0.46, 0.14, 'c') + cloud(0.05, 0.5, 0.1, 'd')
  );
}
