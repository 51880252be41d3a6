/** The sea on a board: a wash that deepens, and pen-drawn waves over it. */
import { useMemo } from 'react';
import { ClipPath, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { Seed } from '@/core/random';

import { blot, type Point } from './ink';
import { pigment } from './palette';
import { useArtId } from './Scene';
import { waveStrokes } from './waves';

interface SeaProps {
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  readonly tone?: 'light' | 'dark';
  readonly seed?: Seed;
}

const tones = {
  light: { far: '#a9d0bb', body: '#5ba399', deep: '#2c7277', shallow: '#d9eccf', ink: '#0c4650', crest: '#eef7e2' },
  dark: { far: '#1d4d59', body: '#12394a', deep: '#081c2a', shallow: '#2f7f80', ink: '#8cc0bd', crest: '#bfe0cb' },
} as const;

/** Layered washes of water colour, with shallows of a lighter green here and there. */
export function SeaWash({ width, height, x = 0, y = 0, tone = 'light', seed = 'sea' }: SeaProps) {
  const id = useArtId();
  const colours = tones[tone];
  const shallows = useMemo(() => {
    const places: Point[] = [
      [0.2, 0.3],
      [0.74, 0.2],
      [0.55, 0.72],
      [0.1, 0.82],
    ];
    return places
      .map(([px, py], i) => blot([px * width, py * height], [width * 0.17, height * 0.1], `${seed} shallow ${i}`, 0.35))
      .join('');
  }, [width, height, seed]);
  return (
    <G transform={`translate(${x} ${y})`}>
      <Defs>
        <LinearGradient id={id('body')} x1="0" y1="0" x2="0.25" y2="1">
          <Stop offset="0" stopColor={colours.far} />
          <Stop offset="0.5" stopColor={colours.body} />
          <Stop offset="1" stopColor={colours.deep} />
        </LinearGradient>
        <ClipPath id={id('box')}>
          <Rect width={width} height={height} />
        </ClipPath>
        <RadialGradient id={id('depth')} cx="50%" cy="46%" r="75%">
          <Stop offset="0.5" stopColor={pigment.abyss} stopOpacity={0} />
          <Stop offset="1" stopColor={pigment.abyss} stopOpacity={0.42} />
        </RadialGradient>
      </Defs>
      <Rect width={width} height={height} fill={`url(#${id('body')})`} />
      <G clipPath={`url(#${id('box')})`}>
        <Path d={shallows} fill={colours.shallow} opacity={0.2} />
      </G>
      <Rect width={width} height={height} fill={`url(#${id('depth')})`} />
    </G>
  );
}

/** Waves in two inks: the trough's dark strokes and a few light crests. */
export function Waves({ width, height, x = 0, y = 0, tone = 'light', seed = 'waves' }: SeaProps) {
  const id = useArtId();
  const colours = tones[tone];
  const { troughs, crests } = useMemo(() => {
    const box = { from: [0, 0], to: [width, height] } as const;
    const rows = Math.max(4, Math.round(height / 26));
    return {
      troughs: waveStrokes({ ...box, rows, seed }),
      crests: waveStrokes({ ...box, rows: Math.ceil(rows / 2), seed: `${seed} crest` }),
    };
  }, [width, height, seed]);
  return (
    <G transform={`translate(${x} ${y})`}>
      <Defs>
        <ClipPath id={id('box')}>
          <Rect width={width} height={height} />
        </ClipPath>
      </Defs>
      <G clipPath={`url(#${id('box')})`}>
        <Path d={troughs} fill={colours.ink} opacity={0.4} />
        <Path d={crests} fill={colours.crest} opacity={0.5} />
      </G>
    </G>
  );
}
