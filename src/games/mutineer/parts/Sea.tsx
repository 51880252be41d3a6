/** The water inside the ring's chart: paper rim with a neat line, deepening sea, rhumb lines, the course all ships take. */
import { memo } from 'react';
import { Defs, G, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { CompassRose, RhumbLines } from '@/ui/scenery/Chart';
import { at, curve, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { waveStrokes } from '@/ui/scenery/waves';

import { cellAt, type Ring } from '../ring';
import type { RingLight } from './light';

export const Sea = memo(function Sea({ ring, light }: { readonly ring: Ring; readonly light: RingLight }) {
  const id = useArtId();
  const { width, height, middle } = ring;
  const centre: Point = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  return (
    <G>
      <Defs>
        <RadialGradient
          id={id('sea')}
          cx={centre[0]}
          cy={centre[1]}
          rx={width * 0.72}
          ry={height * 0.72}
          gradientUnits="userSpaceOnUse"
        >
          <Stop offset="0" stopColor={light.sea[0]} />
          <Stop offset="0.5" stopColor={light.sea[1]} />
          <Stop offset="1" stopColor={light.sea[2]} />
        </RadialGradient>
      </Defs>
      <Rect width={width} height={height} fill={light.paper} />
      <Rect x={3} y={3} width={width - 6} height={height - 6} rx={8} fill={`url(#${id('sea')})`} />
      <RhumbLines centre={centre} reach={Math.hypot(width, height) / 2} colour={light.wave} opacity={0.35} />
      <Path
        d={waveStrokes({ from: [8, 10], to: [width - 8, height - 6], seed: 'ring sea', rows: Math.round(height / 22) })}
        fill={light.wave}
        opacity={0.4}
      />
      <Path
        d={course(ring)}
        stroke={pigment.danger}
        strokeWidth={2}
        strokeDasharray="1 7"
        strokeLinecap="round"
        fill="none"
        opacity={0.85}
      />
      <G opacity={0.3}>
        <CompassRose x={centre[0]} y={centre[1]} radius={Math.min(middle.width, middle.height) * 0.42} />
      </G>
      <Neatline width={width} height={height} light={light} />
    </G>
  );
});

/** Once round, through the water off every island. */
function course(ring: Ring): string {
  const [cx, cy] = [ring.width / 2, ring.height / 2];
  const points = ring.cells.map((_, position): Point => {
    const cell = cellAt(ring, position);
    const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
    return [x + (cx - x) * 0.16, y + (cy - y) * 0.16];
  });
  return `${curve([...points, points[0] as Point])}`;
}

/** The chequered border of a chart. */
function Neatline({
  width,
  height,
  light,
}: {
  readonly width: number;
  readonly height: number;
  readonly light: RingLight;
}) {
  const box = (inset: number) => `M${at([inset, inset])}H${width - inset}V${height - inset}H${inset}Z`;
  return (
    <G>
      <Path d={box(2)} stroke={light.rule} strokeWidth={3} strokeDasharray="14 14" fill="none" />
      <Path d={box(4)} stroke={light.rule} strokeWidth={0.9} fill="none" />
      <Path d={box(0.5)} stroke={light.rule} strokeWidth={0.9} fill="none" />
    </G>
  );
}
