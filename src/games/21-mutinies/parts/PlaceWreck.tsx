/** Shipwrecks: a galleon broken on a reef, ribs bare, her mast leaning, chests in the shallows. */
import { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { engrave, stipple } from '@/ui/scenery/hatching';
import { blot, brush, inkLoop, trace } from '@/ui/scenery/ink';
import { Palm } from '@/ui/scenery/Land';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { waveStrokes } from '@/ui/scenery/waves';

import type { Box } from '../ground';
import type { MapLight } from './light';
import { covering } from './Vignette';

const ribs = [58, 66, 74, 82, 90]
  .map((x, i) =>
    brush(
      [
        [x, 62],
        [x + 5, 48 - i * 2],
        [x + 4, 40 - i * 2],
      ],
      [3.4, 2.8, 1.4],
    ),
  )
  .join('');
const hull = trace('18 44, 30 52, 54 58, 104 60, 96 72, 60 76, 30 68');

export function Wreck({ box, light }: { readonly box: Box; readonly light: MapLight }) {
  const id = useArtId();
  return (
    <G transform={covering(box, [120, 108])}>
      <Defs>
        <LinearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sky[0]} />
          <Stop offset="1" stopColor={light.sky[2]} />
        </LinearGradient>
        <LinearGradient id={id('shallows')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sea[0]} />
          <Stop offset="1" stopColor={light.sea[1]} />
        </LinearGradient>
      </Defs>
      <Rect x={-80} width={280} height={52} fill={`url(#${id('sky')})`} />
      <Rect x={-80} y={50} width={280} height={170} fill={`url(#${id('shallows')})`} />
      <Path d={blot([112, 52], [40, 7], 'islet', 0.2)} fill={light.sand[0]} />
      <Palm
        x={108}
        y={52}
        height={34}
        lean={6}
        seed="reef palm"
        colours={[light.wood[2], light.leaf[1], light.leaf[0]]}
      />
      <Path d={brush(trace('50 64, 40 30, 32 4'), [4.4, 3.4, 2])} fill={light.wood[2]} />
      <Path d={brush(trace('22 22, 40 18, 58 20'), [1, 2.6, 1])} fill={light.wood[2]} />
      <Path
        d="M24 23Q30 34 26 44Q38 36 44 40Q42 28 56 21Q40 16 24 23Z"
        fill={light.paper}
        stroke={pigment.ink}
        strokeWidth={0.9}
        opacity={0.9}
      />
      <Path d="M30 28l4 7l3 -5l4 6" stroke={light.wood[2]} strokeWidth={0.8} fill="none" />
      <Path d={ribs} fill={light.wood[1]} stroke={pigment.ink} strokeWidth={0.7} />
      <Path
        d={inkLoop(hull, 'wreck hull', 1.4)}
        fill={light.wood[1]}
        stroke={pigment.ink}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <Path d={engrave(hull, 8, 4.4, 'wreck planks')} fill={light.wood[2]} opacity={0.8} />
      <Circle cx={44} cy={63} r={4} fill="#0c0806" />
      <Circle cx={62} cy={67} r={3} fill="#0c0806" />
      <Path d={blot([62, 76], [58, 6], 'reef', 0.3)} fill={light.rock[0]} stroke={light.rock[1]} strokeWidth={1} />
      <Path
        d={stipple([10, 72], [112, 80], 50, 'reef dots')}
        stroke={light.rock[1]}
        strokeWidth={1.2}
        strokeLinecap="round"
      />
      <Path
        d={waveStrokes({ from: [-30, 74], to: [160, 120], seed: 'wreck sea', rows: 6 })}
        fill={light.foam}
        opacity={0.6}
      />
    </G>
  );
}
