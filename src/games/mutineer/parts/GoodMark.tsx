/** A good, a sabre or the pirates, inside an SVG or on its own. */
import { View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import type { KindId } from '../data';
import { goods } from './goods';

export type GoodName = KindId | 'any';

interface MarkProps {
  readonly good: GoodName;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function GoodMark({ good, x, y, size }: MarkProps) {
  const { body, lines, pale, colour, light } = goods[good];
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <Path d={body} fill={colour} stroke={pigment.ink} strokeWidth={1.3} strokeLinejoin="round" />
      {pale ? <Path d={pale} fill={light} /> : null}
      <Path d={lines} stroke={pigment.ink} strokeWidth={1.1} strokeLinecap="round" strokeLinejoin="round" fill="none" />
    </G>
  );
}

/** The same beside text. */
export function GoodIcon({ good, size }: { readonly good: GoodName; readonly size: number }) {
  return (
    <View aria-hidden style={{ pointerEvents: 'none' }}>
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <GoodMark good={good} x={12} y={12} size={22} />
      </Svg>
    </View>
  );
}
