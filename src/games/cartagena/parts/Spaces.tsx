/** The spaces of the path: worn slabs in the tunnel, planks on the island, each with its symbol and number. */
import { memo } from 'react';
import Svg, { Circle, G, Path, Text as SvgText } from 'react-native-svg';

import { inkLoop } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { fonts } from '@/ui/theme';

import { chartOf } from '../chart';
import { SYMBOLS, type SymbolName } from '../data';
import { symbolSpot, type Ground } from '../ground';
import type { Place } from '../state';
import { SymbolMark } from './SymbolMark';

interface SpacesProps {
  readonly ground: Ground;
  readonly layout: string;
  /** How many pirates stand on each space. */
  readonly crowd: readonly number[];
}

export const Spaces = memo(function Spaces({ ground, layout, crowd }: SpacesProps) {
  const { symbols, shore, spaces } = chartOf(layout);
  const places = Array.from({ length: spaces }, (_, i) => i + 1);
  const isIsland = (space: Place) => ground.rows.find((row) => space < row.first + 6)?.stretch === 'island';
  return (
    <Svg width={ground.width} height={ground.height} style={{ position: 'absolute', left: 0, top: 0 }}>
      {places.map((space) => (
        <Slab key={space} ground={ground} space={space} island={isIsland(space)} />
      ))}
      {places.map((space) => {
        const { x, y, size } = symbolSpot(ground, space, (crowd[space] ?? 0) === 0);
        const symbol = SYMBOLS[symbols[space] ?? 0] as SymbolName;
        return (
          <G key={`${shore}/${space}`}>
            <Circle cx={x} cy={y} r={size * 0.6} fill={pigment.parchmentLight} opacity={0.93} />
            <Circle cx={x} cy={y} r={size * 0.6} fill="none" stroke={pigment.brassDark} strokeWidth={1.2} />
            <SymbolMark symbol={symbol} x={x} y={y} size={size * 0.86} />
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
}

function Slab({ ground, space, island }: SlabProps) {
  const box = ground.boxes[space];
  if (!box) return null;
  const inset = Math.min(4, box.width * 0.05);
  const left = box.x + inset;
  const right = box.x + box.width - inset;
  const top = box.y + box.height * 0.07;
  const bottom = box.y + box.height * 0.94;
  const outline = inkLoop(
    [
      [left + 4, top],
      [right - 5, top + 1],
      [right, top + 6],
      [right - 1, bottom - 6],
      [right - 6, bottom],
      [left + 5, bottom - 1],
      [left, bottom - 7],
      [left + 1, top + 5],
    ],
    `slab ${space}`,
    1.3,
  );
  const stone = island ? '#c8a566' : '#96785a';
  return (
    <G>
      <Path d={outline} fill={pigment.stoneNight} opacity={0.5} transform="translate(1.5 2.5)" />
      <Path d={outline} fill={stone} stroke={island ? '#6d5226' : '#2f2318'} strokeWidth={1.3} />
      <Path
        d={crack(left, top, right, bottom, space)}
        stroke={island ? '#8d6c35' : '#5b4632'}
        strokeWidth={0.9}
        fill="none"
        opacity={0.8}
      />
      <SvgText
        x={right - 4}
        y={top + 11}
        fontFamily={fonts.textBold}
        fontSize={9.5}
        fill={island ? '#4a3413' : '#2a1d11'}
        textAnchor="end"
      >
        {String(space)}
      </SvgText>
    </G>
  );
}

/** A crack or two, never the same on neighbouring slabs. */
function crack(left: number, top: number, right: number, bottom: number, space: Place): string {
  const share = ((space * 7) % 10) / 10;
  const x = left + (right - left) * (0.15 + 0.7 * share);
  const flip = space % 2 === 0;
  const edge = flip ? bottom : top;
  const inward = flip ? -1 : 1;
  return `M${x} ${edge}l${3 - share * 6} ${inward * 6}l${share * 5 - 1} ${inward * 5}`;
}
