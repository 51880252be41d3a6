/** A short path as a picture: pirates where they are told, and arcs to where some of them go. */
import { View } from 'react-native';

import type { SeatFace } from '@/ui/table/props';

import type { Preview } from '../../path/preview';
import { groundFor } from '../ground';
import { setup } from '../setup';
import { isSpace, type Place, type State } from '../state';
import { Ferry } from './Ferry';
import { HomeSloop } from './HomeSloop';
import { Pirates } from './Pirates';
import { Previews } from './Previews';
import { Scenery } from './Scenery';
import { Spaces } from './Spaces';

interface Going {
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
  readonly gain?: number;
  readonly card?: string;
}

interface MiniBoardProps {
  readonly width: number;
  readonly layout: string;
  /** The places of each crew's pirates. */
  readonly crews: readonly (readonly Place[])[];
  readonly going?: readonly Going[];
}

const faces: readonly SeatFace[] = ['red', 'blue'].map((colour) => ({ name: '', colour, emblem: '', kind: 'human' }));

export function MiniBoard({ width, layout, crews, going = [] }: MiniBoardProps) {
  const view = position(layout, crews);
  const ground = groundFor(layout, view.story, width, width * (layout.includes('|') ? 0.78 : 0.62));
  const pirates = { view, ground, faces, hidden: NOBODY };
  const previews: Preview[] = going.map(({ seat, from, to, gain = 0, card = null }) => {
    return { key: `${from}/${to}`, seat, from, to, gain, card };
  });
  return (
    <View style={{ width, height: ground.height }}>
      <Scenery ground={ground} story={view.story} still />
      <Spaces ground={ground} layout={layout} crowd={view.crowd} />
      {ground.ferry ? <Ferry {...pirates} docks={ground.ferry} /> : null}
      {ground.deck ? <HomeSloop {...pirates} deck={ground.deck} isLeaving={false} /> : null}
      <Pirates {...pirates} />
      <Previews view={view} ground={ground} previews={previews} faces={faces} touched={NOTHING} look="choice" />
    </View>
  );
}

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: readonly string[] = [];

/** A position of a real game, with the path and the pirates of the picture. */
function position(layout: string, crews: readonly (readonly Place[])[]): State {
  const story = layout.includes('|') ? 'jailbreak' : 'escape';
  const view = setup({ story }, crews.length, 'figure');
  view.layout = layout;
  view.crew = crews[0]?.length ?? 0;
  view.pirates = crews.flat();
  view.crowd.fill(0);
  for (const place of view.pirates) {
    if (isSpace(place)) view.crowd[place] = (view.crowd[place] ?? 0) + 1;
  }
  return view;
}
