/** The tunnel: rough rock hatched by hand, a worn floor winding through it, torches where it bends. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { Torch } from '@/ui/scenery/Lights';
import { useArtId } from '@/ui/scenery/Scene';
import { blot, inkLoop, type Point } from '@/ui/scenery/ink';
import { hatch } from '@/ui/scenery/hatching';
import { pigment } from '@/ui/scenery/palette';

import type { Box } from '../../path/box';
import type { Ground, Segment } from '../ground';
import { floorOf } from './winding';

interface TunnelProps {
  readonly ground: Ground;
  readonly zone: Box;
  readonly still: boolean;
}

export function Tunnel({ ground, zone, still }: TunnelProps) {
  const id = useArtId();
  const floor = floorOf(ground, 'tunnel');
  const wide = ground.cell.height * 0.84;
  const rows = ground.rows.filter((row) => row.stretch === 'tunnel');
  return (
    <G>
      <Defs>
        <LinearGradient id={id('rock')} x1="0" y1="1" x2="0" y2="0">
          <Stop offset="0" stopColor="#1a120d" />
          <Stop offset="0.5" stopColor="#33251a" />
          <Stop offset="1" stopColor="#1d1a1c" />
        </LinearGradient>
      </Defs>
      <Rect x={zone.x} y={zone.y} width={zone.width} height={zone.height} fill={`url(#${id('rock')})`} />
      <Path d={boulders(zone)} fill={pigment.stone} opacity={0.2} />
      <Path d={rockHatch(zone)} stroke={pigment.stoneNight} strokeWidth={1.1} opacity={0.55} />
      <Path
        d={floor}
        stroke={pigment.stoneNight}
        strokeWidth={wide + 9}
        strokeLinejoin="round"
        fill="none"
        opacity={0.9}
      />
      <Path d={floor} stroke="#5c4630" strokeWidth={wide} strokeLinejoin="round" fill="none" />
      <Path d={floor} stroke="#75593b" strokeWidth={wide * 0.82} strokeLinejoin="round" fill="none" opacity={0.8} />
      <Path d={floor} stroke="#8d6c46" strokeWidth={wide * 0.5} strokeLinejoin="round" fill="none" opacity={0.45} />
      {rows.slice(1).map((row) => (
        <Ridge key={`ridge ${row.first}`} row={row} ground={ground} />
      ))}
      {rows.map((row) => (
        <BendTorch key={row.first} row={row} ground={ground} still={still} />
      ))}
    </G>
  );
}

/** The rock between a row and the one below it: from one wall to the bend, rough on both sides, lit from above. */
function Ridge({ row, ground }: { readonly row: Segment; readonly ground: Ground }) {
  const { width, cell } = ground;
  const y = row.box.y + cell.height;
  const bend = cell.width * 0.86;
  // The way up is on the side where this row begins.
  const left = row.rightward ? bend : -6;
  const right = row.rightward ? width + 6 : width - bend;
  const rock = inkLoop(ridgeLine(left, right, y, cell.height * 0.11), `ridge ${row.first}`, 2.2);
  return (
    <G>
      <Path d={rock} fill="#0b0705" opacity={0.7} transform="translate(0 4)" />
      <Path d={rock} fill="#3a2b1e" stroke="#120c08" strokeWidth={1.6} />
      <Path
        d={hatch(ridgeLine(left, right, y, cell.height * 0.09), 64, 6, `ridge ${row.first}`)}
        stroke="#1a120c"
        strokeWidth={1}
        opacity={0.8}
      />
      <Path
        d={`M${left + 6} ${y - cell.height * 0.07}L${right - 6} ${y - cell.height * 0.07}`}
        stroke="#7a5b3a"
        strokeWidth={1.2}
        opacity={0.55}
        strokeDasharray={[9, 5, 3, 6]}
      />
    </G>
  );
}

function ridgeLine(left: number, right: number, y: number, half: number): Point[] {
  const steps = 9;
  const above: Point[] = [];
  const below: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const x = left + ((right - left) * i) / steps;
    const swell = half * (0.75 + 0.45 * ((i * 37) % 10) * 0.1);
    above.push([x, y - swell]);
    below.unshift([x, y + swell * 0.8]);
  }
  return [...above, ...below];
}

/** A torch on the wall above the end of a row. */
function BendTorch({
  row,
  ground,
  still,
}: {
  readonly row: Segment;
  readonly ground: Ground;
  readonly still: boolean;
}) {
  const { width, cell } = ground;
  const x = row.rightward ? width - 9 : 9;
  const scale = Math.min(0.9, cell.height / 80);
  return <Torch x={x} y={row.box.y + cell.height * 0.1} scale={scale} reach={cell.height * 1.9} still={still} />;
}

function boulders(zone: Box): string {
  const shapes: string[] = [];
  const step = 46;
  for (let y = zone.y; y < zone.y + zone.height; y += step) {
    for (let x = ((y / step) % 2) * 23; x < zone.width; x += step * 1.3) {
      shapes.push(blot([x, y + 12], [21, 13], `rock ${Math.round(x)} ${Math.round(y - zone.y)}`, 0.22));
    }
  }
  return shapes.join('');
}

function rockHatch({ x, y, width, height }: Box): string {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  return hatch(corners, 58, 9, 'tunnel rock');
}
