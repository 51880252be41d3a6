/** The island: dense leaves, palms at the bends, a sandy path winding through them. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { foliage } from '@/ui/scenery/hatching';
import { blot } from '@/ui/scenery/ink';
import { Palm } from '@/ui/scenery/Land';
import { useArtId } from '@/ui/scenery/Scene';
import { pigment } from '@/ui/scenery/palette';

import type { Box } from '../../path/box';
import type { Ground } from '../ground';
import { floorOf } from './winding';

export function Jungle({ ground, zone }: { readonly ground: Ground; readonly zone: Box }) {
  const id = useArtId();
  const path = floorOf(ground, 'island');
  const wide = ground.cell.height * 0.84;
  const rows = ground.rows.filter((row) => row.stretch === 'island');
  return (
    <G>
      <Defs>
        <LinearGradient id={id('jungle')} x1="0" y1="1" x2="0" y2="0">
          <Stop offset="0" stopColor="#1c3a2a" />
          <Stop offset="0.55" stopColor="#2c5238" />
          <Stop offset="1" stopColor="#1f4438" />
        </LinearGradient>
      </Defs>
      <Rect x={zone.x} y={zone.y} width={zone.width} height={zone.height} fill={`url(#${id('jungle')})`} />
      <Path d={bushes(zone)} fill={pigment.jungleDark} opacity={0.5} />
      <Path
        d={foliage([zone.x, zone.y], [zone.x + zone.width, zone.y + zone.height], 9, 'island leaves')}
        stroke="#4f7d4a"
        strokeWidth={1.1}
        fill="none"
        opacity={0.55}
      />
      <Path
        d={path}
        stroke={pigment.jungleDark}
        strokeWidth={wide + 9}
        strokeLinejoin="round"
        fill="none"
        opacity={0.85}
      />
      <Path d={path} stroke="#9c7b45" strokeWidth={wide} strokeLinejoin="round" fill="none" />
      <Path d={path} stroke="#b8965a" strokeWidth={wide * 0.84} strokeLinejoin="round" fill="none" />
      <Path d={path} stroke={pigment.sand} strokeWidth={wide * 0.5} strokeLinejoin="round" fill="none" opacity={0.5} />
      {rows.map(({ box, rightward, first }) => (
        <Palm
          key={first}
          x={rightward ? 5 : zone.width - 5}
          y={box.y + box.height * 0.98}
          height={box.height * 0.95}
          lean={rightward ? 0.3 : -0.3}
          seed={`palm ${first}`}
        />
      ))}
    </G>
  );
}

function bushes(zone: Box): string {
  const shapes: string[] = [];
  for (let y = zone.y + 10; y < zone.y + zone.height; y += 38) {
    for (let x = 8; x < zone.width; x += 52) {
      shapes.push(blot([x + ((y / 38) % 2) * 26, y], [30, 19], `bush ${Math.round(x)} ${Math.round(y - zone.y)}`, 0.3));
    }
  }
  return shapes.join('');
}
