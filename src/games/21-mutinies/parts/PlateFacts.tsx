/** Above the board a player's facts stand in two close lines: prestige, purse and stake; jewels, treasures, cards. */
import type { ComponentType } from 'react';
import { View } from 'react-native';
import Svg, { G } from 'react-native-svg';

import type { Seat } from '@/core/seat';
import { fonts, useTheme } from '@/ui/theme';

import type { State } from '../state';
import { CardMark, ChestMark, CoinMark, GemMark, PrestigeMark, Print, RumMark } from './Marks';
import { countsOf, stakeOf } from './Seats';

interface PlateFactsProps {
  readonly view: State;
  readonly seat: Seat;
  readonly width: number;
}

interface Cell {
  readonly Mark: ComponentType<{ x: number; y: number; size: number }>;
  readonly value: number;
  readonly stake: number;
}

export function PlateFacts({ view, seat, width }: PlateFactsProps) {
  const { textScale } = useTheme();
  const [stakeD, stakeRum] = stakeOf(view, seat);
  const [jewels, treasures, cards] = countsOf(view, seat);
  const lines: Cell[][] = [
    [
      { Mark: PrestigeMark, value: view.pp[seat] ?? 0, stake: 0 },
      { Mark: CoinMark, value: view.doubloons[seat] ?? 0, stake: stakeD },
      { Mark: RumMark, value: view.rum[seat] ?? 0, stake: stakeRum },
    ],
    [
      { Mark: GemMark, value: jewels, stake: 0 },
      { Mark: ChestMark, value: treasures, stake: 0 },
      ...(view.simplified ? [] : [{ Mark: CardMark, value: cards, stake: 0 }]),
    ],
  ];
  const isBroad = width > 280;
  const shown = isBroad ? [lines.flat()] : lines;
  const size = (width > 130 ? 18 : 14) * Math.min(1.3, textScale);
  const tall = size * 1.35;
  return (
    <View aria-hidden>
      <Svg width={width} height={tall * shown.length}>
        {shown.map((cells, i) => (
          <Line key={i} cells={cells} width={width} y={tall * (i + 0.5)} size={size} />
        ))}
      </Svg>
    </View>
  );
}

interface LineProps {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly y: number;
  readonly size: number;
}

/** A line that is too long is set a little smaller. */
function Line({ cells, width, y, size }: LineProps) {
  const { colours } = useTheme();
  const room = cells.reduce((sum, cell) => sum + broad(cell) * size, 0);
  const type = Math.max(10, Math.min(size, (size * width) / room));
  const lefts = cells.map((_, i) => cells.slice(0, i).reduce((sum, cell) => sum + broad(cell) * type, 0));
  return (
    <G>
      {cells.map(({ Mark, ...cell }, i) => {
        const left = lefts[i] ?? 0;
        const after = left + type * (1.06 + 0.54 * digits(cell.value));
        return (
          <G key={i}>
            <Mark x={left + type * 0.47} y={y} size={type * 0.94} />
            <Print
              x={left + type * 1.06}
              y={y}
              size={type}
              colour={colours.text}
              anchor="start"
              font={i === 0 ? fonts.textBold : fonts.textMedium}
            >
              {`${cell.value}`}
            </Print>
            {cell.stake > 0 ? (
              <Print x={after} y={y} size={type * 0.84} colour={colours.brassText} anchor="start">
                {`+${cell.stake}`}
              </Print>
            ) : null}
          </G>
        );
      })}
    </G>
  );
}

function digits(value: number): number {
  return `${value}`.length;
}

/** The room of a cell, in sizes of its type. */
function broad({ value, stake }: Cell): number {
  return 1.3 + 0.54 * digits(value) + (stake > 0 ? 0.42 * (1 + digits(stake)) : 0);
}
