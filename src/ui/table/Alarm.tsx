/** An alarm: a ringing bell over the board, for a dark card or a golden one. Drawn around its middle. */
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { pigment } from '../scenery/palette';

const SIZE = 132;

interface AlarmProps {
  /** By night for a dark card, in gold for a golden one. */
  readonly look: 'night' | 'golden';
}

const grounds = {
  night: { disc: pigment.nightBlue, rim: pigment.ember },
  golden: { disc: pigment.brassDark, rim: pigment.brassLight },
} as const;

export function Alarm({ look }: AlarmProps) {
  const { disc, rim } = grounds[look];
  return (
    <View aria-hidden style={{ position: 'absolute', left: -SIZE / 2, top: -SIZE / 2 }}>
      <Svg width={SIZE} height={SIZE} viewBox="0 0 48 48">
        <Circle cx={24} cy={24} r={22.5} fill={disc} stroke={rim} strokeWidth={2.4} />
        <Path
          d="M8 16c-2.4 4.4-2.4 10.6 0 15M40 16c2.4 4.4 2.4 10.6 0 15"
          stroke={pigment.flame}
          strokeWidth={2}
          fill="none"
        />
        <Path
          d="M24 10c-6.4 0-9.4 4.6-9.4 10.6 0 6-1.6 8.8-3.6 11h26c-2-2.2-3.6-5-3.6-11C33.4 14.6 30.4 10 24 10Z"
          fill={pigment.brass}
          stroke={pigment.ink}
          strokeWidth={1.6}
        />
        <Path d="M17.6 18c.6-2.6 2-4.2 4.2-4.8" stroke={pigment.brassLight} strokeWidth={1.8} fill="none" />
        <Path
          d="M22 10V7.6h4V10M20.6 34a3.4 3.4 0 0 0 6.8 0Z"
          fill={pigment.brassDark}
          stroke={pigment.ink}
          strokeWidth={1.2}
        />
      </Svg>
    </View>
  );
}
