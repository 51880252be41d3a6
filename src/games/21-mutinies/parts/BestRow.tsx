/** The best row of the Black Market that the own jewels fill, with its pay: a lit sign in the tray. */
import { View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

import type { Seat } from '@/core/seat';
import { useGameWords } from '@/i18n/words';
import { pigment } from '@/ui/scenery/palette';

import { ROW_DOUBLOONS, ROW_PP, ROWS } from '../data';
import type { State } from '../state';
import { filledRows } from './Lamps';
import { CoinMark, PrestigeMark, Print } from './Marks';
import { Wanted } from './PrintsMarket';

interface BestRowProps {
  readonly view: State;
  readonly viewer: Seat;
  readonly height: number;
}

export function BestRow({ view, viewer, height }: BestRowProps) {
  const say = useGameWords('21-mutinies');
  const filled = filledRows(view, viewer);
  const best = filled.at(-1);
  if (best === undefined) return null;
  const rows = filled.map((row) => say(`table.row.${ROWS[row]}`)).join(', ');
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={say('table.fills', { rows })}>
      <Svg width={height * 0.84} height={height} viewBox="0 0 56 66">
        <Rect x={2} y={2} width={52} height={62} rx={8} fill="#1c1420" stroke={pigment.flame} strokeWidth={2.4} />
        <Wanted row={best} x={28} y={24} size={15} />
        <Print x={13} y={53} size={14} colour={pigment.lamp}>
          {`${ROW_DOUBLOONS[best]}`}
        </Print>
        <CoinMark x={22.5} y={53} size={12} />
        <Print x={35} y={53} size={14} colour={pigment.lamp}>
          {`${ROW_PP[best]}`}
        </Print>
        <PrestigeMark x={45} y={53} size={12} />
      </Svg>
    </View>
  );
}
