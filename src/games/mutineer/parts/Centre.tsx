/** What the middle of the ring shows now: the stacks, the mutiny while it is fought, the market while goods are sold. */
import { View } from 'react-native';

import { BOY, MATE } from '../data';
import { withSale } from '../market-view';
import { captainStrength, mutinyStrength } from '../mutiny';
import type { Ring } from '../ring';
import { islandAt } from '../state';
import { fightingFor, hasRole } from './fighting';
import { Market } from './Market';
import { Middle } from './Middle';
import { Mutiny } from './Mutiny';
import type { PartProps } from './part';
import { Repelling } from './Repelling';
import { useNames } from './useNames';

interface CentreProps extends PartProps {
  readonly ring: Ring;
  readonly onTally: () => void;
}

export function Centre(props: CentreProps) {
  const { view, ring, moves, touched, faces } = props;
  const { say, island } = useNames();
  switch (view.phase) {
    case 'fight': {
      const { captain, mutiny } = strengthsWith(props);
      return (
        <View>
          <Mutiny
            width={ring.middle.width}
            height={ring.middle.height}
            captain={captain}
            mutiny={mutiny}
            hasMate={hasRole(view, MATE)}
            hasBoy={hasRole(view, BOY)}
            label={`${say('table.mutiny', { captain, mutiny })}. ${say('table.tieWins')}`}
          />
        </View>
      );
    }
    case 'repel':
      return (
        <Repelling
          ring={ring}
          title={say('table.repelTitle', { island: island(islandAt(view, view.pirateShip).id) })}
        />
      );
    case 'sell': {
      const [sale] = touched.length > 0 ? moves : [];
      return <Market view={sale?.kind === 'sell' ? withSale(view, sale.lots) : view} ring={ring} faces={faces} />;
    }
    case 'pay':
    case 'offer':
    case 'role':
    case 'drop':
    case 'end':
      return <Middle {...props} />;
  }
}

/** The strengths as they stand, with the sabres that are being considered. */
function strengthsWith({ view, moves, touched }: CentreProps): { captain: number; mutiny: number } {
  const [fight] = touched.length > 0 ? moves : [];
  const more = fight?.kind === 'fight' ? fight.conflicts : 0;
  const side = fightingFor(view, view.turn);
  return {
    captain: captainStrength(view) + (side === 'captain' ? more : 0),
    mutiny: mutinyStrength(view) + (side === 'mutiny' ? more : 0),
  };
}
