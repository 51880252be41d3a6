/** Small marks inside an SVG, drawn around their middle: doubloon, rum cube, prestige, treasure, jewel, card, numbers. */
import { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { polar, polygon } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { fonts } from '@/ui/theme';

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const at = ({ x, y, size }: MarkProps, of: number) => `translate(${x - size / 2} ${y - size / 2}) scale(${size / of})`;

/** A doubloon with a struck cross. */
export function CoinMark(props: MarkProps) {
  return (
    <G transform={at(props, 20)}>
      <Circle cx={10} cy={10.6} r={8.6} fill={pigment.brassDark} stroke={pigment.ink} strokeWidth={1.4} />
      <Circle cx={10} cy={9.6} r={8.6} fill="#e0ab3a" stroke={pigment.ink} strokeWidth={1.4} />
      <Circle cx={10} cy={9.6} r={6} stroke={pigment.brassDark} strokeWidth={1.1} fill="none" />
      <Path d="M10 6v7.2M6.4 9.6h7.2" stroke={pigment.brassDark} strokeWidth={1.9} strokeLinecap="round" />
      <Path d="M4.6 6.6Q6.6 3.4 10 3" stroke="#fff3c0" strokeWidth={1.4} strokeLinecap="round" fill="none" />
    </G>
  );
}

/** A cube of rum: three faces, brown as molasses. */
export function RumMark(props: MarkProps) {
  return (
    <G transform={at(props, 20)}>
      <Path d="M10 1.6L18 5.6V14.4L10 18.6L2 14.4V5.6Z" fill="#7a3b12" stroke={pigment.ink} strokeWidth={1.5} />
      <Path d="M10 1.6L18 5.6L10 9.8L2 5.6Z" fill="#d98a3d" stroke={pigment.ink} strokeWidth={1} />
      <Path d="M10 9.8L18 5.6V14.4L10 18.6Z" fill="#4a1f08" />
      <Path d="M4.2 8.6v4.6M6.4 9.6v4.8" stroke="#c9793a" strokeWidth={1.1} strokeLinecap="round" />
    </G>
  );
}

const star = polygon(Array.from({ length: 10 }, (_, i) => polar([10, 10.4], i % 2 === 0 ? 8.8 : 3.9, -90 + i * 36)));

/** Prestige: a gilt star on red wax. */
export function PrestigeMark(props: MarkProps) {
  return (
    <G transform={at(props, 20)}>
      <Circle cx={10} cy={10} r={9} fill="#8f1f2c" stroke={pigment.ink} strokeWidth={1.3} />
      <Path d={star} fill="#ffd873" stroke="#4a0d12" strokeWidth={0.8} strokeLinejoin="round" />
    </G>
  );
}

/** A treasure: a banded chest. */
export function ChestMark(props: MarkProps) {
  return (
    <G transform={at(props, 20)}>
      <Path
        d="M2 9.4C2 5.4 4 3.4 7 3.4h6c3 0 5 2 5 6V17H2Z"
        fill="#8a4b22"
        stroke={pigment.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Path d="M2 9.6h16M6 3.6V17M14 3.6V17" stroke="#e0ab3a" strokeWidth={1.6} />
      <Rect x={8} y={7.8} width={4} height={5} rx={1} fill="#ffd873" stroke={pigment.ink} strokeWidth={1} />
    </G>
  );
}

/** A jewel of any colour. */
export function GemMark(props: MarkProps) {
  return (
    <G transform={at(props, 20)}>
      <Path
        d="M5.4 3h9.2L19 8.4 10 18.4 1 8.4Z"
        fill="#8f5bb0"
        stroke={pigment.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Path d="M5.4 3L7 8.4h6L14.6 3ZM1 8.4h6L10 18.4Z" fill="#d9b8ea" opacity={0.9} />
      <Path d="M1 8.4h18M7 8.4L10 18.4L13 8.4L10 3Z" stroke={pigment.ink} strokeWidth={0.8} fill="none" />
    </G>
  );
}

/** A mutiny card: a red back with a wheel. */
export function CardMark(props: MarkProps) {
  return (
    <G transform={at(props, 20)}>
      <Rect x={3.4} y={1} width={13.2} height={18} rx={2} fill="#7c2030" stroke={pigment.ink} strokeWidth={1.5} />
      <Circle cx={10} cy={10} r={3.6} stroke="#ffd873" strokeWidth={1.3} fill="none" />
      <Path d="M10 4.4v11.2M4.4 10h11.2M6 6l8 8M14 6l-8 8" stroke="#ffd873" strokeWidth={0.9} />
    </G>
  );
}

interface NumberProps {
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly children: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly font?: string;
}

/** A word or number on the board. */
export function Print({ x, y, size, colour, children, anchor = 'middle', font = fonts.textBold }: NumberProps) {
  return (
    <SvgText x={x} y={y + size * 0.34} fontFamily={font} fontSize={size} fill={colour} textAnchor={anchor}>
      {children}
    </SvgText>
  );
}
