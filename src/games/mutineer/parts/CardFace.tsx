/** A card of the game: a good on parchment, sabres and pirates under a night sky; or its back, a ship's wheel. */
import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { polar, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';

import { CONFLICT, kindId, type Kind } from '../data';
import { HIDDEN } from '../state';
import { goods } from './goods';
import { GoodMark } from './GoodMark';

export const CardFace = memo(function CardFace({ kind, width }: { readonly kind: Kind; readonly width: number }) {
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={{ pointerEvents: 'none' }}
    >
      <Svg width={width} height={width * CARD_SHAPE} viewBox="0 0 50 68">
        {kind === HIDDEN ? <Back /> : <Front kind={kind} />}
      </Svg>
    </View>
  );
});

function Front({ kind }: { readonly kind: Kind }) {
  const id = kindId(kind);
  const { colour } = goods[id];
  const isFight = kind >= CONFLICT;
  const paper = isFight ? pigment.nightBlue : pigment.parchment;
  const band = isFight ? pigment.dangerDeep : colour;
  return (
    <G>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={paper} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect x={4} y={4} width={42} height={60} rx={3} fill={isFight ? pigment.night : pigment.parchmentLight} />
      <Path d="M4 16V7a3 3 0 0 1 3-3h36a3 3 0 0 1 3 3v9l-21 5Z" fill={band} opacity={0.9} />
      <Path d="M4 56v5a3 3 0 0 0 3 3h36a3 3 0 0 0 3-3v-5l-21 4Z" fill={band} opacity={0.9} />
      <Circle cx={25} cy={35} r={17} fill={isFight ? pigment.duskBlue : pigment.parchment} />
      <Circle cx={25} cy={35} r={17} fill="none" stroke={isFight ? pigment.ember : pigment.brass} strokeWidth={1.3} />
      <GoodMark good={id} x={25} y={35} size={28} />
    </G>
  );
}

const HUB: Point = [25, 34];
const spokes = Array.from({ length: 8 }, (_, i) => {
  const [fromX, fromY] = polar(HUB, 4, i * 45);
  const [toX, toY] = polar(HUB, 19, i * 45);
  return `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
}).join('');

function Back() {
  return (
    <G>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={pigment.seaDeep} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect x={4.5} y={4.5} width={41} height={59} rx={3} fill="none" stroke={pigment.brass} strokeWidth={1.2} />
      <Path d="M8 12h34M8 56h34" stroke={pigment.sea} strokeWidth={3} strokeDasharray="3 3" />
      <Path d={spokes} stroke={pigment.brassLight} strokeWidth={2.2} strokeLinecap="round" />
      <Circle cx={25} cy={34} r={12.6} stroke={pigment.brass} strokeWidth={3} fill="none" />
      <Circle cx={25} cy={34} r={4} fill={pigment.brassLight} stroke={pigment.ink} strokeWidth={1} />
    </G>
  );
}
