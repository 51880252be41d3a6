/** A pirate of a crew: coat in the crew's colour, hat, and the crew's emblem on the chest. Stands on its feet at (0, 0). */
import { View } from 'react-native';
import Svg, { Circle, Ellipse, G, Path } from 'react-native-svg';

import { emblemPaths } from '../scenery/emblems';
import { pigment } from '../scenery/palette';
import { crewColours, emblems, type Crew } from '../theme';
import { CrewHat } from './CrewHat';

/** Drawn on 32 × 44. */
const COAT =
  'M16 16.5c4.6 0 7.2 2.5 8.4 7.2 1.2 4.9 2.3 10.4 3.4 16.4-3.6 1.9-7.5 2.8-11.8 2.8S7.8 42 4.2 40.1c1.1-6 2.2-11.5 3.4-16.4 1.2-4.7 3.8-7.2 8.4-7.2Z';
const SHADE = 'M16 16.5c4.6 0 7.2 2.5 8.4 7.2 1.2 4.9 2.3 10.4 3.4 16.4-3.6 1.9-7.5 2.8-11.8 2.8Z';
const FOLD = 'M9.7 27.5c-1 4.5-1.7 9-2.2 13.6M22.4 27.5c.9 4.5 1.6 9 2.1 13.6M16 36.5v6.2';
const TRICORN =
  'M3.6 11.2c3.4-.8 5.4-3 6.6-6.3C11.7 2.5 13.6 1.6 16 1.6s4.3.9 5.8 3.3c1.2 3.3 3.2 5.5 6.6 6.3-3.2 2.3-7.4 3.3-12.4 3.3S6.8 13.5 3.6 11.2Z';
const TRICORN_BRIM = 'M4.8 11.3c3.6 1.5 7.3 2.1 11.2 2.1s7.6-.6 11.2-2.1';

/** What a pirate wears: all alike, or each crew its own shape, told apart without colour. */
export type Hat = 'tricorn' | 'crew';

interface PawnProps {
  readonly crew: Crew;
  readonly height: number;
  /** A pirate that is only thought of: where one would land. */
  readonly ghost?: boolean;
  readonly hat?: Hat;
}

export function Pawn({ crew, height, ghost = false, hat = 'tricorn' }: PawnProps) {
  const width = (height * 32) / 44;
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={{ position: 'absolute', left: -width / 2, top: -height, opacity: ghost ? 0.55 : 1, pointerEvents: 'none' }}
    >
      <Svg width={width} height={height} viewBox="0 0 32 44">
        <PawnShape crew={crew} ghost={ghost} hat={hat} />
      </Svg>
    </View>
  );
}

function PawnShape({ crew, ghost, hat }: Required<Omit<PawnProps, 'height'>>) {
  // A pawn carries its own light, like the scene it stands in.
  const { fill, on, rim } = crewColours.light[crew];
  return (
    <G>
      <Ellipse cx={16} cy={41.4} rx={12.6} ry={2.4} fill={pigment.ink} opacity={0.45} />
      <Path d={COAT} fill={fill} stroke={rim} strokeWidth={1.7} strokeDasharray={ghost ? [2.5, 2] : []} />
      <Path d={SHADE} fill={pigment.ink} opacity={0.2} />
      <Path d={FOLD} stroke={rim} strokeWidth={0.9} fill="none" opacity={0.7} />
      <Circle cx={16} cy={14.2} r={5.3} fill="#e8b98a" stroke={pigment.ink} strokeWidth={1.1} />
      <Path
        d="M11.6 15.6c1.2 3.4 2.6 5 4.4 5s3.2-1.6 4.4-5c-1.3 1-2.8 1.4-4.4 1.4s-3.1-.4-4.4-1.4Z"
        fill={pigment.woodDark}
      />
      <Path d="M13.6 13.4h1.2M17.4 13.4h1.2" stroke={pigment.ink} strokeWidth={1.3} strokeLinecap="round" />
      {hat === 'tricorn' ? <Tricorn crew={crew} /> : <CrewHat crew={crew} />}
      <G transform="translate(8.2 21.4) scale(0.65)">
        <Circle cx={12} cy={12} r={10} fill={fill} stroke={on} strokeWidth={1.3} />
        <Path d={emblemPaths[emblems[crew]]} fill={on} fillRule="evenodd" transform="translate(4.6 4.6) scale(0.617)" />
      </G>
    </G>
  );
}

function Tricorn({ crew }: { readonly crew: Crew }) {
  const { fill, rim } = crewColours.light[crew];
  return (
    <G>
      <Path d={TRICORN} fill={pigment.stoneNight} stroke={rim} strokeWidth={1.2} />
      <Path d={TRICORN_BRIM} stroke={fill} strokeWidth={1.5} fill="none" strokeLinecap="round" />
      <Path d="M16 5.2a2 2 0 0 1 1.2 3.6v1h-2.4v-1A2 2 0 0 1 16 5.2Z" fill={pigment.moon} />
    </G>
  );
}
