/** An action card: one of the people aboard, or its back with crossed sabres under seal. */
import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';

import { people, unknownSabres, type PersonId } from './roleArt';

const SKIN = '#e8b98a';

/** Head and shoulders inside a 60 × 60 box. */
export function Bust({ person }: { readonly person: PersonId }) {
  const { coat, behind, before, lines } = people[person];
  return (
    <G>
      {behind.map(({ d, fill }) => (
        <Path key={d} d={d} fill={fill} stroke={pigment.ink} strokeWidth={1} strokeLinejoin="round" />
      ))}
      <Path
        d="M3 60q1-16 17-19l10-2 10 2q16 3 17 19Z"
        fill={coat}
        stroke={pigment.ink}
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <Path d="M25.5 33h9v8q-4.5 4-9 0Z" fill={SKIN} stroke={pigment.ink} strokeWidth={0.9} />
      <Circle cx={30} cy={27} r={10.5} fill={SKIN} stroke={pigment.ink} strokeWidth={1.2} />
      <Path d="M25 27.4h2.4M32.6 27.4H35" stroke={pigment.ink} strokeWidth={2} strokeLinecap="round" />
      <Path d="M30 28.5l1.2 3h-2" stroke={pigment.ink} strokeWidth={0.8} fill="none" />
      {before.map(({ d, fill }) => (
        <Path key={d} d={d} fill={fill} stroke={pigment.ink} strokeWidth={0.9} strokeLinejoin="round" />
      ))}
      <Path d={lines} stroke={pigment.ink} strokeWidth={1.2} strokeLinecap="round" fill="none" />
    </G>
  );
}

interface RoleCardProps {
  /** Null lies face down. */
  readonly person: PersonId | null;
  readonly width: number;
}

export const RoleCard = memo(function RoleCard({ person, width }: RoleCardProps) {
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={{ pointerEvents: 'none' }}
    >
      <Svg width={width} height={width * CARD_SHAPE} viewBox="0 0 50 68">
        {person === null ? <Back /> : <Front person={person} />}
      </Svg>
    </View>
  );
});

function Front({ person }: { readonly person: PersonId }) {
  const { ground } = people[person];
  return (
    <G>
      <Rect x={1} y={1} width={48} height={66} rx={5} fill={ground} stroke={pigment.ink} strokeWidth={1.4} />
      <Rect x={3.5} y={3.5} width={43} height={61} rx={3.5} fill={pigment.parchment} opacity={0.25} />
      <Circle cx={25} cy={27} r={19} fill={pigment.lamp} opacity={0.45} />
      <G transform="translate(2 16) scale(0.767)">
        <Bust person={person} />
      </G>
      <Rect x={2.5} y={2.5} width={45} height={63} rx={4} fill="none" stroke={pigment.brassLight} strokeWidth={1.4} />
    </G>
  );
}

function Back() {
  return (
    <G>
      <Rect
        x={1}
        y={1}
        width={48}
        height={66}
        rx={5}
        fill={pigment.dangerDeep}
        stroke={pigment.ink}
        strokeWidth={1.4}
      />
      <Rect x={4} y={4} width={42} height={60} rx={3.5} fill="none" stroke={pigment.brass} strokeWidth={1.2} />
      <Path d="M5 5L45 63M45 5L5 63" stroke={pigment.ink} strokeWidth={0.8} opacity={0.5} />
      <Circle cx={25} cy={34} r={14} fill={pigment.danger} stroke={pigment.brassLight} strokeWidth={1.4} />
      <Path d={unknownSabres} fill={pigment.brassLight} fillRule="evenodd" transform="translate(15 24) scale(0.833)" />
    </G>
  );
}
