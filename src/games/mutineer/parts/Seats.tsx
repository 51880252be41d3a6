/** The players: score, the Captain's hat and pay, cards face down, cards laid out, the action card. A touch opens the score sheet. */
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Text as SvgText } from 'react-native-svg';

import type { Seat } from '@/core/seat';
import { Icon } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { CaptainsHat } from '@/ui/table/CrewRow';
import { SeatPlate, SeatRow } from '@/ui/table/SeatPlate';
import { crewOf, fonts, radius, useTheme } from '@/ui/theme';

import { HAND_SIZE, KIND_COUNT, kindId, roleId } from '../data';
import { HIDDEN, NONE } from '../state';
import { CardFace } from './CardFace';
import type { PartProps } from './part';
import { RoleCard } from './RoleCard';
import { useNames } from './useNames';

interface SeatsProps extends PartProps {
  /** Beside the board each player has a line of its own; above it they share one. */
  readonly stacked: boolean;
  readonly width: number;
  readonly onScores: () => void;
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
  const { view, faces, toAct, stacked, seat, onScores } = props;
  const face = faces[seat];
  return (
    <SeatPlate
      crew={crewOf(face?.colour ?? '')}
      name={face?.name ?? ''}
      label={useSeatLabel(props)}
      isTurn={toAct === seat}
      isOpen={false}
      isHinted={false}
      stacked={stacked}
      width={props.width / faces.length}
      facts={<Facts {...props} />}
      onPress={onScores}
    >
      {view.captain === seat ? (
        <View style={stacked ? styles.hatLarge : styles.hat}>
          <CaptainsHat size={stacked ? 32 : 22} />
        </View>
      ) : null}
      <LaidOut {...props} />
    </SeatPlate>
  );
}

export function Coin({ value, size }: { readonly value: number | string; readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <Circle cx={10} cy={10} r={9} fill={pigment.brassLight} stroke={pigment.brassDark} strokeWidth={1.6} />
      <SvgText x={10} y={14.6} textAnchor="middle" fontFamily={fonts.textBold} fontSize={13} fill={pigment.ink}>
        {String(value)}
      </SvgText>
    </Svg>
  );
}

function Facts({ view, seat, hidden, stacked }: PlateProps) {
  const { colours } = useTheme();
  const role = view.roles[seat] ?? NONE;
  const size = stacked ? 26 : 14;
  const isSeen = role !== NONE && !hidden.has(`role ${seat}`);
  return (
    <View style={styles.facts}>
      <View style={[styles.score, { backgroundColor: colours.deep }]}>
        <Text kind="label" colour={colours.card}>{`${view.scores[seat] ?? 0}`}</Text>
      </View>
      <CardFace kind={HIDDEN} width={size * 0.9} />
      <Text kind="small">{`${view.held[seat] ?? 0}`}</Text>
      {view.captain === seat && view.pay !== NONE && role === NONE ? (
        <Coin value={view.pay} size={stacked ? 24 : 17} />
      ) : null}
      {isSeen ? <RoleCard person={role === HIDDEN ? null : roleId(role)} width={size * 1.2} /> : null}
      {view.passed.includes(seat) && !isSeen && (stacked || view.captain !== seat) ? (
        <Icon name="check" size={16} />
      ) : null}
    </View>
  );
}

/** Cards face up, side by side in kind order; what is still in the air is left out. */
function LaidOut({ view, faces, seat, hidden, stacked, width: all }: PlateProps) {
  const { textScale } = useTheme();
  // A whole hand lies in one row on a narrow plate.
  const most = stacked ? 34 : Math.min(15, (all / faces.length - 12) / HAND_SIZE - 1);
  const width = most * Math.min(1.3, Math.max(1, textScale));
  const cards: number[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const flying = hidden.has(`shown ${seat} ${kindId(kind)}`) ? 1 : 0;
    for (let i = (view.shown[seat * KIND_COUNT + kind] ?? 0) - flying; i > 0; i--) cards.push(kind);
  }
  return (
    <View style={[styles.laid, { minHeight: width * 1.36 }]}>
      {cards.map((kind, index) => (
        <CardFace key={index} kind={kind} width={width} />
      ))}
    </View>
  );
}

/** `Anna: 12 points, 3 cards face down, Captain, pays a Mate 1, has passed, shows 2 wine`. */
function useSeatLabel({ view, faces, seat }: PlateProps): string {
  const { say, cards } = useNames();
  const role = view.roles[seat] ?? NONE;
  const isCaptain = view.captain === seat;
  const laid = cards(view.shown.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT));
  return [
    say('table.seat', { name: faces[seat]?.name ?? '', points: view.scores[seat] ?? 0, count: view.held[seat] ?? 0 }),
    isCaptain ? say('table.captain') : '',
    isCaptain && view.pay !== NONE ? say('table.pays', { pay: view.pay }) : '',
    view.passed.includes(seat) ? say('table.passed') : '',
    role === HIDDEN
      ? say('table.roleHidden')
      : role === NONE
        ? ''
        : say('table.role', { role: say(`role.${roleId(role)}`) }),
    laid === '' ? say('table.showsNone') : say('table.shows', { cards: laid }),
    say('table.scores'),
  ]
    .filter(Boolean)
    .join(', ');
}

const styles = StyleSheet.create({
  // It sits on the emblem of whoever is Captain.
  hat: { position: 'absolute', left: 1, top: -6 },
  hatLarge: { position: 'absolute', left: 6, top: -7 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  score: { borderRadius: radius.small, paddingHorizontal: 5, minWidth: 26, alignItems: 'center' },
  laid: { flexDirection: 'row', gap: 1, flexWrap: 'wrap', marginTop: 1 },
});
