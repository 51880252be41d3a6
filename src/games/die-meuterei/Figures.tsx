/** The pictures of the player's rules, drawn with the table's own parts. */
import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import type { FigureProps } from '@/ui/prose/figure';
import { pigment } from '@/ui/scenery/palette';
import { radius, space } from '@/ui/theme';

import { COMBAT, PIRATES, V, D } from './data';
import { CombatCard, ConvictionCard, GoldCard } from './parts/CombatCard';
import { Mascot } from './parts/Mascot';
import { MiniBoard } from './parts/MiniBoard';
import { PirateFace } from './parts/PirateFace';

type Figure = ComponentType<{ readonly width: number }>;

const figures: Readonly<Record<string, Figure>> = {
  ship: ({ width }) => <MiniBoard width={width} steps={0} />,
  doors: ({ width }) => <MiniBoard width={width} steps={7} />,
  duel: ({ width }) => <MiniBoard width={width} steps="duel" />,
  crew: Crew,
  cards: Cards,
};

export default function Figures({ name, width }: FigureProps) {
  const Figure = figures[name];
  if (!Figure) return null;
  const room = Math.min(width, WIDEST);
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.frame, { width: room }]}
    >
      <Figure width={room} />
    </View>
  );
}

const WIDEST = 460;

/** All thirteen. */
function Crew({ width }: { readonly width: number }) {
  const face = Math.min(56, (width - space.base * 2 - space.tight * 6) / 7);
  return (
    <View style={styles.row}>
      {PIRATES.map((id, pirate) => (
        <View key={id} style={styles.cabin}>
          <PirateFace pirate={pirate} width={face} />
        </View>
      ))}
    </View>
  );
}

/** Combat cards of both sides, gold, convictions and a mascot. */
function Cards({ width }: { readonly width: number }) {
  const card = Math.min(46, (width - space.base * 2 - space.tight * 5) / 6);
  return (
    <View style={styles.row}>
      {COMBAT.map((id, kind) => (
        <CombatCard key={id} card={kind} width={card} />
      ))}
      {[1, 2, 3].map((value) => (
        <GoldCard key={value} value={value} width={card} />
      ))}
      <ConvictionCard side={V} width={card} />
      <ConvictionCard side={D} width={card} />
      <Mascot crew="red" size={card} />
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    alignSelf: 'center',
    borderRadius: radius.card,
    overflow: 'hidden',
    borderWidth: 1,
    borderColor: pigment.ink,
  },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.tight,
    padding: space.base,
    backgroundColor: pigment.sea,
  },
  cabin: { backgroundColor: '#c98a3e', borderRadius: radius.small, overflow: 'hidden' },
});
