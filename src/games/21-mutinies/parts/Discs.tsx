/** The discs on the board with their stakes beside them, and the small discs on the prestige track. */
import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg from 'react-native-svg';

import type { SeatFace } from '@/ui/table/props';
import { crewOf, useTheme } from '@/ui/theme';

import { CABIN_HENCHMAN } from '../data';
import { among, LAP, trackSpot, type Ground, type Spot } from '../ground';
import { HENCHMAN, NONE, type State } from '../state';
import { Icons } from './Gem';
import { Disc } from './Pieces';
import { PrestigeMark } from './Marks';

interface DiscsProps {
  readonly view: State;
  readonly ground: Ground;
  readonly faces: readonly SeatFace[];
  readonly hidden: ReadonlySet<string>;
}

export function discKey(seat: number): string {
  return `disc/${seat}`;
}

export function Discs({ view, ground, faces, hidden }: DiscsProps) {
  return view.discs.map((space, seat) => {
    if (space === NONE || space === undefined || hidden.has(discKey(seat))) return null;
    const { x, y } = discSpot(view, ground, seat);
    const [doubloons, rum] = [view.stakeD[seat] ?? 0, view.stakeRum[seat] ?? 0];
    const { disc } = ground;
    return (
      <View key={seat} style={{ position: 'absolute', left: x, top: y, pointerEvents: 'none' }}>
        {doubloons + rum > 0 ? (
          <View style={{ position: 'absolute', left: -disc, top: disc * 0.22 }}>
            <Svg width={disc * 2} height={disc * 0.5}>
              <Icons doubloons={doubloons} rum={rum} x={disc} y={disc * 0.25} size={disc * 0.4} />
            </Svg>
          </View>
        ) : null}
        <Disc crew={seat === HENCHMAN ? null : crewOf(faces[seat]?.colour ?? '')} size={disc} />
      </View>
    );
  });
}

/** Where the disc of a seat stands, side by side with those on the same space. */
export function discSpot(view: State, ground: Ground, seat: number): Spot {
  const space = view.discs[seat] ?? NONE;
  const peg = ground.pegs[space === NONE ? CABIN_HENCHMAN : space] ?? { x: 0, y: 0 };
  const sharing = view.discs.flatMap((at, other) => (at === space ? [other] : []));
  return among(peg, sharing.indexOf(seat), sharing.length, ground.disc);
}

/** Every seat's small disc on the prestige track; it slides along when prestige changes. */
export function Markers({ view, ground, faces }: Omit<DiscsProps, 'hidden'>) {
  return faces.map((face, seat) => {
    const points = view.pp[seat] ?? 0;
    const sharing = view.pp.flatMap((other, at) => (mod(other) === mod(points) ? [at] : []));
    // Those on the same space stand one behind the other along the track.
    const at = trackSpot(ground, points + (sharing.indexOf(seat) - (sharing.length - 1) / 2) * 0.36);
    return <Marker key={seat} at={at} face={face} size={ground.marker} laps={Math.floor(points / LAP)} />;
  });
}

function mod(points: number): number {
  return ((points % LAP) + LAP) % LAP;
}

interface MarkerProps {
  readonly at: Spot;
  readonly face: SeatFace;
  readonly size: number;
  readonly laps: number;
}

function Marker({ at, face, size, laps }: MarkerProps) {
  const { motion } = useTheme();
  const x = useSharedValue(at.x);
  const y = useSharedValue(at.y);
  const duration = motion.reduced ? 0 : motion.ms('sail');
  useEffect(() => {
    const slide = { duration, easing: Easing.inOut(Easing.quad) };
    x.set(withTiming(at.x, slide));
    y.set(withTiming(at.y, slide));
  }, [at.x, at.y, duration, x, y]);
  const style = useAnimatedStyle(() => ({ transform: [{ translateX: x.get() }, { translateY: y.get() }] }));
  return (
    <Animated.View aria-hidden style={[{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }, style]}>
      <Disc crew={crewOf(face.colour)} size={size} />
      {laps > 0 ? (
        <View style={{ position: 'absolute', left: size * 0.1, top: -size * 0.7 }}>
          <Svg width={size * 0.7} height={size * 0.7} viewBox="0 0 20 20">
            <PrestigeMark x={10} y={10} size={20} />
          </Svg>
        </View>
      ) : null}
    </Animated.View>
  );
}
