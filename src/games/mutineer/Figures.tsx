/** The pictures of the player's rules, drawn with the table's own parts. */
import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import type { FigureProps } from '@/ui/prose/figure';
import { pigment } from '@/ui/scenery/palette';
import { radius, space, useTheme } from '@/ui/theme';

import { HOCHLAND, indexOfKind, ISLANDS, islandCard, KINDS, ROLES } from './data';
import { berthAt, cellAt, ringFor } from './ring';
import { CardFace } from './parts/CardFace';
import { Island } from './parts/Island';
import { ringLight } from './parts/light';
import { Market } from './parts/Market';
import { Mutiny } from './parts/Mutiny';
import { RoleCard } from './parts/RoleCard';
import { Sea } from './parts/Sea';
import { Merchantman } from './parts/Ships';
import { setup } from './setup';
import { NONE, type State } from './state';

const figures: Readonly<Record<string, ComponentType<{ readonly width: number }>>> = {
  ring: RingFigure,
  goods: Goods,
  roles: Roles,
  mutiny: ({ width }) => (
    <Mutiny width={width} height={width * 0.6} captain={2} mutiny={2} hasMate={false} hasBoy winner="mutiny" label="" />
  ),
  island: IslandFigure,
  sale: SaleFigure,
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

/** Three players have sold on Monkey Island and Highland: four wheat split in two, two wheat, one salt. */
function SaleFigure({ width }: { readonly width: number }) {
  const ring = ringFor(width * 2, width * 2);
  const room = { ...ring, middle: { x: 0, y: 0, width, height: Math.min(width * 0.66, 280) } };
  return <Market view={soldOut} ring={room} faces={crew} />;
}

const [WHEAT, SALT] = [indexOfKind('wheat'), indexOfKind('salt')];

const soldOut: State = {
  ...setup({ layout: 'printed', first: 'p1' }, 3, 'figure'),
  phase: 'sell',
  ship: 5,
  wake: HOCHLAND,
  saleCounts: [2, 2, 0, 2, 0, 1],
  saleGoods: [WHEAT, WHEAT, NONE, WHEAT, NONE, SALT],
};

const crew = ['red', 'green', 'blue'].map((colour) => ({ name: '', colour, emblem: '', kind: 'human' as const }));

/** The printed circle after a voyage of two islands: Greenland and Highland are active. */
function RingFigure({ width }: { readonly width: number }) {
  const { light } = useTheme();
  const ring = ringFor(width, width * 0.86);
  const berth = berthAt(ring, 2);
  return (
    <View style={{ height: ring.height }}>
      <Svg width={ring.width} height={ring.height}>
        <Sea ring={ring} light={ringLight[light]} />
        {ISLANDS.map((island, position) => (
          <Island
            key={island.id}
            island={island}
            cell={cellAt(ring, position)}
            scale={ring.scale}
            isActive={position === 0 || position === 2}
            light={ringLight[light]}
            growth={1}
          />
        ))}
      </Svg>
      <View style={{ position: 'absolute', left: berth.x, top: berth.y }}>
        <Merchantman size={66 * ring.scale} />
      </View>
    </View>
  );
}

/** One island, large: it buys salt. */
function IslandFigure({ width }: { readonly width: number }) {
  const { light } = useTheme();
  const height = Math.min(200, width * 0.6);
  const cell = { x: 0, y: 0, width, height };
  return (
    <View style={{ backgroundColor: ringLight[light].sea[1] }}>
      <Svg width={width} height={height}>
        <Island
          island={islandCard(2)}
          cell={cell}
          scale={Math.min(height / 84, width / 100)}
          isActive
          light={ringLight[light]}
          growth={1}
        />
      </Svg>
    </View>
  );
}

function Goods({ width }: { readonly width: number }) {
  const card = Math.min(54, (width - space.base * 2 - space.tight * 6) / 7);
  return (
    <View style={styles.row}>
      {KINDS.map((id, kind) => (
        <CardFace key={id} kind={kind} width={card} />
      ))}
    </View>
  );
}

function Roles({ width }: { readonly width: number }) {
  const card = Math.min(72, (width - space.base * 2 - space.tight * 5) / 6);
  return (
    <View style={styles.row}>
      <RoleCard person="captain" width={card} />
      {ROLES.map((id) => (
        <RoleCard key={id} person={id} width={card} />
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
