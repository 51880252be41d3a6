/** Every pirate on the board: ashore where it stands, aboard with the boat. */
import type { SeatFace } from '@/ui/table/props';

import { Pawns } from '../../path/parts/Pawns';
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
  return (
    <Pawns
      all={standing(view).filter(({ place }) => stands(place))}
      footing={({ place, crowd }) => footing(ground, place, crowd, view.shore)}
      height={pirateHeight(ground)}
      faces={faces}
      hidden={hidden}
      hat="crew"
    />
  );
}
