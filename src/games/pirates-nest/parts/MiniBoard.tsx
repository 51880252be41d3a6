/** Both islands as a picture: pirates where they are told, and arcs to where some of them go. */
import { View } from 'react-native';

import type { SeatFace } from '@/ui/table/props';

import { EXAMPLE_LAYOUT } from '../data';
import type { Preview } from '../../path/preview';
import { groundFor } from '../ground';
import { readPlace } from '../notation';
import { setup } from '../setup';
import { isSpace, type Shore, type State } from '../state';
import { Boat } from './Boat';
import { Counts } from './Counts';
import { JollyRoger } from './JollyRoger';
import { Pirates } from './Pirates';
import { Previews } from './Previews';
import { Scenery } from './Scenery';
import { Spaces } from './Spaces';

interface Going {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly gain?: number;
  readonly card?: string;
}

interface MiniBoardProps {
  readonly width: number;
  /** The places of each crew's pirates as they are written: `start 5 boat nest`. */
  readonly crews: readonly string[];
  readonly shore?: Shore;
  readonly going?: readonly Going[];
  readonly isRaised?: boolean;
}

const faces: readonly SeatFace[] = ['red', 'blue', 'green'].map((colour) => ({
  name: '',
  colour,
  emblem: '',
  kind: 'human',
}));

export function MiniBoard({ width, crews, shore = 'small', going = [], isRaised = false }: MiniBoardProps) {
  const view = position(crews, shore);
  const ground = groundFor(width, width * 0.92);
  const pirates = { view, ground, faces, hidden: NOBODY };
  const previews: Preview[] = going.map(({ seat, from, to, gain = 0, card = null }) => {
    return { key: `${seat}/${from}/${to}`, seat, from: readPlace(from), to: readPlace(to), gain, card };
  });
  return (
    <View style={{ width, height: ground.height }}>
      <Scenery ground={ground} />
      <Spaces ground={ground} layout={view.layout} crowd={view.crowd} />
      <JollyRoger ground={ground} isRaised={isRaised} beckons={false} />
      <Boat {...pirates} />
      <Pirates {...pirates} />
      <Counts {...pirates} aboard={false} />
      <Previews view={view} ground={ground} previews={previews} faces={faces} touched={NOTHING} look="choice" />
    </View>
  );
}

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: readonly string[] = [];

/** A position of a real game, with the pirates of the picture; every crew has as many. */
function position(crews: readonly string[], shore: Shore): State {
  const view = setup({ layout: EXAMPLE_LAYOUT }, crews.length, 'figure');
  const places = crews.map((crew) => crew.split(' ').map(readPlace));
  view.crew = places[0]?.length ?? 0;
  view.pirates = places.flatMap((crew) => crew.sort((a, b) => a - b));
  view.shore = shore;
  view.crowd.fill(0);
  for (const place of view.pirates) {
    if (isSpace(place)) view.crowd[place] = (view.crowd[place] ?? 0) + 1;
  }
  return view;
}
