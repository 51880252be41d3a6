/** The players in turn order, the captain first with his hat: prestige, purse, stake, what they hold, what lies face up. */
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { CaptainsHat } from '@/ui/table/CrewRow';
import type { TableProps } from '@/ui/table/props';
import { SeatPlate, SeatRow } from '@/ui/table/SeatPlate';
import { crewOf, useTheme } from '@/ui/theme';

import { CARD_IDS } from '../data';
import { captainOf, HENCHMAN, type State } from '../state';
import { Fact } from './Fact';
import { PlateFacts } from './PlateFacts';
import { price } from './labels';
import { MutinyCard } from './MutinyCard';

interface SeatsProps extends Pick<TableProps, 'faces' | 'toAct' | 'open'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** The turn order as it is to be seen now. */
  readonly order: readonly Seat[];
  /** Beside the board each player has a line of its own; above it they share one. */
  readonly stacked: boolean;
  readonly width: number;
  readonly onSeat: (seat: Seat) => void;
}

export function Seats(props: SeatsProps) {
  return (
    <SeatRow stacked={props.stacked}>
      {props.order.map((seat, index) => (
        <Plate key={seat} {...props} seat={seat} index={index} />
      ))}
    </SeatRow>
  );
}

interface PlateProps extends SeatsProps {
  readonly seat: Seat;
  readonly index: number;
}

function Plate(props: PlateProps) {
  const { view, faces, toAct, open, hints, seat, stacked, onSeat } = props;
  const face = faces[seat];
  const spot = `seat ${seatText(seat)}`;
  const shown = view.shown[seat] ?? [];
  const isCaptain = props.index === 0;
  return (
    <SeatPlate
      crew={crewOf(face?.colour ?? '')}
      name={face?.name ?? ''}
      label={useSeatLabel(props)}
      isTurn={toAct === seat}
      isOpen={open.has(spot)}
      isHinted={hints.has(spot)}
      stacked={stacked}
      width={stacked ? props.width : 0}
      badge={stacked && isCaptain ? <CaptainsHat size={28} /> : null}
      facts={
        stacked ? <Purse {...props} /> : <PlateFacts view={view} seat={seat} width={props.width / faces.length - 11} />
      }
      onPress={() => onSeat(seat)}
    >
      {stacked ? (
        <View style={styles.line}>
          <Held {...props} />
          <Stake {...props} />
          {shown.map((card) => (
            <MutinyCard key={card} card={card} width={18} />
          ))}
        </View>
      ) : isCaptain ? (
        <View style={styles.hat}>
          <CaptainsHat size={23} />
        </View>
      ) : null}
    </SeatPlate>
  );
}

function Purse({ view, seat }: PlateProps) {
  return (
    <View style={styles.line}>
      <Fact strong name="prestige" value={view.pp[seat] ?? 0} size={18} />
      <Fact name="doubloons" value={view.doubloons[seat] ?? 0} size={17} />
      <Fact name="rum" value={view.rum[seat] ?? 0} size={17} />
    </View>
  );
}

function Held({ view, seat }: PlateProps) {
  const { simplified } = view;
  const size = 16;
  const [jewels, treasures, cards] = countsOf(view, seat);
  return (
    <>
      <Fact name="jewels" value={jewels} size={size} />
      <Fact name="treasures" value={treasures} size={size} />
      {simplified ? null : <Fact name="cards" value={cards} size={size} />}
    </>
  );
}

function Stake({ view, seat }: PlateProps) {
  const { colours } = useTheme();
  const [doubloons, rum] = stakeOf(view, seat);
  if (doubloons + rum === 0) return null;
  return (
    <View style={[styles.stake, { borderColor: colours.edge }]}>
      {doubloons > 0 ? <Fact name="doubloons" value={doubloons} /> : null}
      {rum > 0 ? <Fact name="rum" value={rum} /> : null}
    </View>
  );
}

/** What a seat has set aside; the captain pays for the henchman too. */
export function stakeOf(view: State, seat: Seat): readonly [doubloons: number, rum: number] {
  const own: readonly [number, number] = [view.stakeD[seat] ?? 0, view.stakeRum[seat] ?? 0];
  if (seat !== captainOf(view)) return own;
  return [own[0] + (view.stakeD[HENCHMAN] ?? 0), own[1] + (view.stakeRum[HENCHMAN] ?? 0)];
}

export function countsOf(view: State, seat: Seat): readonly [jewels: number, treasures: number, cards: number] {
  return [view.hands[seat]?.length ?? 0, view.treasureCounts[seat] ?? 0, view.cards[seat]?.length ?? 0];
}

/** `Anna: 12 PP, 4 D, 1 rum, stake 2 D, jewels 3, treasures 1, cards 2, captain`. */
function useSeatLabel({ view, faces, seat, open, index }: PlateProps): string {
  const say = useGameWords('21-mutinies');
  const [doubloons, rum] = stakeOf(view, seat);
  const [jewels, treasures, cards] = countsOf(view, seat);
  const shown = (view.shown[seat] ?? []).map((card) => say(`card.${CARD_IDS[card]}`));
  return [
    say('table.seat', {
      name: faces[seat]?.name ?? '',
      pp: view.pp[seat] ?? 0,
      doubloons: view.doubloons[seat] ?? 0,
      rum: view.rum[seat] ?? 0,
    }),
    doubloons + rum > 0 ? say('table.stake', { price: price(doubloons, rum, say) }) : '',
    say('table.holds', { jewels, treasures, cards }),
    shown.length > 0 ? say('table.shown', { cards: shown.join(', ') }) : '',
    index === 0 ? say('table.captain') : say('table.inOrder', { number: index + 1 }),
    say(open.has(`seat ${seatText(seat)}`) ? 'table.canTouch' : 'table.lookAt'),
  ]
    .filter(Boolean)
    .join(', ');
}

const styles = StyleSheet.create({
  hat: { position: 'absolute', left: 0, top: -7 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 10 },
  stake: { flexDirection: 'row', gap: 6, borderWidth: 1, borderStyle: 'dashed', borderRadius: 6, paddingHorizontal: 4 },
});
