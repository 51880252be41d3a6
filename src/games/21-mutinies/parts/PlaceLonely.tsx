/** Non Trade Routes: lonely waters, banks of fog between fanged rocks, and a ghostly sail far off. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { blot, brush, trace } from '@/ui/scenery/ink';
import { Rock } from '@/ui/scenery/Land';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';
import { Frigate } from '@/ui/scenery/Ship';
import { waveStrokes } from '@/ui/scenery/waves';

import type { Box } from '../ground';
import type { MapLight } from './light';
import { covering } from './Vignette';

/** A head on its neck and two coils above the water. */
const serpent =
  brush(trace('42 84, 43 74, 40 66, 34 63, 30 65'), [6, 6, 6, 5, 2]) +
  brush(trace('47 85, 52 75, 58 74, 63 85'), [4, 6, 6, 4]) +
  brush(trace('67 86, 71 79, 75 79, 78 86'), [3, 4.4, 4, 2.4]);

export function LonelyWaters({ box, light }: { readonly box: Box; readonly light: MapLight }) {
  const id = useArtId();
  const ghost = { hull: light.sea[2], sail: light.fog, sailShade: light.sea[0], line: light.sea[2], rim: light.fog };
  const rock = [light.rock[0], light.rock[1], light.fog] as const;
  return (
    <G transform={covering(box, [120, 130])}>
      <Defs>
        <LinearGradient id={id('gloom')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.sky[0]} />
          <Stop offset="0.3" stopColor={light.fog} />
          <Stop offset="0.46" stopColor={light.sea[0]} />
          <Stop offset="1" stopColor={light.sea[2]} />
        </LinearGradient>
      </Defs>
      <Rect x={-60} width={240} height={260} fill={`url(#${id('gloom')})`} />
      <G opacity={0.5}>
        <Frigate x={84} y={56} scale={0.2} mirrored colours={ghost} />
      </G>
      <Path
        d={blot([60, 54], [90, 6], 'bank a', 0.3) + blot([20, 45], [44, 5], 'bank b', 0.3)}
        fill={light.fog}
        opacity={0.75}
      />
      <Path
        d={waveStrokes({ from: [-30, 60], to: [160, 136], seed: 'lonely', rows: 9 })}
        fill={light.wave}
        opacity={0.55}
      />
      <Path d={serpent} fill={light.leaf[1]} stroke={pigment.ink} strokeWidth={1} strokeLinejoin="round" />
      <Path d="M37 62.4h.1" stroke={light.window} strokeWidth={2.2} strokeLinecap="round" />
      <Rock outline={trace('92 78, 97 54, 103 36, 108 48, 113 44, 121 78')} seed="fang a" colours={rock} />
      <Rock outline={trace('78 82, 82 70, 86 60, 92 82')} seed="fang b" colours={rock} />
      <Rock outline={trace('-4 82, 0 60, 5 50, 11 64, 16 82')} seed="fang c" colours={rock} />
      <Path
        d={blot([70, 80], [70, 5], 'bank c', 0.35) + blot([10, 84], [40, 4], 'bank d', 0.3)}
        fill={light.fog}
        opacity={0.6}
      />
    </G>
  );
}
