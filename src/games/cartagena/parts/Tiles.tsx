/** Treasure tiles: face down on the chest spaces that still have one, and what turns up when one is opened. */
import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { chartOf } from '../chart';
import type { Ground } from '../ground';
import type { Place, State } from '../state';
import { hasTile } from './Places';

interface TilesProps {
  readonly view: State;
  readonly ground: Ground;
  readonly hidden: ReadonlySet<string>;
}

export function Tiles({ view, ground, hidden }: TilesProps) {
  if (!view.blackMagic) return null;
  const size = tileSize(ground);
  return chartOf(view.layout).chests.map((place) => {
    if (!hasTile(view, place) || hidden.has(tileKey(place))) return null;
    const { x, y } = tileSpot(ground, place);
    return (
      <View key={place} aria-hidden style={{ position: 'absolute', left: x, top: y, pointerEvents: 'none' }}>
        <Tile face={null} size={size} />
      </View>
    );
  });
}

export function tileKey(place: Place): string {
  return `tile/${place}`;
}

export function tileSize({ cell }: Ground): number {
  return Math.min(26, cell.width * 0.3, cell.height * 0.4);
}

/** The middle of a tile: the lower left corner of its space, clear of symbol and pirates. */
export function tileSpot(ground: Ground, place: Place) {
  const box = ground.boxes[place] ?? ground.start;
  const half = tileSize(ground) / 2;
  return { x: box.x + half + 2, y: box.y + box.height - half - 3 };
}

interface TileProps {
  /** `empty`, `1`, `2`, `3`, `snake`; null lies face down. */
  readonly face: string | null;
  readonly size: number;
}

/** Drawn around its middle. */
export function Tile({ face, size }: TileProps) {
  return (
    <View style={{ position: 'absolute', left: -size / 2, top: -size / 2 }}>
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <Rect
          x={1}
          y={1}
          width={22}
          height={22}
          rx={4}
          fill={face === null ? pigment.brass : pigment.parchmentLight}
          stroke={pigment.ink}
          strokeWidth={1.6}
        />
        <Face face={face} />
      </Svg>
    </View>
  );
}

function Face({ face }: { readonly face: string | null }) {
  if (face === null)
    return <Path d="M7 7l10 10M17 7 7 17" stroke={pigment.dangerDeep} strokeWidth={3} strokeLinecap="round" />;
  if (face === 'snake') return <Path d={SNAKE} stroke="#2f6b2c" strokeWidth={3} strokeLinecap="round" fill="none" />;
  const coins = Number(face) || 0;
  if (coins === 0)
    return <Path d="M4 14h16v6H4ZM5 14l2-8h10l2 8" fill="none" stroke={pigment.wood} strokeWidth={1.8} />;
  return (
    <G>
      {Array.from({ length: coins }, (_, i) => (
        <Rect
          key={i}
          x={8.5 + (i - (coins - 1) / 2) * 5}
          y={6}
          width={7}
          height={12}
          rx={1.4}
          fill={pigment.seaGreen}
          stroke={pigment.ink}
          strokeWidth={1.1}
        />
      ))}
    </G>
  );
}

const SNAKE = 'M4 18c3 3 6-1 4-4s1-6 4-4 4 2 5-1 2-4 3-4';

/** A tile that turns over after a while. */
export function TurningTile({
  face,
  size,
  at,
  duration,
}: TileProps & { readonly at: number; readonly duration: number }) {
  const turn = useSharedValue(0);
  useEffect(() => {
    turn.set(withDelay(at, withTiming(1, { duration })));
  }, [turn, at, duration]);
  const back = useAnimatedStyle(() => ({
    opacity: turn.get() < 0.5 ? 1 : 0,
    transform: [{ scaleX: Math.max(0.02, 1 - 2 * turn.get()) }],
  }));
  const front = useAnimatedStyle(() => ({
    opacity: turn.get() < 0.5 ? 0 : 1,
    transform: [{ scaleX: Math.max(0.02, 2 * turn.get() - 1) }],
  }));
  return (
    <View>
      <Animated.View style={back}>
        <Tile face={null} size={size} />
      </Animated.View>
      <Animated.View style={front}>
        <Tile face={face} size={size} />
      </Animated.View>
    </View>
  );
}

/** The snake out of its chest, as long as a pirate is tall; its head is at (0, 0). */
export function Snake({ size }: { readonly size: number }) {
  return (
    <View style={{ position: 'absolute', left: -size * 0.9, top: -size * 0.7 }}>
      <Svg width={size} height={size} viewBox="0 0 24 24">
        <Path d={SNAKE} stroke={pigment.ink} strokeWidth={5.4} strokeLinecap="round" fill="none" />
        <Path d={SNAKE} stroke="#5fae3c" strokeWidth={3.4} strokeLinecap="round" fill="none" />
        <Circle cx={20} cy={5} r={1.1} fill={pigment.danger} />
      </Svg>
    </View>
  );
}
