/** What flies over the board, each drawn around its middle: a face, a coin, a knock, a card. */
import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';

import { Coin } from './Coin';
import { FACE_SHAPE, PirateFace } from './PirateFace';

/** A card in flight. */
export const CARD = 40;

interface AroundProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

function Around({ width, height, children }: AroundProps) {
  return <View style={{ position: 'absolute', left: -width / 2, top: -height / 2 }}>{children}</View>;
}

export function AroundCard({ children }: { readonly children: ReactNode }) {
  return (
    <Around width={CARD} height={CARD * CARD_SHAPE}>
      {children}
    </Around>
  );
}

export function Bust({ pirate, width }: { readonly pirate: number; readonly width: number }) {
  return (
    <Around width={width} height={width * FACE_SHAPE}>
      <PirateFace pirate={pirate} width={width} />
    </Around>
  );
}

export function FlyingCoin({ size }: { readonly size: number }) {
  return (
    <Around width={size} height={size}>
      <Coin size={size} />
    </Around>
  );
}

/** The sound of a knuckle on wood, as a pen draws it. */
export function Rap({ size }: { readonly size: number }) {
  return (
    <Around width={size} height={size}>
      <Svg width={size} height={size} viewBox="-24 -24 48 48">
        <Circle r={6} fill={pigment.brassLight} stroke={pigment.ink} strokeWidth={1.4} />
        <Path
          d="M-11 -6q-5 6 0 12M11 -6q5 6 0 12M-16 -9q-7 9 0 18M16 -9q7 9 0 18"
          stroke={pigment.lamp}
          strokeWidth={2.4}
          fill="none"
          strokeLinecap="round"
        />
      </Svg>
    </Around>
  );
}
