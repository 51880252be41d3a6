/** The deck seen a little from above: planks that run together towards the far rail, and the beam it is cut off at. */
import { Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { at, inkLine, polygon, type Point } from '@/ui/scenery/ink';
import { pigment } from '@/ui/scenery/palette';
import { useArtId } from '@/ui/scenery/Scene';

import type { ShipLight } from './light';
import type { Plan } from './plan';

interface DeckProps {
  readonly plan: Plan;
  readonly light: ShipLight;
}

export function Deck({ plan, light }: DeckProps) {
  const id = useArtId();
  const { deck, left, right } = plan;
  const bottom = deck.y + deck.height;
  const inset = Math.min(26, (right - left) * 0.03);
  const planks: Point[] = [
    [left + inset, deck.y],
    [right - inset, deck.y],
    [right, bottom],
    [left, bottom],
  ];
  return (
    <G>
      <Defs>
        <LinearGradient id={id('planks')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={light.deck[1]} />
          <Stop offset="0.4" stopColor={light.deck[0]} />
          <Stop offset="1" stopColor={light.deck[1]} />
        </LinearGradient>
      </Defs>
      <Path d={polygon(planks)} fill={`url(#${id('planks')})`} stroke={pigment.ink} strokeWidth={1.6} />
      <Path d={seams(plan, inset)} stroke={light.deck[2]} strokeWidth={1} fill="none" opacity={0.75} />
      <Path
        d={polygon([
          [left + inset, deck.y],
          [right - inset, deck.y],
          [right - inset * 0.8, deck.y + 12],
          [left + inset * 0.8, deck.y + 12],
        ])}
        fill={pigment.ink}
        opacity={0.22}
      />
      <Rail plan={plan} light={light} inset={inset} />
      <Rect
        x={left}
        y={bottom - 4}
        width={right - left}
        height={7}
        fill={light.cut}
        stroke={pigment.ink}
        strokeWidth={1.2}
      />
      <Path d={endGrain(left, right, bottom)} stroke={light.deck[2]} strokeWidth={1} />
    </G>
  );
}

/** Planks of uneven lengths: their joints are staggered. */
function seams({ deck, left, right }: Plan, inset: number): string {
  const count = Math.max(12, Math.round((right - left) / 30));
  const bottom = deck.y + deck.height - 4;
  let path = '';
  for (let i = 1; i < count; i++) {
    const far: Point = [left + inset + ((right - left - inset * 2) * i) / count, deck.y];
    const near: Point = [left + ((right - left) * i) / count, bottom];
    path += inkLine([far, near], `seam ${i}`, 0.5);
    for (const part of [((i * 37) % 100) / 100, ((i * 61 + 30) % 100) / 100]) {
      const y = deck.y + (bottom - deck.y) * part;
      const x = far[0] + (near[0] - far[0]) * part;
      path += `M${at([x, y])}h${((right - left) / count).toFixed(1)}`;
    }
  }
  return path;
}

function Rail({ plan: { deck, left, right }, light, inset }: DeckProps & { readonly inset: number }) {
  const [from, to] = [left + inset * 0.4, right - inset * 0.4];
  const apart = Math.max(15, (right - left) / 34);
  let posts = '';
  for (let x = from + apart / 2; x < to; x += apart) posts += `M${x.toFixed(1)} ${deck.y - 8}v10`;
  return (
    <G>
      <Path d={posts} stroke={pigment.ink} strokeWidth={4.4} />
      <Path d={posts} stroke={light.rail} strokeWidth={2.6} />
      <Rect
        x={from}
        y={deck.y - 11}
        width={to - from}
        height={4.5}
        rx={2}
        fill={light.cut}
        stroke={pigment.ink}
        strokeWidth={1.1}
      />
      <Rect x={from} y={deck.y} width={to - from} height={3} fill={light.rail} stroke={pigment.ink} strokeWidth={0.8} />
    </G>
  );
}

function endGrain(left: number, right: number, y: number): string {
  let path = '';
  for (let x = left + 9; x < right; x += 17) path += `M${x} ${y - 3}v5`;
  return path;
}
