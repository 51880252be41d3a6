/** The picture on this game's card. */
import { Rect } from 'react-native-svg';

import type { CoverProps } from '@/ui/scenery/cover';
import { pigment } from '@/ui/scenery/palette';
import { Scene } from '@/ui/scenery/Scene';

export default function CartagenaCover({ width, height }: CoverProps) {
  return (
    <Scene width={width} height={height}>
      <Rect width={800} height={500} fill={pigment.nightBlue} />
    </Scene>
  );
}
