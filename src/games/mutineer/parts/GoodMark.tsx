/** A good, a sabre or the pirates, inside an SVG or on its own. */
import { View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { useTheme } from '@/ui/theme';

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

/** The same beside text; on dark paper it lies on a scrap of parchment, so that its ink is seen. */
export function GoodIcon({ good, size }: { readonly good: GoodName; readonly size: number }) {
  const { light } = useTheme();
  const isDark = light === 'dark';
  return (
    <View aria-hidden style={{ pointerEvents: 'none' }}>
      <Svg width={size} height={size} viewBox="0 0 24 24">
        {isDark ? <Rect width={24} height={24} rx={5} fill={pigment.parchmentLight} /> : null}
        <GoodMark good={good} x={12} y={12} size={isDark ? 19 : 22} />
      </Svg>
    </View>
  );
}
