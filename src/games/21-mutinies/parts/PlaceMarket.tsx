/** The Black Market: six stalls under striped awnings in a back alley, a lantern over each. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { hatch } from '@/ui/scenery/hatching';
import { blot, inkLoop } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';

import type { Box } from '../ground';
import type { MapLight } from './light';

interface MarketProps {
  readonly box: Box;
  readonly stalls: readonly Box[];
  readonly light: MapLight;
}

const CLOTHS = ['#8c2036', '#24507e', '#2f6a4a', '#7a3f84', '#a5641c', '#1d5a63'];

export function MarketAlley({ box, stalls, light }: MarketProps) {
  const id = useArtId();
  const { x, y, width, height } = box;
  return (
    <G>
      <Defs>
        <LinearGradient id={id('alley')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#1c1420" />
          <Stop offset="0.55" stopColor="#3a2630" />
          <Stop offset="1" stopColor="#5a3d2a" />
        </LinearGradient>
      </Defs>
      <Rect x={x} y={y} width={width} height={height} fill={`url(#${id('alley')})`} />
      <Path d={skyline(box)} fill="#120c16" opacity={0.85} />
      <Path
        d={hatch(
          [
            [x, y + height * 0.84],
            [x + width, y + height * 0.84],
            [x + width, y + height],
            [x, y + height],
          ],
          3,
          6,
          'cobbles',
        )}
        stroke={pigment.ink}
        strokeWidth={1}
        fill="none"
      />
      {stalls.map((stall, i) => (
        <Stall key={i} stall={stall} cloth={CLOTHS[i] ?? pigment.danger} light={light} seed={`stall ${i}`} />
      ))}
    </G>
  );
}

function skyline({ x, y, width, height }: Box): string {
  let path = '';
  for (let i = 0; i < 9; i++) {
    path += blot(
      [x + (width * (i + 0.4)) / 9, y + height * 0.26],
      [width * 0.06, height * (0.1 + (i % 3) * 0.06)],
      `roof ${i}`,
      0.12,
    );
  }
  return path;
}

interface StallProps {
  readonly stall: Box;
  readonly cloth: string;
  readonly light: MapLight;
  readonly seed: string;
}

function Stall({ stall, cloth, light, seed }: StallProps) {
  const { x, y, width, height } = stall;
  const [left, right] = [x + width * 0.06, x + width * 0.94];
  const awning = y + height * 0.34;
  const drop = height * 0.15;
  const counter = y + height * 0.76;
  const stripes = 6;
  const step = (right - left) / stripes;
  let scallops = `M${left} ${awning}`;
  for (let i = 0; i < stripes; i++) scallops += `q${step / 2} ${drop * 0.5} ${step} 0`;
  return (
    <G>
      <Rect x={left + 2} y={awning} width={right - left - 4} height={counter - awning} fill="#140d12" opacity={0.75} />
      <Path
        d={`M${left + 2} ${awning}V${y + height * 0.96}M${right - 2} ${awning}V${y + height * 0.96}`}
        stroke={light.wood[2]}
        strokeWidth={2.6}
      />
      <Path
        d={inkLoop(
          [
            [left - 1, counter],
            [right + 1, counter],
            [right - 1, y + height * 0.97],
            [left + 1, y + height * 0.97],
          ],
          seed,
          0.5,
        )}
        fill={light.wood[1]}
        stroke={pigment.ink}
        strokeWidth={1.2}
      />
      <Path d={`M${left - 1} ${counter}H${right + 1}`} stroke={light.wood[0]} strokeWidth={2.6} strokeLinecap="round" />
      <Path
        d={`M${left + step} ${awning - drop}H${right - step}L${right} ${awning}H${left}Z`}
        fill={light.paper}
        stroke={pigment.ink}
        strokeWidth={1}
      />
      {Array.from({ length: stripes / 2 }, (_, i) => {
        const a = left + i * 2 * step;
        const top = (at: number) => left + step + ((at - left) / (right - left)) * (right - left - 2 * step);
        return (
          <Path
            key={i}
            d={`M${top(a)} ${awning - drop}L${a} ${awning}q${step / 2} ${drop * 0.6} ${step} 0L${top(a + step)} ${awning - drop}Z`}
            fill={cloth}
          />
        );
      })}
      <Path d={scallops} stroke={pigment.ink} strokeWidth={1.1} fill="none" />
    </G>
  );
}
