/** The crews at a path's table, a plate each: whose turn it is, what they hold, where their pirates are. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { seatText, type Seat } from '@/core/seat';
import { CrewRow } from '@/ui/table/CrewRow';
import type { Hat } from '@/ui/table/Pawn';
import type { TableProps } from '@/ui/table/props';
import { SeatPlate, SeatRow } from '@/ui/table/SeatPlate';
import { crewOf, useTheme } from '@/ui/theme';

/** What a table hands on to its crews. */
export interface SeatsProps<State> extends Pick<TableProps, 'faces' | 'viewer' | 'toAct' | 'open' | 'onTouch'> {
  readonly view: State;
  readonly hints: ReadonlySet<string>;
  /** Beside the board each crew has a line of its own; above it they share one. */
  readonly stacked: boolean;
  readonly showsCrew: boolean;
  readonly width: number;
}

/** What the game says of a crew. */
export interface Plate {
  /** Spoken. */
  readonly label: string;
  readonly crew: { readonly size: number; readonly home: number; readonly waiting: number; readonly hat?: Hat };
  /** Cards and pirates home; there is little room for them on a narrow plate. */
  readonly facts: (isNarrow: boolean) => ReactNode;
  /** Beside the name. */
  readonly badge?: ReactNode;
  /** Cards that are known of its hand. */
  readonly known: (cardWidth: number) => ReactNode;
}

interface CrewPlatesProps extends SeatsProps<unknown> {
  readonly plateOf: (seat: Seat) => Plate;
}

export function CrewPlates({ plateOf, ...props }: CrewPlatesProps) {
  return (
    <SeatRow stacked={props.stacked}>
      {props.faces.map((_, seat) => (
        <CrewPlate key={seat} {...props} seat={seat} plate={plateOf(seat)} />
      ))}
    </SeatRow>
  );
}

function CrewPlate(props: SeatsProps<unknown> & { readonly seat: Seat; readonly plate: Plate }) {
  const { faces, toAct, open, hints, onTouch, seat, stacked, showsCrew, plate } = props;
  const { textScale } = useTheme();
  const crew = crewOf(faces[seat]?.colour ?? '');
  const spot = `seat ${seatText(seat)}`;
  const width = props.width / faces.length;
  return (
    <SeatPlate
      crew={crew}
      name={faces[seat]?.name ?? ''}
      label={plate.label}
      isTurn={toAct === seat}
      isOpen={open.has(spot)}
      isHinted={hints.has(spot)}
      stacked={stacked}
      width={width}
      facts={<View style={styles.facts}>{plate.facts(!stacked && width < 90 * textScale)}</View>}
      badge={plate.badge}
      onPress={() => onTouch(spot)}
    >
      <View style={styles.crew}>
        {stacked || (showsCrew && width > 110) ? (
          <CrewRow crew={crew} height={stacked ? 26 : 17} {...plate.crew} />
        ) : null}
        {plate.known(stacked ? 20 : 14)}
      </View>
    </SeatPlate>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 },
  crew: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
