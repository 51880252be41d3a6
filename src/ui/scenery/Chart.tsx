/** What a cartographer adds: rhumb lines from a centre and a compass rose. */
import { Circle, G, Path } from 'react-native-svg';

import { engrave } from './hatching';
import { at, polar, polygon, type Point } from './ink';
import { pigment } from './palette';

interface RhumbLinesProps {
  readonly centre: Point;
  readonly reach: number;
  readonly colour?: string;
  readonly opacity?: number;
}

/** Thirty-two winds: the eight principal ones strong, the others faint. */
export function RhumbLines({ centre, reach, colour = pigment.inkFaint, opacity = 0.5 }: RhumbLinesProps) {
  const winds = (every: number, offset: number): string => {
    let path = '';
    for (let degrees = offset; degrees < 360; degrees += every)
      path += `M${at(centre)}L${at(polar(centre, reach, degrees))}`;
    return path;
  };
  return (
    <G opacity={opacity}>
      <Path d={winds(45, 0)} stroke={colour} strokeWidth={1} />
      <Path d={winds(45, 22.5)} stroke={colour} strokeWidth={0.7} strokeDasharray="7 3" />
      <Path d={winds(22.5, 11.25)} stroke={colour} strokeWidth={0.5} opacity={0.7} />
    </G>
  );
}

interface CompassRoseProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 1 seen from above; smaller lies flat on a table. */
  readonly tilt?: number;
  readonly dark?: string;
  readonly light?: string;
  readonly accent?: string;
}

/** Sixteen points in two tones, each half light and half hatched dark, with a lily for north. */
export function CompassRose({
  x,
  y,
  radius,
  tilt = 1,
  dark = pigment.ink,
  light = pigment.parchmentLight,
  accent = pigment.danger,
}: CompassRoseProps) {
  const scale = radius / 100;
  return (
    <G transform={`translate(${x} ${y}) scale(${scale} ${scale * tilt})`}>
      <Circle r={64} stroke={dark} strokeWidth={1.4} fill={light} fillOpacity={0.35} />
      <Circle r={58} stroke={dark} strokeWidth={0.8} fill="none" strokeDasharray="2 3.06" />
      <Circle r={40} stroke={dark} strokeWidth={1} fill="none" />
      <Path d={rose.small} fill={light} stroke={dark} strokeWidth={0.8} />
      <Path d={rose.smallShade} fill={dark} opacity={0.55} />
      <Path d={rose.middle} fill={light} stroke={dark} strokeWidth={1} />
      <Path d={rose.middleShade} fill={dark} opacity={0.75} />
      <Path d={rose.large} fill={light} stroke={dark} strokeWidth={1.2} />
      <Path d={rose.largeShade} fill={dark} />
      <Path d={rose.hatching} fill={dark} opacity={0.5} />
      <Path
        d="M0 -118Q9 -108 4 -99L8 -97L0 -92L-8 -97L-4 -99Q-9 -108 0 -118ZM-6 -103Q-16 -108 -13 -98Q-10 -101 -6 -97ZM6 -103Q16 -108 13 -98Q10 -101 6 -97Z"
        fill={accent}
      />
      <Circle r={7} fill={accent} stroke={dark} strokeWidth={1.2} />
      <Circle r={2.4} fill={light} />
    </G>
  );
}

const origin: Point = [0, 0];

function points(offset: number, every: number, length: number, waist: number) {
  let [whole, shade] = ['', ''];
  for (let degrees = offset; degrees < 360; degrees += every) {
    const tip = polar(origin, length, degrees);
    const left = polar(origin, waist, degrees - 45);
    const right = polar(origin, waist, degrees + 45);
    whole += polygon([origin, left, tip, right]);
    shade += polygon([origin, right, tip]);
  }
  return { whole, shade };
}

const rose = (() => {
  const [large, middle, small] = [points(-90, 90, 92, 17), points(-45, 90, 66, 13), points(-67.5, 45, 50, 9)];
  const hatching = [-90, 0, 90, 180]
    .map((degrees) =>
      engrave(
        [polar(origin, 8, degrees), polar(origin, 17, degrees - 45), polar(origin, 90, degrees)],
        degrees + 40,
        4,
        `rose ${degrees}`,
      ),
    )
    .join('');
  return {
    large: large.whole,
    largeShade: large.shade,
    middle: middle.whole,
    middleShade: middle.shade,
    small: small.whole,
    smallShade: small.shade,
    hatching,
  };
})();
