/** A destination: the Captain's flag with a hat, the Mutineer's with crossed sabres; its foot at (0, 0). */
import { View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { emblemPaths } from '@/ui/scenery/emblems';
import { pigment } from '@/ui/scenery/palette';

export type FlagOf = 'captain' | 'mutineer' | 'thought';

const cloths = {
  captain: { cloth: '#17406b', rim: '#f4d98c' },
  mutineer: { cloth: '#a3261a', rim: '#fbe6c8' },
  thought: { cloth: '#d8b24a', rim: '#1c130b' },
} as const;

const HAT =
  'M1 10.4c3-.7 4.6-2.4 5.6-5.2C7.8 2.4 9.6 1.4 12 1.4s4.2 1 5.4 3.8c1 2.8 2.6 4.5 5.6 5.2-2.8 2-6.4 3-11 3s-8.2-1-11-3Z';

export function Flag({ of, size }: { readonly of: FlagOf; readonly size: number }) {
  const { cloth, rim } = cloths[of];
  return (
    <View aria-hidden style={{ position: 'absolute', left: -size * 0.12, top: -size, pointerEvents: 'none' }}>
      <Svg width={size * 0.92} height={size} viewBox="0 0 46 50">
        <Path d="M6 49V2" stroke={pigment.ink} strokeWidth={4.4} strokeLinecap="round" />
        <Path d="M6 49V2" stroke={pigment.woodLight} strokeWidth={2.4} strokeLinecap="round" />
        <Path
          d="M7 4Q18 0 26 4T44 4Q40 15 44 26Q34 30 26 26T7 26Z"
          fill={cloth}
          stroke={rim}
          strokeWidth={1.8}
          {...(of === 'thought' ? { strokeDasharray: '3 2.5' } : null)}
        />
        <G transform="translate(15 5.6) scale(0.82)">
          {of === 'captain' ? <Path d={HAT} fill={rim} transform="translate(0 5)" /> : null}
          {of === 'mutineer' ? <Path d={emblemPaths.sabres} fill={rim} fillRule="evenodd" /> : null}
          {of === 'thought' ? <Path d="M10 4h4v9h4l-6 7-6-7h4Z" fill={rim} /> : null}
        </G>
      </Svg>
    </View>
  );
}
