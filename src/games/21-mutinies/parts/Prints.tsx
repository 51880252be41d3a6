/** What is printed on every space: what it costs and brings. */
import { memo } from 'react';
import Svg, { G, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { useTheme } from '@/ui/theme';

import { CABIN_PP, MUTINY_0, MUTINY_COST } from '../data';
import { boxAt, type Ground, type Spot } from '../ground';
import { lights, type MapLight } from './light';
import { CoinMark, PrestigeMark, Print } from './Marks';
import { MarketPrints } from './PrintsMarket';
import { OrderedPrints } from './PrintsOrdered';
import { TownPrints } from './PrintsTown';

interface PrintsProps {
  readonly ground: Ground;
  /** Spaces of an ordered action that are in play. */
  readonly places: number;
}

export const Prints = memo(function Prints({ ground, places }: PrintsProps) {
  const theme = useTheme();
  const light = lights[theme.light];
  const { width, height } = ground;
  return (
    <Svg width={width} height={height} style={{ position: 'absolute' }} aria-hidden>
      <OrderedPrints ground={ground} places={places} light={light} />
      <MarketPrints ground={ground} light={light} />
      <TownPrints ground={ground} light={light} />
      <CabinPrints ground={ground} light={light} />
      <MutinyPrints ground={ground} light={light} />
    </Svg>
  );
});

interface SomePrints {
  readonly ground: Ground;
  readonly light: MapLight;
}

/** Prestige; a doubloon; five doubloons for three prestige. */
function CabinPrints({ ground, light }: SomePrints) {
  const { boxes, print } = ground;
  const icon = print * 1.3;
  return (
    <G>
      {[0, 1, 2].map((i) => {
        const box = boxAt(boxes, CABIN_PP + i);
        const x = box.x + box.width / 2;
        const y = box.y + box.height * 0.5;
        return (
          <G key={i}>
            <Rect
              x={box.x + 2.5}
              y={box.y + 2}
              width={box.width - 5}
              height={box.height - 5}
              rx={4}
              fill={light.wood[1]}
              stroke={light.wood[2]}
              strokeWidth={1.2}
              opacity={0.85}
            />
            {i === 2 ? (
              <G>
                <Pay x={x} y={y - icon * 0.55} size={icon} amount="5" mark="coin" />
                <Pay x={x} y={y + icon * 0.55} size={icon} amount="+3" mark="star" />
              </G>
            ) : (
              <Pay x={x} y={y} size={icon} amount="+1" mark={i === 0 ? 'star' : 'coin'} />
            )}
          </G>
        );
      })}
    </G>
  );
}

/** On each of the four great handles: the price, and what it brings. */
function MutinyPrints({ ground, light }: SomePrints) {
  const { pegs, disc, print } = ground;
  return (
    <G>
      {MUTINY_COST.map((cost, i) => {
        const peg = pegs[MUTINY_0 + i] ?? { x: 0, y: 0 };
        const size = disc * 1.12;
        return (
          <G key={cost}>
            <Rect
              x={peg.x - size / 2}
              y={peg.y - size / 2}
              width={size}
              height={size}
              rx={size * 0.3}
              fill={light.paper}
              stroke={pigment.ink}
              strokeWidth={1.4}
            />
            <Print x={peg.x - size * 0.2} y={peg.y - size * 0.2} size={print * 1.1} colour={light.print}>
              {cost === 0 ? '+1' : `${cost}`}
            </Print>
            <CoinMark x={peg.x + size * 0.24} y={peg.y - size * 0.21} size={print} />
            <Print x={peg.x - size * 0.2} y={peg.y + size * 0.24} size={print * 0.95} colour={light.print}>
              {cost === 0 ? '−1' : `+${i}`}
            </Print>
            <PrestigeMark x={peg.x + size * 0.24} y={peg.y + size * 0.24} size={print} />
          </G>
        );
      })}
    </G>
  );
}

interface PayProps extends Spot {
  readonly size: number;
  readonly amount: string;
  readonly mark: 'coin' | 'star';
}

/** A number and its mark on wood. */
function Pay({ x, y, size, amount, mark }: PayProps) {
  const Mark = mark === 'coin' ? CoinMark : PrestigeMark;
  return (
    <G>
      <Print x={x - size * 0.5} y={y} size={size * 0.9} colour={pigment.parchmentLight}>
        {amount}
      </Print>
      <Mark x={x + size * 0.5} y={y} size={size} />
    </G>
  );
}
