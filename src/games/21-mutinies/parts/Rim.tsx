/** The prestige track round the edge: a gilt band with fifty spaces, numbers at the fives, wax seals at the bonuses. */
import { Circle, G, Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { BONUSES } from '../data';
import { LAP, trackSpot, type Ground } from '../ground';
import type { MapLight } from './light';
import { ChestMark, CoinMark, GemMark, Print, RumMark } from './Marks';

interface RimProps {
  readonly ground: Ground;
  readonly light: MapLight;
}

const BONUS_MARKS = [CoinMark, ChestMark, RumMark, GemMark] as const;

export function Rim({ ground, light }: RimProps) {
  const { width, height, rim } = ground;
  const band = `M0 0H${width}V${height}H0ZM${rim} ${rim}V${height - rim}H${width - rim}V${rim}Z`;
  return (
    <G>
      <Path d={band} fill={light.rim[0]} fillRule="evenodd" />
      <Path d={divisions(ground)} stroke={light.rim[1]} strokeWidth={1} opacity={0.75} />
      <Rect x={1} y={1} width={width - 2} height={height - 2} rx={3} stroke={pigment.ink} strokeWidth={2} fill="none" />
      <Rect
        x={rim}
        y={rim}
        width={width - 2 * rim}
        height={height - 2 * rim}
        stroke={pigment.ink}
        strokeWidth={1.6}
        fill="none"
      />
      <Rect
        x={3}
        y={3}
        width={width - 6}
        height={height - 6}
        rx={2}
        stroke={pigment.brass}
        strokeWidth={0.9}
        fill="none"
      />
      {Array.from({ length: LAP / 5 }, (_, i) => {
        const { x, y } = trackSpot(ground, i * 5);
        return (
          <Print key={i} x={x} y={y} size={Math.max(10.5, rim * 0.62)} colour={light.rim[2]}>
            {`${i * 5}`}
          </Print>
        );
      })}
      {BONUSES.map((points, i) => {
        const { x, y } = trackSpot(ground, points);
        const Mark = BONUS_MARKS[i] ?? CoinMark;
        return (
          <G key={points}>
            <Circle cx={x} cy={y} r={rim * 0.56} fill="#8f1f2c" stroke={pigment.ink} strokeWidth={1.1} />
            <Circle cx={x} cy={y} r={rim * 0.46} stroke="#e08a78" strokeWidth={0.7} fill="none" />
            <Mark x={x} y={y} size={rim * 0.76} />
          </G>
        );
      })}
    </G>
  );
}

/** A stroke across the band between each two spaces. */
function divisions(ground: Ground): string {
  const { width, height, rim } = ground;
  let path = '';
  for (let points = 0; points < LAP; points++) {
    const { x, y } = trackSpot(ground, points + 0.5);
    if (x <= rim && y > rim && y < height - rim) path += `M2 ${y}H${rim}`;
    else if (x >= width - rim && y > rim && y < height - rim) path += `M${width - rim} ${y}H${width - 2}`;
    else if (y <= rim) path += `M${x} 2V${rim}`;
    else path += `M${x} ${height - rim}V${height - 2}`;
  }
  return path;
}
