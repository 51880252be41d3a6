/** The crews at the table: whose turn it is, cards in hand, pirates home, the captain, and what is known of a hand. */
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat, type Viewer } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { Emblem } from '@/ui/kit/Emblem';
import { Icon } from '@/ui/kit/Icon';
import { Text } from '@/ui/kit/Text';
import { Touchable } from '@/ui/kit/Touchable';
import type { TableProps } from '@/ui/table/props';
import { crewOf, radius, space, useTheme } from '@/ui/theme';

import { bound } from '../memory';
import { isCaptain } from '../sloop';
import { countAt, H, KINDS, type Kind, type State } from '../state';
import { CardFace } from './CardFace';

interface SeatsProps extends Pick<TableProps, 'faces' | 'viewer' | 'toAct' | 'open' | 'onTouch'> {
  readonly view: State;
  /** Beside the board each crew has a line of its own; above it they share one. */
  readonly stacked: boolean;
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

function SeatPlate({ view, faces, viewer, toAct, open, onTouch, seat, stacked }: SeatsProps & { readonly seat: Seat }) {
  const say = useGameWords('cartagena');
  const { colours } = useTheme();
  const face = faces[seat];
  const cards = view.handSizes[seat] ?? 0;
  const home = countAt(view, seat, H);
  const spot = `seat ${seatText(seat)}`;
  const isOpen = open.has(spot);
  const isTurn = toAct === seat;
  const captain = view.story === 'jailbreak' && isCaptain(view, seat);
  const label = [
    say('table.seat', { name: face?.name ?? '', cards, home, crew: view.crew }),
    captain ? say('table.captain') : '',
    isOpen ? say('table.canTouch') : '',
  ];
  const border = isOpen ? colours.focus : isTurn ? colours.brass : colours.rim;
  return (
    <Touchable
      label={label.filter(Boolean).join(', ')}
      onPress={() => onTouch(spot)}
      style={[
        styles.plate,
        {
          borderColor: border,
          backgroundColor: isTurn ? colours.sunken : colours.card,
          borderWidth: isTurn || isOpen ? 2 : 1,
        },
      ]}
    >
      <View style={styles.line}>
        <Emblem crew={crewOf(face?.colour ?? '')} size={stacked ? 30 : 22} />
        <View style={styles.name}>
          <Text kind="small" lines={1}>
            {face?.name ?? ''}
          </Text>
          <View style={styles.facts}>
            <MiniCards />
            <Text kind="small">{`${cards}`}</Text>
            <Icon name="anchor" size={14} />
            <Text kind="small">{`${home}/${view.crew}`}</Text>
            {captain ? <Icon name="compass" size={14} /> : null}
          </View>
        </View>
      </View>
      <Known view={view} viewer={viewer} seat={seat} />
    </Touchable>
  );
}

/** Cards of another hand that lie open or that the viewer remembers. */
function Known({ view, viewer, seat }: { readonly view: State; readonly viewer: Viewer; readonly seat: Seat }) {
  const known: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const open = view.hands[seat * KINDS + kind] ?? 0;
    const remembered =
      viewer !== 'table' && view.atLeast.length > 0 ? (view.atLeast[bound(view, viewer, seat) + kind] ?? 0) : 0;
    for (let i = 0; i < Math.max(open, remembered); i++) known.push(kind);
  }
  if (seat === viewer || known.length === 0) return null;
  return (
    <View style={styles.known}>
      {known.map((kind, index) => (
        <CardFace key={index} kind={kind} width={16} />
      ))}
    </View>
  );
}

function MiniCards() {
  return (
    <View style={styles.mini}>
      <CardFace kind={-1} width={12} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.hair, paddingHorizontal: space.hair },
  column: { gap: space.small },
  plate: {
    flexGrow: 1,
    flexBasis: 0,
    borderRadius: radius.small,
    paddingHorizontal: space.tight,
    paddingVertical: space.hair,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  name: { flex: 1, minWidth: 0 },
  facts: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  known: { flexDirection: 'row', flexWrap: 'wrap', gap: 1, paddingTop: 1 },
  mini: { marginRight: 1 },
});
