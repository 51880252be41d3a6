/** Fittings: a wax seal, the skull and bones. */
import { Circle, Defs, G, Path, RadialGradient, Stop } from 'react-native-svg';

import type { Seed } from '@/core/random';

import { blot } from './ink';
import { pigment } from './palette';
import { useArtId } from './Scene';
import { skullAndBones } from './skull';

interface SealProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly seed?: Seed;
  /** What is pressed into the wax: path data in a 24 × 24 box, such as an emblem. The skull unless told. */
  readonly emblem?: string;
}

/** Red wax, pressed: a run-out edge, a stamped ring, an emblem in relief. */
export function WaxSeal({ x, y, radius, seed = 'seal', emblem }: SealProps) {
  const id = useArtId();
  const size = (radius * 1.05) / 24;
  const relief = emblem
    ? { d: emblem, transform: `scale(${size}) translate(-12 -12)` }
    : { d: skullAndBones.head, transform: `translate(0 ${radius * 0.14}) scale(${radius / 30})` };
  return (
    <G transform={`translate(${x} ${y})`}>
      <Defs>
        <RadialGradient id={id('wax')} cx="36%" cy="30%" r="80%">
          <Stop offset="0" stopColor="#dd6a55" />
          <Stop offset="0.4" stopColor={pigment.danger} />
          <Stop offset="1" stopColor={pigment.dangerDeep} />
        </RadialGradient>
      </Defs>
      <Path
        d={blot([radius * 0.06, radius * 0.1], [radius * 1.02, radius], seed, 0.07)}
        fill={pigment.ink}
        opacity={0.35}
      />
      <Path
        d={blot([0, 0], [radius, radius * 0.97], seed, 0.07)}
        fill={`url(#${id('wax')})`}
        stroke="#4a110d"
        strokeWidth={1}
      />
      <Circle r={radius * 0.7} stroke="#5a1712" strokeWidth={radius * 0.06} fill="none" />
      <Circle
        r={radius * 0.7}
        cx={-radius * 0.03}
        cy={-radius * 0.04}
        stroke="#ef9a86"
        strokeWidth={radius * 0.025}
        fill="none"
        opacity={0.7}
      />
      <G transform={`translate(${radius * 0.03} ${radius * 0.04})`}>
        <Path {...relief} fill="#4f130e" />
      </G>
      <Path {...relief} fill="#d4604e" />
      {emblem ? null : <Path d={skullAndBones.hollows} transform={relief.transform} fill="#6f1d18" />}
    </G>
  );
}

interface SkullProps {
  readonly x: number;
  readonly y: number;
  /** Width over the bones. */
  readonly width: number;
  readonly colour?: string;
  /** Shows through the eyes. */
  readonly ground?: string;
}

export function SkullAndBones({ x, y, width, colour = pigment.parchmentLight, ground = pigment.ink }: SkullProps) {
  return (
    <G transform={`translate(${x} ${y}) scale(${width / 50})`}>
      <Path d={skullAndBones.bone} fill={colour} stroke={ground} strokeWidth={0.8} />
      <Path d={skullAndBones.head} fill={colour} stroke={ground} strokeWidth={1.2} />
      <Path d={skullAndBones.hollows} fill={ground} />
    </G>
  );
}
