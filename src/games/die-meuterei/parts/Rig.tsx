/** Masts, shrouds and sails above the deck; the rose flag with the wheel astern, the grey one with the anchor at the bow. */
import { Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';

import { engrave } from '@/ui/scenery/hatching';
import { at, between, brush, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';

import { D, type Side, V } from '../data';
import { sideColours, type ShipLight } from './light';
import type { Plan } from './plan';
import { SideShape } from './SideMark';

interface RigProps {
  readonly plan: Plan;
  readonly light: ShipLight;
}

interface Sail {
  readonly mast: number;
  readonly top: number;
  readonly foot: number;
  readonly half: number;
}

export function Rig({ plan, light }: RigProps) {
  const id = useArtId();
  const { sky, left, right, deck } = plan;
  const span = right - left;
  const masts = [left + span * 0.25, left + span * 0.75];
  const sails = masts.flatMap((mast) => sailsOn(mast, span, sky.height));
  const spars = masts.map((x) => brush(limb([x, deck.y + 12], [x, -10]), [span * 0.02 + 4, span * 0.012 + 2])).join('');
  const ropes = masts
    .map(
      (x) =>
        shrouds([x - span * 0.13, deck.y], [x - span * 0.07, deck.y], [x, -30]) +
        shrouds([x + span * 0.13, deck.y], [x + span * 0.07, deck.y], [x, -30]),
    )
    .join('');
  return (
    <G>
      <Defs>
        <LinearGradient id={id('sail')} x1="0" y1="0" x2="1" y2="0.3">
          <Stop offset="0" stopColor={light.sail[1]} />
          <Stop offset="0.5" stopColor={light.sail[0]} />
          <Stop offset="1" stopColor={light.sail[0]} />
        </LinearGradient>
      </Defs>
      <Path d={ropes} stroke={pigment.ink} strokeWidth={0.9} fill="none" opacity={0.6} />
      <Path d={spars} fill={light.rail} stroke={pigment.ink} strokeWidth={1} />
      {sails.map((sail) => (
        <G key={`${sail.mast} ${sail.top}`}>
          <Path
            d={square(sail)}
            fill={`url(#${id('sail')})`}
            stroke={pigment.ink}
            strokeWidth={1.3}
            strokeLinejoin="round"
          />
          <Path d={furrows(sail)} fill={light.sail[1]} opacity={0.6} />
          <Path d={yard(sail)} fill={light.rail} stroke={pigment.ink} strokeWidth={0.8} />
        </G>
      ))}
      <Flag side={V} x={left + 5} y={sky.height} height={Math.min(sky.height - 4, 92)} />
      <Flag side={D} x={right - 5} y={sky.height} height={Math.min(sky.height - 4, 92)} />
    </G>
  );
}

/** A course and, where there is room, a topsail; on a low phone only the foot of the course hangs into the picture. */
function sailsOn(mast: number, span: number, sky: number): Sail[] {
  const half = Math.min(span * 0.17, 120);
  const foot = sky * 0.66;
  const height = Math.max(half * 1.1, 30);
  const course = { mast, top: foot - height, foot, half };
  if (course.top < height * 0.3) return [course];
  return [course, { mast, top: course.top - height * 0.8 - 8, foot: course.top - 8, half: half * 0.78 }];
}

function square({ mast, top, foot, half }: Sail): string {
  const belly = half * 0.16;
  const middle = (top + foot) / 2;
  return (
    `M${at([mast - half * 0.86, top])}Q${at([mast, top - 3])} ${at([mast + half * 0.86, top])}` +
    `Q${at([mast + half + belly, middle])} ${at([mast + half, foot])}` +
    `Q${at([mast + belly * 0.5, foot - half * 0.22])} ${at([mast - half, foot])}` +
    `Q${at([mast - half + belly * 0.6, middle])} ${at([mast - half * 0.86, top])}Z`
  );
}

function furrows({ mast, top, foot, half }: Sail): string {
  const strip: Point[] = [
    [mast - half * 0.82, top + 4],
    [mast - half * 0.3, top + 4],
    [mast - half * 0.36, foot - half * 0.16],
    [mast - half * 0.94, foot - 4],
  ];
  return engrave(strip, 82, 6, `sail ${mast} ${top}`);
}

function yard({ mast, top, half }: Sail): string {
  return brush(
    [
      [mast - half, top],
      [mast, top - 2],
      [mast + half, top],
    ],
    [1.5, 5, 1.5],
  );
}

function limb(from: Point, to: Point): Point[] {
  return [from, between(from, to, 0.5), to];
}

/** Two ropes to the masthead and the rungs between them. */
function shrouds(foot: Point, other: Point, head: Point): string {
  let path = `M${at(foot)}L${at(head)}M${at(other)}L${at(head)}`;
  for (let part = 0.06; part < 0.85; part += 0.1)
    path += `M${at(between(foot, head, part))}L${at(between(other, head, part))}`;
  return path;
}

interface FlagProps {
  readonly side: Side;
  /** The foot of its staff. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** It flies towards the middle of the ship. */
function Flag({ side, x, y, height }: FlagProps) {
  const { fill, pale, deep } = sideColours[side === V ? 0 : 1];
  const way = side === V ? 1 : -1;
  const [w, h] = [Math.min(54, height * 0.8), Math.min(36, height * 0.54)];
  const top = y - height;
  const cloth = `M${x} ${top}q${way * w * 0.3} ${-h * 0.14} ${way * w * 0.5} ${h * 0.04}t${way * w * 0.5} ${-h * 0.04}l${-way * w * 0.08} ${h * 0.5} ${way * w * 0.08} ${h * 0.5}q${-way * w * 0.3} ${h * 0.14} ${-way * w * 0.5} ${-h * 0.02}t${-way * w * 0.5} ${h * 0.06}Z`;
  return (
    <G>
      <Path d={`M${x} ${y + 4}V${top - 3}`} stroke={pigment.ink} strokeWidth={3.4} strokeLinecap="round" />
      <Path d={`M${x} ${y + 4}V${top - 3}`} stroke={pigment.brass} strokeWidth={1.6} strokeLinecap="round" />
      <Path d={cloth} fill={fill} stroke={deep} strokeWidth={1.4} strokeLinejoin="round" />
      <G transform={`translate(${x + way * w * 0.45} ${top + h * 0.5}) scale(${h / 34})`}>
        <SideShape side={side} colour={side === V ? deep : pale} />
      </G>
    </G>
  );
}
