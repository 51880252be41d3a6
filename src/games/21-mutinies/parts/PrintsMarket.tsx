/** On each stall of the Black Market: which jewels it wants, and on its counter what it pays. */
import { G, Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { MARKET_1, ROW_DOUBLOONS, ROW_PP, ROW_SIZE, ROWS, type Row } from '../data';
import { boxAt, type Ground } from '../ground';
import { Stone } from './Gem';
import type { MapLight } from './light';
import { CoinMark, PrestigeMark, Print } from './Marks';

interface MarketPrintsProps {
  readonly ground: Ground;
  readonly light: MapLight;
}

export function MarketPrints({ ground, light }: MarketPrintsProps) {
  const { boxes } = ground;
  return (
    <G>
      {ROWS.map((name, row) => {
        const { x, y, width, height } = boxAt(boxes, MARKET_1 + row);
        const middle = x + width / 2;
        const size = Math.min(width * 0.24, height * 0.22);
        const counter = y + height * 0.87;
        const pay = Math.max(10.5, Math.min(height * 0.15, width * 0.2, 21));
        return (
          <G key={name}>
            <Wanted row={row} x={middle} y={y + height * 0.6} size={size} />
            <Rect
              x={x + width * 0.08}
              y={counter - pay * 0.66}
              width={width * 0.84}
              height={pay * 1.3}
              rx={3}
              fill={light.paper}
              stroke={pigment.ink}
              strokeWidth={0.9}
            />
            <Print x={middle - pay * 1.42} y={counter} size={pay} colour={light.print}>
              {`${ROW_DOUBLOONS[row]}`}
            </Print>
            <CoinMark x={middle - pay * 0.62} y={counter} size={pay * 0.98} />
            <Print x={middle + pay * 0.52} y={counter} size={pay} colour={light.print}>
              {`${ROW_PP[row]}`}
            </Print>
            <PrestigeMark x={middle + pay * 1.34} y={counter} size={pay * 0.98} />
          </G>
        );
      })}
    </G>
  );
}

interface WantedProps {
  readonly row: Row;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Which colours a row shows: any are blank lozenges, equal ones are the same stone. */
const SHOWN: readonly (readonly number[])[] = [
  [-1, -1],
  [-1, -1, -1],
  [-1, -1, -1, -1],
  [0, 0, 0],
  [0, 0, 2, 2],
  [3, 3, 3, 3],
];

/** The jewels of a row: two or three side by side, four in a square. */
export function Wanted({ row, x, y, size }: WantedProps) {
  const stones = SHOWN[row] ?? [];
  const perRow = (ROW_SIZE[row] ?? 2) > 3 ? 2 : (ROW_SIZE[row] ?? 2);
  const rows = Math.ceil(stones.length / perRow);
  const apart = size * 1.06;
  return (
    <G>
      {stones.map((colour, i) => {
        const cx = x + ((i % perRow) - (perRow - 1) / 2) * apart;
        const cy = y + (Math.floor(i / perRow) - (rows - 1) / 2) * apart;
        return colour >= 0 ? (
          <Stone key={i} colour={colour} x={cx} y={cy} size={size} />
        ) : (
          <AnyStone key={i} x={cx} y={cy} size={size} />
        );
      })}
    </G>
  );
}

/** A jewel of any colour: an unpainted stone. */
function AnyStone({ x, y, size }: Omit<WantedProps, 'row'>) {
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`}>
      <Path
        d="M5.4 2.4h9.2L19 8 10 18.6 1 8Z"
        fill="#d8c8a4"
        stroke={pigment.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Path d="M1 8h18M6.8 8L10 18.6L13.2 8L10 2.4Z" stroke={pigment.inkSoft} strokeWidth={0.9} fill="none" />
    </G>
  );
}
