/** The picture on this game's card: the torch-lit tunnel, the last few strides, the sloop under the moon. */
import { ClipPath, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { CoverProps } from '@/ui/scenery/cover';
import { runner } from '@/ui/scenery/figures';
import { stipple } from '@/ui/scenery/hatching';
import { Glow, Lantern, Torch } from '@/ui/scenery/Lights';
import { at, blot, brush, curve, wobble, trace, type Point } from '@/ui/scenery/ink';
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

const nearWall = '#38230f';

/** From the viewer to the opening: torchlight in the middle, the blue of the night at the end. */
const bays: readonly (Bay & { readonly wall: string; readonly stone: string })[] = [
  { ...bay(9.5, 5.2), wall: nearWall, stone: '#4a2e19' },
  { ...bay(5.2, 3.1), wall: '#563619', stone: '#744a25' },
  { ...bay(3.1, 1.95), wall: '#6d4424', stone: '#99652f' },
  { ...bay(1.95, 1.35), wall: '#5d4130', stone: '#7d5c40' },
  { ...bay(1.35, 1), wall: '#3a3d47', stone: '#535763' },
];

/** Pen shading that runs with the vault, heavier away from the torches. */
const vaultShade = [
  { part: [0.36, 0.64], sizes: [2.0, 3.0] },
  { part: [0.3, 0.7], sizes: [3.25, 5.1] },
  { part: [0.02, 0.3], sizes: [5.5, 8] },
  { part: [0.7, 0.98], sizes: [5.5, 8] },
]
  .map(({ part: [from = 0, to = 1], sizes: [near = 1, far = 2] }, i) => {
    const hand = wobble(`vault ${i}`);
    let path = '';
    for (let part = from; part < to; part += 0.006) {
      const start = near + Math.abs(hand()) * (far - near) * 0.3;
      const end = far - Math.abs(hand()) * (far - near) * 0.45;
      path += brush(
        [arch(start, part), arch((start + end) / 2, part + hand() * 0.001), arch(end, part)],
        [0.2, start * 0.45, 0.2],
      );
    }
    return path;
  })
  .join('');

/** The jail's gate, burst open, close to the viewer on the left. */
const gate = [0, 1, 2, 3, 4]
  .map((i) =>
    brush(
      [
        [-6 + i * 30, -10 + i * 9],
        [-4 + i * 30, 250],
        [-6 + i * 30, 530 - i * 15],
      ],
      [9, 8, 9],
    ),
  )
  .concat([
    brush(trace('-20 96, 60 104, 132 118'), [9, 9, 8]),
    brush(trace('-20 300, 60 298, 132 294'), [9, 9, 8]),
    brush(trace('-20 424, 60 412, 132 396'), [9, 9, 8]),
    brush(trace('128 24, 130 250, 128 474'), [13, 12, 13]),
  ])
  .join('');

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
          <Stop offset="0" stopColor="#081a3a" />
          <Stop offset="0.6" stopColor="#24558a" />
          <Stop offset="1" stopColor="#79aebe" />
        </LinearGradient>
        <LinearGradient id={id('floor')} x1="0" y1={eye[1] + floor} x2="0" y2="500" gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#7c8990" />
          <Stop offset="0.12" stopColor="#8d6a45" />
          <Stop offset="0.5" stopColor="#5c3a1e" />
          <Stop offset="1" stopColor="#1c110a" />
        </LinearGradient>
        <RadialGradient id={id('dark')} cx={430} cy={262} rx={520} ry={360} gradientUnits="userSpaceOnUse">
          <Stop offset="0.35" stopColor={pigment.stoneNight} stopOpacity={0} />
          <Stop offset="0.75" stopColor={pigment.stoneNight} stopOpacity={0.5} />
          <Stop offset="1" stopColor="#050302" stopOpacity={0.86} />
        </RadialGradient>
        <ClipPath id={id('mouth')}>
          <Path d={opening} />
        </ClipPath>
      </Defs>
      <Rect width={800} height={500} fill={nearWall} />
      {bays.map((stretch) => (
        <G key={stretch.near}>
          <Path d={stretch.opening} fill={stretch.wall} />
          <Path d={stretch.lightStones} fill={pigment.flame} opacity={0.1} />
          <Path d={stretch.darkStones} fill={pigment.stoneNight} opacity={0.35} />
          <Path
            d={stretch.joints}
            stroke={pigment.stoneNight}
            strokeWidth={0.7 + stretch.far * 0.32}
            opacity={0.75}
            fill="none"
          />
          <Path
            d={stretch.rib}
            fill={stretch.stone}
            stroke={pigment.stoneNight}
            strokeWidth={0.6 + stretch.far * 0.35}
          />
          <Path d={stretch.ribJoints} stroke={pigment.stoneNight} strokeWidth={0.6 + stretch.far * 0.3} opacity={0.8} />
        </G>
      ))}
      <Path
        d={`M${at(arch(1, 0))}L${at(arch(9, 0))}L${at(arch(9, 1))}L${at(arch(1, 1))}Z`}
        fill={`url(#${id('floor')})`}
      />
      <Path d={flags} fill={pigment.stoneNight} opacity={0.7} />
      <Path d={vaultShade} fill={pigment.stoneNight} opacity={0.5} />
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
      <Glow x={478} y={200} radius={130} colour="#9cc4da" strength={0.2} />
      <Rect width={800} height={500} fill={`url(#${id('dark')})`} />
      <Torch x={244} y={216} scale={1.6} reach={170} still />
      <Torch x={612} y={198} scale={1.7} reach={170} still />
      <Torch x={541} y={222} scale={0.75} reach={110} still />
      <Path d={blot([306, 402], [92, 9], 'cast shadow', 0.12)} fill={pigment.stoneNight} opacity={0.6} />
      <Glow x={392} y={350} radius={170} strength={0.6} />
      <Path d={runner} transform="translate(325 397) scale(1.44)" fill={pigment.flame} />
      <Path d={runner} transform="translate(322.5 398.5) scale(1.44)" fill="#0a0604" />
      <Lantern x={389} y={290} scale={1.1} reach={74} still />
      <Path d={gate} transform="translate(1.8 0)" fill="#8a5325" opacity={0.6} />
      <Path d={gate} fill="#080504" />
      <Path d={dust} stroke={pigment.lamp} strokeWidth={1.3} strokeLinecap="round" opacity={0.4} />
    </Scene>
  );
}
