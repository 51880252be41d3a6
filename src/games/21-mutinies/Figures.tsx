/** The pictures of the player's rules, drawn with the table's own parts. */
import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import type { FigureProps } from '@/ui/prose/figure';
import { pigment } from '@/ui/scenery/palette';
import { radius, space, useTheme } from '@/ui/theme';

import { C, E, ROWS, V } from './data';
import { groundFor } from './ground';
import { Token } from './parts/Gem';
import { lights } from './parts/light';
import { MutinyCard } from './parts/MutinyCard';
import { Disc } from './parts/Pieces';
import { Prints } from './parts/Prints';
import { Wanted } from './parts/PrintsMarket';
import { Scenery } from './parts/Scenery';
import { Titles } from './parts/Titles';
import { TreasureTile } from './parts/TreasureTile';
import { Wheel } from './parts/Wheel';

const figures: Readonly<Record<string, ComponentType<{ readonly width: number }>>> = {
  map: Map,
  jewels: Jewels,
  rows: Rows,
  treasures: Treasures,
  cards: Cards,
};

const WIDEST = 460;

export default function Figures({ name, width }: FigureProps) {
  const Figure = figures[name];
  if (!Figure) return null;
  const broad = Math.min(width, WIDEST);
  return (
    <View
      aria-hidden
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.frame, { width: broad }]}
    >
      <Figure width={broad - 2} />
    </View>
  );
}

/** The whole map, with the discs of a round: a captain and a sailor among the wrecks, one in the Cabin, a mutineer. */
function Map({ width }: { readonly width: number }) {
  const theme = useTheme();
  const ground = groundFor(width, width * 1.16, 4, 4);
  const discs = [
    { crew: 'red', space: 10 },
    { crew: 'green', space: 11 },
    { crew: 'blue', space: 31 },
    { crew: 'yellow', space: 36 },
  ] as const;
  return (
    <View style={{ width, height: ground.height }}>
      <Scenery ground={ground} offers={4} />
      <Wheel box={ground.wheel} light={lights[theme.light]} turns={0} />
      <Prints ground={ground} places={4} />
      <Titles ground={ground} />
      {discs.map(({ crew, space: at }) => {
        const { x, y } = ground.pegs[at] ?? { x: 0, y: 0 };
        return (
          <View key={crew} style={{ position: 'absolute', left: x, top: y }}>
            <Disc crew={crew} size={ground.disc} />
          </View>
        );
      })}
    </View>
  );
}

/** One of each colour, a wild, and a back. */
function Jewels({ width }: { readonly width: number }) {
  const token = Math.min(56, (width - space.base * 2 - space.tight * 5) / 6);
  return (
    <View style={styles.row}>
      {[6, 15, 33, 40, 48, null].map((jewel, i) => (
        <Token key={i} jewel={jewel} width={token} />
      ))}
    </View>
  );
}

/** What the six rows of the Black Market want. */
function Rows({ width }: { readonly width: number }) {
  const cell = Math.min(70, (width - space.base * 2) / ROWS.length);
  return (
    <View style={styles.row}>
      <Svg width={cell * ROWS.length} height={cell}>
        {ROWS.map((id, row) => (
          <Wanted key={id} row={row} x={cell * (row + 0.5)} y={cell / 2} size={cell * 0.3} />
        ))}
      </Svg>
    </View>
  );
}

function Treasures({ width }: { readonly width: number }) {
  const tile = Math.min(48, (width - space.base * 2 - space.tight * 6) / 7);
  return (
    <View style={styles.row}>
      {[0, 2, 4, 6, 7, 8, null].map((treasure, i) => (
        <TreasureTile key={i} treasure={treasure} width={tile} />
      ))}
    </View>
  );
}

/** A Compulsory, a Voluntary and an End of game card, and the back. */
function Cards({ width }: { readonly width: number }) {
  const card = Math.min(64, (width - space.base * 2 - space.small * 4) / 5);
  return (
    <View style={styles.row}>
      {[C(4), V(7), V(15), E(1), null].map((face, i) => (
        <MutinyCard key={i} card={face} width={card} />
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
