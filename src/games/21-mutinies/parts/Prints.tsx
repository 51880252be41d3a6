/** What is printed on the board: names of the places, and on every space what it costs and brings. */
import { memo } from 'react';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { pigment } from '@/ui/scenery/palette';
import { fonts, useTheme } from '@/ui/theme';

import { ACTIONS, BLIND, CABIN_PP, MARKET, MUTINY_0, MUTINY_COST, TAVERN, TOWN, TRADE, WRECK } from '../data';
import { boxAt, hasForedeck, type Ground, type Spot } from '../ground';
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
  const say = useGameWords('21-mutinies');
  const light = lights[theme.light];
  const { width, height, title, ship, wheel, cabin } = ground;
  return (
    <Svg width={width} height={height} style={{ position: 'absolute' }} aria-hidden>
      {ACTIONS.map((name, action) => (
        <Title key={name} {...titlePlace(ground, action)} size={title} light={light}>
          {say(`table.title.${name}`)}
        </Title>
      ))}
      <Title
        x={ship.x + ship.width / 2}
        y={hasForedeck(wheel, ship) ? wheel.y - title * 0.55 : wheel.y + wheel.height / 2}
        size={title}
        light={light}
        most={ship.width * 0.5}
      >
        {say('table.title.mutiny')}
      </Title>
      <Title x={ship.x + ship.width / 2} y={cabin.y + title * 0.3} size={title} light={light} most={ship.width * 0.5}>
        {say('table.title.cabin')}
      </Title>
      <OrderedPrints ground={ground} places={places} light={light} />
      <MarketPrints ground={ground} light={light} />
      <TownPrints ground={ground} light={light} />
      <CabinPrints ground={ground} light={light} />
      <MutinyPrints ground={ground} light={light} />
    </Svg>
  );
});

interface TitlePlace extends Spot {
  /** The room its name has. */
  readonly most: number;
}

function titlePlace({ tiles, title, boxes }: Ground, action: number): TitlePlace {
  const { x, y, width } = boxAt(tiles, action);
  const top = y + title * 0.86;
  switch (action) {
    case TRADE:
    case MARKET:
      return { x: x + width / 2, y: top, most: width * 0.5 };
    case TOWN: {
      const house = boxAt(boxes, 27);
      return { x: x + house.width / 2, y: top, most: house.width - 4 };
    }
    case BLIND:
    case WRECK:
    case TAVERN:
    default:
      return { x: x + width / 2, y: top, most: width - 8 };
  }
}

interface TitleProps extends Spot {
  readonly size: number;
  readonly light: MapLight;
  readonly most: number;
  readonly children: string;
}

/** A name on a strip of paper with swallow tails; it shrinks rather than leave its tile. */
function Title({ x, y, size, light, most, children }: TitleProps) {
  const natural = children.length * size * 0.47;
  const type = natural > most - size ? Math.max(9.5, ((most - size * 0.8) / children.length) * 2.1) : size;
  const half = Math.min(most / 2, (children.length * type * 0.47) / 2 + size * 0.5);
  const tall = size * 0.62;
  return (
    <G>
      <Path
        d={`M${x - half - 4} ${y - tall}H${x + half + 4}l-3 ${tall}l3 ${tall}H${x - half - 4}l3 ${-tall}Z`}
        fill={light.paper}
        stroke={pigment.ink}
        strokeWidth={1}
        strokeLinejoin="round"
      />
      <Print x={x} y={y} size={type} colour={light.print} font={fonts.title}>
        {children}
      </Print>
    </G>
  );
}

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
