/** A symbol of the path or of a card, inside an SVG: body, ink lines, pale parts. */
import { G, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import type { SymbolName } from '../data';
import { symbolDrawings } from './symbols';

interface SymbolMarkProps {
  readonly symbol: SymbolName;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly opacity?: number;
}

export function SymbolMark({ symbol, x, y, size, opacity = 1 }: SymbolMarkProps) {
  const { body, lines, pale, colour } = symbolDrawings[symbol];
  const scale = size / 24;
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} opacity={opacity}>
      <Path d={body} fill={colour} fillRule="evenodd" stroke={pigment.ink} strokeWidth={1.5} strokeLinejoin="round" />
      {pale ? (
        <Path d={pale} fill={pigment.brassLight} stroke={pigment.ink} strokeWidth={0.7} fillRule="evenodd" />
      ) : null}
      <Path d={lines} stroke={pigment.ink} strokeWidth={1.2} strokeLinecap="round" strokeLinejoin="round" fill="none" />
    </G>
  );
}
