/** The picture on this game's card: the ship in section by night, one cabin door ajar, two captains before the moon. */
import { Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { CoverProps } from '@/ui/scenery/cover';
import { captainArmed, captainPointing } from '@/ui/scenery/figures';
import { engrave, hatch } from '@/ui/scenery/hatching';
import { blot, brush, curve, inkLine, inkLoop, loop, type Point } from '@/ui/scenery/ink';
import { Glow, Lantern } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { Scene, useArtId } from '@/ui/scenery/Scene';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';

const hull: Point[] = [
  [64, 138],
  [78, 190],
  [92, 260],
  [112, 340],
  [146, 410],
  [200, 462],
  [280, 486],
  [520, 486],
  [610, 458],
  [668, 396],
  [708, 310],
  [738, 214],
  [752, 184],
  [700, 204],
  [640, 222],
  [520, 234],
  [400, 238],
  [280, 236],
  [180, 228],
  [150, 222],
  [148, 176],
  [110, 164],
];

const cabins: Point[] = [
  [132, 250],
  [240, 256],
  [400, 258],
  [560, 256],
  [690, 244],
  [672, 306],
  [652, 350],
  [148, 350],
];

const hold: Point[] = [
  [152, 364],
  [646, 364],
  [610, 414],
  [560, 446],
  [500, 458],
  [300, 458],
  [240, 446],
  [184, 412],
];

const closedDoors = [204, 302, 498, 596];

function door(x: number, seed: string): Point[] {
  void seed;
  return [
    [x - 27, 349],
    [x - 27, 276],
    [x - 20, 269],
    [x + 20, 269],
    [x + 27, 276],
    [x + 27, 349],
  ];
}

const doorLeaves = closedDoors.map((x) => inkLoop(door(x, 'leaf'), `door ${x}`, 0.8)).join('');
const doorPanels = closedDoors
  .map((x) =>
    [
      [x - 19, 280, x - 3, 304],
      [x + 3, 280, x + 19, 304],
      [x - 19, 311, x - 3, 342],
      [x + 3, 311, x + 19, 342],
    ]
      .map(([l = 0, t = 0, r = 0, b = 0]) =>
        inkLoop(
          [
            [l, t],
            [r, t],
            [r, b],
            [l, b],
          ],
          `panel ${l} ${t}`,
          0.7,
        ),
      )
      .join(''),
  )
  .join('');
const doorShade = closedDoors
  .map((x) =>
    engrave(
      [
        [x - 19, 280],
        [x + 19, 280],
        [x + 19, 342],
        [x - 19, 342],
      ],
      60,
      4.4,
      `grain ${x}`,
    ),
  )
  .join('');
const handles = closedDoors.map((x) => `M${x + 18} 309a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0Z`).join('');

const barrels = [
  [228, 438, 1],
  [262, 446, 1.1],
  [246, 412, 0.9],
  [520, 448, 1.1],
  [556, 436, 1],
] as const;

const ratlines = (foot: Point, foot2: Point, head: Point): string => {
  let path = `M${foot.join(' ')}L${head.join(' ')}M${foot2.join(' ')}L${head.join(' ')}`;
  for (let part = 0.08; part < 0.9; part += 0.085) {
    const [ax, ay] = [foot[0] + (head[0] - foot[0]) * part, foot[1] + (head[1] - foot[1]) * part];
    const bx = foot2[0] + (head[0] - foot2[0]) * part;
    path += `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${((ax + bx) / 2).toFixed(1)} ${(ay + 2).toFixed(1)} ${bx.toFixed(1)} ${ay.toFixed(1)}`;
  }
  return path;
};

const furled = (x: number, y: number, half: number): string =>
  loop([
    [x - half, y],
    [x - half * 0.6, y + 13],
    [x - half * 0.3, y + 8],
    [x, y + 15],
    [x + half * 0.35, y + 8],
    [x + half * 0.65, y + 13],
    [x + half, y],
    [x, y - 4],
  ]);

const strakes = [0.24, 0.42, 0.6, 0.78]
  .map((part, i) => {
    const y = 200 + part * 270;
    return inkLine(
      [
        [76 + part * 90, y],
        [100 + part * 110, y + 30],
      ],
      `strake ${i}`,
      1,
    );
  })
  .join('');

export default function DieMeutereiCover({ width, height }: CoverProps) {
  const id = useArtId();
  return (
    <Scene width={width} height={height}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#071022" />
          <Stop offset="0.55" stopColor="#163553" />
          <Stop offset="1" stopColor="#3b6a80" />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#2a5c6c" />
          <Stop offset="0.4" stopColor="#123a49" />
          <Stop offset="1" stopColor="#05131b" />
        </LinearGradient>
        <LinearGradient id={id('hull')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#5c3819" />
          <Stop offset="1" stopColor="#1c0f07" />
        </LinearGradient>
        <RadialGradient id={id('cabins')} cx={404} cy={318} rx={290} ry={130} gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#e0a04a" />
          <Stop offset="0.3" stopColor="#94602a" />
          <Stop offset="0.75" stopColor="#4d2f16" />
          <Stop offset="1" stopColor="#2c190b" />
        </RadialGradient>
        <LinearGradient id={id('water')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#1d5a63" stopOpacity={0.3} />
          <Stop offset="1" stopColor="#04121a" stopOpacity={0.96} />
        </LinearGradient>
        <LinearGradient id={id('spill')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={pigment.lamp} stopOpacity={0.95} />
          <Stop offset="1" stopColor={pigment.flame} stopOpacity={0} />
        </LinearGradient>
      </Defs>
      <Rect width={800} height={330} fill={`url(#${id('sky')})`} />
      <Stars from={[0, 0]} to={[800, 220]} count={90} seed="meuterei" />
      <Moon x={400} y={158} radius={80} />
      <Path d={blot([180, 120], [140, 9], 'c1', 0.3) + blot([640, 90], [150, 10], 'c2', 0.3) + blot([330, 196], [120, 5], 'c3', 0.3) + blot([520, 134], [70, 4], 'c4', 0.3)} fill="#b9cdd0" opacity={0.22} />
      <Rect y={318} width={800} height={182} fill={`url(#${id('sea')})`} />
      <Path d={waveStrokes({ from: [-20, 322], to: [820, 420], seed: 'far sea', rows: 9 })} fill="#9fc3c6" opacity={0.35} />

      <Path d={brush([[212, 240], [212, 0]], [13, 9]) + brush([[590, 240], [590, 0]], [13, 9]) + brush([[100, 62], [212, 56], [324, 62]], [2, 7, 2]) + brush([[480, 56], [590, 50], [704, 56]], [2, 7, 2]) + brush([[720, 206], [800, 168], [840, 150]], [11, 8, 7])} fill="#0d0805" />
      <Path d={furled(212, 62, 100) + furled(590, 56, 100)} fill="#8d8569" stroke="#0d0805" strokeWidth={1.6} />
      <Path d={hatch([[116, 64], [308, 64], [290, 76], [130, 76]], 70, 5, 'furl 1') + hatch([[496, 58], [686, 58], [668, 70], [510, 70]], 70, 5, 'furl 2')} stroke="#2b2415" strokeWidth={1.1} opacity={0.8} fill="none" />
      <Path d={ratlines([158, 224], [196, 230], [208, 0]) + ratlines([274, 236], [236, 234], [216, 0]) + ratlines([540, 234], [574, 232], [586, 0]) + ratlines([652, 220], [612, 226], [594, 0]) + 'M212 0L64 138M590 0L800 170'} stroke="#0d0805" strokeWidth={1.3} fill="none" />

      <Path d={inkLoop(hull, 'hull', 1.2)} fill={`url(#${id('hull')})`} stroke={pigment.ink} strokeWidth={3} strokeLinejoin="round" />
      <Path d={strakes} stroke={pigment.ink} strokeWidth={1.5} fill="none" />
      <Path d={engrave(hull, 86, 11, 'hull grain')} fill={pigment.ink} opacity={0.35} />
      <Path d={inkLoop(cabins, 'cabins', 1)} fill={`url(#${id('cabins')})`} stroke={pigment.ink} strokeWidth={2.4} />
      <Path d={hatch(cabins, 90, 9, 'boards')} stroke={pigment.woodDark} strokeWidth={1.2} opacity={0.55} fill="none" />
      <Path d={inkLoop(hold, 'hold', 1)} fill="#1a0f08" stroke={pigment.ink} strokeWidth={2} />
      <Path d={hatch(hold, 90, 34, 'ribs')} stroke="#4a2d14" strokeWidth={5} opacity={0.8} fill="none" />
      <Path d={hatch(hold, 0, 8, 'hold shade')} stroke="#050302" strokeWidth={1} opacity={0.6} fill="none" />
      {barrels.map(([x, y, scale]) => (
        <G key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Path d="M-12 -32Q0 -36 12 -32Q18 -16 12 0Q0 4 -12 0Q-18 -16 -12 -32Z" fill="#7b4c20" stroke={pigment.ink} strokeWidth={1.6} />
          <Path d="M-14 -25Q0 -21 14 -25M-14 -8Q0 -4 14 -8M-5 -33Q-8 -16 -5 1M5 -33Q8 -16 5 1" stroke={pigment.ink} strokeWidth={1.6} fill="none" />
        </G>
      ))}

      <Path d={doorLeaves} fill="#6b3f1b" stroke={pigment.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <Path d={doorPanels} fill="#54300f" stroke={pigment.ink} strokeWidth={1.4} />
      <Path d={doorShade} fill={pigment.ink} opacity={0.55} />
      <Path d={handles} fill={pigment.brassLight} stroke={pigment.ink} strokeWidth={1} />
      <Path d={inkLoop([[116, 350], [664, 350], [654, 364], [126, 364]], 'floor', 1)} fill="#8a5a28" stroke={pigment.ink} strokeWidth={2} />
      <Path d="M371 349L371 276L378 269L422 269L429 276L429 349Z" fill="#fff0c0" stroke={pigment.ink} strokeWidth={2.6} />
      <Path d="M371 349L429 349L470 366L330 366Z" fill={`url(#${id('spill')})`} />
      <Path d={inkLoop([[371, 270], [344, 262], [344, 362], [371, 349]], 'ajar', 0.6)} fill="#8f5a26" stroke={pigment.ink} strokeWidth={2.2} strokeLinejoin="round" />
      <Path d="M366 282L350 277L350 305L366 307ZM366 315L350 314L350 348L366 341Z" fill="#5d3512" stroke={pigment.ink} strokeWidth={1.3} />
      <Path d={captainPointing} transform="translate(402 349) scale(-0.62 0.62)" fill="#22120a" />
      <Glow x={402} y={312} radius={150} strength={0.7} />
      <Lantern x={253} y={262} scale={0.9} reach={56} still />
      <Lantern x={547} y={262} scale={0.9} reach={56} still />

      <Path d={curve([[148, 222], [180, 228], [280, 236], [400, 238], [520, 234], [640, 222], [752, 184]])} stroke="#c58b46" strokeWidth={5} fill="none" />
      <Path d={curve([[66, 138], [110, 160], [150, 172]])} stroke="#c58b46" strokeWidth={4} fill="none" />
      <G fill="#070508">
        <Path d={captainArmed} transform="translate(312 237) scale(1.1)" />
        <Path d={captainPointing} transform="translate(492 235) scale(-1.1 1.1)" />
      </G>
      <Rect y={402} width={800} height={98} fill={`url(#${id('water')})`} />
      <Path d={waveStrokes({ from: [-20, 400], to: [820, 500], seed: 'near sea', rows: 8 })} fill="#a9cfc9" opacity={0.45} />
      <Path d={moonPath({ x: 60, top: 320, bottom: 400, width: 50, seed: 'm' })} fill={pigment.moon} opacity={0.2} />
    </Scene>
  );
}
