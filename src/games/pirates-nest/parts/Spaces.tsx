/** The spaces of both islands: washed slabs, each with its symbol and number, and arrows that show the way. */
import { memo } from 'react';
import Svg, { Circle, Defs, G, Path, RadialGradient, Stop, Text as SvgText } from 'react-native-svg';

import { loop, wobble, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { Mark } from '@/ui/table/Mark';
import { fonts, useTheme } from '@/ui/theme';

import type { Box } from '../../path/box';
import { symbolSpot } from '../../path/footing';
import { chartOf } from '../chart';
import { SYMBOLS, type SymbolName } from '../data';
import type { Ground } from '../ground';
import { isSpace, PLACES, placeText, type Place } from '../state';
import { lights } from './light';

interface SpacesProps {
  readonly ground: Ground;
  readonly layout: string;
  /** How many pirates stand on each space. */
  readonly crowd: readonly number[];
}

const SPACES: readonly Place[] = Array.from({ length: PLACES }, (_, place) => place).filter(isSpace);

export const Spaces = memo(function Spaces({ ground, layout, crowd }: SpacesProps) {
  const id = useArtId();
  const [lit, body, rim] = lights[useTheme().light].slab;
  const { symbols } = chartOf(layout);
  return (
    <Svg width={ground.width} height={ground.height} style={{ position: 'absolute', left: 0, top: 0 }}>
      <Defs>
        <RadialGradient id={id('slab')} cx="42%" cy="30%" r="75%">
          <Stop offset="0" stopColor={lit} />
          <Stop offset="0.6" stopColor={body} />
          <Stop offset="1" stopColor={rim} />
        </RadialGradient>
      </Defs>
      {SPACES.map((place) => (
        <Slab key={place} box={ground.boxes[place] ?? ground.start} place={place} fill={`url(#${id('slab')})`} />
      ))}
      <Path
        d={arrows(ground)}
        stroke={pigment.ink}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        opacity={0.7}
      />
      {SPACES.map((place) => {
        const { x, y, size } = symbolSpot(ground.boxes[place] ?? ground.start, !crowd[place]);
        const symbol = SYMBOLS[symbols[place] ?? 0] as SymbolName;
        return (
          <G key={place}>
            <Circle cx={x} cy={y} r={size * 0.58} fill={pigment.parchmentLight} opacity={0.6} />
            <Mark mark={symbol} x={x} y={y} size={size} />
            <SpaceNumber box={ground.boxes[place] ?? ground.start} place={place} isVacant={!crowd[place]} />
          </G>
        );
      })}
    </Svg>
  );
});

interface SlabProps {
  readonly box: Box;
  readonly place: Place;
  readonly fill: string;
}

function Slab({ box, place, fill }: SlabProps) {
  const outline = flagstone(box, `nest slab ${place}`);
  return (
    <G>
      <Path d={outline} fill={pigment.abyss} opacity={0.45} transform="translate(1.5 3)" />
      <Path d={outline} fill={fill} stroke="#4c3a1c" strokeWidth={1.5} />
    </G>
  );
}

interface SpaceNumberProps {
  readonly box: Box;
  readonly place: Place;
  /** Pirates take its room; then it moves up beside the symbol. */
  readonly isVacant: boolean;
}

function SpaceNumber({ box, place, isVacant }: SpaceNumberProps) {
  return (
    <SvgText
      x={box.x + box.width * (isVacant ? 0.5 : 0.78)}
      y={box.y + box.height * (isVacant ? 0.835 : 0.3)}
      fontFamily={fonts.textBold}
      fontSize={Math.max(9, Math.min(13, box.height * 0.13))}
      fill="#3a2917"
      textAnchor="middle"
    >
      {placeText(place)}
    </SvgText>
  );
}

/** A washed stone that fills its cell: a rounded rectangle that no mason has cut. */
function flagstone(box: Box, seed: string): string {
  const hand = wobble(seed);
  const corners = 16;
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const turn = ((i + hand() * 0.16) / corners) * Math.PI * 2;
    const reach = 1 + hand() * 0.035;
    points.push([
      box.x + box.width * (0.5 + 0.455 * reach * squared(Math.cos(turn))),
      box.y + box.height * (0.5 + 0.405 * reach * squared(Math.sin(turn))),
    ]);
  }
  return loop(points);
}

/** Pushes a circle towards its square. */
function squared(share: number): number {
  return Math.sign(share) * Math.abs(share) ** 0.62;
}

/** A chevron between each space and the next of its row, and one up at each bend. */
function arrows({ rows, boxes, cell, start }: Ground): string {
  const wing = Math.min(5, cell.width * 0.07);
  let path = '';
  for (const { first, rightward, island } of rows) {
    const ahead = rightward ? 1 : -1;
    for (let i = 1; i < 7; i++) {
      const box: Box = boxes[first + i] ?? start;
      const x = rightward ? box.x : box.x + box.width;
      const y = box.y + box.height / 2;
      path += `M${x - ahead * wing * 0.5} ${y - wing}l${ahead * wing} ${wing}l${-ahead * wing} ${wing}`;
    }
    const last: Box = boxes[first + 6] ?? start;
    const isExit = island === 'small' ? first === 8 : first === 30;
    const top = last.y + (isExit ? 2 : 0);
    const x = last.x + last.width / 2;
    path += `M${x - wing} ${top + wing * 0.5}l${wing} ${-wing}l${wing} ${wing}`;
  }
  return path;
}
