/** The mascot of a crew: a little monkey with a fez in the crew's colour. */
import { View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { crewColours, type Crew } from '@/ui/theme';

interface MascotProps {
  readonly crew: Crew;
  readonly size: number;
}

export function Mascot({ crew, size }: MascotProps) {
  return (
    <View aria-hidden accessibilityElementsHidden importantForAccessibility="no-hide-descendants">
      <Svg width={size} height={size} viewBox="0 0 40 40">
        <MascotShape crew={crew} />
      </Svg>
    </View>
  );
}

const FUR = '#8a5a30';
const FACE = '#f0cfa0';

function MascotShape({ crew }: { readonly crew: Crew }) {
  const { fill, rim } = crewColours.light[crew];
  const line = { stroke: pigment.ink, strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
  return (
    <G>
      <Path d="M28 36c6 2 10-2 9-8-.6-3-4-3-4 0 .4 3-2 4-5 3" fill="none" stroke={pigment.ink} strokeWidth={3.8} />
      <Path d="M28 36c6 2 10-2 9-8-.6-3-4-3-4 0 .4 3-2 4-5 3" fill="none" stroke={FUR} strokeWidth={2} />
      <Path d="M9 39c0-8 4-12 11-12s11 4 11 12Z" fill={fill} {...line} />
      <Path d="M16 28.400q4 3 8 0L20 36Z" fill={FACE} {...line} />
      <Circle cx={8.4} cy={19} r={4.6} fill={FUR} {...line} />
      <Circle cx={31.6} cy={19} r={4.6} fill={FUR} {...line} />
      <Circle cx={8.4} cy={19} r={2.2} fill={FACE} />
      <Circle cx={31.6} cy={19} r={2.2} fill={FACE} />
      <Path d="M20 8.400c8 0 12 5 12 11s-5 11-12 11-12-5-12-11 4-11 12-11Z" fill={FUR} {...line} />
      <Path
        d="M20 15.600c1.6-2.4 8-2 8 3 0 2-1.2 3-1.2 4.6 0 3.6-3 6-6.8 6s-6.8-2.4-6.8-6c0-1.6-1.2-2.6-1.2-4.6 0-5 6.4-5.4 8-3Z"
        fill={FACE}
        {...line}
      />
      <Circle cx={16.2} cy={18.8} r={1.7} fill={pigment.ink} />
      <Circle cx={23.8} cy={18.8} r={1.7} fill={pigment.ink} />
      <Path
        d="M15.6 24.400q4.4 3.4 8.8 0M19 21.600h2"
        stroke={pigment.ink}
        strokeWidth={1.3}
        fill="none"
        strokeLinecap="round"
      />
      <Path d="M14.4 9.600L16 1.800h8l1.6 7.800q-5.6 2.4-11.2 0Z" fill={fill} stroke={rim} strokeWidth={1.3} />
      <Path d="M20 1.800c3-1.6 6-1 7.6 2v3" fill="none" stroke={pigment.brass} strokeWidth={1.4} />
    </G>
  );
}
