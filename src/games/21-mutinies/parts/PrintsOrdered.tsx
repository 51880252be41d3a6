/** Pegs of the ordered actions: the price in lonely waters, the die to beat among the wrecks, the seats at the bar. */
import { Circle, G } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { BLIND_1, BLIND_COST, RUM_FROM, TAVERN_1, TAVERN_PAY, WRECK_1 } from '../data';
import type { Ground, Spot } from '../ground';
import { Icons } from './Gem';
import type { MapLight } from './light';
import { Print, RumMark } from './Marks';
import { DieFace } from './Pieces';

interface OrderedPrintsProps {
  readonly ground: Ground;
  readonly places: number;
  readonly light: MapLight;
}

export function OrderedPrints({ ground, places, light }: OrderedPrintsProps) {
  const { pegs, disc } = ground;
  const numbers = Array.from({ length: places }, (_, i) => i);
  const peg = (space: number): Spot => pegs[space] ?? { x: 0, y: 0 };
  return (
    <G>
      {numbers.map((i) => {
        const [blind, wreck, tavern] = [peg(BLIND_1 + i), peg(WRECK_1 + i), peg(TAVERN_1 + i)];
        const hasRum = i >= RUM_FROM;
        const coins = BLIND_COST[i] ?? 0;
        return (
          <G key={i}>
            <Hollow at={blind} size={disc} light={light} />
            {coins === 0 ? (
              <Print x={blind.x} y={blind.y} size={disc * 0.46} colour={light.print}>
                {'0'}
              </Print>
            ) : (
              <Icons
                doubloons={coins}
                rum={hasRum ? 1 : 0}
                x={blind.x}
                y={blind.y}
                size={disc * (hasRum ? 0.32 : 0.4)}
              />
            )}
            <Hollow at={wreck} size={disc} light={light} />
            <DieFace isPrint face={i + 1} x={wreck.x - (hasRum ? disc * 0.1 : 0)} y={wreck.y} size={disc * 0.54} />
            {hasRum ? <RumMark x={wreck.x + disc * 0.3} y={wreck.y + disc * 0.22} size={disc * 0.36} /> : null}
            <Hollow at={tavern} size={disc} light={light} />
            {i === 0 ? (
              <RumMark x={tavern.x} y={tavern.y} size={disc * 0.5} />
            ) : TAVERN_PAY[i] === 0 ? (
              <Print x={tavern.x} y={tavern.y} size={disc * 0.46} colour={light.print}>
                {`${i + 1}`}
              </Print>
            ) : (
              <Icons doubloons={TAVERN_PAY[i] ?? 0} rum={0} x={tavern.x} y={tavern.y} size={disc * 0.42} />
            )}
          </G>
        );
      })}
    </G>
  );
}

/** A round hollow for a disc, rimmed in brass. */
function Hollow({ at, size, light }: { readonly at: Spot; readonly size: number; readonly light: MapLight }) {
  return (
    <G>
      <Circle cx={at.x} cy={at.y} r={size * 0.5} fill={pigment.ink} opacity={0.55} />
      <Circle cx={at.x} cy={at.y} r={size * 0.45} fill={light.paper} stroke={pigment.brass} strokeWidth={1.8} />
      <Circle cx={at.x} cy={at.y} r={size * 0.4} stroke={light.rim[1]} strokeWidth={0.7} fill="none" opacity={0.7} />
    </G>
  );
}
