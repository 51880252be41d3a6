/** The crews at the table: whose turn it is, cards in hand, pirates in the Nest, the captain's hat. */
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { CaptainsHat } from '@/ui/table/CrewRow';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { radius, useTheme } from '@/ui/theme';

import { countAt } from '../../path/crews';
import { CrewPlates, type SeatsProps } from '../../path/parts/CrewPlates';
import { HAND_LIMIT } from '../data';
import { BOAT, FACE_DOWN, FACES, NEST, START, type Face, type State } from '../state';
import { CardFace } from './CardFace';
import { FlagMark } from './FlagMark';
import { useCardLabel } from './useCardLabel';

export function Seats(props: SeatsProps<State>) {
  const { view } = props;
  const label = useSeatLabel(props);
  return (
    <CrewPlates
      {...props}
      plateOf={(seat) => ({
        label: label(seat),
        crew: { size: view.crew, home: countAt(view, seat, NEST), waiting: countAt(view, seat, START), hat: 'crew' },
        facts: (isNarrow) => <Facts view={view} seat={seat} isNarrow={isNarrow} />,
        badge: view.freeCrossing && view.toMove === seat ? <CaptainsHat size={props.stacked ? 26 : 17} /> : null,
        known: (width) => <OpenHand faces={openHand(props, seat)} width={width} />,
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
  const { colours } = useTheme();
  const cards = view.handSizes[seat] ?? 0;
  const isOver = cards > HAND_LIMIT;
  return (
    <>
      <View style={[styles.hand, isOver ? { backgroundColor: colours.brass } : null]}>
        <CardFace face={FACE_DOWN} width={12} />
        <Text kind="small" colour={isOver ? colours.card : colours.text}>{`${cards}`}</Text>
      </View>
      {isNarrow ? null : <FlagMark size={14} colour={colours.text} />}
      <Text kind="small">{`${countAt(view, seat, NEST)}/${view.crew}`}</Text>
    </>
  );
}

/** `Anna: 6 cards, 2 of 6 in the Nest, 1 aboard, 1 at the start, Captain: may cross for free`. */
function useSeatLabel(props: SeatsProps<State>): (seat: Seat) => string {
  const { view, faces, open } = props;
  const say = useGameWords('pirates-nest');
  const cardLabel = useCardLabel();
  return (seat) => {
    const cards = view.handSizes[seat] ?? 0;
    const counts = {
      cards,
      home: countAt(view, seat, NEST),
      aboard: countAt(view, seat, BOAT),
      start: countAt(view, seat, START),
      crew: view.crew,
    };
    const held = openHand(props, seat).map((face) => cardLabel(face, 1));
    return [
      say('table.seat', { name: faces[seat]?.name ?? '', ...counts }),
      cards > HAND_LIMIT ? say('table.over', { limit: HAND_LIMIT }) : '',
      view.freeCrossing && view.toMove === seat ? say('table.freeCrossing') : '',
      held.length > 0 ? say('table.holds', { cards: held.join(', ') }) : '',
      open.has(`seat ${seatText(seat)}`) ? say('table.canTouch') : '',
    ]
      .filter(Boolean)
      .join(', ');
  };
}

/** Cards of another hand that lie open. */
function openHand({ view, viewer }: SeatsProps<State>, seat: Seat): Face[] {
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
  hand: { flexDirection: 'row', alignItems: 'center', gap: 3, borderRadius: radius.small, paddingHorizontal: 2 },
  fan: { flexDirection: 'row', flex: 1, minWidth: 0 },
  covered: { flexShrink: 1, flexGrow: 1, minWidth: 0, overflow: 'visible' },
});
