/** Pirates on a path, each where it stands; those in flight are left out until they land. */
import { View } from 'react-native';

import { Pawn, type Hat } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import type { Spot } from '../box';
import type { Standing } from '../standing';

interface PawnsProps {
  readonly all: readonly Standing[];
  readonly footing: (one: Standing) => Spot;
  readonly height: number;
  readonly faces: readonly SeatFace[];
  readonly hidden: ReadonlySet<string>;
  /** The hat of the crew, or that of every pirate. */
  readonly hat?: Hat;
}

export function Pawns({ all, footing, height, faces, hidden, hat }: PawnsProps) {
  return all.map((one) => {
    if (hidden.has(one.key)) return null;
    const { x, y } = footing(one);
    return (
      <View key={one.key} style={{ position: 'absolute', left: x, top: y, pointerEvents: 'none' }}>
        <Pawn crew={crewOf(faces[one.seat]?.colour ?? '')} height={height} {...(hat ? { hat } : null)} />
      </View>
    );
  });
}
