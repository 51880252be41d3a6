/** One island of the ring: lit by its lamps when it is active, dark when it is passive; its tag shows good and prices. */
import { memo } from 'react';
import { Circle, Ellipse, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { fonts } from '@/ui/theme';

import { ANY, kindId, type IslandCard } from '../data';
import type { Box } from '../ring';
import { GoodMark } from './GoodMark';
import { islandArt, type IslandArt } from './islandArt';
import { dimmed, type RingLight } from './light';

const LARGE = 1.35;

interface IslandProps {
  readonly island: IslandCard;
  readonly cell: Box;
  readonly scale: number;
  readonly isActive: boolean;
  /** The pirate ship blockades its sale. */
  readonly isChained?: boolean;
  readonly light: RingLight;
  /** Prices grow with the reader's text, as far as the tag can spare it. */
  readonly growth: number;
  /** Written below the tag, where there is room. */
  readonly name?: string;
}

export const Island = memo(function Island(props: IslandProps) {
  const { island, cell, scale, isActive, isChained, light, growth, name } = props;
  const art = islandArt[island.id];
  // On a large board the tag need not grow with its island.
  const isLarge = scale > LARGE && name !== undefined;
  const x = cell.x + cell.width / 2 - 50 * scale;
  const y = cell.y + cell.height / 2 - (name === undefined ? 42 : 50) * scale;
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      {isActive ? <Glow x={50} y={38} radius={62} colour={pigment.lamp} strength={0.85} /> : null}
      <Ellipse cx={50} cy={53} rx={49} ry={6.5} fill={isActive ? '#f4f6d8' : light.sea[0]} opacity={0.45} />
      {art ? <Land art={art} isActive={isActive} light={light} /> : null}
      <Path
        d="M1 55q6 -3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t13 0"
        stroke={isActive ? '#fdfbe8' : light.sea[0]}
        strokeWidth={1.4}
        fill="none"
        opacity={0.8}
      />
      <G transform={isLarge ? 'translate(13 15.5) scale(0.76)' : ''}>
        <Tag island={island} isActive={isActive} light={light} growth={growth} />
      </G>
      {isChained ? <Chain /> : null}
      {name === undefined ? null : (
        <SvgText
          x={50}
          y={isLarge ? 91 : 96}
          textAnchor="middle"
          fontFamily={fonts.titleItalic}
          fontSize={isLarge ? 12 : 14}
          fill={isActive ? '#fff6d4' : '#e4ead9'}
        >
          {name}
        </SvgText>
      )}
    </G>
  );
});

function Land({ art, isActive, light }: { readonly art: IslandArt } & Pick<IslandProps, 'isActive' | 'light'>) {
  const tint = (colour: string) => (isActive ? colour : dimmed(colour, light));
  return (
    <G>
      {art.shapes.map(({ d, fill, lined }) => (
        <Path
          key={d}
          d={d}
          fill={tint(fill)}
          {...(lined || fill === 'none' ? { stroke: pigment.ink, strokeWidth: fill === 'none' ? 0.7 : 1.2 } : null)}
          strokeLinejoin="round"
        />
      ))}
      {isActive
        ? art.lamps.map(([x, y]) => (
            <G key={`${x} ${y}`}>
              <Glow x={x} y={y} radius={17} colour={pigment.flame} strength={1} />
              <Circle cx={x} cy={y} r={2.2} fill="#fffbe0" stroke={pigment.ember} strokeWidth={0.8} />
            </G>
          ))
        : null}
    </G>
  );
}

/** Across the harbour mouth, from shore to shore, above the tag. */
function Chain() {
  return (
    <G fill="none">
      {CHAIN.map(([x, y, turn], i) => (
        <G key={i} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Ellipse rx={5} ry={i % 2 === 0 ? 3.2 : 1.4} stroke={pigment.ink} strokeWidth={3.4} />
          <Ellipse rx={5} ry={i % 2 === 0 ? 3.2 : 1.4} stroke="#c9ced0" strokeWidth={1.7} />
        </G>
      ))}
    </G>
  );
}

/** Links along a sagging line: where, and how they hang. */
const CHAIN = Array.from({ length: 13 }, (_, i) => {
  const from = i - 6;
  return [50 + from * 7.6, 58 - from * from * 0.3, -from * 5] as const;
});

/** Good, prices for one, two and three sellers, and the ship value in a roundel. */
function Tag({ island, isActive, light, growth }: Pick<IslandProps, 'island' | 'isActive' | 'light' | 'growth'>) {
  const { buys, values, ship } = island;
  const ink = light.tagInk;
  const size = 15 * growth;
  const level = 70 + size * 0.34;
  return (
    <G>
      <Rect
        x={2}
        y={58.5}
        width={84}
        height={23}
        rx={5}
        fill={isActive ? light.tag : light.tagDark}
        stroke={isActive ? pigment.brassDark : pigment.ink}
        strokeWidth={isActive ? 2 : 1.2}
      />
      <GoodMark good={buys === ANY ? 'any' : kindId(buys)} x={14.5} y={70} size={20} />
      {[0, 1, 2].map((column) => (
        <SvgText
          key={column}
          x={34 + column * 15.5}
          y={level}
          textAnchor="middle"
          fontFamily={fonts.textBold}
          fontSize={column === 0 ? size * 1.14 : size}
          fill={ink}
        >
          {String(values[column] ?? 0)}
        </SvgText>
      ))}
      <Path d="M42 63v14M57.4 63v14" stroke={ink} strokeWidth={0.8} opacity={0.45} />
      <Circle
        cx={86}
        cy={69}
        r={12.6}
        fill="#12394a"
        stroke={isActive ? pigment.brassLight : pigment.brassDark}
        strokeWidth={2}
      />
      <Path d="M78 74.6q8 3.6 16 0l-2 3q-6 2 -12 0Z" fill={pigment.brassLight} opacity={0.9} />
      <SvgText
        x={86}
        y={68.4 + size * 0.32}
        textAnchor="middle"
        fontFamily={fonts.textBold}
        fontSize={size * 1.06}
        fill="#fdf6dc"
      >
        {String(ship)}
      </SvgText>
    </G>
  );
}
