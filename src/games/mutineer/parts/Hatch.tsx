/** The ship's deck in the middle of the ring, on which cards lie: planks under brass corners, lit by a lantern. */
import { memo } from 'react';
import Svg, { Circle, ClipPath, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { useTheme } from '@/ui/theme';

interface HatchProps {
  readonly width: number;
  readonly height: number;
}

/** Planks across the deck, and how much longer than wide a board is. */
const PLANKS = 11;
const LONG = 4.6;

export const Hatch = memo(function Hatch({ width, height }: HatchProps) {
  const id = useArtId();
  const { light } = useTheme();
  return (
    <Svg width={width} height={height} aria-hidden style={{ position: 'absolute' }}>
      <Defs>
        <LinearGradient id={id('wood')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#8a5a2d" />
          <Stop offset="1" stopColor="#553315" />
        </LinearGradient>
        <ClipPath id={id('deck')}>
          <Rect x={4} y={4} width={width - 8} height={height - 10} rx={9} />
        </ClipPath>
      </Defs>
      <Rect x={2} y={6} width={width - 4} height={height - 7} rx={12} fill="#06222b" opacity={0.5} />
      <Rect x={2} y={2} width={width - 4} height={height - 7} rx={11} fill={pigment.woodDark} />
      <G clipPath={`url(#${id('deck')})`}>
        <Rect width={width} height={height} fill={`url(#${id('wood')})`} />
        <Path d={planks(width, height)} stroke={pigment.woodDark} strokeWidth={1.4} opacity={0.75} fill="none" />
        <Path d={grain(width, height)} stroke="#3a2210" strokeWidth={0.7} opacity={0.4} fill="none" />
        <Path d={nails(width, height)} fill={pigment.woodDark} opacity={0.8} />
        <Glow x={width / 2} y={height * 0.42} radius={width * 0.62} colour={pigment.flame} strength={0.5} />
        {light === 'dark' ? <Rect width={width} height={height} fill={pigment.night} opacity={0.34} /> : null}
      </G>
      <Rect
        x={4.5}
        y={4.5}
        width={width - 9}
        height={height - 12}
        rx={8.5}
        fill="none"
        stroke={pigment.brass}
        strokeWidth={1.6}
      />
      {corners(width, height - 3).map(([x, y, turn]) => (
        <G key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Path
            d="M2 11V22l4-3V13q0-7 7-7h6l3-4H11Q2 2 2 11Z"
            fill={pigment.brassLight}
            stroke={pigment.ink}
            strokeWidth={0.9}
          />
          <Circle cx={6.4} cy={6.4} r={1.5} fill={pigment.brassDark} />
        </G>
      ))}
    </Svg>
  );
});

function corners(width: number, height: number): readonly (readonly [x: number, y: number, turn: number])[] {
  return [
    [0, 0, 0],
    [width, 0, 90],
    [width, height, 180],
    [0, height, 270],
  ];
}

/** Seams between planks, and the butts where one board ends and the next begins, never twice below each other. */
function planks(width: number, height: number): string {
  return rows(height)
    .map(({ y, plank, row }) => `M0 ${y}H${width}${butts(width, plank, row, (x) => `M${x} ${y}v${plank}`)}`)
    .join('');
}

function grain(width: number, height: number): string {
  return rows(height)
    .map(({ y, plank, row }) => {
      const from = 8 + ((row * 53) % 40);
      const bow = row % 2 === 0 ? 3 : -2;
      return `M${from} ${y + plank * 0.35}q${width * 0.2} ${bow} ${width * 0.46} 0M${from + width * 0.3} ${y + plank * 0.7}q${width * 0.12} -2 ${width * 0.3} 0`;
    })
    .join('');
}

/** Two on each side of a butt. */
function nails(width: number, height: number): string {
  const nail = (x: number, y: number) => `M${x - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`;
  return rows(height)
    .map(({ y, plank, row }) =>
      butts(width, plank, row, (x) => nail(x - 4, y + plank / 2) + nail(x + 4, y + plank / 2)),
    )
    .join('');
}

function butts(width: number, plank: number, row: number, draw: (x: number) => string): string {
  const long = plank * LONG;
  let d = '';
  for (let x = (row * 0.4 * long) % long; x < width; x += long) d += draw(x);
  return d;
}

interface Row {
  readonly y: number;
  readonly plank: number;
  readonly row: number;
}

function rows(height: number): Row[] {
  const plank = Math.max(18, height / PLANKS);
  return Array.from({ length: Math.ceil(height / plank) }, (_, row) => ({ y: row * plank + 6, plank, row }));
}
