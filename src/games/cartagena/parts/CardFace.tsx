/** A card of the game: its symbol on parchment, a night sky behind it if it is dark, or its back. */
import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { SYMBOLS, type SymbolName } from '../data';
import { DARK, FACE_DOWN, symbolOf, type Kind } from '../state';
import { SymbolMark } from './SymbolMark';

export const CARD_SHAPE = 1.36;

interface CardFaceProps {
  readonly kind: Kind;
  readonly width: number;
}

export function CardFace({ kind, width }: CardFaceProps) {
  const height = width * CARD_SHAPE;
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={{ pointerEvents: 'none' }}
    >
      <Svg width={width} height={height} viewBox="0 0 50 68">
        {kind === FACE_DOWN ? <Back /> : <Front kind={kind} />}
      </Svg>
    </View>
  );
}

function Front({ kind }: { readonly kind: Kind }) {
  const isDark = kind >= DARK;
  const symbol = SYMBOLS[symbolOf(kind)] as SymbolName;
  return (
    <G>
      <Rect
        x={1}
        y={1}
        width={48}
        height={66}
        rx={5}
        fill={isDark ? pigment.nightBlue : pigment.parchment}
        stroke={pigment.ink}
        strokeWidth={1.4}
      />
      <Rect
        x={4}
        y={4}
        width={42}
        height={60}
        rx={3}
        fill={isDark ? pigment.night : pigment.parchmentLight}
        stroke={isDark ? pigment.duskBlue : pigment.parchmentDeep}
        strokeWidth={1}
      />
      {isDark ? (
        <Path d="M38 9a6 6 0 1 0 4 9 5 5 0 0 1-4-9Z" fill={pigment.moon} />
      ) : (
        <Path d="M7 8h5M7 8v5M43 60h-5M43 60v-5" stroke={pigment.brassDark} strokeWidth={1.2} fill="none" />
      )}
      <Circle
        cx={25}
        cy={34}
        r={19}
        fill={isDark ? pigment.duskBlue : pigment.parchment}
        opacity={isDark ? 0.65 : 0.8}
      />
      <SymbolMark symbol={symbol} x={25} y={34} size={31} />
    </G>
  );
}

function Back() {
  return (
    <G>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={pigment.seaDeep} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect x={4.5} y={4.5} width={41} height={59} rx={3} fill="none" stroke={pigment.brass} strokeWidth={1.2} />
      <Path
        d="M25 14 29 30 43 34 29 38 25 54 21 38 7 34 21 30Z"
        fill={pigment.sea}
        stroke={pigment.brassLight}
        strokeWidth={1}
      />
      <Circle cx={25} cy={34} r={4} fill={pigment.brassLight} />
    </G>
  );
}
