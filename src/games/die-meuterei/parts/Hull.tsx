/** The hull cut open: the lit wall of the cabins, the hold with its ribs and barrels, planking, stern gallery and bow. */
import { ClipPath, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import { engrave, hatch } from '@/ui/scenery/hatching';
import { brush, inkLine, trace, type Point } from '@/ui/scenery/ink';
import { Glow } from '@/ui/scenery/Lights';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { waveStrokes } from '@/ui/scenery/waves';

import type { ShipLight } from './light';
import type { Plan } from './plan';

interface HullProps {
  readonly plan: Plan;
  readonly light: ShipLight;
}

export function Hull({ plan, light }: HullProps) {
  const id = useArtId();
  const { left, right, width, deck, cabins, hold, chart } = plan;
  const keel = hold.y + hold.height;
  const section = `M${left} ${deck.y}V${cabins.y + cabins.height}Q${left} ${keel} ${left + width * 0.14} ${keel}H${right - width * 0.2}Q${right - 4} ${keel} ${right} ${cabins.y + cabins.height}V${deck.y}Z`;
  return (
    <G>
      <Defs>
        <RadialGradient id={id('wall')} cx="50%" cy="30%" rx="62%" ry="90%">
          <Stop offset="0" stopColor={light.wall[0]} />
          <Stop offset="1" stopColor={light.wall[1]} />
        </RadialGradient>
        <LinearGradient id={id('hold')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.hold[0]} />
          <Stop offset="1" stopColor={light.hold[1]} />
        </LinearGradient>
        <LinearGradient id={id('hull')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.hull[0]} />
          <Stop offset="1" stopColor={light.hull[1]} />
        </LinearGradient>
        <ClipPath id={id('section')}>
          <Path d={section} />
        </ClipPath>
      </Defs>
      {left > 30 ? <Ends plan={plan} light={light} fill={`url(#${id('hull')})`} /> : null}
      <Path d={section} fill={`url(#${id('hold')})`} stroke={pigment.ink} strokeWidth={9} strokeLinejoin="round" />
      <Path d={section} fill="none" stroke={light.cut} strokeWidth={5} strokeLinejoin="round" />
      <G clipPath={`url(#${id('section')})`}>
        <Rect {...cabins} fill={`url(#${id('wall')})`} />
        <Path d={hatch(corners(cabins), 90, 11, 'boards')} stroke={pigment.woodDark} strokeWidth={1.1} opacity={0.5} />
        <Path d={engrave(ceiling(plan), 80, 6, 'under the deck')} fill={pigment.ink} opacity={0.55} />
        {hold.height > 26 ? <Hold plan={plan} /> : null}
        <Rect
          x={left}
          y={cabins.y + cabins.height - 4}
          width={right - left}
          height={6}
          fill={light.cut}
          stroke={pigment.ink}
          strokeWidth={1.2}
        />
      </G>
      <Rect
        y={hold.y + hold.height * 0.45}
        width={width}
        height={chart.y - hold.y}
        fill={light.sea[1]}
        opacity={0.35}
      />
      <Path
        d={waveStrokes({
          from: [-20, hold.y + hold.height * 0.45],
          to: [width + 20, chart.y + 4],
          seed: 'near',
          rows: 5,
        })}
        fill={light.wave}
        opacity={0.45}
      />
    </G>
  );
}

function corners({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function ceiling({ cabins }: Plan): Point[] {
  return corners({ ...cabins, height: Math.min(14, cabins.height * 0.12) });
}

/** Ribs, barrels and chests below the cabins. */
function Hold({ plan: { hold, left, right } }: { readonly plan: Plan }) {
  const floor = hold.y + hold.height * 0.86;
  const size = Math.min(1.5, hold.height / 60);
  const ribs: string[] = [];
  for (let x = left + 20; x < right; x += Math.max(44, (right - left) / 14)) {
    ribs.push(
      brush(
        [
          [x, hold.y],
          [x + 2, hold.y + hold.height * 0.5],
          [x + 8, hold.y + hold.height],
        ],
        [4, 5, 7],
      ),
    );
  }
  const cargo = [0.2, 0.27, 0.4, 0.47, 0.6, 0.66, 0.73].map((part) => left + (right - left) * part);
  return (
    <G>
      <Path d={ribs.join('')} fill={pigment.wood} stroke={pigment.ink} strokeWidth={1} opacity={0.8} />
      {cargo.map((x, i) => (
        <G key={x} transform={`translate(${x} ${floor}) scale(${size * (i % 3 === 2 ? 1.15 : 1)})`}>
          <Path d={i % 3 === 2 ? CRATE : BARREL} fill={pigment.woodLight} stroke={pigment.ink} strokeWidth={1.6} />
          <Path d={i % 3 === 2 ? CRATE_LINES : BARREL_LINES} stroke={pigment.ink} strokeWidth={1.4} fill="none" />
        </G>
      ))}
    </G>
  );
}

const BARREL = 'M-12 -32Q0 -36 12 -32Q18 -16 12 0Q0 4 -12 0Q-18 -16 -12 -32Z';
const BARREL_LINES = 'M-14 -25Q0 -21 14 -25M-14 -8Q0 -4 14 -8M-5 -33Q-8 -16 -5 1M5 -33Q8 -16 5 1';
const CRATE = 'M-17 -26H17V0H-17Z';
const CRATE_LINES = 'M-17 -18H17M-17 -8H17M-10 -26V0M10 -26V0M-10 0L10 -26';

interface EndsProps extends HullProps {
  readonly fill: string;
}

/** Where the board is broad: the stern with its lit windows, the bow with bowsprit and figurehead's scroll. */
function Ends({ plan, light, fill }: EndsProps) {
  const { left, right, deck, cabins, hold } = plan;
  const low = cabins.y + cabins.height;
  const keel = hold.y + hold.height;
  const stern = `M${left + 8} ${deck.y - 34}L${left - 44} ${deck.y - 46}Q${left - 36} ${deck.y + deck.height} ${left - 26} ${low}Q${left - 12} ${keel - 8} ${left + 90} ${keel}L${left + 8} ${low}Z`;
  const bow = `M${right - 8} ${deck.y - 14}L${right + 50} ${deck.y - 40}Q${right + 40} ${deck.y + deck.height * 0.8} ${right + 18} ${low}Q${right} ${keel - 10} ${right - 120} ${keel}L${right - 8} ${low}Z`;
  const windows = [0.12, 0.4, 0.68].map((part) => deck.y + (low - deck.y) * part);
  return (
    <G>
      <Path
        d={brush(
          trace(`${right + 20} ${deck.y - 16}, ${right + 60} ${deck.y - 52}, ${right + 120} ${deck.y - 104}`),
          [13, 10, 5],
        )}
        fill={light.rail}
        stroke={pigment.ink}
        strokeWidth={1.4}
      />
      <Path d={stern + bow} fill={fill} stroke={pigment.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <Path
        d={[0.2, 0.42, 0.64, 0.84]
          .map((part) => deck.y + (low - deck.y) * part)
          .map(
            (y, i) =>
              inkLine(
                [
                  [left - 40 + i * 4, y - 8],
                  [left, y],
                ],
                `strake ${i}`,
              ) +
              inkLine(
                [
                  [right, y],
                  [right + 44 - i * 6, y - 16],
                ],
                `bow ${i}`,
              ),
          )
          .join('')}
        stroke={pigment.woodDark}
        strokeWidth={1.4}
        fill="none"
      />
      {windows.map((y) => (
        <G key={y}>
          <Path
            d={`M${left - 34} ${y}q10 -9 20 1l2 34l-19 -2Z`}
            fill={pigment.flame}
            stroke={pigment.ink}
            strokeWidth={2}
          />
          <Path d={`M${left - 24} ${y - 3}l1 36M${left - 34} ${y + 15}l21 1`} stroke={pigment.ink} strokeWidth={1.2} />
          <Glow x={left - 24} y={y + 14} radius={44} strength={0.4} />
        </G>
      ))}
      <Path
        d={`M${right + 46} ${deck.y - 30}q22 4 20 24t-22 16q10 -6 8 -18t-10 -12Z`}
        fill={pigment.brass}
        stroke={pigment.ink}
        strokeWidth={1.6}
      />
    </G>
  );
}
