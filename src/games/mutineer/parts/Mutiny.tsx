/** The mutiny on deck: the Captain's side against the Mutineer's, their strengths counted, sabres crossed between them. */
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop, Text as SvgText } from 'react-native-svg';

import { emblemPaths } from '@/ui/scenery/emblems';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { fonts, radius } from '@/ui/theme';

import type { PersonId } from './roleArt';
import { Bust } from './RoleCard';

interface MutinyProps {
  readonly width: number;
  readonly height: number;
  readonly captain: number;
  readonly mutiny: number;
  readonly hasMate: boolean;
  readonly hasBoy: boolean;
  /** Who has won, once it is decided. */
  readonly winner?: 'captain' | 'mutiny';
  readonly label: string;
}

/** Drawn on 200 × 150. */
export function Mutiny({ width, height, captain, mutiny, hasMate, hasBoy, winner, label }: MutinyProps) {
  const id = useArtId();
  const left: PersonId[] = hasMate ? ['mate', 'captain'] : ['captain'];
  const right: PersonId[] = hasBoy ? ['boy', 'mutineer'] : ['mutineer'];
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} style={[styles.scene, { width, height }]}>
      <Svg width={width} height={height} viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <Defs>
          <LinearGradient id={id('dusk')} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor="#24304f" />
            <Stop offset="1" stopColor="#b5604a" />
          </LinearGradient>
        </Defs>
        <Rect width={200} height={150} fill={`url(#${id('dusk')})`} />
        <Glow x={100} y={60} radius={80} colour={pigment.flame} strength={0.6} />
        <Path d="M97 -10h6l2 112h-10ZM40 18h120v4H40Z" fill={pigment.woodDark} />
        <Path d="M44 22q56 34 112 0q-4 34 -8 40q-48 22 -96 0q-6 -12 -8 -40Z" fill="#d8c08a" opacity={0.5} />
        <Path d="M97 0L20 110M103 0L180 110M97 0L44 110M103 0L156 110" stroke={pigment.ink} strokeWidth={0.8} />
        <Rect y={100} width={200} height={50} fill={pigment.wood} />
        <Path
          d="M0 110h200M0 121h200M0 133h200M0 144h200M40 100v10M120 110v11M70 121v12M160 133v11M20 121v12"
          stroke={pigment.woodDark}
          strokeWidth={1.6}
        />
        <Path d="M0 94h200v7H0Z" fill={pigment.woodLight} stroke={pigment.ink} strokeWidth={1} />
        <Side people={left} x={4} isLost={winner === 'mutiny'} faces={1} />
        <Side people={right} x={196} isLost={winner === 'captain'} faces={-1} />
        <Path
          d={emblemPaths.sabres}
          fill={pigment.moon}
          stroke={pigment.ink}
          strokeWidth={1}
          fillRule="evenodd"
          transform="translate(82 44) scale(1.5)"
        />
        <Strength x={56} value={captain} disc="#17406b" isWon={winner === 'captain'} />
        <Strength x={144} value={mutiny} disc="#a3261a" isWon={winner === 'mutiny'} />
        <SvgText x={100} y={134} textAnchor="middle" fontFamily={fonts.textBold} fontSize={24} fill="#fdf6dc">
          :
        </SvgText>
      </Svg>
    </View>
  );
}

interface SideProps {
  readonly people: readonly PersonId[];
  readonly x: number;
  readonly faces: 1 | -1;
  readonly isLost: boolean;
}

/** The second in command stands behind the first. */
function Side({ people, x, faces, isLost }: SideProps) {
  return (
    <G opacity={isLost ? 0.42 : 1}>
      {people.map((person, i) => {
        const isFront = i === people.length - 1;
        const size = isFront ? 1.2 : 0.92;
        const offset = isFront && people.length > 1 ? 26 : 0;
        return (
          <G
            key={person}
            transform={`translate(${x + faces * offset} ${110 - 60 * size}) scale(${faces * size} ${size})`}
          >
            <Bust person={person} />
          </G>
        );
      })}
    </G>
  );
}

interface StrengthProps {
  readonly x: number;
  readonly value: number;
  readonly disc: string;
  readonly isWon: boolean;
}

function Strength({ x, value, disc, isWon }: StrengthProps) {
  return (
    <G>
      <Circle
        cx={x}
        cy={126}
        r={19}
        fill={disc}
        stroke={isWon ? pigment.lamp : pigment.brass}
        strokeWidth={isWon ? 4.5 : 2.4}
      />
      <SvgText x={x} y={135} textAnchor="middle" fontFamily={fonts.textBold} fontSize={26} fill="#fdf6dc">
        {String(value)}
      </SvgText>
    </G>
  );
}

const styles = StyleSheet.create({
  scene: { borderRadius: radius.card, overflow: 'hidden', borderWidth: 2, borderColor: pigment.brass },
});
