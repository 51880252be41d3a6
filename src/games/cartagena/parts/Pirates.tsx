/** Every pirate on the board: on the path where it stands, aboard with its sloop. */
import type { SeatFace } from '@/ui/table/props';

import { Pawns } from '../../path/parts/Pawns';
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
  return (
    <Pawns
      all={standing(view).filter(({ place }) => places.includes(place))}
      footing={({ place, crowd }) => footing(ground, place, crowd, view.dock)}
      height={pirateHeight(ground)}
      faces={faces}
      hidden={hidden}
    />
  );
}
