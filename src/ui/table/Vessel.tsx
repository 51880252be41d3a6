/** A sloop with people aboard: mast and sails behind them, the hull before them. Used for the ferry and for home. */
import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';

import { pigment } from '../scenery/palette';
import { useArtId } from '../scenery/Scene';

interface VesselProps {
  /** The hull's measures; its upper left corner is at (0, 0). */
  readonly width: number;
  readonly height: number;
  /** How high the mast rises above the hull. */
  readonly mast: number;
  /** The bow to the left. */
  readonly mirrored?: boolean;
  /** The pennant at the masthead, and its rim. */
  readonly pennant?: { readonly fill: string; readonly rim: string };
  /** Those aboard, in the hull's coordinates. */
  readonly children?: ReactNode;
}

export function Vessel({ width, height, mast, mirrored = false, pennant = RED, children }: VesselProps) {
  return (
    <View aria-hidden style={{ width, height, pointerEvents: 'none' }}>
      <Svg
        width={width}
        height={mast + height}
        viewBox={`0 ${-mast} ${width} ${mast + height}`}
        style={{ position: 'absolute', left: 0, top: -mast }}
      >
        <Rig width={width} mast={mast} mirrored={mirrored} pennant={pennant} />
      </Svg>
      {children}
      <Svg width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }}>
        <Hull width={width} height={height} mirrored={mirrored} />
      </Svg>
    </View>
  );
}

function flip(width: number, mirrored: boolean): string {
  return mirrored ? `translate(${width} 0) scale(-1 1)` : '';
}

const RED = { fill: pigment.danger, rim: pigment.dangerDeep };

type RigProps = Required<Pick<VesselProps, 'width' | 'mast' | 'mirrored' | 'pennant'>>;

function Rig({ width, mast, mirrored, pennant }: RigProps) {
  const id = useArtId();
  const x = width * 0.46;
  const reach = Math.min(width * 0.34, mast * 1.15);
  const jib = Math.min(width * 0.42, mast * 1.2);
  return (
    <G transform={flip(width, mirrored)}>
      <Defs>
        <LinearGradient id={id('sail')} x1="0" y1="0" x2="1" y2="0.4">
          <Stop offset="0" stopColor="#b58a4a" />
          <Stop offset="0.5" stopColor={pigment.parchmentLight} />
          <Stop offset="1" stopColor={pigment.parchment} />
        </LinearGradient>
      </Defs>
      <Path
        d={`M${x} ${-mast * 0.96}L${x + jib} 0M${x} ${-mast * 0.96}L${x - reach * 1.1} 0`}
        stroke={pigment.ink}
        strokeWidth={0.9}
        opacity={0.7}
      />
      <Path
        d={`M${x - 2} ${-mast * 0.84}Q${x - reach * 0.75} ${-mast * 0.72} ${x - reach * 0.72} ${-mast * 0.62}Q${x - reach * 0.84} ${-mast * 0.3} ${x - reach} ${-mast * 0.1}Q${x - reach * 0.4} ${-mast * 0.02} ${x - 2} ${-mast * 0.12}Z`}
        fill={`url(#${id('sail')})`}
        stroke={pigment.ink}
        strokeWidth={1.2}
      />
      <Path
        d={`M${x + 3} ${-mast * 0.86}Q${x + jib * 0.3} ${-mast * 0.5} ${x + jib * 0.86} ${-mast * 0.12}Q${x + jib * 0.4} ${-mast * 0.02} ${x + 4} ${-mast * 0.16}Z`}
        fill={`url(#${id('sail')})`}
        stroke={pigment.ink}
        strokeWidth={1.2}
      />
      <Path d={`M${x - 1.8} 4L${x - 1.2} ${-mast}h2.4L${x + 1.8} 4Z`} fill={pigment.woodDark} />
      <Path
        d={`M${x + 1} ${-mast}q7 1 12 -1q-3 4 0 6q-6 1 -12 1Z`}
        fill={pennant.fill}
        stroke={pennant.rim}
        strokeWidth={0.8}
      />
    </G>
  );
}

interface HullProps {
  readonly width: number;
  readonly height: number;
  readonly mirrored: boolean;
}

function Hull({ width, height, mirrored }: HullProps) {
  const id = useArtId();
  const sheer = height * 0.2;
  const side = `M1 ${sheer * 0.6}Q${width * 0.5} ${sheer * 1.5} ${width - 1} ${1}Q${width * 0.985} ${height * 0.6} ${width * 0.9} ${height - 1}H${width * 0.07}Q${width * 0.015} ${height * 0.6} 1 ${sheer * 0.6}Z`;
  const strake = (share: number) =>
    `M${width * 0.015} ${height * share}Q${width * 0.5} ${height * (share + 0.12)} ${width * 0.97} ${height * (share - 0.06)}`;
  return (
    <G transform={flip(width, mirrored)}>
      <Defs>
        <LinearGradient id={id('hull')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={pigment.woodLight} />
          <Stop offset="0.35" stopColor={pigment.wood} />
          <Stop offset="1" stopColor={pigment.woodDark} />
        </LinearGradient>
      </Defs>
      <Path d={side} fill={`url(#${id('hull')})`} stroke={pigment.ink} strokeWidth={1.6} strokeLinejoin="round" />
      <Path
        d={`${strake(0.46)}${strake(0.66)}`}
        stroke={pigment.woodDark}
        strokeWidth={1.2}
        fill="none"
        opacity={0.9}
      />
      <Path d={strake(0.3)} stroke={pigment.brass} strokeWidth={1.8} fill="none" />
      <Path
        d={`M0 ${height - 1.5}q${width / 16} -4 ${width / 8} 0t${width / 8} 0t${width / 8} 0t${width / 8} 0t${width / 8} 0t${width / 8} 0t${width / 8} 0t${width / 8} 0`}
        stroke={pigment.foam}
        strokeWidth={1.6}
        fill="none"
        opacity={0.75}
      />
    </G>
  );
}
