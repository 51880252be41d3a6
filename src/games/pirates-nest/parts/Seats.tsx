/** The crews at the table: whose turn it is, cards in hand, pirates in the Nest, the captain's hat. */
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { CaptainsHat, CrewRow } from '@/ui/table/CrewRow';
import type { TableProps } from '@/ui/table/props';
import { SeatPlate, SeatRow } from '@/ui/table/SeatPlate';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { crewOf, radius, useTheme } from '@/ui/theme';

import { countAt } from '../../path/crews';
import { HAND_LIMIT } from '../data';
import { BOAT, FACE_DOWN, FACES, NEST, START, type Face, type State } from '../state';
import { CardFace } from './CardFace';
import { FlagMark } from './FlagMark';
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
      badge={view.freeCrossing && view.toMove === seat ? <CaptainsHat size={stacked ? 26 : 17} /> : null}
      onPress={() => onTouch(spot)}
    >
      <View style={styles.crew}>
        {stacked || (showsCrew && width > 110) ? (
          <CrewRow
            crew={crew}
            size={view.crew}
            home={countAt(view, seat, NEST)}
            waiting={countAt(view, seat, START)}
            height={stacked ? 26 : 17}
            hat="crew"
          />
        ) : null}
        <OpenHand faces={openHand(props)} width={stacked ? 20 : 14} />
      </View>
    </SeatPlate>
  );
}

function Facts({ view, seat, width, faces, stacked }: PlateProps) {
  const { colours, textScale } = useTheme();
  const isNarrow = !stacked && width / faces.length < 90 * textScale;
  const cards = view.handSizes[seat] ?? 0;
  const isOver = cards > HAND_LIMIT;
  return (
    <View style={styles.facts}>
      <View style={[styles.hand, isOver ? { backgroundColor: colours.brass } : null]}>
        <CardFace face={FACE_DOWN} width={12} />
        <Text kind="small" colour={isOver ? colours.card : colours.text}>{`${cards}`}</Text>
      </View>
      {isNarrow ? null : <FlagMark size={14} colour={colours.text} />}
      <Text kind="small">{`${countAt(view, seat, NEST)}/${view.crew}`}</Text>
    </View>
  );
}

/** `Anna: 6 cards, 2 of 6 in the Nest, 1 aboard, 1 at the start, Captain: may cross for free`. */
function useSeatLabel(props: PlateProps): string {
  const { view, faces, seat, open } = props;
  const say = useGameWords('pirates-nest');
  const cardLabel = useCardLabel();
  const cards = view.handSizes[seat] ?? 0;
  const counts = {
    cards,
    home: countAt(view, seat, NEST),
    aboard: countAt(view, seat, BOAT),
    start: countAt(view, seat, START),
    crew: view.crew,
  };
  const held = openHand(props).map((face) => cardLabel(face, 1));
  return [
    say('table.seat', { name: faces[seat]?.name ?? '', ...counts }),
    cards > HAND_LIMIT ? say('table.over', { limit: HAND_LIMIT }) : '',
    view.freeCrossing && view.toMove === seat ? say('table.freeCrossing') : '',
    held.length > 0 ? say('table.holds', { cards: held.join(', ') }) : '',
    open.has(`seat ${seatText(seat)}`) ? say('table.canTouch') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Cards of another hand that lie open. */
function openHand({ view, viewer, seat }: Pick<PlateProps, 'view' | 'viewer' | 'seat'>): Face[] {
  const held: Face[] = [];
  if (seat === viewer) return held;
  for (let face = 0; face < FACES; face++) {
    for (let i = view.hands[seat * FACES + face] ?? 0; i > 0; i--) held.push(face);
  }
  return held;
}

/** A fan: the cards lie over each other as far as they must to stay in one row. */
function OpenHand({ faces, width }: { readonly faces: readonly Face[]; readonly width: number }) {
  if (faces.length === 0) return null;
  return (
    <View style={[styles.fan, { height: width * CARD_SHAPE }]}>
      {faces.map((face, index) => (
        <View key={index} style={index < faces.length - 1 ? [styles.covered, { maxWidth: width + 1 }] : null}>
          <CardFace face={face} width={width} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  hand: { flexDirection: 'row', alignItems: 'center', gap: 3, borderRadius: radius.small, paddingHorizontal: 2 },
  crew: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  fan: { flexDirection: 'row', flex: 1, minWidth: 0 },
  covered: { flexShrink: 1, flexGrow: 1, minWidth: 0, overflow: 'visible' },
});
