/** The letter pairs A to E: a rose pad with a wheel, a grey one with an anchor, and the sailors that stand on them. */
import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { useGameWords, type Say } from '@/i18n/words';
import { pigment } from '@/ui/scenery/palette';
import { focusAt, PlaceButton } from '@/ui/table/PlaceButton';
import { fonts } from '@/ui/theme';

import { D, PAIRS, SIDES, V } from '../data';
import { HIDDEN, isPairOpen, NONE, type State } from '../state';
import type { BoardParts } from './boardParts';
import { sideColours } from './light';
import type { Box } from './plan';
import { SailorFigure } from './SailorFigure';
import { SideShape } from './SideMark';

/** What is not shown yet: sailors on their way to a letter. */
export const marching = (pair: number) => `pair/${pair}`;

export function Pairs({ view, plan, open, touched, hints, hidden, onTouch }: BoardParts) {
  const say = useGameWords('die-meuterei');
  const holder = useRef<View>(null);
  return (
    <>
      {plan.pairs.map((box, pair) => (
        <Pair key={pair} view={view} box={box} pair={pair} isMarching={hidden.has(marching(pair))} />
      ))}
      <View ref={holder} style={styles.places}>
        {plan.pairs.map((box, pair) => {
          const spot = `pair ${PAIRS[pair]}`;
          const label = pairLabel(view, pair, say) + (open.has(spot) ? `. ${say('table.canTouch')}` : '');
          return (
            <PlaceButton
              key={pair}
              box={box}
              label={label}
              skipTab={!open.has(spot)}
              isTouched={touched.includes(spot) || view.inspected === pair}
              isOpen={open.has(spot)}
              isHinted={hints.has(spot)}
              isRival={false}
              lands={false}
              onStep={(step) => focusAt(holder.current, pair + step)}
              onPress={() => onTouch(spot)}
            />
          );
        })}
      </View>
    </>
  );
}

interface PairProps {
  readonly view: State;
  readonly box: Box;
  readonly pair: number;
  readonly isMarching: boolean;
}

function Pair({ view, box, pair, isMarching }: PairProps) {
  const winner = view.duelWinners[pair] ?? NONE;
  const isFighting = view.duel === pair && winner === NONE;
  const height = Math.min(70, box.height * 0.86);
  const knowsOrder = isOrderKnown(view, pair);
  return (
    <View aria-hidden style={[styles.pair, { left: box.x, top: box.y }]}>
      <Svg width={box.width} height={box.height} viewBox={`0 0 68 ${(68 * box.height) / box.width}`}>
        <Pads
          height={(68 * box.height) / box.width}
          letter={PAIRS[pair] ?? ''}
          winner={winner}
          isFighting={isFighting}
        />
      </Svg>
      {[V, D].map((side) => {
        const value = view.pairs[pair * 2 + side] ?? NONE;
        if (value === NONE || winner !== NONE || isFighting || isMarching) return null;
        return (
          <View key={side} style={[styles.foot, { left: padX(box.width, side), top: box.height - 4 }]}>
            <SailorFigure height={height} value={value} unsure={!knowsOrder} />
          </View>
        );
      })}
    </View>
  );
}

/** The middle of a side's pad. */
function padX(width: number, side: number): number {
  return width * (side === V ? 0.26 : 0.74);
}

/** Where a sailor of a pair stands. */
export function pairPoint(box: Box, side: number): { x: number; y: number } {
  return { x: box.x + padX(box.width, side), y: box.y + box.height - 4 };
}

interface PadsProps {
  readonly height: number;
  readonly letter: string;
  readonly winner: number;
  readonly isFighting: boolean;
}

function Pads({ height, letter, winner, isFighting }: PadsProps) {
  const top = height * 0.34;
  const pad = (side: number, x: number) => {
    const { fill, deep } = sideColours[side === V ? 0 : 1];
    const lost = winner !== NONE && winner !== side;
    return (
      <G opacity={lost ? 0.35 : 1}>
        <Rect x={x} y={top} width={30} height={height - top - 2} rx={5} fill={fill} stroke={deep} strokeWidth={1.3} />
        <G transform={`translate(${x + 15} ${(top + height - 2) / 2}) scale(${winner === side ? 0.86 : 0.66})`}>
          <SideShape side={side} />
        </G>
      </G>
    );
  };
  return (
    <G>
      {isFighting ? (
        <Rect
          x={0.8}
          y={top - 5}
          width={66.4}
          height={height - top + 4}
          rx={8}
          fill="none"
          stroke={pigment.flame}
          strokeWidth={2.4}
        />
      ) : null}
      {pad(V, 3)}
      {pad(D, 35)}
      <Path d={`M34 ${top - 2}V${height - 2}`} stroke={pigment.brassDark} strokeWidth={1.6} />
      <Circle cx={34} cy={top * 0.66} r={8.2} fill={pigment.brass} stroke={pigment.ink} strokeWidth={1.2} />
      <Circle cx={34} cy={top * 0.66} r={6.4} fill="none" stroke={pigment.brassLight} strokeWidth={0.9} />
      <SvgText
        x={34}
        y={top * 0.66 + 4.2}
        fontSize={12}
        fontFamily={fonts.textBold}
        fill={pigment.ink}
        textAnchor="middle"
      >
        {letter}
      </SvgText>
    </G>
  );
}

/** The viewer knows which sailor stands where, or everybody does. */
export function isOrderKnown(view: State, pair: number): boolean {
  return isPairOpen(view, pair) || ((view.pairOrder[pair] ?? 0) & (1 << view.viewer)) !== 0 || view.viewer === NONE;
}

/** `Pair B, Valverde 8, Diaz 2`, or as much of it as the viewer knows. */
function pairLabel(view: State, pair: number, say: Say): string {
  const letter = PAIRS[pair] ?? '';
  const [v, d] = [view.pairs[pair * 2 + V] ?? NONE, view.pairs[pair * 2 + D] ?? NONE];
  const winner = view.duelWinners[pair] ?? NONE;
  if (winner !== NONE) return say('table.pair.won', { letter, side: say(`side.${SIDES[winner]}`) });
  if (v === NONE) return say('table.pair.empty', { letter });
  if (v === HIDDEN) return say('table.pair.unknown', { letter });
  return say(isOrderKnown(view, pair) ? 'table.pair.known' : 'table.pair.values', { letter, v, d });
}

const styles = StyleSheet.create({
  pair: { position: 'absolute', pointerEvents: 'none' },
  foot: { position: 'absolute' },
  places: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
});
