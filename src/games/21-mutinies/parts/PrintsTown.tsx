/** The signs of the Town's five houses. */
import type { ReactNode } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { TOWN_MARKET, TOWN_PP, TOWN_RUM, TOWN_RUMOUR, TOWN_STEAL } from '../data';
import { boxAt, type Ground } from '../ground';
import type { MapLight } from './light';
import { ChestMark, CoinMark, GemMark, PrestigeMark, Print, RumMark } from './Marks';

interface TownPrintsProps {
  readonly ground: Ground;
  readonly light: MapLight;
}

export function TownPrints({ ground, light }: TownPrintsProps) {
  const width = boxAt(ground.boxes, TOWN_PP).width;
  const print = Math.min(ground.print * 1.4, width * 0.2);
  const icon = print * 1.3;
  return (
    <G>
      <Sign ground={ground} light={light} space={TOWN_PP}>
        {(x, y) => (
          <G>
            <Print x={x - icon * 1.06} y={y} size={print * 1.05} colour={light.print}>
              {'2'}
            </Print>
            <CoinMark x={x - icon * 0.42} y={y} size={icon * 0.78} />
            <Print x={x + icon * 0.28} y={y} size={print * 1.05} colour={light.print}>
              {'2'}
            </Print>
            <PrestigeMark x={x + icon * 0.94} y={y} size={icon * 0.78} />
          </G>
        )}
      </Sign>
      <Sign ground={ground} light={light} space={TOWN_STEAL}>
        {(x, y) => (
          <G>
            <GemMark x={x + icon * 0.42} y={y} size={icon} />
            <Hook x={x - icon * 0.42} y={y} size={icon * 1.1} />
          </G>
        )}
      </Sign>
      <Sign ground={ground} light={light} space={TOWN_RUM}>
        {(x, y) => (
          <G>
            <Print x={x - icon * 0.5} y={y} size={print * 1.15} colour={light.print}>
              {'+1'}
            </Print>
            <RumMark x={x + icon * 0.48} y={y} size={icon} />
          </G>
        )}
      </Sign>
      <Sign ground={ground} light={light} space={TOWN_RUMOUR}>
        {(x, y) => <ChestMark x={x} y={y} size={icon * 1.15} />}
      </Sign>
      <Sign ground={ground} light={light} space={TOWN_MARKET}>
        {(x, y) => (
          <G>
            <GemMark x={x - icon * 0.5} y={y} size={icon * 0.9} />
            <CoinMark x={x + icon * 0.5} y={y} size={icon * 0.9} />
          </G>
        )}
      </Sign>
    </G>
  );
}

interface SignProps extends TownPrintsProps {
  readonly space: number;
  readonly children: (x: number, y: number) => ReactNode;
}

function Sign({ ground, light, space, children }: SignProps) {
  const { x, y, width, height } = boxAt(ground.boxes, space);
  const middle = y + height * 0.66;
  const tall = Math.min(height * 0.48, ground.print * 2.2);
  return (
    <G>
      <Rect
        x={x + width * 0.08}
        y={middle - tall / 2}
        width={width * 0.84}
        height={tall}
        rx={3}
        fill={light.paper}
        stroke={pigment.ink}
        strokeWidth={1}
      />
      {children(x + width / 2, middle)}
    </G>
  );
}

/** The thief's hook. */
function Hook({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <Path
        d="M9 2h6l.8 4H8.2ZM10.8 6.6h2.4v4.2c4 .3 6.4 2.6 6.4 5.8 0 3-2.6 5-6.2 5-4 0-6.8-2-8-6l2.8-.8c.8 2.7 2.6 4.2 5.2 4.2 2 0 3.4-.9 3.4-2.4 0-1.8-2-3-5.4-3h-.6Z"
        fill="#8b929b"
        stroke={pigment.ink}
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
    </G>
  );
}
