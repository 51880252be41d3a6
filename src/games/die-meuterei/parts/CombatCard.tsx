/** Cards: combat (rose with a wheel, grey with an anchor, 1 to 3), gold, and convictions; face down where nothing is told. */
import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { fonts } from '@/ui/theme';

import { type Combat, type Side, sideOf, valueOf } from '../data';
import { sideColours } from './light';
import { SideShape } from './SideMark';

interface CardProps {
  readonly width: number;
}

function Paper({ width, children }: CardProps & { readonly children: ReactNode }) {
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={{ pointerEvents: 'none', width, height: width * CARD_SHAPE }}
    >
      <Svg width={width} height={width * CARD_SHAPE} viewBox="0 0 50 68">
        {children}
      </Svg>
    </View>
  );
}

/** A number below 0 lies face down. */
export function CombatCard({ card, width }: CardProps & { readonly card: Combat }) {
  return <Paper width={width}>{card < 0 ? <CombatBack /> : <CombatFront card={card} />}</Paper>;
}

const ink = { fontFamily: fonts.textBold, textAnchor: 'middle' } as const;

function CombatFront({ card }: { readonly card: Combat }) {
  const side = sideOf(card);
  const value = valueOf(card);
  const { fill, pale, deep } = sideColours[side === 0 ? 0 : 1];
  return (
    <G>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={fill} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect x={4} y={4} width={42} height={60} rx={3} fill={pale} stroke={deep} strokeWidth={1} />
      <SvgText x={25} y={31} fontSize={32} fill={deep} {...ink}>
        {value}
      </SvgText>
      <G transform="translate(25 44.5) scale(0.74)">
        <SideShape side={side} />
      </G>
      {Array.from({ length: value }, (_, i) => (
        <Path
          key={i}
          d={`M${25 + (i - (value - 1) / 2) * 9 - 3} 61.5l6-4.600M${25 + (i - (value - 1) / 2) * 9 - 3} 56.9l6 4.6`}
          stroke={deep}
          strokeWidth={1.5}
          strokeLinecap="round"
        />
      ))}
    </G>
  );
}

/** Crossed blades on tarred cloth. */
function CombatBack() {
  return (
    <G>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill="#3a2f3d" stroke={pigment.ink} strokeWidth={1.4} />
      <Rect x={4.5} y={4.5} width={41} height={59} rx={3} fill="none" stroke={pigment.brass} strokeWidth={1.2} />
      <Path
        d="M12 18C20 24 30 36 36 48M38 18C30 24 20 36 14 48"
        stroke={pigment.moon}
        strokeWidth={3}
        strokeLinecap="round"
        fill="none"
      />
      <Path d="M31 46l8-5M19 46l-8-5" stroke={pigment.brassLight} strokeWidth={3} strokeLinecap="round" />
      <Circle cx={25} cy={31} r={3} fill={pigment.brassLight} />
    </G>
  );
}

/** A value below 1 lies face down. */
export function GoldCard({ value, width }: CardProps & { readonly value: number }) {
  return (
    <Paper width={width}>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect
        x={4}
        y={4}
        width={42}
        height={60}
        rx={3}
        fill={value < 1 ? '#5b3c12' : '#f8e6a8'}
        stroke={pigment.brassDark}
      />
      {value < 1 ? (
        <G>
          <Path
            d="M12 34c0-9 5-13 13-13s13 4 13 13v3H12ZM13 38h24v13H13Z"
            fill={pigment.brass}
            stroke={pigment.brassLight}
            strokeWidth={1.6}
          />
          <Path d="M21 34h8v9h-8Z" fill={pigment.brassLight} stroke="#5b3c12" />
        </G>
      ) : (
        <G>
          <SvgText x={25} y={31} fontSize={30} fill="#5b3c12" {...ink}>
            {value}
          </SvgText>
          {Array.from({ length: value }, (_, i) => (
            <Circle
              key={i}
              cx={25 + (i - (value - 1) / 2) * 12}
              cy={47}
              r={6.6}
              fill={pigment.brass}
              stroke={pigment.brassDark}
              strokeWidth={1.4}
            />
          ))}
        </G>
      )}
    </Paper>
  );
}

/** The side under the board; null lies face down, half rose and half grey. */
export function ConvictionCard({ side, width }: CardProps & { readonly side: Side | null }) {
  if (side === null) {
    return (
      <Paper width={width}>
        <Path d="M25 1V67H6Q1 67 1 62V6Q1 1 6 1Z" fill={sideColours[0].fill} />
        <Path d="M25 1H44Q49 1 49 6V62Q49 67 44 67H25Z" fill={sideColours[1].fill} />
        <Rect x={1} y={1} width={48} height={66} rx={5} fill="none" stroke={pigment.ink} strokeWidth={1.4} />
        <Circle cx={25} cy={34} r={11} fill={pigment.danger} stroke={pigment.dangerDeep} strokeWidth={1.6} />
        <SvgText x={25} y={40} fontSize={18} fill={pigment.moon} {...ink}>
          ?
        </SvgText>
      </Paper>
    );
  }
  const { fill, pale, deep } = sideColours[side === 0 ? 0 : 1];
  return (
    <Paper width={width}>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={deep} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect x={4} y={4} width={42} height={60} rx={3} fill={fill} stroke={pale} strokeWidth={1.2} />
      <Circle cx={25} cy={34} r={17} fill={pale} />
      <G transform="translate(25 34) scale(1.2)">
        <SideShape side={side} />
      </G>
    </Paper>
  );
}
