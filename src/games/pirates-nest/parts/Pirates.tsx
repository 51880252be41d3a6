/** Every pirate on the board, each where it stands; those in flight are left out until they land. */
import { View } from 'react-native';

import { Pawn } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import { standing } from '../../path/standing';
import { footing, pirateHeight, type Ground } from '../ground';
import { BOAT, type Place, type State } from '../state';

export interface PiratesProps {
  readonly view: State;
  readonly ground: Ground;
  readonly faces: readonly SeatFace[];
  readonly hidden: ReadonlySet<string>;
}

/** All but those aboard: these belong to the boat and sail with it. */
export function Pirates(props: PiratesProps) {
  return <Crowded {...props} stands={(place) => place !== BOAT} />;
}

export function Aboard(props: PiratesProps) {
  return <Crowded {...props} stands={(place) => place === BOAT} />;
}

interface CrowdedProps extends PiratesProps {
  readonly stands: (place: Place) => boolean;
}

function Crowded({ view, ground, faces, hidden, stands }: CrowdedProps) {
  const height = pirateHeight(ground);
  return standing(view).map(({ key, seat, place, crowd }) => {
    if (hidden.has(key) || !stands(place)) return null;
    const { x, y } = footing(ground, place, crowd, view.shore);
    return (
      <View key={key} style={{ position: 'absolute', left: x, top: y, pointerEvents: 'none' }}>
        <Pawn crew={crewOf(faces[seat]?.colour ?? '')} height={height} hat="crew" />
      </View>
    );
  });
}
