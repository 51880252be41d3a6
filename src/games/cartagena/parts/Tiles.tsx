/** Treasure tiles, face down on the chest spaces that still have one. */
import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { chartOf } from '../chart';
import type { Ground } from '../ground';
import type { State } from '../state';
import { hasTile } from './Places';

export function Tiles({ view, ground }: { readonly view: State; readonly ground: Ground }) {
  if (!view.blackMagic) return null;
  const size = Math.min(20, ground.cell.width * 0.3);
  return chartOf(view.layout).chests.map((place) => {
    const box = ground.boxes[place];
    if (!box || !hasTile(view, place)) return null;
    return (
      <View
        key={place}
        aria-hidden
        style={{ position: 'absolute', left: box.x + 4, top: box.y + 5, pointerEvents: 'none' }}
      >
        <Svg width={size} height={size} viewBox="0 0 20 20">
          <Rect x={1} y={1} width={18} height={18} rx={3} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.4} />
          <Path d="M6 6l8 8M14 6l-8 8" stroke={pigment.dangerDeep} strokeWidth={2.4} strokeLinecap="round" />
        </Svg>
      </View>
    );
  });
}
