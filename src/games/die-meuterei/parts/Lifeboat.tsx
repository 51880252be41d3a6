/** The lifeboat on its davits: the seasick pirate during the voyage, the losers of duels in the mutiny. */
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { pigment } from '@/ui/scenery/palette';

import { D, PIRATES, V } from '../data';
import { NONE, type State } from '../state';
import type { BoardParts } from './boardParts';
import { PirateFace } from './PirateFace';
import { SailorFigure } from './SailorFigure';

/** What is not shown yet: a pirate on the way into it. */
export const ROWED = 'lifeboat';

export function Lifeboat({ view, plan, hidden }: BoardParts) {
  const say = useGameWords('die-meuterei');
  const { x, y, width, height } = plan.lifeboat;
  const losers = losersOf(view);
  const isAboard = view.lifeboat >= 0 && !hidden.has(ROWED);
  const label = isAboard
    ? say('table.lifeboat', { pirate: say(`pirate.${PIRATES[view.lifeboat]}`) })
    : losers.length > 0
      ? say('table.lifeboatLosers', { values: losers.join(', ') })
      : say('table.lifeboatEmpty');
  const hull = height * 0.44;
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={label}
      style={{ position: 'absolute', left: x, top: y, width, height, pointerEvents: 'none' }}
    >
      <Svg
        width={width}
        height={height}
        viewBox="0 0 110 60"
        preserveAspectRatio="none"
        style={{ position: 'absolute' }}
      >
        <Path d="M20 44V4q0-4 5-4M90 44V4q0-4-5-4" stroke={pigment.ink} strokeWidth={2.4} fill="none" />
      </Svg>
      {isAboard ? (
        <View style={{ position: 'absolute', left: width / 2 - height * 0.36, bottom: hull * 0.5 }}>
          <PirateFace pirate={view.lifeboat} width={height * 0.66} />
        </View>
      ) : null}
      {losers.map((value, i) => (
        <View
          key={value}
          style={{
            position: 'absolute',
            left: width * (0.5 + (i - (losers.length - 1) / 2) * 0.2),
            top: height - hull * 0.4,
          }}
        >
          <SailorFigure height={height * 0.68} value={value} />
        </View>
      ))}
      <Svg
        width={width}
        height={hull}
        viewBox="0 0 110 26"
        preserveAspectRatio="none"
        style={{ position: 'absolute', bottom: 0 }}
      >
        <Path
          d="M3 3q52 9 104-1-5 16-18 22H23Q9 19 3 3Z"
          fill={pigment.woodLight}
          stroke={pigment.ink}
          strokeWidth={2}
        />
        <Path d="M6 9q49 8 98-1M11 16q44 6 88-1" stroke={pigment.woodDark} strokeWidth={1.4} fill="none" />
        <Path d="M3 3q52 9 104-1" stroke={pigment.brassLight} strokeWidth={2.2} fill="none" />
      </Svg>
    </View>
  );
}

/** The sailors that lost their duels, in the order they fell. */
function losersOf(view: State): number[] {
  return view.duelWinners.flatMap((winner, pair) =>
    winner === NONE ? [] : [view.pairs[pair * 2 + (winner === V ? D : V)] as number],
  );
}
