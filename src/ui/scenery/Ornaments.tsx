/** Fittings for boards and cards: a rope frame, a brass plate, a wax seal, the skull and bones. */
import { useMemo } from 'react';
import { Circle, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { Seed } from '@/core/random';

import { at, blot, inkLoop, type Point } from './ink';
import { pigment } from './palette';
import { useArtId } from './Scene';
import { skullAndBones } from './skull';

interface BoxProps {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

/** A laid rope along the inside of a box, with a turn of twine at each corner. */
export function RopeBorder({ x = 0, y = 0, width, height, thickness = 8 }: BoxProps & { readonly thickness?: number }) {
  const half = thickness / 2;
  const corner = thickness * 2;
  const strands = useMemo(() => ropeStrands(width, height, thickness), [width, height, thickness]);
  const frame = { x: half, y: half, width: width - thickness, height: height - thickness, rx: corner, fill: 'none' };
  return (
    <G transform={`translate(${x} ${y})`}>
      <Rect {...frame} stroke={pigment.ink} strokeWidth={thickness} />
      <Rect {...frame} stroke="#a8803f" strokeWidth={thickness * 0.78} />
      <Rect {...frame} stroke="#d9b873" strokeWidth={thickness * 0.3} opacity={0.8} />
      <Path d={strands} stroke={pigment.inkSoft} strokeWidth={thickness * 0.14} strokeLinecap="round" fill="none" />
    </G>
  );
}

/** The S-shaped marks where the strands of a rope cross it, along four straight sides. */
function ropeStrands(width: number, height: number, thickness: number): string {
  const [half, corner, step] = [thickness / 2, thickness * 2.2, thickness * 0.62];
  const a = thickness * 0.34;
  let path = '';
  for (let along = corner; along < width - corner; along += step) {
    for (const side of [half, height - half]) {
      path += `M${at([along - a, side + a])}q${at([a * 0.9, -a * 0.1])} ${at([a * 2, -a * 2])}`;
    }
  }
  for (let along = corner; along < height - corner; along += step) {
    for (const side of [half, width - half]) {
      path += `M${at([side - a, along - a])}q${at([a * 0.1, a * 0.9])} ${at([a * 2, a * 2])}`;
    }
  }
  return path;
}

/** A plate of worn brass with a bevel and four screws, to carry a name or a number. */
export function BrassPlate({ x = 0, y = 0, width, height, seed = 'plate' }: BoxProps & { readonly seed?: Seed }) {
  const id = useArtId();
  const cut = Math.min(width, height) * 0.16;
  const screw = Math.max(1.4, cut * 0.34);
  const outline: Point[] = [
    [cut, 0],
    [width - cut, 0],
    [width, cut],
    [width, height - cut],
    [width - cut, height],
    [cut, height],
    [0, height - cut],
    [0, cut],
  ];
  const inset = 1 - (cut * 0.5) / height;
  const screws: Point[] = [
    [cut, cut],
    [width - cut, cut],
    [width - cut, height - cut],
    [cut, height - cut],
  ];
  return (
    <G transform={`translate(${x} ${y})`}>
      <Defs>
        <LinearGradient id={id('brass')} x1="0" y1="0" x2="1" y2="1">
          <Stop offset="0" stopColor={pigment.brassLight} />
          <Stop offset="0.32" stopColor={pigment.brass} />
          <Stop offset="0.5" stopColor="#e3bf6b" />
          <Stop offset="0.7" stopColor="#9c7128" />
          <Stop offset="1" stopColor={pigment.brassDark} />
        </LinearGradient>
      </Defs>
      <Path d={inkLoop(outline, seed, 0.5)} transform="translate(1.5 2)" fill={pigment.ink} opacity={0.4} />
      <Path d={inkLoop(outline, seed, 0.5)} fill={`url(#${id('brass')})`} stroke={pigment.ink} strokeWidth={1.3} />
      <G transform={`translate(${(width * (1 - inset)) / 2} ${(height * (1 - inset)) / 2}) scale(${inset})`}>
        <Path d={inkLoop(outline, seed, 0.5)} stroke={pigment.brassDark} strokeWidth={0.9} opacity={0.8} fill="none" />
      </G>
      <Path
        d={screws.map((place) => blot(place, [screw, screw], `${seed} ${place[0]}`, 0.05)).join('')}
        fill={pigment.brassDark}
      />
      <Path
        d={screws
          .map(([sx, sy]) => `M${at([sx - screw * 0.6, sy - screw * 0.5])}L${at([sx + screw * 0.6, sy + screw * 0.5])}`)
          .join('')}
        stroke={pigment.brassLight}
        strokeWidth={0.8}
      />
    </G>
  );
}

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
