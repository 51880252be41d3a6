/** The crews at the table: whose turn it is, cards in hand, where the pirates are, the captain, what is known of a hand. */
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Emblem } from '@/ui/kit/Emblem';
import { Icon } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import { bound } from '../memory';
import { isCaptain } from '../sloop';
import { countAt, H, J, KINDS, type Kind, type State } from '../state';
import { CardFace } from './CardFace';
import { useCardLabel } from './useCardLabel';
import { CaptainsHat, Crew } from './Crew';

interface SeatsProps extends Pick<TableProps, 'faces' | 'viewer' | 'toAct' | 'open' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** Beside the board each crew has a line of its own; above it they share one. */
  readonly stacked: boolean;
  readonly showsCrew: boolean;
  readonly width: number;
}

export function Seats(props: SeatsProps) {
  const { faces, stacked } = props;
  return (
    <View style={stacked ? styles.column : styles.row}>
      {faces.map((_, seat) => (
        <SeatPlate key={seat} {...props} seat={seat} />
      ))}
    </View>
  );
}

interface SeatPlateProps extends SeatsProps {
  readonly seat: Seat;
}

function SeatPlate(props: SeatPlateProps) {
  const { view, faces, toAct, open, hints, onTouch, seat, stacked, showsCrew, width } = props;
  const { colours, textScale } = useTheme();
  const label = useSeatLabel(props);
  const face = faces[seat];
  const crew = crewOf(face?.colour ?? '');
  const spot = `seat ${seatText(seat)}`;
  const isTurn = toAct === seat;
  const border = hints.has(spot)
    ? colours.danger
    : open.has(spot)
      ? colours.focus
      : isTurn
        ? colours.brass
        : colours.rim;
  const isBroad = stacked || width / faces.length > 150 * textScale;
  const hasCrewRow = stacked || (showsCrew && width / faces.length > 110);
  return (
    <Touchable
      label={label}
      onPress={() => onTouch(spot)}
      style={[
        stacked ? styles.line : styles.plate,
        {
          borderColor: border,
          backgroundColor: isTurn ? colours.sunken : colours.card,
          borderWidth: isTurn || open.has(spot) ? 2 : 1,
        },
      ]}
    >
      <View style={styles.name}>
        <Emblem crew={crew} size={stacked ? 28 : 18} />
        <View style={styles.words}>
          <Text kind={isTurn ? 'label' : 'small'} lines={1}>
            {face?.name ?? ''}
          </Text>
        </View>
        {isBroad ? <Facts {...props} /> : null}
      </View>
      {isBroad ? null : <Facts {...props} />}
      {hasCrewRow ? <Crew view={view} seat={seat} crew={crew} height={stacked ? 30 : 17} /> : null}
      <KnownCards kinds={knownOf(props)} width={stacked ? 22 : 14} />
    </Touchable>
  );
}

function Facts({ view, seat, width, faces, stacked }: SeatPlateProps) {
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
function useSeatLabel(props: SeatPlateProps): string {
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
function knownOf({ view, viewer, seat }: Pick<SeatPlateProps, 'view' | 'viewer' | 'seat'>): Kind[] {
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
  row: { flexDirection: 'row', gap: space.hair, paddingHorizontal: space.hair },
  column: { gap: space.tight },
  plate: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minWidth: 0,
    justifyContent: 'flex-start',
    borderRadius: radius.small,
    paddingHorizontal: 3,
    paddingVertical: space.hair,
  },
  line: { borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tight, gap: space.hair },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  words: { flex: 1, minWidth: 0 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  known: { flexDirection: 'row', flexWrap: 'wrap', gap: 1, paddingTop: 1 },
});
