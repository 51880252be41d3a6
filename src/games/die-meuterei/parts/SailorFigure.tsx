/** A sailor: all ten look alike. Where its value is known a disc on the chest tells it. Stands on (0, 0). */
import Svg, { Circle, Ellipse, G, Path, Text as SvgText } from 'react-native-svg';
import { View } from 'react-native';

import { pigment } from '@/ui/scenery/palette';
import { fonts } from '@/ui/theme';

interface SailorProps {
  readonly height: number;
  /** Null or below 1: nobody may see it. */
  readonly value?: number | null;
  /** Known, but not on which side of its pair it stands. */
  readonly unsure?: boolean;
  readonly opacity?: number;
}

/** Drawn on 36 × 48. */
const SHAPE = 36 / 48;

export function SailorFigure({ height, value = null, unsure = false, opacity = 1 }: SailorProps) {
  const width = height * SHAPE;
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={{ position: 'absolute', left: -width / 2, top: -height, opacity, pointerEvents: 'none' }}
    >
      <Svg width={width} height={height} viewBox="0 0 36 48">
        <Body />
        {value !== null && value > 0 ? <Value value={value} unsure={unsure} /> : null}
      </Svg>
    </View>
  );
}

const line = { stroke: pigment.ink, strokeWidth: 1.2, strokeLinejoin: 'round' } as const;

function Body() {
  return (
    <G>
      <Ellipse cx={18} cy={45.8} rx={12} ry={2.2} fill={pigment.ink} opacity={0.4} />
      <Path d="M11 36l-1.6 9.400h7L18 40l1.6 5.400h7L25 36Z" fill="#3b4f6b" {...line} />
      <Path
        d="M5.6 37c-2-4-.4-12 3.6-15.400l4-1.600h9.600l4 1.600c4 3.4 5.6 11.4 3.6 15.400l-3.6-.6-.8-5V37H10v-5.600l-.8 5Z"
        fill="#f5ecd9"
        {...line}
      />
      <Path
        d="M10.4 25h15.200M10.2 28.600h15.600M10 32.200h16M6.8 27.600l2.4.6M6 32l2.6.4M29.2 27.600l-2.4.6M30 32l-2.6.4"
        stroke="#31506f"
        strokeWidth={1.7}
        fill="none"
      />
      <Path d="M18 20.200c5 0 8 5 8.8 11.800L26 37h-8Z" fill={pigment.ink} opacity={0.14} />
      <Path d="M12.6 20.400q5.4 5 10.8 0l1 2.6-6.4 4.6-6.4-4.600Z" fill={pigment.danger} {...line} />
      <Path d="M18 5.400c5.6 0 8 3.6 8 8.400S22.8 22 18 22s-8-3.4-8-8.2 2.4-8.4 8-8.400Z" fill="#e6ac84" {...line} />
      <Path
        d="M14.4 13.600h1.600M20 13.600h1.600M15 17.800q3 1.8 6 0"
        stroke={pigment.ink}
        strokeWidth={1.4}
        strokeLinecap="round"
        fill="none"
      />
      <Path d="M8.8 10.600C9 4.6 12.6 2 18 2s9 2.6 9.2 8.600q-9.2-3.6-18.4 0Z" fill="#31506f" {...line} />
      <Path d="M18 2.200l2.2-2 .4 2.400Z" fill={pigment.danger} stroke={pigment.ink} strokeWidth={0.7} />
      <Path d="M12 7c1-2 2.6-3 4.6-3.2" stroke="#7d9ab8" strokeWidth={1.3} fill="none" strokeLinecap="round" />
    </G>
  );
}

function Value({ value, unsure }: { readonly value: number; readonly unsure: boolean }) {
  return (
    <G>
      <Circle
        cx={18}
        cy={31}
        r={9}
        fill={pigment.parchmentLight}
        stroke={pigment.brassDark}
        strokeWidth={1.8}
        strokeDasharray={unsure ? [2.6, 2.2] : []}
      />
      <SvgText x={18} y={36} fontSize={14.5} fontFamily={fonts.textBold} fill={pigment.ink} textAnchor="middle">
        {value}
      </SvgText>
    </G>
  );
}
