/** The mutiny on deck: the Captain's side against the Mutineer's, their strengths counted, sabres crossed between them. */
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop, Text as SvgText } from 'react-native-svg';

import { emblemPaths } from '@/ui/scenery/emblems';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { fonts, radius } from '@/ui/theme';

import { MATE_STRENGTH } from '../data';
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
  // A narrow room shows more of the sails, a broad one more of the deck.
  const unit = Math.min(width / 200, height / 150);
  const [across, high] = [width / unit, height / unit];
  const frame = `${(200 - across) / 2} ${150 - high} ${across} ${high}`;
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} style={[styles.scene, { width, height }]}>
      <Svg width={width} height={height} viewBox={frame} aria-hidden>
        <Defs>
          <LinearGradient id={id('dusk')} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor="#24304f" />
            <Stop offset="1" stopColor="#b5604a" />
          </LinearGradient>
        </Defs>
        <Rect x={-200} y={-200} width={600} height={350} fill={`url(#${id('dusk')})`} />
        <Glow x={100} y={60} radius={80} colour={pigment.flame} strength={0.6} />
        <Path d="M97 -220h6l2 322h-10ZM40 8h120v4H40ZM56 -72h88v4H56Z" fill={pigment.woodDark} />
        <Path
          d="M44 12h112q-6 22 -4 44q-52 20 -104 0q2 -22 -4 -44ZM60 -68h80q-4 34 8 72h-96q12 -38 8 -72Z"
          fill="#d8c08a"
          opacity={0.5}
        />
        <Path
          d="M97 -120L-10 110M103 -120L210 110M97 -60L24 110M103 -60L176 110"
          stroke={pigment.ink}
          strokeWidth={0.8}
        />
        <Rect x={-200} y={100} width={600} height={60} fill={pigment.wood} />
        <Path
          d="M-200 110h600M-200 121h600M-200 133h600M-200 144h600M40 100v10M120 110v11M70 121v12M160 133v11M20 121v12M-40 110v11M240 121v12"
          stroke={pigment.woodDark}
          strokeWidth={1.6}
        />
        <Path d="M-200 92h600v8h-600Z" fill={pigment.woodLight} stroke={pigment.ink} strokeWidth={1} />
        <Side people={left} x={2} isLost={winner === 'mutiny'} faces={1} />
        <Side people={right} x={198} isLost={winner === 'captain'} faces={-1} />
        <Path
          d={emblemPaths.sabres}
          fill={pigment.moon}
          stroke={pigment.ink}
          strokeWidth={1}
          fillRule="evenodd"
          transform="translate(85 24) scale(1.25)"
        />
        <Sabres x={30} count={captain - (hasMate ? MATE_STRENGTH : 0)} hasMate={hasMate} />
        <Sabres x={170} count={mutiny} hasMate={false} />
        <Strength x={54} value={captain} disc="#17406b" isWon={winner === 'captain'} />
        <Strength x={146} value={mutiny} disc="#a3261a" isWon={winner === 'mutiny'} />
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
        const size = isFront ? 1.06 : 0.9;
        const offset = people.length === 1 ? 10 : isFront ? 20 : -8;
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

interface SabresProps {
  /** The middle of the rows. */
  readonly x: number;
  readonly count: number;
  /** His card counts for one more. */
  readonly hasMate: boolean;
}

const APART = 23;
const IN_ROW = 3;

/** What the strength is made of: a pair of sabres for each conflict turned up, a plus for the Mate's card. */
function Sabres({ x, count, hasMate }: SabresProps) {
  const all = count + (hasMate ? 1 : 0);
  return (
    <G>
      {Array.from({ length: all }, (_, i) => {
        const row = Math.floor(i / IN_ROW);
        const inRow = Math.min(IN_ROW, all - row * IN_ROW);
        const at = { x: x + ((i % IN_ROW) - (inRow - 1) / 2) * APART, y: 28 - row * APART };
        return (
          <G key={i} transform={`translate(${at.x} ${at.y})`}>
            {i < count ? (
              <Path
                d={emblemPaths.sabres}
                fill={pigment.moon}
                stroke={pigment.ink}
                strokeWidth={1.4}
                fillRule="evenodd"
                transform="translate(-11 -11) scale(0.92)"
              />
            ) : (
              <Path
                d="M-8 -6h16v12h-16ZM-1.5 -4h3v2.5h2.5v3h-2.5V4h-3V1.5h-2.5v-3h2.5Z"
                fill={pigment.lamp}
                stroke={pigment.ink}
                strokeWidth={0.8}
                fillRule="evenodd"
              />
            )}
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
