/** The Town: gabled houses on the hill above the quay, one for each service, and the church above its name. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { hatch } from '@/ui/scenery/hatching';
import { blot, inkLoop } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';

import type { Box } from '../ground';
import type { MapLight } from './light';

interface TownProps {
  readonly box: Box;
  readonly houses: readonly Box[];
  readonly light: MapLight;
}

export function TownHill({ box, houses, light }: TownProps) {
  const id = useArtId();
  const { x, y, width, height } = box;
  const first = houses[0] ?? box;
  return (
    <G>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sky[0]} />
          <Stop offset="0.4" stopColor={light.sky[1]} />
          <Stop offset="1" stopColor={light.sky[2]} />
        </LinearGradient>
      </Defs>
      <Rect x={x} y={y} width={width} height={height} fill={`url(#${id('sky')})`} />
      <Path d={hill(box)} fill={light.leaf[0]} />
      <Path d={hill(box, 0.2)} fill={light.leaf[1]} opacity={0.55} />
      <Church x={x + first.width * 0.5} y={y + first.height} size={Math.min(first.width, first.height)} light={light} />
      {houses.map((house, i) => (
        <House key={i} box={house} light={light} seed={`house ${i}`} />
      ))}
    </G>
  );
}

function hill({ x, y, width, height }: Box, lower = 0): string {
  return (
    blot([x + width * 0.3, y + height * (0.75 + lower)], [width * 0.6, height * 0.5], `hill ${lower}`, 0.08) +
    blot([x + width * 0.8, y + height * (0.85 + lower)], [width * 0.5, height * 0.55], `hill b ${lower}`, 0.08)
  );
}

interface ChurchProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly light: MapLight;
}

function Church({ x, y, size, light }: ChurchProps) {
  const s = size / 50;
  return (
    <G transform={`translate(${x} ${y}) scale(${s})`}>
      <Path d="M-16 0V-14H14V0Z" fill={light.wall[0]} stroke={pigment.ink} strokeWidth={1.2} />
      <Path d="M-19 -13L-10 -22H10L17 -13Z" fill={light.roof[0]} stroke={pigment.ink} strokeWidth={1.2} />
      <Path d="M6 0V-30H18V0Z" fill={light.wall[1]} stroke={pigment.ink} strokeWidth={1.2} />
      <Path d="M4 -29L12 -43L20 -29Z" fill={light.roof[1]} stroke={pigment.ink} strokeWidth={1.2} />
      <Path d="M12 -43v-5M9.8 -46h4.4" stroke={pigment.ink} strokeWidth={1.2} />
      <Path d="M9.6 -18v-4q2.4 -3 4.8 0v4Z" fill={light.window} stroke={pigment.ink} strokeWidth={0.9} />
    </G>
  );
}

/** A broad gable with a lit doorway: its sign hangs in front, so the middle stays plain. */
function House({ box, light, seed }: { readonly box: Box; readonly light: MapLight; readonly seed: string }) {
  const { x, y, width, height } = box;
  const [left, right] = [x + width * 0.08, x + width * 0.92];
  const eaves = y + height * 0.34;
  const foot = y + height * 0.98;
  const ridge = y + height * 0.06;
  return (
    <G>
      <Path
        d={inkLoop(
          [
            [left, eaves],
            [right, eaves],
            [right, foot],
            [left, foot],
          ],
          seed,
          0.6,
        )}
        fill={light.wall[0]}
        stroke={pigment.ink}
        strokeWidth={1.2}
      />
      <Path
        d={hatch(
          [
            [left + (right - left) * 0.72, eaves],
            [right, eaves],
            [right, foot],
            [left + (right - left) * 0.8, foot],
          ],
          70,
          4,
          seed,
        )}
        stroke={light.wall[1]}
        strokeWidth={1}
        fill="none"
      />
      <Path
        d={inkLoop(
          [
            [left - width * 0.06, eaves],
            [left + width * 0.18, ridge],
            [right - width * 0.18, ridge],
            [right + width * 0.06, eaves],
          ],
          `${seed} roof`,
          0.6,
        )}
        fill={light.roof[0]}
        stroke={pigment.ink}
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <Path
        d={`M${left + width * 0.06} ${ridge + (eaves - ridge) * 0.5}H${right - width * 0.06}M${left} ${ridge + (eaves - ridge) * 0.78}H${right}`}
        stroke={light.roof[1]}
        strokeWidth={1.2}
      />
    </G>
  );
}
