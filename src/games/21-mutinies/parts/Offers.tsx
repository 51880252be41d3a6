/** The jewels on offer in the Trade Routes, each on its barge with its price. */
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';

import { JEWEL_COLOUR, JEWEL_D, JEWEL_R, type Jewel } from '../data';
import { boxAt, type Box, type Ground } from '../ground';
import { NONE, type State } from '../state';
import { Icons, Stone } from './Gem';
import { Print } from './Marks';

interface OffersProps {
  readonly view: State;
  readonly ground: Ground;
  readonly hidden: ReadonlySet<string>;
}

/** What hides a jewel that is still on its way to a display space. */
export function offerKey(space: number): string {
  return `offer/${space}`;
}

export function Offers({ view, ground, hidden }: OffersProps) {
  return view.display.map((jewel, space) =>
    jewel === NONE || hidden.has(offerKey(space)) ? null : (
      <Offer key={space} jewel={jewel} box={boxAt(ground.boxes, space)} />
    ),
  );
}

/** How large a stone on offer is drawn. */
function offerSize({ width, height }: Box): number {
  return Math.min(width * 0.56, height * 0.56);
}

function Offer({ jewel, box }: { readonly jewel: Jewel; readonly box: Box }) {
  const { x, y, width, height } = box;
  const size = offerSize(box);
  const price = (JEWEL_D[jewel] ?? 0) + (JEWEL_R[jewel] ?? 0);
  const icon = Math.min(height * 0.24, width * 0.2, 30);
  return (
    <View aria-hidden style={{ position: 'absolute', left: x, top: y, pointerEvents: 'none' }}>
      <Svg width={width} height={height}>
        <Stone colour={JEWEL_COLOUR[jewel] ?? 0} x={width / 2} y={height * 0.34} size={size} />
        {price === 0 ? (
          <Print x={width / 2} y={height * 0.74} size={icon * 0.9} colour={pigment.parchmentLight}>
            {'0'}
          </Print>
        ) : null}
        <Icons doubloons={JEWEL_D[jewel] ?? 0} rum={JEWEL_R[jewel] ?? 0} x={width / 2} y={height * 0.74} size={icon} />
      </Svg>
    </View>
  );
}
