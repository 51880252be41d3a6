/** The two islands: sand and surf around them, leaves and palms on them, a trodden path winding from shore to shore. */
import { ClipPath, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { engrave, foliage, stipple } from '@/ui/scenery/hatching';
import { blot } from '@/ui/scenery/ink';
import { Palm } from '@/ui/scenery/Land';
import { useArtId } from '@/ui/scenery/Scene';

import type { Box } from '../../path/box';
import { windingPath } from '../../path/winding';
import type { Ground } from '../ground';
import type { Shore } from '../state';
import { coastLine, coastOf, landOf } from './coast';
import { Hedges } from './Hedges';
import type { IslandLight } from './light';

interface IslandProps {
  readonly ground: Ground;
  readonly island: Shore;
  readonly light: IslandLight;
}

export function Island({ ground, island, light }: IslandProps) {
  const id = useArtId();
  const land = landOf(ground, island);
  const inner: Box = inset(land, Math.min(7, ground.cell.height * 0.09));
  const coast = coastLine(land, island);
  return (
    <G>
      <Defs>
        <LinearGradient id={id('sand')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sand[0]} />
          <Stop offset="1" stopColor={light.sand[1]} />
        </LinearGradient>
        <LinearGradient id={id('leaves')} x1="0" y1="0" x2="0.5" y2="1">
          <Stop offset="0" stopColor={light.hill[0]} />
          <Stop offset="0.4" stopColor={light.hill[1]} />
          <Stop offset="1" stopColor={light.hill[2]} />
        </LinearGradient>
        <ClipPath id={id('land')}>
          <Path d={coastLine(inner, `${island} leaves`)} />
        </ClipPath>
      </Defs>
      <Path d={coastLine(land, island, 7)} fill={light.wave} opacity={0.4} transform="translate(0 4)" />
      <Path d={coastLine(land, island, 4)} stroke={light.foam} strokeWidth={2.4} fill="none" opacity={0.75} />
      <Path d={coast} fill={`url(#${id('sand')})`} stroke={light.path[0]} strokeWidth={1.3} />
      <Path d={grains(land)} stroke={light.path[0]} strokeWidth={1.1} strokeLinecap="round" opacity={0.3} />
      <G clipPath={`url(#${id('land')})`}>
        <Leaves ground={ground} island={island} light={light} fill={`url(#${id('leaves')})`} />
      </G>
      <Palms ground={ground} island={island} light={light} />
    </G>
  );
}

function Leaves({ ground, island, light, fill }: IslandProps & { readonly fill: string }) {
  const rows = ground.rows.filter((row) => row.island === island);
  const low = rows[0]?.box ?? ground.start;
  const high = rows[rows.length - 1]?.box ?? low;
  // The beach is the start: no leaves grow below the lowest row of the small island.
  const zone: Box = { x: 0, y: high.y - 40, width: ground.width, height: low.y + low.height - high.y + 40 };
  const left = (ground.boxes[1] ?? ground.start).x + ground.cell.width / 2;
  const path = windingPath(rows, left, ground.width - left);
  const wide = ground.cell.height * 0.88;
  return (
    <G>
      <Rect {...zone} fill={fill} />
      <Path d={bushes(zone, island)} fill={light.hill[2]} opacity={0.45} />
      <Path
        d={foliage([zone.x, zone.y], [zone.x + zone.width, zone.y + zone.height], 9, `${island} leaves`)}
        stroke={light.leaf}
        strokeWidth={1.1}
        fill="none"
        opacity={0.6}
      />
      <G strokeLinejoin="round" strokeLinecap="round" fill="none">
        <Path d={path} stroke={light.path[0]} strokeWidth={wide + 7} opacity={0.7} />
        <Path d={path} stroke={light.path[1]} strokeWidth={wide} />
        <Path d={path} stroke={light.path[2]} strokeWidth={wide * 0.74} opacity={0.5} />
        <Path d={path} stroke={light.path[2]} strokeWidth={wide * 0.42} opacity={0.45} />
      </G>
      <Hedges ground={ground} island={island} light={light} />
      <Path d={engrave(coastOf(zone, `${island} dusk`), 64, 26, `${island} dusk`)} fill={light.hill[2]} opacity={0.1} />
    </G>
  );
}

/** A palm at the outer side of each bend, and a pair on the beach. */
function Palms({ ground, island, light }: IslandProps) {
  const { width, start } = ground;
  const trunk = light.path[0];
  const colours = [trunk, light.hill[2], light.hill[0]] as const;
  const rows = ground.rows.filter((row) => row.island === island);
  return (
    <G>
      {rows.map(({ box, rightward, first }) => (
        <Palm
          key={first}
          x={rightward ? 7 : width - 7}
          y={box.y + box.height * 0.96}
          height={box.height * 0.9}
          lean={rightward ? 4 : -4}
          seed={`nest palm ${first}`}
          colours={colours}
        />
      ))}
      {island === 'small' ? (
        <Palm
          x={width - 10}
          y={start.y + start.height * 0.9}
          height={start.height * 0.95}
          lean={-6}
          seed="beach palm"
          colours={colours}
        />
      ) : null}
    </G>
  );
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function grains(land: Box): string {
  return stipple([land.x + 6, land.y + 4], [land.x + land.width - 6, land.y + land.height], 160, 'grains');
}

function bushes(zone: Box, seed: string): string {
  let path = '';
  for (let y = zone.y + 10, row = 0; y < zone.y + zone.height; y += 38, row++) {
    for (let x = (row % 2) * 26; x < zone.width; x += 52) {
      path += blot([x, y], [30, 19], `${seed} ${row} ${Math.round(x)}`, 0.3);
    }
  }
  return path;
}
