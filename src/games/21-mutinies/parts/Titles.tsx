/** The names of the places on strips of paper, above what is lit. */
import { memo } from 'react';
import { View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { pigment } from '@/ui/scenery/palette';
import { fonts, useTheme } from '@/ui/theme';

import { ACTIONS, BLIND, MARKET, TAVERN, TOWN, TOWN_STEAL, TRADE, WRECK } from '../data';
import { boxAt, hasForedeck, type Ground, type Spot } from '../ground';
import { lights, type MapLight } from './light';
import { Print } from './Marks';

export const Titles = memo(function Titles({ ground }: { readonly ground: Ground }) {
  const theme = useTheme();
  const say = useGameWords('21-mutinies');
  const light = lights[theme.light];
  const { width, height, title, ship, wheel, cabin } = ground;
  return (
    <View aria-hidden style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }}>
      <Svg width={width} height={height}>
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
      </Svg>
    </View>
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
      const house = boxAt(boxes, TOWN_STEAL);
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
