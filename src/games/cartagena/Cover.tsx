/** The picture on this game's card: the torch-lit tunnel, the last few strides, the sloop under the moon. */
import { Circle, ClipPath, Defs, Ellipse, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { CoverProps } from '@/ui/scenery/cover';
import { runner } from '@/ui/scenery/figures';
import { stipple } from '@/ui/scenery/hatching';
import { Glow, Lantern, Torch } from '@/ui/scenery/Lights';
import { at, brush, curve, wobble, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { Scene, useArtId } from '@/ui/scenery/Scene';
import { Sloop } from '@/ui/scenery/Ship';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { moonPath } from '@/ui/scenery/waves';

/** Where all lines of the tunnel run to: the opening. */
const eye: Point = [446, 236];
const halfWidth = 70;
const springing = -18;
const floor = 74;

/** A place on the arch that is `size` times the opening, from the left foot (0) over the crown (0.5) to the right (1). */
function arch(size: number, part: number): Point {
  const wall = floor - springing;
  const vault = Math.PI * halfWidth;
  const way = part * (2 * wall + vault);
  const [x, y] = eye;
  if (way < wall) return [x - halfWidth * size, y + (floor - way) * size];
  if (way > wall + vault) return [x + halfWidth * size, y + (springing + way - wall - vault) * size];
  const turn = Math.PI + ((way - wall) / vault) * Math.PI;
  return [x + Math.cos(turn) * halfWidth * size, y + (springing + Math.sin(turn) * halfWidth) * size];
}

function archPoints(size: number, seed: string, shake: number): Point[] {
  const hand = wobble(seed);
  return Array.from({ length: 25 }, (_, i): Point => {
    const [x, y] = arch(size, i / 24);
    return [x + hand() * shake, y + hand() * shake];
  });
}

function archShape(size: number, seed: string): string {
  return `${curve(archPoints(size, seed, size * 0.7))}Z`;
}

interface Bay {
  readonly near: number;
  readonly far: number;
  readonly opening: string;
  readonly joints: string;
  readonly lightStones: string;
  readonly darkStones: string;
  readonly rib: string;
  readonly ribJoints: string;
}

/** One stretch of tunnel between two ribs: courses that run to the eye, joints across them, a stone here and there. */
function bay(near: number, far: number): Bay {
  const hand = wobble(`bay ${near}`);
  const courses = 22;
  const inner = far + (near - far) * 0.26;
  let [joints, lightStones, darkStones, ribJoints] = ['', '', '', ''];
  for (let i = 0; i < courses; i++) {
    const [from, to] = [i / courses, (i + 1) / courses];
    joints += `M${at(arch(near, from))}L${at(arch(inner, from + hand() * 0.003))}`;
    ribJoints += `M${at(arch(inner, from + 0.02))}L${at(arch(far * 1.02, from + 0.02))}`;
    for (let k = 0; k < 2; k++) {
      const cut = inner + (near - inner) * ((k + 0.5 + (i % 2) * 0.5 + hand() * 0.12) / 2.4);
      joints += `M${at(arch(cut, from))}L${at(arch(cut * (1 + hand() * 0.008), to))}`;
      const stone = `M${at(arch(cut, from))}L${at(arch(cut, to))}L${at(arch(inner, to))}L${at(arch(inner, from))}Z`;
      if (hand() > 0.35) lightStones += stone;
      else if (hand() > 0.3) darkStones += stone;
    }
  }
  const rim = archPoints(inner, `rib ${near}`, near * 0.5);
  const lip = archPoints(far, `lip ${near}`, near * 0.4).reverse();
  return {
    near,
    far,
    opening: archShape(near, `bay ${near}`),
    joints,
    lightStones,
    darkStones,
    rib: `${curve(rim)}L${at(lip[0] as Point)}${curve(lip).slice(1 + at(lip[0] as Point).length)}Z`,
    ribJoints,
  };
}

const bays: readonly Bay[] = [bay(9.5, 5.2), bay(5.2, 3.1), bay(3.1, 1.95), bay(1.95, 1.35), bay(1.35, 1)];
const wallTones = ['#2a1a10', '#4c2f1a', '#6d4424', '#5d4130', '#3e3b40'];
const ribTones = ['#3f2817', '#6f4825', '#96632f', '#7d5c40', '#54535a'];

/** Flagstones: rows that crowd towards the opening, joints that run to it. */
const flags = (() => {
  const hand = wobble('flags');
  let path = '';
  const rows = [1.04, 1.2, 1.42, 1.72, 2.12, 2.65, 3.4, 4.6, 6.2];
  rows.forEach((size, row) => {
    const y = eye[1] + floor * size;
    path += brush(
      [
        [eye[0] - halfWidth * size, y],
        [eye[0] + hand() * 20, y + hand() * size * 0.7],
        [eye[0] + halfWidth * size, y],
      ],
      [0.5, size * 0.5, 0.4],
    );
    const next = rows[row + 1];
    if (next === undefined) return;
    for (let lane = -3; lane <= 3; lane++) {
      const part = (lane + (row % 2) * 0.5 + hand() * 0.12) / 3.6;
      path += brush(
        [
          [eye[0] + halfWidth * size * part, y],
          [eye[0] + halfWidth * next * part, eye[1] + floor * next],
        ],
        [size * 0.25, size * 0.6],
      );
    }
  });
  return path;
})();

const opening = archShape(1, 'mouth');
const dust = stipple([150, 60], [700, 430], 70, 'dust');

export default function CartagenaCover({ width, height }: CoverProps) {
  const id = useArtId();
  return (
    <Scene width={width} height={height}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#0d2244" />
          <Stop offset="0.6" stopColor="#3a6a92" />
          <Stop offset="1" stopColor="#7fa9b4" />
        </LinearGradient>
        <LinearGradient id={id('floor')} x1="0" y1={eye[1] + floor} x2="0" y2="500" gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#7c8990" />
          <Stop offset="0.12" stopColor="#8d6a45" />
          <Stop offset="0.5" stopColor="#5c3a1e" />
          <Stop offset="1" stopColor="#1c110a" />
        </LinearGradient>
        <RadialGradient id={id('dark')} cx={430} cy={262} rx={470} ry={330} gradientUnits="userSpaceOnUse">
          <Stop offset="0.3" stopColor={pigment.stoneNight} stopOpacity={0} />
          <Stop offset="0.7" stopColor={pigment.stoneNight} stopOpacity={0.55} />
          <Stop offset="1" stopColor="#050302" stopOpacity={0.95} />
        </RadialGradient>
        <ClipPath id={id('mouth')}>
          <Path d={opening} />
        </ClipPath>
      </Defs>
      <Rect width={800} height={500} fill={wallTones[0]} />
      {bays.map((stretch, i) => (
        <G key={stretch.near}>
          <Path d={stretch.opening} fill={wallTones[i]} />
          <Path d={stretch.lightStones} fill={pigment.flame} opacity={0.1} />
          <Path d={stretch.darkStones} fill={pigment.stoneNight} opacity={0.35} />
          <Path
            d={stretch.joints}
            stroke={pigment.stoneNight}
            strokeWidth={0.7 + stretch.far * 0.32}
            opacity={0.75}
            fill="none"
          />
          <Path d={stretch.rib} fill={ribTones[i]} stroke={pigment.stoneNight} strokeWidth={0.6 + stretch.far * 0.35} />
          <Path d={stretch.ribJoints} stroke={pigment.stoneNight} strokeWidth={0.6 + stretch.far * 0.3} opacity={0.8} />
        </G>
      ))}
      <Path
        d={`M${at(arch(1, 0))}L${at(arch(9, 0))}L${at(arch(9, 1))}L${at(arch(1, 1))}Z`}
        fill={`url(#${id('floor')})`}
      />
      <Path d={flags} fill={pigment.stoneNight} opacity={0.7} />
      <G clipPath={`url(#${id('mouth')})`}>
        <Rect x={370} y={140} width={160} height={180} fill={`url(#${id('sky')})`} />
        <Stars from={[380, 148]} to={[515, 235]} count={26} seed="mouth stars" />
        <Moon x={478} y={186} radius={17} />
        <Rect x={370} y={268} width={160} height={50} fill="#173f55" />
        <Path
          d={moonPath({ x: 478, top: 269, bottom: 312, width: 34, seed: 'glitter' })}
          fill={pigment.moon}
          opacity={0.8}
        />
        <Sloop x={424} y={290} scale={0.62} />
      </G>
      <Path d={opening} fill="none" stroke={pigment.stoneNight} strokeWidth={2.4} />
      <Glow x={478} y={200} radius={150} colour="#9cc4da" strength={0.3} />
      <Rect width={800} height={500} fill={`url(#${id('dark')})`} />
      <Torch x={256} y={214} scale={1.5} reach={150} still />
      <Torch x={606} y={196} scale={1.7} reach={150} still />
      <Torch x={361} y={228} scale={0.7} reach={110} still />
      <Ellipse cx={352} cy={404} rx={110} ry={20} fill={pigment.stoneNight} opacity={0.35} />
      <Glow x={390} y={345} radius={150} strength={0.55} />
      <Path d={runner} transform="translate(322 398) scale(1.42)" fill="#0a0604" />
      <Lantern x={388} y={292} scale={1.05} reach={70} still />
      <Path d={dust} stroke={pigment.lamp} strokeWidth={1.3} strokeLinecap="round" opacity={0.4} />
      <Circle cx={-50} cy={-50} r={1} fill={pigment.ink} />
    </Scene>
  );
}
