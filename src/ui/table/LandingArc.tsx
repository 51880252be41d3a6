/** The arc from a pirate's head to where it would land, inside an SVG, and the cards that would bring. */
import { Circle, G, Path, Text as SvgText } from 'react-native-svg';

import { pigment } from '../scenery/palette';
import { fonts } from '../theme';
import type { Point } from './flights';

interface LandingArcProps {
  /** The head of the pirate that would go. */
  readonly from: Point;
  /** Where it would stand. */
  readonly to: Point;
  /** How tall it would stand there. */
  readonly height: number;
  /** How far the arc rises above both ends. */
  readonly rise: number;
  /** Cards drawn: `+2`. */
  readonly gain: number;
  /** A hint is drawn in ember and thicker. */
  readonly look: 'choice' | 'hint';
}

export function LandingArc({ from, to, height, rise, gain, look }: LandingArcProps) {
  const head = { x: to.x, y: to.y - height };
  const bend = (head.x + from.x) / 2 + (head.x > from.x ? -18 : 18);
  const top = Math.max(4, Math.min(from.y, head.y) - rise);
  const arc = `M${from.x} ${from.y}Q${bend} ${top} ${head.x} ${head.y}`;
  const isHint = look === 'hint';
  return (
    <G>
      <Path d={arc} stroke={pigment.stoneNight} strokeWidth={isHint ? 7 : 4.5} fill="none" opacity={0.55} />
      <Path
        d={arc}
        stroke={isHint ? pigment.flame : pigment.lamp}
        strokeWidth={isHint ? 4 : 2.2}
        strokeDasharray={isHint ? [] : [6, 5]}
        fill="none"
      />
      <Path
        d={`M${head.x - 6} ${head.y - 7}L${head.x} ${head.y + 1}L${head.x + 6} ${head.y - 7}`}
        stroke={isHint ? pigment.flame : pigment.lamp}
        strokeWidth={isHint ? 3.6 : 2.4}
        fill="none"
      />
      {gain > 0 ? <Gain x={to.x + 14} y={to.y - 9} gain={gain} /> : null}
    </G>
  );
}

function Gain({ x, y, gain }: Point & { readonly gain: number }) {
  return (
    <G>
      <Circle cx={x} cy={y} r={12} fill={pigment.seaDeep} stroke={pigment.lamp} strokeWidth={1.6} />
      <SvgText x={x} y={y + 5} fontFamily={fonts.textBold} fontSize={15} fill={pigment.moon} textAnchor="middle">
        {`+${gain}`}
      </SvgText>
    </G>
  );
}
