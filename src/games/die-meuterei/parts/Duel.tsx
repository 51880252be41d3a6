/** The duel in the place of the cabins: both sailors, the totals, the cards of either side, what lies face down. */
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Text as SvgText } from 'react-native-svg';

import { useGameWords, type Say } from '@/i18n/words';
import { Text } from '@/ui/kit/Text';
import { pigment } from '@/ui/scenery/palette';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { fonts, radius, space } from '@/ui/theme';

import { COMBAT, D, PAIRS, SIDES, type Side, sideOf, V, valueOf } from '../data';
import { NONE } from '../state';
import { CombatCard } from './CombatCard';
import type { DuelScene } from './duelScene';
import { sideColours } from './light';
import type { Box } from './plan';
import { SailorFigure } from './SailorFigure';
import { SideMark } from './SideMark';

interface DuelProps {
  readonly scene: DuelScene;
  readonly box: Box;
  /** Cards that lie face down on the planks. */
  readonly laid: number;
}

export function Duel({ scene, box, laid }: DuelProps) {
  const say = useGameWords('die-meuterei');
  if (scene.pair === NONE) return null;
  const letter = PAIRS[scene.pair] ?? '';
  const title = say('table.duel', { letter, round: scene.round });
  const spoken = [title, sideWords(scene, V, say), sideWords(scene, D, say), say('table.laid', { count: laid })];
  const card = Math.max(22, Math.min(66, box.height * 0.2));
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={spoken.join('. ')}
      style={[styles.duel, { left: box.x, top: box.y, width: box.width, height: box.height }]}
    >
      <View style={styles.floor}>
        <Svg width={box.width} height={box.height} viewBox="0 0 100 40" preserveAspectRatio="none">
          <Path d="M0 0H50L46 40H0Z" fill={sideColours[0].deep} opacity={0.62} />
          <Path d="M50 0H100V40H46Z" fill={sideColours[1].deep} opacity={0.62} />
          <Path d="M50 0L46 40" stroke={pigment.flame} strokeWidth={0.7} />
        </Svg>
      </View>
      <Half scene={scene} side={V} box={box} card={card} />
      <View style={styles.middle}>
        <View style={styles.title}>
          <Text kind="label" align="center" colour={pigment.moon}>
            {say('table.duelTitle', { letter })}
          </Text>
          <Text kind="small" align="center" colour={pigment.parchment}>
            {say('table.duelRound', { round: scene.round })}
          </Text>
        </View>
        <View style={[styles.laid, { minHeight: card * CARD_SHAPE }]}>
          {Array.from({ length: laid }, (_, i) => (
            <View key={i} style={i > 0 ? { marginLeft: -card * 0.3 } : null}>
              <CombatCard card={-1} width={card} />
            </View>
          ))}
        </View>
      </View>
      <Half scene={scene} side={D} box={box} card={card} />
    </View>
  );
}

interface HalfProps {
  readonly scene: DuelScene;
  readonly side: Side;
  readonly box: Box;
  readonly card: number;
}

function Half({ scene, side, box, card }: HalfProps) {
  const { fill, pale, deep } = sideColours[side === V ? 0 : 1];
  const tall = Math.min(210, box.height - card * CARD_SHAPE - 14);
  const plaque = Math.max(52, Math.min(96, box.width * 0.13));
  const total = (
    <View style={[styles.total, { backgroundColor: pale, borderColor: fill, width: plaque }]}>
      <Svg width={plaque - 6} height={plaque * 0.74} viewBox="0 0 56 44">
        <SvgText x={28} y={35} fontSize={38} fontFamily={fonts.textBold} fill={deep} textAnchor="middle">
          {totalIn(scene, side)}
        </SvgText>
      </Svg>
    </View>
  );
  const sailor = (
    <View style={{ width: tall * 0.8, height: tall }}>
      <View style={{ position: 'absolute', left: tall * 0.4, top: tall }}>
        <SailorFigure height={tall} value={scene.sailors[side] ?? 0} />
      </View>
    </View>
  );
  const cards = cardsIn(scene, side);
  const room = box.width * 0.36;
  const apart = cards.length > 1 ? Math.min(card + 3, (room - card) / (cards.length - 1)) : 0;
  return (
    <View style={[styles.half, { width: box.width * 0.37 }]}>
      <View style={styles.above}>
        {side === V ? sailor : total}
        {side === V ? total : sailor}
      </View>
      <View style={{ height: card * CARD_SHAPE, width: room }}>
        {cards.length === 0 ? (
          <View style={styles.noCards}>
            <SideMark side={side} size={card * 0.8} colour={fill} />
          </View>
        ) : null}
        {cards.map((kind, i) => (
          <View key={i} style={{ position: 'absolute', [side === V ? 'left' : 'right']: i * apart }}>
            <CombatCard card={kind} width={card} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** Where a side's cards lie: those turned up fly here. */
export function duelPoint(box: Box, side: Side): { x: number; y: number } {
  return { x: box.x + box.width * (side === V ? 0.18 : 0.82), y: box.y + box.height * 0.84 };
}

/** Where cards lie face down. */
export function laidPoint(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.72 };
}

/** Highest first. */
function cardsIn({ fought }: DuelScene, side: Side): number[] {
  const cards: number[] = [];
  for (let kind = 5; kind >= 0; kind--) {
    if (sideOf(kind) !== side) continue;
    for (let i = fought[kind] ?? 0; i > 0; i--) cards.push(kind);
  }
  return cards;
}

function totalIn(scene: DuelScene, side: Side): number {
  return cardsIn(scene, side).reduce((sum, kind) => sum + valueOf(kind), scene.sailors[side] ?? 0);
}

function sideWords(scene: DuelScene, side: Side, say: Say): string {
  const cards = cardsIn(scene, side).map((kind) => say(`card.${COMBAT[kind]}`));
  return say('table.duelSide', {
    side: say(`side.${SIDES[side]}`),
    sailor: scene.sailors[side] ?? 0,
    cards: cards.join(', ') || say('table.noCards'),
    total: totalIn(scene, side),
  });
}

const styles = StyleSheet.create({
  duel: { position: 'absolute', flexDirection: 'row', justifyContent: 'space-between', pointerEvents: 'none' },
  floor: { ...StyleSheet.absoluteFill },
  half: { alignItems: 'center', justifyContent: 'space-between', paddingVertical: 4 },
  above: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'center', gap: space.tight },
  total: { borderWidth: 3, borderRadius: radius.card, marginBottom: 6 },
  noCards: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'space-between', paddingVertical: 6 },
  title: { backgroundColor: pigment.stoneNight, borderRadius: radius.small, paddingHorizontal: 6, paddingVertical: 1 },
  laid: { flexDirection: 'row', justifyContent: 'center' },
});
