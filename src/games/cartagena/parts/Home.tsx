/** Where the pirates want to be: the moonlit sea with the sloop (a piece of its own), or the cove of Tortuga. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { Palm } from '@/ui/scenery/Land';
import { useArtId } from '@/ui/scenery/Scene';
import { Moon, Stars } from '@/ui/scenery/Sky';
import { pigment } from '@/ui/scenery/palette';
import { moonPath, waveStrokes } from '@/ui/scenery/waves';

import type { Box } from '../../path/box';

export function MoonlitSea({ box }: { readonly box: Box }) {
  const id = useArtId();
  const { x, y, width, height } = box;
  const horizon = y + height * 0.42;
  const moon = { x: x + width * 0.14, y: y + height * 0.22 };
  return (
    <G>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={pigment.night} />
          <Stop offset="1" stopColor={pigment.duskBlue} />
        </LinearGradient>
        <LinearGradient id={id('sea')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#1b4a5c" />
          <Stop offset="1" stopColor={pigment.abyss} />
        </LinearGradient>
      </Defs>
      <Rect x={x} y={y} width={width} height={height} fill={`url(#${id('sky')})`} />
      <Stars from={[x, y]} to={[x + width, horizon]} count={26} seed="escape" />
      <Moon {...moon} radius={height * 0.15} />
      <Rect x={x} y={horizon} width={width} height={y + height - horizon} fill={`url(#${id('sea')})`} />
      <Path
        d={moonPath({ x: moon.x, top: horizon, bottom: y + height, width: width * 0.12, seed: 'escape' })}
        fill={pigment.moon}
        stroke={pigment.moon}
        opacity={0.5}
      />
      <Path
        d={waveStrokes({ from: [x, horizon + 4], to: [x + width, y + height], seed: 'escape sea', rows: 5 })}
        stroke={pigment.foam}
        strokeWidth={1}
        fill="none"
        opacity={0.35}
      />
    </G>
  );
}

export function Cove({ box }: { readonly box: Box }) {
  const id = useArtId();
  const { x, y, width, height } = box;
  return (
    <G>
      <Defs>
        <LinearGradient id={id('dusk')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={pigment.nightBlue} />
          <Stop offset="1" stopColor={pigment.duskRose} />
        </LinearGradient>
      </Defs>
      <Rect x={x} y={y} width={width} height={height} fill={`url(#${id('dusk')})`} />
      <Path
        d={`M${x} ${y + height * 0.42}Q${x + width * 0.5} ${y + height * 0.3} ${x + width} ${y + height * 0.44}V${y + height}H${x}Z`}
        fill={pigment.sea}
      />
      <Path
        d={waveStrokes({ from: [x, y + height * 0.44], to: [x + width, y + height * 0.62], seed: 'cove', rows: 3 })}
        stroke={pigment.foam}
        strokeWidth={1.1}
        fill="none"
        opacity={0.5}
      />
      <Path
        d={`M${x} ${y + height * 0.7}Q${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.55} ${y + height * 0.62}T${x + width} ${y + height * 0.58}V${y + height}H${x}Z`}
        fill={pigment.sand}
        stroke={pigment.parchmentEdge}
        strokeWidth={1.2}
      />
      <Palm x={x + width * 0.06} y={y + height * 0.86} height={height * 0.8} lean={0.25} seed="cove left" />
      <Palm x={x + width * 0.95} y={y + height * 0.9} height={height * 0.74} lean={-0.3} seed="cove right" />
    </G>
  );
}
