/** The mark of a side, wheel for Valverde and anchor for Diaz: told apart by shape alone. Drawn around (0, 0), 24 wide. */
import Svg, { Circle, G, Path } from 'react-native-svg';

import { type Side, V } from '../data';
import { sideColours } from './light';

const WHEEL = 'M0-11.4V11.4M-11.4 0H11.4M-8-8 8 8M8-8-8 8';
const ANCHOR =
  'M0-5.6V10.6M-5.4-2H5.4M-9.6 3.4C-8.6 8-5 10.6 0 10.6S8.6 8 9.6 3.400M-11.4 6l1.8-3.2 3 2M11.4 6L9.6 2.800l-3 2';

interface MarkProps {
  readonly side: Side;
  readonly colour?: string;
}

export function SideShape({ side, colour = sideColours[side === V ? 0 : 1].deep }: MarkProps) {
  return side === V ? (
    <G>
      <Path d={WHEEL} stroke={colour} strokeWidth={2.1} strokeLinecap="round" />
      <Circle r={7.2} fill="none" stroke={colour} strokeWidth={2.5} />
      <Circle r={2.8} fill={colour} />
    </G>
  ) : (
    <G>
      <Circle cy={-8.2} r={2.5} fill="none" stroke={colour} strokeWidth={2} />
      <Path d={ANCHOR} fill="none" stroke={colour} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" />
    </G>
  );
}

export function SideMark({ side, size, colour }: MarkProps & { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="-12.5 -12.5 25 25" aria-hidden>
      <SideShape side={side} {...(colour ? { colour } : null)} />
    </Svg>
  );
}
