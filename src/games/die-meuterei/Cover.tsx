/** The picture on this game's card: the ship in section by night, one cabin door ajar, two captains before the moon. */
import { ClipPath, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { CoverProps } from '@/ui/scenery/cover';
import { captainArmed, captainPointing } from '@/ui/scenery/figures';
import { engrave, hatch } from '@/ui/scenery/hatching';
import { at, between, blot, brush, curve, inkLoop, loop, polygon, trace, type Point } from '@/ui/scenery/ink';
import { Glow, Lantern } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { Scene, useArtId } from '@/ui/scenery/Scene';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';

const tar = '#0b0705';

const hull = trace(
  '58 132, 74 190, 90 260, 110 340, 144 410, 198 462, 280 488, 520 488, 612 458, 670 396, 710 310, 740 214, 756 180, ' +
    '700 204, 640 222, 520 234, 400 238, 280 236, 180 228, 150 222, 148 172, 108 160',
);
/** Where the planking is sawn through: everything inside is seen. */
const inside = trace(
  '112 244, 180 250, 280 255, 400 257, 520 254, 640 243, 712 226, 690 304, 652 386, 600 440, 516 466, 284 466, ' +
    '212 444, 162 400, 130 334',
);
const cabinWall = trace('90 220, 730 220, 730 350, 90 350');
const beams = trace('90 240, 720 224, 720 272, 90 272');
const hold = trace('100 364, 700 364, 700 480, 100 480');
const floor = trace('80 350, 720 350, 720 363, 80 363');
const deck = trace('148 222, 180 228, 280 236, 400 238, 520 234, 640 222, 756 181');

/** Ribs of the hold, bent with the hull. */
const ribs = [176, 226, 280, 340, 400, 460, 520, 574, 624]
  .map((x) => {
    const out = (x - 400) / 250;
    return brush(trace(`${x + out * 16} 362, ${x + out * 4} 410, ${x - out * 40} 470`), [10, 8, 5]);
  })
  .join('');

const closedDoors = [204, 302, 498, 596];
const everyDoor = (draw: (x: number) => string): string => closedDoors.map(draw).join('');
const doorways = {
  frames: everyDoor((x) =>
    inkLoop(trace(`${x - 31} 350 ${x - 31} 272 ${x - 22} 264 ${x + 22} 264 ${x + 31} 272 ${x + 31} 350`), `frame ${x}`),
  ),
  leaves: everyDoor((x) =>
    inkLoop(trace(`${x - 26} 349 ${x - 26} 276 ${x - 19} 269 ${x + 19} 269 ${x + 26} 276 ${x + 26} 349`), `door ${x}`),
  ),
  panels: everyDoor((x) =>
    [280, 312]
      .flatMap((y) =>
        [x - 19, x + 3].map((left) => trace(`${left} ${y} ${left + 16} ${y} ${left + 16} ${y + 28} ${left} ${y + 28}`)),
      )
      .map((panel, i) => inkLoop(panel, `panel ${x} ${i}`, 0.7))
      .join(''),
  ),
  grain: everyDoor((x) =>
    engrave(trace(`${x - 24} 274 ${x + 24} 274 ${x + 24} 346 ${x - 24} 346`), 82, 4, `grain ${x}`),
  ),
  shade: everyDoor((x) =>
    engrave(trace(`${x + 2} 272 ${x + 25} 274 ${x + 25} 347 ${x - 8} 347`), 56, 4.6, `shade ${x}`),
  ),
  knobs: everyDoor((x) => blot([x + 20, 309], [2.8, 2.8], `knob ${x}`, 0.05)),
};

const barrels = [
  [206, 426, 0.95],
  [254, 414, 0.9],
  [236, 446, 1.05],
  [272, 456, 1.1],
  [584, 436, 1],
  [548, 454, 1.1],
] as const;

/** Shrouds with their rungs, from two feet on the deck to the mast. */
function shrouds(foot: Point, other: Point, head: Point): string {
  let path = `M${at(foot)}L${at(head)}M${at(other)}L${at(head)}`;
  for (let part = 0.08; part < 0.9; part += 0.085) {
    const [from, to] = [between(foot, head, part), between(other, head, part)];
    path += `M${at(from)}Q${at([(from[0] + to[0]) / 2, from[1] + 3])} ${at([to[0], from[1]])}`;
  }
  return path;
}

const rigging =
  shrouds([158, 224], [196, 230], [208, 0]) +
  shrouds([270, 236], [234, 234], [216, 0]) +
  shrouds([536, 234], [574, 232], [586, 0]) +
  shrouds([656, 220], [612, 226], [594, 0]) +
  'M212 0L60 132M590 0L800 170';

const spars =
  brush(trace('212 240, 212 0'), [14, 9]) +
  brush(trace('590 240, 590 0'), [14, 9]) +
  brush(trace('100 62, 212 56, 324 62'), [2, 7, 2]) +
  brush(trace('480 56, 590 50, 704 56'), [2, 7, 2]) +
  brush(trace('720 206, 800 168, 840 150'), [12, 9, 7]);

const furled = (x: number, y: number): Point[] =>
  trace(`-100 0, -62 14, -30 8, 2 16, 34 8, 66 14, 100 0, 0 -4`).map(([dx, dy]): Point => [x + dx, y + dy]);
const sails = [furled(212, 62), furled(590, 56)];

const rails =
  [168, 184, 228, 246, 262].map((x) => brush(trace(`${x} 204, ${x} 236`), [3, 4])).join('') +
  [558, 574, 610, 630, 650, 670, 690, 710, 730]
    .map((x) =>
      brush(
        [
          [x, 206 - (x - 546) * 0.2],
          [x, 240 - (x - 546) * 0.25],
        ],
        [3, 4],
      ),
    )
    .join('') +
  brush(trace('148 196, 210 205, 270 210'), [4, 5, 4]) +
  brush(trace('546 208, 640 190, 748 160'), [4, 5, 4]);

const sternWindows = [80, 102, 124].map((x, i) => `M${x} ${182 + i * 5}q8 -8 15 1l2 26l-13 0Z`).join('');
const clouds =
  blot([150, 112], [150, 8], 'c1', 0.3) + blot([650, 92], [150, 9], 'c2', 0.3) + blot([402, 200], [150, 5], 'c3', 0.3);

export default function DieMeutereiCover({ width, height }: CoverProps) {
  const id = useArtId();
  return (
    <Scene width={width} height={height}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#050d1e" />
          <Stop offset="0.5" stopColor="#14314f" />
          <Stop offset="1" stopColor="#3f7186" />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#33697a" />
          <Stop offset="0.4" stopColor="#123a49" />
          <Stop offset="1" stopColor="#05131b" />
        </LinearGradient>
        <LinearGradient id={id('hull')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#744a22" />
          <Stop offset="0.6" stopColor="#482a12" />
          <Stop offset="1" stopColor="#1c0f07" />
        </LinearGradient>
        <RadialGradient id={id('cabins')} cx={404} cy={318} rx={300} ry={150} gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#eeb055" />
          <Stop offset="0.3" stopColor="#a56d30" />
          <Stop offset="0.75" stopColor="#5a3819" />
          <Stop offset="1" stopColor="#2c190b" />
        </RadialGradient>
        <LinearGradient id={id('hold')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#4f3016" />
          <Stop offset="1" stopColor="#180d07" />
        </LinearGradient>
        <LinearGradient id={id('water')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#2a7078" stopOpacity={0.16} />
          <Stop offset="1" stopColor="#04121a" stopOpacity={0.92} />
        </LinearGradient>
        <LinearGradient id={id('spill')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={pigment.lamp} />
          <Stop offset="1" stopColor={pigment.flame} stopOpacity={0.15} />
        </LinearGradient>
        <ClipPath id={id('inside')}>
          <Path d={polygon(inside)} />
        </ClipPath>
      </Defs>
      <Rect width={800} height={330} fill={`url(#${id('sky')})`} />
      <Path
        d={hatch(trace('0 0, 800 0, 800 170, 0 200'), 1, 8, 'night')}
        stroke="#02060f"
        strokeWidth={1}
        opacity={0.4}
        fill="none"
      />
      <Stars from={[0, 0]} to={[800, 220]} count={90} seed="meuterei" />
      <Moon x={402} y={156} radius={86} />
      <Path d={clouds} fill="#b9cdd0" opacity={0.25} />
      <Rect y={318} width={800} height={182} fill={`url(#${id('sea')})`} />
      <Path
        d={
          moonPath({ x: 760, top: 320, bottom: 430, width: 90, seed: 'east' }) +
          moonPath({ x: 50, top: 320, bottom: 430, width: 90, seed: 'west' })
        }
        fill={pigment.moon}
        opacity={0.3}
      />
      <Path
        d={waveStrokes({ from: [-20, 322], to: [820, 420], seed: 'far sea', rows: 9 })}
        fill="#9fc3c6"
        opacity={0.35}
      />

      <Path d={rigging} stroke={tar} strokeWidth={1.3} fill="none" />
      <Path d={spars} fill={tar} />
      <Path d={sails.map(loop).join('')} fill="#9a906f" stroke={tar} strokeWidth={1.6} />
      <Path d={sails.map((sail, i) => engrave(sail, 72, 5, `furl ${i}`)).join('')} fill="#2b2415" opacity={0.85} />
      <Path d={rails} fill={tar} />

      <Path
        d={inkLoop(hull, 'hull', 1.2)}
        fill={`url(#${id('hull')})`}
        stroke={tar}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <Path d={engrave(hull, 84, 7, 'hull grain')} fill={pigment.ink} opacity={0.55} />
      <Path d={sternWindows} fill={pigment.flame} stroke={tar} strokeWidth={2} />
      <Glow x={108} y={200} radius={60} strength={0.6} />
      <Path d={inkLoop(inside, 'inside', 1.4)} fill={tar} stroke={tar} strokeWidth={9} strokeLinejoin="round" />
      <Path d={inkLoop(inside, 'inside', 1.4)} stroke="#d79a50" strokeWidth={4.5} strokeLinejoin="round" fill="none" />
      <G clipPath={`url(#${id('inside')})`}>
        <Path d={polygon(cabinWall)} fill={`url(#${id('cabins')})`} />
        <Path
          d={hatch(cabinWall, 90, 9, 'boards')}
          stroke={pigment.woodDark}
          strokeWidth={1.2}
          opacity={0.6}
          fill="none"
        />
        <Path d={engrave(beams, 78, 5, 'under the deck')} fill={tar} opacity={0.7} />
        <Path d={polygon(hold)} fill={`url(#${id('hold')})`} />
        <Path d={ribs} fill="#704820" stroke={tar} strokeWidth={1.4} />
        <Path d={hatch(hold, 1, 7, 'hold shade')} stroke={tar} strokeWidth={1.1} opacity={0.5} fill="none" />
        {barrels.map(([x, y, scale]) => (
          <G key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <Path
              d="M-12 -32Q0 -36 12 -32Q18 -16 12 0Q0 4 -12 0Q-18 -16 -12 -32Z"
              fill="#8f5c2a"
              stroke={tar}
              strokeWidth={1.8}
            />
            <Path d="M4 -33Q8 -16 4 1L12 0Q18 -16 12 -32Z" fill={tar} opacity={0.45} />
            <Path
              d="M-14 -25Q0 -21 14 -25M-14 -8Q0 -4 14 -8M-5 -33Q-8 -16 -5 1M5 -33Q8 -16 5 1"
              stroke={tar}
              strokeWidth={1.5}
              fill="none"
            />
          </G>
        ))}
        <Path d={inkLoop(floor, 'floor', 1)} fill="#b07a3c" stroke={tar} strokeWidth={2} />
        <Path d={hatch(floor, 0, 4, 'floor grain')} stroke={tar} strokeWidth={0.9} opacity={0.6} fill="none" />
      </G>

      <Path d={doorways.frames} fill="#3d230f" stroke={tar} strokeWidth={1.6} />
      <Path d={doorways.leaves} fill="#7d4b21" stroke={tar} strokeWidth={2} strokeLinejoin="round" />
      <Path d={doorways.panels} fill="#603814" stroke={tar} strokeWidth={1.3} />
      <Path d={doorways.grain} fill={tar} opacity={0.3} />
      <Path d={doorways.shade} fill={tar} opacity={0.55} />
      <Path d={doorways.knobs} fill={pigment.brassLight} stroke={tar} strokeWidth={1} />
      <Path d="M367 350L367 272L376 264L424 264L433 272L433 350Z" fill="#3d230f" stroke={tar} strokeWidth={1.6} />
      <Path d="M372 350L372 276L379 269L421 269L428 276L428 350Z" fill="#fff2c6" />
      <Path d="M372 350L428 350L474 363L326 363Z" fill={`url(#${id('spill')})`} />
      <Path
        d={inkLoop(trace('372 270, 343 262, 343 362, 372 350'), 'ajar', 0.6)}
        fill="#a0682e"
        stroke={tar}
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <Path
        d="M366 283L349 278L349 306L366 308ZM366 316L349 315L349 349L366 342Z"
        fill="#663b15"
        stroke={tar}
        strokeWidth={1.3}
      />
      <Glow x={402} y={312} radius={180} strength={0.75} />
      <Path d={captainPointing} transform="translate(404 350) scale(-0.66 0.66)" fill="#1c0d06" />
      <Lantern x={253} y={258} scale={0.95} reach={60} still />
      <Lantern x={547} y={257} scale={0.95} reach={60} still />

      <Path d={curve(deck)} stroke={tar} strokeWidth={8} fill="none" />
      <Path d={curve(deck)} stroke="#d79a50" strokeWidth={4} fill="none" />
      <Path d="M56 132Q100 158 150 172" stroke="#d79a50" strokeWidth={4} fill="none" />
      <G fill="#050406">
        <Path d={captainArmed} transform="translate(304 237) scale(1.22)" />
        <Path d={captainPointing} transform="translate(500 235) scale(-1.2 1.2)" />
      </G>
      <Rect y={404} width={800} height={96} fill={`url(#${id('water')})`} />
      <Path
        d={waveStrokes({ from: [-20, 404], to: [820, 500], seed: 'near sea', rows: 8 })}
        fill="#a9cfc9"
        opacity={0.5}
      />
    </Scene>
  );
}
