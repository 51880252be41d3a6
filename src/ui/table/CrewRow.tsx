/** A crew in a row of small pirates: pale while they wait, on the way, or home under a flag. And the Captain's hat. */
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { pigment } from '../scenery/palette';
import { useTheme, type Crew } from '../theme';
import { Pawn, type Hat } from './Pawn';

interface CrewRowProps {
  readonly crew: Crew;
  /** Pirates of the crew; of these, how many are home and how many have not set out. */
  readonly size: number;
  readonly home: number;
  readonly waiting: number;
  readonly height: number;
  readonly hat?: Hat;
}

export function CrewRow({ crew, size, home, waiting, height, hat = 'tricorn' }: CrewRowProps) {
  const { colours } = useTheme();
  const apart = height * 0.86;
  return (
    <View aria-hidden style={{ height: height + 4, width: apart * size }}>
      {Array.from({ length: size }, (_, i) => {
        const isHome = i < home;
        const isWaiting = i >= size - waiting;
        const x = (i + 0.5) * apart;
        return (
          <View key={i} style={{ position: 'absolute', left: x, top: height + 1, opacity: isWaiting ? 0.38 : 1 }}>
            <Pawn crew={crew} height={height} hat={hat} />
            {isHome ? (
              <View
                style={{
                  position: 'absolute',
                  left: -apart * 0.42,
                  top: 0,
                  width: apart * 0.84,
                  height: 3,
                  backgroundColor: colours.brass,
                }}
              />
            ) : null}
          </View>
        );
      })}
    </View>
  );
}

export function CaptainsHat({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size * 0.72} viewBox="0 0 32 23" aria-hidden>
      <Path
        d="M2 15.4c4-1 6.4-3.6 7.8-7.5C11.5 3.5 13.2 2 16 2s4.5 1.5 6.2 5.9c1.4 3.9 3.8 6.5 7.8 7.5-3.7 2.7-8.4 4.3-14 4.3S5.7 18.1 2 15.4Z"
        fill={pigment.stoneNight}
        stroke={pigment.brass}
        strokeWidth={2}
      />
      <Path d="M16 7a2.6 2.6 0 0 1 1.6 4.6v1.6h-3.2v-1.6A2.6 2.6 0 0 1 16 7Z" fill={pigment.moon} />
    </Svg>
  );
}
