/** A treasure as a round-cornered tile: what it brings in marks, or a chest on its back. */
import { View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { EXC2, EXC3, JEW1, PRE1, PRE2, RUM1, RUM2, type Treasure, TREASURE_VALUE } from '../data';
import { ChestMark, CoinMark, GemMark, PrestigeMark, Print, RumMark } from './Marks';

/** How much higher a tile is than broad. */
const SHAPE = 1.32;

interface TreasureTileProps {
  /** Null lies face down. */
  readonly treasure: Treasure | null;
  readonly width: number;
}

export function TreasureTile({ treasure, width }: TreasureTileProps) {
  const isDown = treasure === null;
  return (
    <View aria-hidden>
      <Svg width={width} height={width * SHAPE} viewBox="0 0 50 66">
        <Rect
          x={1.2}
          y={1.2}
          width={47.6}
          height={63.6}
          rx={9}
          fill={isDown ? '#6b4716' : '#f0d9a0'}
          stroke={pigment.ink}
          strokeWidth={2}
        />
        <Rect
          x={4.4}
          y={4.4}
          width={41.2}
          height={57.2}
          rx={6}
          stroke={isDown ? pigment.brassLight : pigment.brassDark}
          strokeWidth={1.2}
          fill="none"
        />
        {treasure === null ? <ChestMark x={25} y={34} size={30} /> : <Face treasure={treasure} />}
      </Svg>
    </View>
  );
}

function Face({ treasure }: { readonly treasure: Treasure }) {
  const value = TREASURE_VALUE[treasure] ?? 0;
  if (treasure === EXC2 || treasure === EXC3) {
    return (
      <G>
        <Amount value={`${value}`} y={18} />
        <CoinMark x={34} y={18} size={20} />
        <Path d="M25 28v9M21 34l4 5 4-5" stroke={pigment.ink} strokeWidth={2.2} fill="none" strokeLinecap="round" />
        <Amount value={`${value}`} y={50} />
        <PrestigeMark x={34} y={50} size={20} />
      </G>
    );
  }
  return (
    <G>
      <Mark treasure={treasure} />
      <Print x={25} y={49} size={22} colour={pigment.ink}>
        {`+${value}`}
      </Print>
    </G>
  );
}

function Amount({ value, y }: { readonly value: string; readonly y: number }) {
  return (
    <Print x={15} y={y} size={20} colour={pigment.ink}>
      {value}
    </Print>
  );
}

function Mark({ treasure }: { readonly treasure: Treasure }) {
  const place = { x: 25, y: 23, size: 28 };
  switch (treasure) {
    case RUM1:
    case RUM2:
      return <RumMark {...place} />;
    case PRE1:
    case PRE2:
      return <PrestigeMark {...place} />;
    case JEW1:
      return <GemMark {...place} />;
    default:
      return <CoinMark {...place} />;
  }
}
