/** Ships under sail, drawn in profile with the waterline at 0 0 and the bow to the right. */
import { Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';

import { engrave } from './hatching';
import { brush, inkLine, trace, type Point } from './ink';
import { pigment } from './palette';
import { useArtId } from './Scene';

export interface ShipColours {
  readonly hull: string;
  readonly sail: string;
  readonly sailShade: string;
  readonly line: string;
  /** Where the light catches the hull's edge. */
  readonly rim: string;
}

export const moonlit: ShipColours = {
  hull: '#070d16',
  sail: '#8fa5b0',
  sailShade: '#24394f',
  line: '#060b14',
  rim: '#7f9db4',
};

export const lamplit: ShipColours = {
  hull: '#2b180b',
  sail: pigment.parchmentLight,
  sailShade: '#b58a4a',
  line: pigment.ink,
  rim: pigment.brassLight,
};

interface ShipProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** The bow to the left. */
  readonly mirrored?: boolean;
  readonly colours?: ShipColours;
}

interface Sail {
  readonly mast: number;
  readonly top: number;
  readonly foot: number;
  readonly head: number;
  readonly spread: number;
  readonly belly: number;
}

/** A one-masted sloop, 120 long and 130 high. */
export function Sloop(props: ShipProps) {
  return <Rigged {...props} rig={sloop} />;
}

/** A three-masted frigate, 250 long and 215 high. */
export function Frigate(props: ShipProps) {
  return <Rigged {...props} rig={frigate} />;
}

interface Rig {
  readonly hull: string;
  readonly rim: string;
  readonly trim: string;
  readonly spars: string;
  readonly rigging: string;
  /** Jibs and spanker, behind the square sails. */
  readonly stays: string;
  readonly sails: string;
  readonly shade: string;
  readonly pennants: string;
}

function Rigged({ x, y, scale = 1, mirrored = false, colours = moonlit, rig }: ShipProps & { readonly rig: Rig }) {
  const id = useArtId();
  return (
    <G transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`}>
      <Defs>
        <LinearGradient id={id('sail')} x1="0" y1="0" x2="1" y2="0.35">
          <Stop offset="0" stopColor={colours.sailShade} />
          <Stop offset="0.45" stopColor={colours.sail} />
          <Stop offset="1" stopColor={colours.sail} />
        </LinearGradient>
      </Defs>
      <Path d={rig.rigging} stroke={colours.line} strokeWidth={0.8} fill="none" opacity={0.8} />
      <Path d={rig.stays} fill={`url(#${id('sail')})`} stroke={colours.line} strokeWidth={1} strokeLinejoin="round" />
      <Path d={rig.sails} fill={`url(#${id('sail')})`} stroke={colours.line} strokeWidth={1} strokeLinejoin="round" />
      <Path d={rig.shade} fill={colours.sailShade} opacity={0.75} />
      <Path d={rig.spars} fill={colours.line} />
      <Path d={rig.pennants} fill={pigment.danger} />
      <Path d={rig.hull} fill={colours.hull} />
      <Path d={rig.trim} stroke={colours.rim} strokeWidth={0.9} fill="none" opacity={0.6} />
      <Path d={rig.rim} stroke={colours.rim} strokeWidth={1.6} strokeLinecap="round" fill="none" />
    </G>
  );
}

function square({ mast, top, foot, head, spread, belly }: Sail): string {
  const middle = (top + foot) / 2 + 4;
  return (
    `M${mast - head} ${top}Q${mast} ${top - 3} ${mast + head} ${top}` +
    `Q${mast + (head + spread) / 2 + belly} ${middle} ${mast + spread} ${foot}` +
    `Q${mast + belly * 0.5} ${foot - 11} ${mast - spread} ${foot}` +
    `Q${mast - (head + spread) / 2 + belly * 0.8} ${middle} ${mast - head} ${top}Z`
  );
}

function squareShade({ mast, top, foot, head, spread, belly }: Sail): string {
  const corner: Point[] = [
    [mast - head + 1, top + 1],
    [mast - head * 0.2, top + 1],
    [mast - spread * 0.3 + belly * 0.4, (top + foot) / 2],
    [mast - spread * 0.25, foot - 6],
    [mast - spread + 2, foot - 1],
    [mast - (head + spread) / 2 + belly * 0.5, (top + foot) / 2],
  ];
  return engrave(corner, 76, 3, `sail ${mast} ${top}`);
}

const frigateSails: readonly Sail[] = [
  { mast: -54, top: -112, foot: -84, head: 13, spread: 18, belly: 7 },
  { mast: -54, top: -80, foot: -52, head: 19, spread: 22, belly: 8 },
  { mast: 0, top: -186, foot: -156, head: 14, spread: 20, belly: 8 },
  { mast: 0, top: -151, foot: -106, head: 21, spread: 28, belly: 12 },
  { mast: 0, top: -100, foot: -48, head: 29, spread: 33, belly: 13 },
  { mast: 54, top: -164, foot: -138, head: 12, spread: 18, belly: 8 },
  { mast: 54, top: -133, foot: -94, head: 19, spread: 24, belly: 11 },
  { mast: 54, top: -88, foot: -44, head: 25, spread: 29, belly: 12 },
];

const frigate: Rig = {
  hull:
    'M-104 -46L-96 -50L-92 -40Q-70 -34 -58 -33L-57 -27Q0 -20 52 -26L54 -32Q78 -35 92 -40L100 -36L96 -30' +
    'Q90 -6 74 6L-84 6Q-96 -14 -100 -34Z' +
    'M86 -36L134 -62L135 -60L90 -30Z',
  rim: 'M-103 -45Q-98 -38 -92 -38Q-70 -32 -57 -31L-56 -26Q0 -19 53 -25L55 -31Q78 -34 98 -37',
  trim:
    inkLine(trace('-97 -26, -50 -17, 0 -13, 50 -17, 92 -24'), 'wale', 0.3) +
    inkLine(trace('-94 -14, -50 -6, 0 -3, 50 -6, 84 -12'), 'strake', 0.3) +
    'M-99 -34h6v4h-6zM-90 -32h6v4h-6zM-80 -30h6v4h-6z' +
    [-62, -46, -30, -14, 2, 18, 34, 50, 66].map((x) => `M${x} ${-13 - Math.abs(x) * 0.06}h6v5h-6z`).join(''),
  spars:
    brush(trace('-54 -30, -54 -128'), [4, 1.6]) +
    brush(trace('0 -24, 0 -208'), [5, 1.6]) +
    brush(trace('54 -28, 54 -184'), [4.6, 1.6]) +
    frigateSails
      .map(({ mast, top, head }) =>
        brush(
          [
            [mast - head - 5, top],
            [mast, top - 2],
            [mast + head + 5, top],
          ],
          [1, 2.6, 1],
        ),
      )
      .join('') +
    brush(trace('-54 -70, -96 -88'), [2, 1]) +
    brush(trace('-54 -40, -104 -48'), [2.4, 1]),
  rigging:
    'M54 -184L134 -61M54 -136L118 -52M54 -92L96 -40M0 -208L54 -164M0 -156L54 -96M0 -104L52 -30M-54 -128L0 -156M-54 -84L-2 -40' +
    'M-54 -126L-98 -46M0 -205L-48 -32M0 -152L-38 -30M54 -182L18 -24M54 -136L24 -24M-54 -80L-88 -38' +
    'M0 -152L-30 -29M0 -152L-22 -28M54 -136L32 -25M54 -136L40 -25M-54 -80L-80 -37M-54 -80L-72 -36',
  stays:
    'M60 -170Q96 -118 130 -63Q96 -82 66 -92Q72 -134 60 -170Z' +
    'M62 -124Q90 -84 110 -50Q84 -58 66 -56Q74 -92 62 -124Z' +
    'M-56 -72L-94 -86Q-110 -66 -104 -48Q-78 -46 -57 -42Q-50 -58 -56 -72Z',
  sails: frigateSails.map(square).join(''),
  shade:
    frigateSails.map(squareShade).join('') +
    engrave(trace('64 -160, 78 -136, 82 -92, 68 -96'), 70, 3, 'jib') +
    engrave(trace('-94 -84, -76 -76, -84 -50, -102 -50'), 80, 3, 'spanker'),
  pennants:
    'M0 -209Q-14 -214 -24 -208Q-34 -203 -44 -208Q-34 -200 -24 -203Q-12 -208 0 -203Z' +
    'M-98 -50L-99 -76Q-112 -80 -120 -75Q-126 -71 -132 -74L-131 -58Q-124 -56 -118 -60Q-110 -64 -98 -60Z',
};

const sloop: Rig = {
  hull: 'M-62 -20L-54 -23L-50 -18Q0 -8 44 -17L58 -24L56 -16Q50 2 40 6L-46 6Q-58 -4 -62 -20ZM46 -18L92 -34L93 -32L50 -14Z',
  rim: 'M-61 -20Q-52 -19 -49 -17Q0 -7 44 -16L56 -22',
  trim:
    inkLine(trace('-57 -9, 0 0, 50 -7'), 'sloop wale', 0.3) +
    'M-30 -6h5v4h-5zM-12 -4h5v4h-5zM6 -4h5v4h-5zM24 -6h5v4h-5z',
  spars:
    brush(trace('4 -12, 2 -132'), [4, 1.4]) +
    brush(trace('2 -94, -36 -122'), [2.2, 1]) +
    brush(trace('3 -24, -72 -30'), [2.4, 1.2]) +
    brush(trace('-16 -118, 3 -121, 24 -118'), [0.8, 2, 0.8]),
  rigging:
    'M2 -130L92 -34M2 -110L74 -28M2 -128L-58 -22M2 -100L-24 -16M2 -100L-16 -14M2 -100L28 -14M2 -100L36 -15M-36 -122L-70 -30',
  sails: 'M1 -92L-35 -120Q-58 -76 -70 -33Q-34 -36 1 -27Q10 -60 1 -92ZM8 -84Q40 -54 66 -27Q42 -32 22 -30Q20 -58 8 -84Z',
  stays: 'M8 -118Q52 -72 88 -36Q56 -46 28 -46Q22 -84 8 -118Z',
  shade:
    engrave(trace('-34 -117, -22 -106, -38 -38, -68 -36'), 100, 3.2, 'main') +
    engrave(trace('10 -112, 26 -92, 38 -50, 28 -50'), 70, 3.2, 'sloop jib'),
  pennants: 'M2 -133Q-10 -138 -18 -133Q-26 -129 -34 -133Q-26 -125 -18 -128Q-10 -131 2 -128Z',
};
