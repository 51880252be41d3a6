/** Every pirate on the board, each where it stands; those in flight are left out until they land. */
import { View } from 'react-native';

import { Pawn } from '@/ui/table/Pawn';
import type { SeatFace } from '@/ui/table/props';
import { crewOf } from '@/ui/theme';

import { footing, pirateHeight, type Ground } from '../ground';
import { standing } from '../../path/standing';
import { B, H, PLACES, type Place, type State } from '../state';

export interface PiratesProps {
  readonly view: State;
  readonly ground: Ground;
  readonly faces: readonly SeatFace[];
  readonly hidden: ReadonlySet<string>;
}

/** All but those aboard a sloop: these belong to it and sail with it. */
export function Pirates(props: PiratesProps) {
  const aboard = [props.ground.ferry ? B : null, props.ground.deck ? H : null];
  return <Crowded {...props} places={EVERYWHERE.filter((place) => !aboard.includes(place))} />;
}

const EVERYWHERE: readonly Place[] = Array.from({ length: PLACES }, (_, place) => place);

/** Those on some places only. */
export function Crowded({ view, ground, faces, hidden, places }: PiratesProps & { readonly places: readonly Place[] }) {
  const height = pirateHeight(ground);
  return standing(view).map(({ key, seat, place, crowd }) => {
    if (hidden.has(key) || !places.includes(place)) return null;
    const { x, y } = footing(ground, place, crowd, view.dock);
    return (
      <View key={key} style={{ position: 'absolute', left: x, top: y, pointerEvents: 'none' }}>
        <Pawn crew={crewOf(faces[seat]?.colour ?? '')} height={height} />
      </View>
    );
  });
}
