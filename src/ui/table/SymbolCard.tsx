/** A card with a symbol: on parchment, under a night sky, or in a golden frame; without a symbol it shows its back. */
import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { pigment } from '../scenery/palette';
import { Mark } from './Mark';
import type { MarkName } from './marks';

/** A card's height by its width. */
export const CARD_SHAPE = 1.36;

export type CardLook = 'plain' | 'night' | 'golden';

interface SymbolCardProps {
  /** Null lies face down. */
  readonly mark: MarkName | null;
  readonly width: number;
  readonly look?: CardLook;
}

export function SymbolCard({ mark, width, look = 'plain' }: SymbolCardProps) {
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={{ pointerEvents: 'none' }}
    >
      <Svg width={width} height={width * CARD_SHAPE} viewBox="0 0 50 68">
        {mark === null ? <Back /> : <Front mark={mark} look={look} />}
      </Svg>
    </View>
  );
}

/** Paper, its inner field and frame, the disc behind the symbol. */
const papers = {
  plain: {
    paper: pigment.parchment,
    field: pigment.parchmentLight,
    frame: pigment.parchmentDeep,
    disc: pigment.parchment,
    shine: 0.8,
  },
  night: {
    paper: pigment.nightBlue,
    field: pigment.night,
    frame: pigment.duskBlue,
    disc: pigment.duskBlue,
    shine: 0.65,
  },
  golden: {
    paper: pigment.brass,
    field: pigment.parchmentLight,
    frame: pigment.brassDark,
    disc: pigment.brassLight,
    shine: 0.75,
  },
} as const satisfies Record<CardLook, object>;

function Front({ mark, look }: { readonly mark: MarkName; readonly look: CardLook }) {
  const { paper, field, frame, disc, shine } = papers[look];
  // A golden border is broad enough to be seen on the smallest card.
  const border = look === 'golden' ? 6.5 : 4;
  return (
    <G>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={paper} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect
        x={border}
        y={border}
        width={50 - 2 * border}
        height={68 - 2 * border}
        rx={3}
        fill={field}
        stroke={frame}
        strokeWidth={1}
      />
      <Ornament look={look} />
      <Circle cx={25} cy={34} r={look === 'golden' ? 17.5 : 19} fill={disc} opacity={shine} />
      <Mark mark={mark} x={25} y={34} size={look === 'golden' ? 29 : 31} />
    </G>
  );
}

function Ornament({ look }: { readonly look: CardLook }) {
  switch (look) {
    case 'night':
      return <Path d="M38 9a6 6 0 1 0 4 9 5 5 0 0 1-4-9Z" fill={pigment.moon} />;
    case 'plain':
      return <Path d="M7 8h5M7 8v5M43 60h-5M43 60v-5" stroke={pigment.brassDark} strokeWidth={1.2} fill="none" />;
    case 'golden':
      return (
        <G>
          <Rect x={3} y={3} width={44} height={62} rx={4} fill="none" stroke={pigment.brassLight} strokeWidth={1.6} />
          <Path
            d="M25 8.4l1.6 3.4 3.6.4-2.7 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.7-2.5 3.6-.4Z"
            fill={pigment.brass}
            stroke={pigment.brassDark}
            strokeWidth={0.8}
          />
          <Path
            d="M25 50.2l1.6 3.4 3.6.4-2.7 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.7-2.5 3.6-.4Z"
            fill={pigment.brass}
            stroke={pigment.brassDark}
            strokeWidth={0.8}
          />
        </G>
      );
  }
}

function Back() {
  return (
    <G>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={pigment.seaDeep} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect x={4.5} y={4.5} width={41} height={59} rx={3} fill="none" stroke={pigment.brass} strokeWidth={1.2} />
      <Path
        d="M25 14 29 30 43 34 29 38 25 54 21 38 7 34 21 30Z"
        fill={pigment.sea}
        stroke={pigment.brassLight}
        strokeWidth={1}
      />
      <Circle cx={25} cy={34} r={4} fill={pigment.brassLight} />
    </G>
  );
}
