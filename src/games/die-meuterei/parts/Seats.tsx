/** The players: coins, combat cards, gold cards, the conviction card half under the board, who is out. */
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import type { TableProps } from '@/ui/table/props';
import { SeatPlate, SeatRow } from '@/ui/table/SeatPlate';
import { crewOf, space, useTheme } from '@/ui/theme';

import { COMBAT_COUNT } from '../data';
import { goldOf, IN_GAME, NONE, type State } from '../state';
import { Coin } from './Coin';
import { CombatCard, ConvictionCard, GoldCard } from './CombatCard';
import { Knocker } from './Knocker';
import { Mascot } from './Mascot';
import { goldCount, isAway, sideSeen, useSeatLabel } from './seatFacts';

export interface SeatsProps extends Pick<TableProps, 'faces' | 'viewer' | 'toAct' | 'open' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** Beside the board each player has a line of its own; above it they share one. */
  readonly stacked: boolean;
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

export interface PlateProps extends SeatsProps {
  readonly seat: Seat;
}

function Plate(props: PlateProps) {
  const { view, faces, toAct, open, hints, onTouch, seat, stacked } = props;
  const face = faces[seat];
  const spot = `seat ${seatText(seat)}`;
  const isOut = view.status[seat] !== IN_GAME;
  return (
    <SeatPlate
      crew={crewOf(face?.colour ?? '')}
      name={face?.name ?? ''}
      label={useSeatLabel(props)}
      isTurn={toAct === seat}
      isOpen={open.has(spot)}
      isHinted={hints.has(spot)}
      stacked={stacked}
      width={props.width / faces.length}
      facts={stacked ? <Facts {...props} /> : null}
      badge={stacked ? <Badge {...props} /> : null}
      onPress={() => onTouch(spot)}
    >
      {stacked ? null : (
        <View style={isOut ? styles.out : null}>
          <Facts {...props} />
        </View>
      )}
      <Under {...props} />
    </SeatPlate>
  );
}

/** Beside the name: the giver's knock, a mascot that has left the duel, a card that lies face down. */
function Badge({ view, seat, faces, stacked }: PlateProps) {
  const size = stacked ? 24 : 17;
  if (view.phase === 'end') return null;
  if (view.duel === NONE) return view.giver === seat ? <Knocker size={size} /> : null;
  if (isAway(view, seat)) return <Mascot crew={crewOf(faces[seat]?.colour ?? '')} size={size + 3} />;
  return view.commits[seat] === NONE ? null : <CombatCard card={-1} width={size * 0.74} />;
}

function Facts({ view, seat, stacked }: PlateProps) {
  const { textScale } = useTheme();
  const icon = (stacked ? 17 : 12) * Math.min(1.3, textScale);
  const facts = [
    { key: 'coins', icon: <Coin size={icon} />, count: view.coins[seat] ?? 0 },
    { key: 'cards', icon: <CombatCard card={-1} width={icon * 0.86} />, count: view.held[seat] ?? 0 },
    { key: 'gold', icon: <GoldCard value={-1} width={icon * 0.86} />, count: goldCount(view, seat) },
  ];
  return (
    <View style={[styles.facts, stacked ? styles.broad : null]}>
      {facts.map(({ key, icon: picture, count }) => (
        <View key={key} style={styles.fact}>
          {picture}
          <Text kind="small">{`${count}`}</Text>
        </View>
      ))}
    </View>
  );
}

/** At the lower edge, half under the board: the conviction, or the empty slit; at the end what the hand held. */
function Under(props: PlateProps) {
  const { view, seat, stacked } = props;
  const say = useGameWords('die-meuterei');
  const { colours } = useTheme();
  if (view.status[seat] !== IN_GAME) {
    return (
      <Text kind="small" tone="dangerText" lines={1}>
        {say(`table.status.${view.status[seat] === 1 ? 'excluded' : 'eliminated'}`)}
      </Text>
    );
  }
  const seen = sideSeen(view, seat);
  const width = stacked ? 30 : 26;
  return (
    <View style={styles.under}>
      {seen.isSet ? (
        <View style={{ height: 13, overflow: 'hidden' }}>
          <View style={{ transform: [{ rotate: seen.isStale ? '-7deg' : '0deg' }] }}>
            <ConvictionCard side={seen.side} width={width} />
          </View>
        </View>
      ) : (
        <View style={[styles.slit, { borderColor: colours.edge, width }]} />
      )}
      {stacked ? null : (
        <View style={styles.corner}>
          <Badge {...props} />
        </View>
      )}
      {view.phase === 'end' ? <Left {...props} /> : null}
    </View>
  );
}

/** At the end: gold in all, and what was left in the hand. */
function Left({ view, seat, stacked }: PlateProps) {
  const cards: number[] = [];
  for (let kind = 0; kind < COMBAT_COUNT; kind++) {
    for (let i = view.hands[seat * COMBAT_COUNT + kind] ?? 0; i > 0; i--) cards.push(kind);
  }
  return (
    <View style={styles.fact}>
      <Text kind="small" tone="brassText">
        {`= ${goldOf(view, seat)}`}
      </Text>
      {stacked ? cards.map((kind, i) => <CombatCard key={i} card={kind} width={12} />) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 4 },
  broad: { gap: space.small },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  out: { opacity: 0.5 },
  under: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'center', gap: space.tight, marginBottom: -2 },
  corner: { position: 'absolute', right: 0, bottom: 0 },
  slit: { height: 13, borderBottomWidth: 3, borderStyle: 'dotted' },
});
