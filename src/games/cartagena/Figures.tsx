/** The pictures of the player's rules, drawn with the table's own parts. */
import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import type { FigureProps } from '@/ui/prose/figure';
import { pigment } from '@/ui/scenery/palette';
import { radius, space } from '@/ui/theme';

import { SYMBOLS } from './data';
import { CardFace } from './parts/CardFace';
import { MiniBoard } from './parts/MiniBoard';
import { Tile } from './parts/Tiles';
import { DARK, H } from './state';

/** Spaces 1-6 of A: hook, parrot, gun, chest, lantern, rum; 7-12 of B: gun, chest, hook, lantern, rum, parrot. */
const figures: Readonly<Record<string, ComponentType<{ readonly width: number }>>> = {
  path: ({ width }) => (
    <MiniBoard
      width={width}
      layout="AB"
      crews={[
        [0, 0, 3],
        [0, 5, H],
      ]}
    />
  ),
  advance: ({ width }) => (
    <MiniBoard
      width={width}
      layout="AB"
      crews={[
        [1, 3, 9],
        [5, 8, 8],
      ]}
      going={[{ seat: 0, from: 3, to: 10, card: 'lantern' }]}
    />
  ),
  retreat: ({ width }) => (
    <MiniBoard
      width={width}
      layout="AB"
      crews={[
        [4, 4, 11],
        [2, 9, 4],
      ]}
      going={[{ seat: 1, from: 9, to: 2, gain: 1 }]}
    />
  ),
  push: ({ width }) => (
    <MiniBoard
      width={width}
      layout="AB"
      crews={[
        [2, 6, 11],
        [3, 6, 8],
      ]}
      going={[{ seat: 1, from: 3, to: 6, gain: 2 }]}
    />
  ),
  sloop: ({ width }) => (
    <MiniBoard
      width={width}
      layout="A|B"
      crews={[
        [49, 49, 3],
        [49, 5, 9],
      ]}
    />
  ),
  cards: Cards,
  chest: Treasures,
};

export default function Figures({ name, width }: FigureProps) {
  const Figure = figures[name];
  if (!Figure) return null;
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.frame, { width: Math.min(width, WIDEST) }]}
    >
      <Figure width={Math.min(width, WIDEST)} />
    </View>
  );
}

const WIDEST = 460;

/** The six symbols, and a dark card. */
function Cards({ width }: { readonly width: number }) {
  const card = Math.min(56, (width - space.base * 2 - space.tight * 6) / 7);
  return (
    <View style={styles.row}>
      {SYMBOLS.map((symbol, kind) => (
        <CardFace key={symbol} kind={kind} width={card} />
      ))}
      <CardFace kind={DARK + 1} width={card} />
    </View>
  );
}

/** A tile face down, and the five things it may hide. */
function Treasures({ width }: { readonly width: number }) {
  const size = Math.min(52, (width - space.base * 2) / 7);
  return (
    <View style={styles.row}>
      {[null, '1', '2', '3', 'empty', 'snake'].map((face) => (
        <View key={face} style={{ width: size, height: size }}>
          <View style={{ position: 'absolute', left: size / 2, top: size / 2 }}>
            <Tile face={face} size={size} />
          </View>
        </View>
      ))}
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
    justifyContent: 'center',
    gap: space.tight,
    padding: space.base,
    backgroundColor: pigment.sea,
  },
});
