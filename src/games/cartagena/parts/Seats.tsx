/** The crews at the table: whose turn it is, cards in hand, where the pirates are, the captain, what is known of a hand. */
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Icon } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { CaptainsHat } from '@/ui/table/CrewRow';

import { countAt } from '../../path/crews';
import { CrewPlates, type SeatsProps } from '../../path/parts/CrewPlates';
import { bound } from '../memory';
import { isCaptain } from '../sloop';
import { H, J, KINDS, type Kind, type State } from '../state';
import { CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

export function Seats(props: SeatsProps<State>) {
  const { view } = props;
  const label = useSeatLabel(props);
  return (
    <CrewPlates
      {...props}
      plateOf={(seat) => ({
        label: label(seat),
        crew: { size: view.crew, home: countAt(view, seat, H), waiting: countAt(view, seat, J) },
        facts: (isNarrow) => <Facts view={view} seat={seat} isNarrow={isNarrow} />,
        known: (width) => <KnownCards kinds={knownOf(props, seat)} width={width} />,
      })}
    />
  );
}

interface FactsProps {
  readonly view: State;
  readonly seat: Seat;
  readonly isNarrow: boolean;
}

function Facts({ view, seat, isNarrow }: FactsProps) {
  return (
    <>
      <CardFace kind={-1} width={12} />
      <Text kind="small">{`${view.handSizes[seat] ?? 0}`}</Text>
      {isNarrow ? null : <Icon name="anchor" size={14} />}
      <Text kind="small">{`${countAt(view, seat, H)}/${view.crew}`}</Text>
      {isCaptain(view, seat) ? <CaptainsHat size={isNarrow ? 13 : 17} /> : null}
    </>
  );
}

/** `Anna: 6 cards, 2 of 6 home, 1 at the start, Captain, known: rum`. */
function useSeatLabel(props: SeatsProps<State>): (seat: Seat) => string {
  const { view, faces, open } = props;
  const say = useGameWords('cartagena');
  const cardLabel = useCardLabel();
  return (seat) => {
    const known = knownOf(props, seat).map((kind) => cardLabel(kind, 1));
    const counts = {
      cards: view.handSizes[seat] ?? 0,
      home: countAt(view, seat, H),
      start: countAt(view, seat, J),
      crew: view.crew,
    };
    return [
      say('table.seat', { name: faces[seat]?.name ?? '', ...counts }),
      isCaptain(view, seat) ? say('table.captain') : '',
      known.length > 0 ? say('table.knows', { cards: known.join(', ') }) : '',
      open.has(`seat ${seatText(seat)}`) ? say('table.canTouch') : '',
    ]
      .filter(Boolean)
      .join(', ');
  };
}

/** Cards of another hand that lie open or that the viewer remembers. */
function knownOf({ view, viewer }: SeatsProps<State>, seat: Seat): Kind[] {
  const known: Kind[] = [];
  if (seat === viewer) return known;
  for (let kind = 0; kind < KINDS; kind++) {
    const open = view.hands[seat * KINDS + kind] ?? 0;
    const remembered =
      viewer !== 'table' && view.atLeast.length > 0 ? (view.atLeast[bound(view, viewer, seat) + kind] ?? 0) : 0;
    for (let i = 0; i < Math.max(open, remembered); i++) known.push(kind);
  }
  return known;
}

function KnownCards({ kinds, width }: { readonly kinds: readonly Kind[]; readonly width: number }) {
  if (kinds.length === 0) return null;
  return (
    <View style={styles.known}>
      {kinds.map((kind, index) => (
        <CardFace key={index} kind={kind} width={width} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  known: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 1, paddingTop: 1 },
});
