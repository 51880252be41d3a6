/** The ring in layers: sea, islands, places to touch, flags, ships, the middle, what is in flight. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { useTheme } from '@/ui/theme';

import { isBlockaded } from '../pirates';
import { berthAt, cellAt, type Ring } from '../ring';
import { islandAt, NONE, type Position, type State } from '../state';
import { Flag, type FlagOf } from './Flag';
import { Island } from './Island';
import { isActive } from './islandLabel';
import { ringLight } from './light';
import { Places } from './Places';
import { Sea } from './Sea';
import { Merchantman, PirateShip } from './Ships';

interface BoardProps {
  readonly view: State;
  readonly ring: Ring;
  readonly thought: Position | null;
  readonly hidden: ReadonlySet<string>;
  readonly flyers: ReactNode;
  /** What lies in the middle of the ring. */
  readonly children: ReactNode;
  readonly onIsland: (position: Position) => void;
}

export function Board({ view, ring, thought, hidden, flyers, children, onIsland }: BoardProps) {
  const { light: theme, textScale } = useTheme();
  const say = useGameWords('mutineer');
  const light = ringLight[theme];
  const { middle } = ring;
  return (
    <View style={{ width: ring.width, height: ring.height, overflow: 'hidden' }}>
      <View aria-hidden style={styles.scene}>
        <Svg width={ring.width} height={ring.height}>
          <Sea ring={ring} light={light} />
          {view.circle.map((island, position) =>
            hidden.has(turning(position)) ? null : (
              <Island
                key={island}
                island={islandAt(view, position)}
                cell={cellAt(ring, position)}
                scale={ring.scale}
                isActive={isActive(view, position)}
                isChained={isActive(view, position) && isBlockaded(view, position) && !hidden.has('pirates')}
                light={light}
                growth={Math.min(1.25, Math.max(1, textScale))}
                {...(ring.isNamed ? { name: say(`island.${islandAt(view, position).id}`) } : null)}
              />
            ),
          )}
        </Svg>
      </View>
      <Places view={view} ring={ring} thought={thought} onIsland={onIsland} />
      <View style={[styles.middle, { left: middle.x, top: middle.y, width: middle.width, height: middle.height }]}>
        {children}
      </View>
      <Planted of="thought" at={thought ?? NONE} ring={ring} hidden={hidden} />
      <Planted of="captain" at={view.captainGoal} ring={ring} hidden={hidden} />
      <Planted of="mutineer" at={view.mutineerGoal} ring={ring} hidden={hidden} />
      {view.pirateShip === NONE || hidden.has('pirates') ? null : (
        <Anchored at={pirateBerth(ring, view)}>
          <PirateShip size={pirateSize(ring)} mirrored={isHomeward(view.pirateShip)} />
        </Anchored>
      )}
      {hidden.has('ship') ? null : (
        <Anchored at={berthAt(ring, view.ship)}>
          <Merchantman size={shipSize(ring)} mirrored={isHomeward(view.ship)} />
        </Anchored>
      )}
      {flyers}
    </View>
  );
}

/** What hides an island while its card turns over. */
export function turning(position: Position): string {
  return `island ${position}`;
}

export function shipSize(ring: Ring): number {
  return 66 * ring.scale;
}

export function pirateSize(ring: Ring): number {
  return 56 * ring.scale;
}

export function flagSize(ring: Ring): number {
  return 36 * ring.scale;
}

/** From the lower right corner on the course leads back to the left. */
export function isHomeward(position: Position): boolean {
  return position >= 5 && position <= 9;
}

/** Beside the merchantman, not under it. */
function pirateBerth(ring: Ring, view: State) {
  const { x, y } = berthAt(ring, view.pirateShip);
  const apart = view.pirateShip === view.ship ? 42 * ring.scale : 0;
  return { x: x - apart, y: y + apart * 0.1 };
}

/** Where a flag stands on its island; the Mutineer's beside the Captain's. */
export function flagAt(ring: Ring, position: Position, of: FlagOf): { x: number; y: number } {
  const { x, y, width, height } = cellAt(ring, position);
  const share = of === 'captain' ? 0.2 : of === 'mutineer' ? 0.66 : 0.44;
  return { x: x + width * share, y: y + height / 2 + (ring.isNamed ? 0 : 8) * ring.scale };
}

function Planted({ of, at, ring, hidden }: { of: FlagOf; at: Position } & Pick<BoardProps, 'ring' | 'hidden'>) {
  if (at === NONE || hidden.has(`flag ${of}`)) return null;
  return (
    <Anchored at={flagAt(ring, at, of)}>
      <Flag of={of} size={flagSize(ring)} />
    </Anchored>
  );
}

function Anchored({ at, children }: { at: { x: number; y: number }; children: ReactNode }) {
  return <View style={[styles.anchored, { left: at.x, top: at.y }]}>{children}</View>;
}

const styles = StyleSheet.create({
  scene: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  middle: { position: 'absolute', pointerEvents: 'box-none', justifyContent: 'center' },
  anchored: { position: 'absolute', pointerEvents: 'none' },
});
