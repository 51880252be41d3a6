/** One cabin: a closed door with its knocker, a lit cabin with a pirate in it, or a dark one that has been used. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Circle, ClipPath, Defs, G, Path, RadialGradient, Rect, Stop, Text as SvgText } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { fonts, useTheme } from '@/ui/theme';

import type { Pirate } from '../data';
import type { DoorState } from '../state';
import { lights, type ShipLight } from './light';
import { PirateShape } from './PirateFace';
import type { Box } from './plan';

interface DoorProps {
  readonly box: Box;
  readonly state: DoorState;
  /** Below 0 while it is closed. */
  readonly pirate: Pirate;
  readonly name: string;
  /** Light falls from under the door that opens next. */
  readonly isNext: boolean;
}

/** How much of the leaf is seen when it stands open. */
const AJAR = 0.14;

export function Door({ box, state, pirate, name, isNext }: DoorProps) {
  const { light, motion } = useTheme();
  const isOpen = state !== 'closed';
  const swing = useSharedValue(isOpen ? AJAR : 1);
  const ms = motion.reduced ? 0 : motion.ms('flip');
  useEffect(() => {
    swing.set(withTiming(isOpen ? AJAR : 1, { duration: ms }));
  }, [swing, isOpen, ms]);
  const leafStyle = useAnimatedStyle(() => ({ transform: [{ scaleX: swing.get() }] }));
  const { width, height } = box;
  return (
    <View style={[styles.door, { left: box.x, top: box.y, width, height }]} aria-hidden>
      <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
        <Cabin width={width} height={height} pirate={pirate} state={state} light={lights[light]} />
      </Svg>
      <Animated.View style={[styles.leaf, leafStyle]}>
        <Svg width={width} height={height}>
          <Leaf width={width} height={height} light={lights[light]} isNext={isNext} />
        </Svg>
      </Animated.View>
      {isOpen ? <NamePlate width={width} height={height} name={name} isUsed={state === 'used'} /> : null}
    </View>
  );
}

/** An arched opening. */
function arch(width: number, height: number, inset: number): string {
  const rise = Math.min(10, width * 0.14);
  const [left, right, top] = [inset, width - inset, inset + rise];
  return `M${left} ${height}V${top}Q${width / 2} ${top - rise * 2} ${right} ${top}V${height}Z`;
}

interface CabinProps extends Pick<DoorProps, 'pirate' | 'state'> {
  readonly width: number;
  readonly height: number;
  readonly light: ShipLight;
}

function Cabin({ width, height, pirate, state, light }: CabinProps) {
  const id = useArtId();
  const isUsed = state === 'used';
  const plate = plateHeight(height);
  const face = Math.min((width * 1.06) / 60, (height - plate - 4) / 64);
  return (
    <G>
      <Defs>
        <RadialGradient id={id('lit')} cx="50%" cy="42%" r="70%">
          <Stop offset="0" stopColor={isUsed ? '#4a3826' : '#ffe6a6'} />
          <Stop offset="0.6" stopColor={isUsed ? '#33251a' : '#e0a04c'} />
          <Stop offset="1" stopColor={isUsed ? '#20160e' : '#8a5220'} />
        </RadialGradient>
        <ClipPath id={id('opening')}>
          <Path d={arch(width, height, 3)} />
        </ClipPath>
      </Defs>
      <Path d={arch(width, height, 0.8)} fill={light.door[2]} stroke={pigment.ink} strokeWidth={1.4} />
      <G clipPath={`url(#${id('opening')})`}>
        <Rect width={width} height={height} fill={`url(#${id('lit')})`} />
        <G
          transform={`translate(${width / 2 - 30 * face + width * 0.03} ${height - plate - 72 * face}) scale(${face})`}
          opacity={isUsed ? 0.3 : 1}
        >
          <PirateShape pirate={pirate} />
        </G>
      </G>
      {isUsed ? <Spent x={width / 2} y={(height - plate) / 2} size={width / 46} /> : null}
    </G>
  );
}

function plateHeight(height: number): number {
  return Math.max(14, Math.min(24, height * 0.15));
}

interface NamePlateProps {
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly isUsed: boolean;
}

/** Before the leaf of the open door, so that the name is never behind it. */
function NamePlate({ width, height, name, isUsed }: NamePlateProps) {
  const plate = plateHeight(height);
  const size = Math.min(plate * 0.8, (width * 1.74) / Math.max(5, name.length));
  return (
    <Svg width={width} height={plate} style={styles.plate}>
      <Rect
        x={0.6}
        y={0.6}
        width={width - 1.2}
        height={plate - 1.2}
        rx={3}
        fill={isUsed ? '#20160e' : pigment.parchmentLight}
        stroke={pigment.ink}
        strokeWidth={1.2}
      />
      <SvgText
        x={width / 2}
        y={plate / 2 + size * 0.33}
        fontSize={size}
        fontFamily={fonts.textBold}
        fill={isUsed ? '#bfa981' : pigment.ink}
        textAnchor="middle"
      >
        {name}
      </SvgText>
    </Svg>
  );
}

/** A brass tally over a cabin that has been used. */
function Spent({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <G transform={`translate(${x} ${y}) scale(${size})`}>
      <Circle r={10} fill="#20160e" stroke={pigment.brass} strokeWidth={1.6} />
      <Path d="M-4.6 0.4L-1.2 4L5 -4" stroke={pigment.brassLight} strokeWidth={2.4} fill="none" strokeLinecap="round" />
    </G>
  );
}

interface LeafProps {
  readonly width: number;
  readonly height: number;
  readonly light: ShipLight;
  readonly isNext: boolean;
}

function Leaf({ width, height, light, isNext }: LeafProps) {
  const [leaf, panel] = light.door;
  const [w, h] = [width, height];
  const board = (part: number) => `M${3 + (w - 6) * part} ${h * 0.12}V${h}`;
  return (
    <G>
      <Path d={arch(w, h, 3)} fill={leaf} stroke={pigment.ink} strokeWidth={1.4} />
      <Path d={[0.25, 0.5, 0.75].map(board).join('')} stroke={panel} strokeWidth={1.6} />
      <Path
        d={`M${w * 0.2} ${h * 0.2}H${w * 0.8}V${h * 0.44}H${w * 0.2}ZM${w * 0.2} ${h * 0.56}H${w * 0.8}V${h * 0.88}H${w * 0.2}Z`}
        fill={panel}
        stroke={pigment.ink}
        strokeWidth={1.1}
      />
      <Path
        d={`M${w * 0.5} ${h * 0.2}H${w * 0.8}V${h * 0.44}H${w * 0.5}ZM${w * 0.5} ${h * 0.56}H${w * 0.8}V${h * 0.88}H${w * 0.5}Z`}
        fill={pigment.ink}
        opacity={0.22}
      />
      <Path
        d={`M3 ${h * 0.26}h${w * 0.24}M3 ${h * 0.76}h${w * 0.24}`}
        stroke={pigment.stoneNight}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
      <G transform={`translate(${w / 2} ${h * 0.5})`}>
        <Circle r={w * 0.1} fill="none" stroke={pigment.ink} strokeWidth={4} />
        <Circle r={w * 0.1} fill="none" stroke={pigment.brass} strokeWidth={2.2} />
        <Circle cy={-w * 0.1} r={w * 0.055} fill={pigment.brassLight} stroke={pigment.ink} strokeWidth={0.9} />
      </G>
      {isNext ? (
        <Path d={`M5 ${h - 1.4}H${w - 5}`} stroke={pigment.lamp} strokeWidth={3} strokeLinecap="round" />
      ) : null}
    </G>
  );
}

const styles = StyleSheet.create({
  door: { position: 'absolute', pointerEvents: 'none' },
  leaf: { ...StyleSheet.absoluteFill, transformOrigin: 'left' },
  plate: { position: 'absolute', left: 0, bottom: 0 },
});
