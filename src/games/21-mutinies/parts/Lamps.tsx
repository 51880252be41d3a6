/** A lamp over each stall of the Black Market: lit where the viewer's jewels fill the row, brightest over the best. */
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import type { TableProps } from '@/ui/table/props';

import { canFill, tallyOf } from '../combos';
import { MARKET_1, ROWS, type Row } from '../data';
import { boxAt, type Ground } from '../ground';
import type { State } from '../state';

interface LampsProps extends Pick<TableProps, 'viewer'> {
  readonly view: State;
  readonly ground: Ground;
}

/** The rows a seat's jewels fill, as far as the viewer knows them; the best last. */
export function filledRows(view: State, viewer: TableProps['viewer']): Row[] {
  if (viewer === 'table') return [];
  const tally = tallyOf(view.hands[viewer] ?? []);
  return ROWS.flatMap((_, row) => (canFill(tally, row) ? [row] : []));
}

export function Lamps({ view, viewer, ground }: LampsProps) {
  const filled = filledRows(view, viewer);
  const best = filled.at(-1);
  return ROWS.map((name, row) => {
    const { x, y, width, height } = boxAt(ground.boxes, MARKET_1 + row);
    const size = Math.max(12, Math.min(width * 0.3, height * 0.2));
    const isLit = filled.includes(row);
    return (
      <View
        key={name}
        aria-hidden
        style={{
          position: 'absolute',
          left: x + width * 0.88 - size / 2,
          top: y + height * 0.36,
          pointerEvents: 'none',
        }}
      >
        <Svg width={size} height={size} viewBox="0 0 24 24" style={{ overflow: 'visible' }}>
          {isLit ? <Circle cx={12} cy={12} r={row === best ? 18 : 12} fill={pigment.flame} opacity={0.45} /> : null}
          <Path d="M12 0v4" stroke={pigment.ink} strokeWidth={2} />
          <Path
            d="M7 6h10l2 13H5Z"
            fill={isLit ? pigment.lamp : '#4a4038'}
            stroke={pigment.ink}
            strokeWidth={2}
            strokeLinejoin="round"
          />
          <Path d="M8 3.6h8l2 3H6ZM4.6 19h14.8v3H4.6Z" fill={pigment.woodDark} stroke={pigment.ink} strokeWidth={1} />
          {isLit ? <Path d="M12 8c3 3.4 3.4 8 0 9-3.4-1-3-5.6 0-9Z" fill={pigment.ember} /> : null}
        </Svg>
      </View>
    );
  });
}
