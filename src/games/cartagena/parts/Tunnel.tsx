/** The tunnel: rough rock hatched by hand, a worn floor winding through it, torches where it bends. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { Torch } from '@/ui/scenery/Lights';
import { useArtId } from '@/ui/scenery/Scene';
import { blot } from '@/ui/scenery/ink';
import { hatch } from '@/ui/scenery/hatching';
import { pigment } from '@/ui/scenery/palette';

import type { Box, Ground, Row } from '../ground';
import { windingPath } from './winding';

interface TunnelProps {
  readonly ground: Ground;
  readonly zone: Box;
  readonly still: boolean;
}

export function Tunnel({ ground, zone, still }: TunnelProps) {
  const id = useArtId();
  const floor = windingPath(ground, 'tunnel');
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
      {rows.map((row) => (
        <BendTorch key={row.first} row={row} ground={ground} still={still} />
      ))}
    </G>
  );
}

/** A torch on the wall above the end of a row. */
function BendTorch({ row, ground, still }: { readonly row: Row; readonly ground: Ground; readonly still: boolean }) {
  const { width, cell } = ground;
  const x = row.rightward ? 10 : width - 10;
  const scale = Math.min(0.8, cell.height / 90);
  return <Torch x={x} y={row.box.y + cell.height * 0.2} scale={scale} reach={cell.height * 1.7} still={still} />;
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
