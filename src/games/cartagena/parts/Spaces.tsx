/** The spaces of the path: worn slabs in the tunnel, planks on the island, each with its symbol and number. */
import { memo } from 'react';
import Svg, { Circle, Defs, G, Path, RadialGradient, Stop, Text as SvgText } from 'react-native-svg';

import { blot } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { Mark } from '@/ui/table/Mark';
import { fonts } from '@/ui/theme';

import { chartOf } from '../chart';
import { SYMBOLS, type SymbolName } from '../data';
import type { Box } from '../../path/box';
import { symbolSpot } from '../../path/footing';
import type { Ground } from '../ground';
import type { Place } from '../state';

interface SpacesProps {
  readonly ground: Ground;
  readonly layout: string;
  /** How many pirates stand on each space. */
  readonly crowd: readonly number[];
}

export const Spaces = memo(function Spaces({ ground, layout, crowd }: SpacesProps) {
  const id = useArtId();
  const { symbols, shore, spaces } = chartOf(layout);
  const places = Array.from({ length: spaces }, (_, i) => i + 1);
  const isIsland = (space: Place) => ground.rows.find((row) => space < row.first + 6)?.stretch === 'island';
  return (
    <Svg width={ground.width} height={ground.height} style={{ position: 'absolute', left: 0, top: 0 }}>
      <Defs>
        <RadialGradient id={id('stone')} cx="42%" cy="30%" r="75%">
          <Stop offset="0" stopColor="#e4cfa4" />
          <Stop offset="0.6" stopColor="#c3a67a" />
          <Stop offset="1" stopColor="#8d7150" />
        </RadialGradient>
        <RadialGradient id={id('sand')} cx="42%" cy="30%" r="75%">
          <Stop offset="0" stopColor="#f4e2b4" />
          <Stop offset="0.6" stopColor="#e0c284" />
          <Stop offset="1" stopColor="#b08a4a" />
        </RadialGradient>
      </Defs>
      {places.map((space) => (
        <Slab
          key={space}
          ground={ground}
          space={space}
          island={isIsland(space)}
          light={id(isIsland(space) ? 'sand' : 'stone')}
          isVacant={(crowd[space] ?? 0) === 0}
        />
      ))}
      {places.map((space) => {
        const { x, y, size } = symbolSpot(ground.boxes[space] ?? ground.start, (crowd[space] ?? 0) === 0);
        const symbol = SYMBOLS[symbols[space] ?? 0] as SymbolName;
        return (
          <G key={`${shore}/${space}`}>
            <Circle cx={x} cy={y} r={size * 0.58} fill={pigment.parchmentLight} opacity={0.5} />
            <Mark mark={symbol} x={x} y={y} size={size} />
          </G>
        );
      })}
    </Svg>
  );
});

interface SlabProps {
  readonly ground: Ground;
  readonly space: Place;
  readonly island: boolean;
  /** The paint of the slab: lit from above. */
  readonly light: string;
  readonly isVacant: boolean;
}

function Slab({ ground, space, island, light, isVacant }: SlabProps) {
  const box = ground.boxes[space];
  if (!box) return null;
  const middle = [box.x + box.width / 2, box.y + box.height * 0.5] as const;
  const radii = [box.width * 0.46, box.height * 0.385] as const;
  const outline = blot(middle, radii, `slab ${space}`, 0.07);
  return (
    <G>
      <Path d={outline} fill={pigment.stoneNight} opacity={0.55} transform="translate(1.5 3)" />
      <Path d={outline} fill={`url(#${light})`} stroke={island ? '#6d5226' : '#33261a'} strokeWidth={1.6} />
      <Path d={crack(box, space)} stroke={island ? '#9a7a40' : '#7d6445'} strokeWidth={1} fill="none" opacity={0.75} />
      <SvgText
        x={box.x + box.width * (isVacant ? 0.5 : 0.78)}
        y={box.y + box.height * (isVacant ? 0.845 : 0.3)}
        fontFamily={fonts.textBold}
        fontSize={Math.max(9, Math.min(13, box.height * 0.12))}
        fill={island ? '#4a3413' : '#3a2917'}
        textAnchor="middle"
      >
        {String(space)}
      </SvgText>
    </G>
  );
}

/** A crack or two, never the same on neighbouring slabs. */
function crack(box: Box, space: Place): string {
  const share = ((space * 7) % 10) / 10;
  const x = box.x + box.width * (0.22 + 0.5 * share);
  const isLow = space % 2 === 0;
  const y = box.y + box.height * (isLow ? 0.84 : 0.16);
  const inward = isLow ? -1 : 1;
  return `M${x} ${y}l${3 - share * 6} ${inward * 5}l${share * 5 - 1} ${inward * 4}`;
}
