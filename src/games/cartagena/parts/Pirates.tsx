/** Every pirate on the board, each where it stands; those in flight are left out until they land. */
import { View } from 'react-native';

import { Pawn } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import { footing, pirateHeight, type Ground } from '../ground';
import { standing } from '../standing';
import type { State } from '../state';

interface PiratesProps {
  readonly view: State;
  readonly ground: Ground;
  readonly faces: readonly SeatFace[];
  readonly hidden: ReadonlySet<string>;
}

export function Pirates({ view, ground, faces, hidden }: PiratesProps) {
  const height = pirateHeight(ground);
  return standing(view).map(({ key, seat, place, crowd }) => {
    if (hidden.has(key)) return null;
    const { x, y } = footing(ground, place, crowd);
    return (
      <View key={key} style={{ position: 'absolute', left: x, top: y, pointerEvents: 'none' }}>
        <Pawn crew={crewOf(faces[seat]?.colour ?? '')} height={height} />
      </View>
    );
  });
}
