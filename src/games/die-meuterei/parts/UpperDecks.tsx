/** The upper decks in the mutiny: the winners of duels under their flag, Valverde's astern, Diaz's at the bow. */
import { View } from 'react-native';
import Svg, { G, Rect } from 'react-native-svg';

import { useGameWords } from '@/i18n/words';
import { pigment } from '@/ui/scenery/palette';

import { D, DUELS_TO_WIN, SIDES, type Side, V } from '../data';
import type { State } from '../state';
import type { BoardParts } from './boardParts';
import { sideColours } from './light';
import type { Box } from './plan';
import { SailorFigure } from './SailorFigure';
import { SideShape } from './SideMark';

/** What is not shown yet: a winner that climbs up. */
const climbing = (pair: number) => `winner/${pair}`;

export function UpperDecks({ view, plan, hidden }: BoardParts) {
  return [V, D].map((side) => (
    <UpperDeck key={side} view={view} side={side} box={plan.upper[side === V ? 0 : 1]} hidden={hidden} />
  ));
}

interface UpperDeckProps {
  readonly view: State;
  readonly side: Side;
  readonly box: Box;
  readonly hidden: ReadonlySet<string>;
}

function UpperDeck({ view, side, box, hidden }: UpperDeckProps) {
  const say = useGameWords('die-meuterei');
  const wins = view.duelWinners.flatMap((winner, pair) => (winner === side ? [pair] : []));
  const { fill, deep, pale } = sideColours[side === V ? 0 : 1];
  const label = say('table.wins', {
    side: say(`side.${SIDES[side]}`),
    count: view.wins[side] ?? 0,
    needed: DUELS_TO_WIN,
  });
  const { width, height } = box;
  const step = Math.min(64, width * 0.26);
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={label}
      style={{ position: 'absolute', left: box.x, top: box.y, width, height, pointerEvents: 'none' }}
    >
      <Svg width={width} height={height}>
        <G>
          <Rect
            x={4}
            y={height * 0.72}
            width={width - 8}
            height={height * 0.26}
            rx={4}
            fill={deep}
            stroke={pigment.ink}
            strokeWidth={1.4}
          />
          <Rect
            x={4}
            y={height * 0.62}
            width={width - 8}
            height={height * 0.18}
            rx={4}
            fill={fill}
            stroke={pigment.ink}
            strokeWidth={1.2}
          />
          <G transform={`translate(${side === V ? 22 : width - 22} ${height * 0.84}) scale(0.8)`}>
            <SideShape side={side} colour={pale} />
          </G>
          {Array.from({ length: DUELS_TO_WIN }, (_, i) => (
            <Rect
              key={i}
              x={spotX(side, width, step, i) - 9}
              y={height * 0.64}
              width={18}
              height={height * 0.12}
              rx={4}
              fill={pale}
              opacity={0.85}
            />
          ))}
        </G>
      </Svg>
      {wins.map((pair, i) =>
        hidden.has(climbing(pair)) ? null : (
          <View key={pair} style={{ position: 'absolute', left: spotX(side, width, step, i), top: height * 0.74 }}>
            <SailorFigure height={Math.min(96, height * 0.74)} value={view.pairs[pair * 2 + side] ?? 0} />
          </View>
        ),
      )}
    </View>
  );
}

/** From the flag towards the middle of the ship. */
function spotX(side: Side, width: number, step: number, place: number): number {
  const along = 54 + place * step;
  return side === V ? along : width - along;
}

export function upperPoint(box: Box, side: Side, place: number): { x: number; y: number } {
  const step = Math.min(64, box.width * 0.26);
  return { x: box.x + spotX(side, box.width, step, place), y: box.y + box.height * 0.74 };
}
