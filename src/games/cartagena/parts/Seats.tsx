/** The crews at the table: whose turn it is, cards in hand, where the pirates are, the captain, what is known of a hand. */
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Icon } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { CaptainsHat, CrewRow } from '@/ui/table/CrewRow';
import type { TableProps } from '@/ui/table/props';
import { SeatPlate, SeatRow } from '@/ui/table/SeatPlate';
import { crewOf, useTheme } from '@/ui/theme';

import { countAt } from '../../path/crews';
import { bound } from '../memory';
import { isCaptain } from '../sloop';
import { H, J, KINDS, type Kind, type State } from '../state';
import { CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';

interface SeatsProps extends Pick<TableProps, 'faces' | 'viewer' | 'toAct' | 'open' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** Beside the board each crew has a line of its own; above it they share one. */
  readonly stacked: boolean;
  readonly showsCrew: boolean;
  readonly width: number;
}

export function Seats(props: SeatsProps) {
  return (
    <SeatRow stacked={props.stacked}>
      {props.faces.map((_, seat) => (
        <Plate key={seat} {...props} seat={seat} />
      ))}
    </SeatRow>
  );
}

interface PlateProps extends SeatsProps {
  readonly seat: Seat;
}

function Plate(props: PlateProps) {
  const { view, faces, toAct, open, hints, onTouch, seat, stacked, showsCrew } = props;
  const face = faces[seat];
  const crew = crewOf(face?.colour ?? '');
  const spot = `seat ${seatText(seat)}`;
  const width = props.width / faces.length;
  return (
    <SeatPlate
      crew={crew}
      name={face?.name ?? ''}
      label={useSeatLabel(props)}
      isTurn={toAct === seat}
      isOpen={open.has(spot)}
      isHinted={hints.has(spot)}
      stacked={stacked}
      width={width}
      facts={<Facts {...props} />}
      onPress={() => onTouch(spot)}
    >
      {stacked || (showsCrew && width > 110) ? (
        <CrewRow
          crew={crew}
          size={view.crew}
          home={countAt(view, seat, H)}
          waiting={countAt(view, seat, J)}
          height={stacked ? 30 : 17}
        />
      ) : null}
      <KnownCards kinds={knownOf(props)} width={stacked ? 22 : 14} />
    </SeatPlate>
  );
}

function Facts({ view, seat, width, faces, stacked }: PlateProps) {
  const { textScale } = useTheme();
  const isNarrow = !stacked && width / faces.length < 90 * textScale;
  return (
    <View style={styles.facts}>
      <CardFace kind={-1} width={12} />
      <Text kind="small">{`${view.handSizes[seat] ?? 0}`}</Text>
      {isNarrow ? null : <Icon name="anchor" size={14} />}
      <Text kind="small">{`${countAt(view, seat, H)}/${view.crew}`}</Text>
      {isCaptain(view, seat) ? <CaptainsHat size={isNarrow ? 13 : 17} /> : null}
    </View>
  );
}

/** `Anna: 6 cards, 2 of 6 home, 1 at the start, Captain, known: rum`. */
function useSeatLabel(props: PlateProps): string {
  const { view, faces, seat, open } = props;
  const say = useGameWords('cartagena');
  const cardLabel = useCardLabel();
  const known = knownOf(props).map((kind) => cardLabel(kind, 1));
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
}

/** Cards of another hand that lie open or that the viewer remembers. */
function knownOf({ view, viewer, seat }: Pick<PlateProps, 'view' | 'viewer' | 'seat'>): Kind[] {
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
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  known: { flexDirection: 'row', flexWrap: 'wrap', gap: 1, paddingTop: 1 },
});
