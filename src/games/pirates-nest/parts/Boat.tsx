/** The boat in the strait with everybody aboard; its pennant shows who commands it. */
import { Ferry } from '@/ui/table/Ferry';
import { crewColours, crewOf } from '@/ui/theme';

import { crewsAt } from '../../path/standing';
import { BOAT, type State } from '../state';
import { Counts } from './Counts';
import { Aboard, type PiratesProps } from './Pirates';

export function Boat(props: PiratesProps) {
  const { view, ground, faces } = props;
  const leader = leaderAboard(view);
  const colours = leader === null ? null : crewColours.light[crewOf(faces[leader]?.colour ?? '')];
  return (
    <Ferry
      at={ground.hull[view.shore]}
      mast={ground.strait.height * 0.56}
      mirrored={view.shore === 'large'}
      {...(colours ? { pennant: colours } : null)}
    >
      <Aboard {...props} />
      <Counts {...props} aboard />
    </Ferry>
  );
}

/** The crew with most pirates aboard; nobody if several have as many. */
function leaderAboard(view: State): number | null {
  const crews = crewsAt(view, BOAT);
  const most = Math.max(0, ...crews.map(({ count }) => count));
  const leaders = crews.filter(({ count }) => count === most);
  return leaders.length === 1 ? (leaders[0]?.seat ?? null) : null;
}
