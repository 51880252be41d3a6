/** A symbol of the path or of a card, inside an SVG: body, ink lines, pale parts. */
import { G, Path } from 'react-native-svg';

import { pigment } from '../scenery/palette';
import { marks, type MarkDrawing, type MarkName } from './marks';

interface MarkProps {
  readonly mark: MarkName;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly opacity?: number;
}

export function Mark({ mark, x, y, size, opacity = 1 }: MarkProps) {
  const { body, lines, pale, colour }: MarkDrawing = marks[mark];
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
