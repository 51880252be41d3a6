/** Where the pirates wait: behind the bars of the fortress jail, or aboard the flooded sloop. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { hatch } from '@/ui/scenery/hatching';
import { useArtId } from '@/ui/scenery/Scene';
import { pigment } from '@/ui/scenery/palette';
import { waveStrokes } from '@/ui/scenery/waves';

import type { Box } from '../../path/box';

export function Jail({ box }: { readonly box: Box }) {
  const id = useArtId();
  const { x, y, width, height } = box;
  return (
    <G>
      <Defs>
        <LinearGradient id={id('wall')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#5a4a3a" />
          <Stop offset="1" stopColor="#2c231b" />
        </LinearGradient>
      </Defs>
      <Rect x={x} y={y} width={width} height={height} fill={`url(#${id('wall')})`} />
      <Path d={masonry(box)} stroke={pigment.stoneNight} strokeWidth={1.4} fill="none" opacity={0.7} />
      <Rect
        x={x + 8}
        y={y + height * 0.14}
        width={width - 16}
        height={height * 0.8}
        rx={10}
        fill={pigment.stoneNight}
        opacity={0.72}
      />
      <Path
        d={hatch(corners(x + 8, y + height * 0.14, width - 16, height * 0.8), 70, 7, 'cell')}
        stroke="#4a3a2b"
        strokeWidth={0.9}
        opacity={0.5}
      />
      <Path d={bars(box)} stroke="#8d8a84" strokeWidth={3.4} strokeLinecap="round" opacity={0.34} />
      <Path d={bars(box)} stroke="#d8d2c4" strokeWidth={0.9} strokeLinecap="round" opacity={0.4} />
    </G>
  );
}

export function Wreck({ box }: { readonly box: Box }) {
  const id = useArtId();
  const { x, y, width, height } = box;
  const deck = y + height * 0.36;
  return (
    <G>
      <Defs>
        <LinearGradient id={id('water')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={pigment.sea} />
          <Stop offset="1" stopColor={pigment.abyss} />
        </LinearGradient>
      </Defs>
      <Rect x={x} y={y} width={width} height={height} fill={`url(#${id('water')})`} />
      <Path
        d={`M${x + width * 0.04} ${deck}Q${x + width / 2} ${deck + height * 0.16} ${x + width * 0.96} ${deck - height * 0.04}L${x + width * 0.88} ${y + height * 0.96}Q${x + width / 2} ${y + height * 1.08} ${x + width * 0.12} ${y + height * 0.96}Z`}
        fill={pigment.wood}
        stroke={pigment.woodDark}
        strokeWidth={2}
      />
      <Path d={planks(box)} stroke={pigment.woodDark} strokeWidth={1.3} fill="none" opacity={0.75} />
      <Path
        d={waveStrokes({ from: [x, y + height * 0.72], to: [x + width, y + height], seed: 'flood', rows: 3 })}
        stroke={pigment.foam}
        strokeWidth={1.3}
        fill="none"
        opacity={0.55}
      />
    </G>
  );
}

function masonry({ x, y, width, height }: Box): string {
  let path = '';
  const courses = 4;
  for (let i = 0; i <= courses; i++) {
    const level = y + (i * height) / courses;
    path += `M${x} ${level}H${x + width}`;
    for (let joint = (i % 2) * 22; joint < width; joint += 44) path += `M${x + joint} ${level}v${height / courses}`;
  }
  return path;
}

function bars({ x, y, width, height }: Box): string {
  let path = '';
  const count = Math.max(9, Math.round(width / 30));
  for (let i = 1; i < count; i++) path += `M${x + (i * width) / count} ${y + height * 0.12}v${height * 0.84}`;
  return `${path}M${x + 8} ${y + height * 0.24}H${x + width - 8}`;
}

function planks({ x, y, width, height }: Box): string {
  let path = '';
  for (let i = 1; i <= 3; i++) {
    const level = y + height * (0.42 + i * 0.15);
    path += `M${x + width * (0.05 + i * 0.015)} ${level}Q${x + width / 2} ${level + height * 0.12} ${x + width * (0.95 - i * 0.015)} ${level - 2}`;
  }
  return path;
}

function corners(x: number, y: number, width: number, height: number) {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
}
