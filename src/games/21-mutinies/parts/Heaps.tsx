/** The piles on the board with their counts: blind pile, cask, stock, discard, treasures, the mutiny deck on the foredeck. */
import { View } from 'react-native';
import Svg, { G, Rect } from 'react-native-svg';

import { pigment } from '@/ui/scenery/palette';
import { CARD_SHAPE } from '@/ui/table/SymbolCard';
import { useTheme } from '@/ui/theme';

import type { Ground, Heap, Spot } from '../ground';
import type { State } from '../state';
import { Pouch } from './Gem';
import { lights, type MapLight } from './light';
import { ChestMark, GemMark, Print } from './Marks';
import { MutinyCard } from './MutinyCard';
import { Cask } from './PlaceTavern';

interface HeapsProps {
  readonly view: State;
  readonly ground: Ground;
}

export function Heaps({ view, ground }: HeapsProps) {
  const theme = useTheme();
  const light = lights[theme.light];
  const { heaps, disc, print, width, height } = ground;
  const card = deckWidth(ground);
  const counts: Readonly<Record<Heap, number>> = {
    blind: view.blind.length,
    cask: view.tavern,
    stock: view.stock.length,
    discard: view.discard.length,
    treasures: view.treasureStack.length,
    deck: view.deck.length,
  };
  return (
    <View aria-hidden style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' }}>
      <Svg width={width} height={height}>
        {counts.blind === 0 ? null : (
          <G>
            <Pouch x={heaps.blind.x - disc * 0.24} y={heaps.blind.y + disc * 0.1} size={disc * 0.8} />
            <Pouch x={heaps.blind.x + disc * 0.26} y={heaps.blind.y + disc * 0.16} size={disc * 0.84} />
            <Pouch x={heaps.blind.x} y={heaps.blind.y - disc * 0.1} size={disc * 0.84} />
          </G>
        )}
        <Cask x={heaps.cask.x} y={heaps.cask.y} size={disc * 1.06} light={light} />
        <GemMark x={heaps.stock.x - disc * 0.5} y={heaps.stock.y} size={disc * 0.6} />
        <GemMark x={heaps.discard.x - disc * 0.5} y={heaps.discard.y} size={disc * 0.5} />
        <ChestMark x={heaps.treasures.x - disc * 0.1} y={heaps.treasures.y} size={disc * 0.8} />
        <Count at={shifted(heaps.blind, disc * 0.95, disc * 0.1)} size={print} light={light} count={counts.blind} />
        <Count at={heaps.cask} size={print * 1.1} light={light} count={counts.cask} />
        <Count at={shifted(heaps.stock, disc * 0.1, 0)} size={print} light={light} count={counts.stock} />
        <Count at={shifted(heaps.discard, disc * 0.1, 0)} size={print} light={light} count={counts.discard} />
        <Count at={shifted(heaps.treasures, -disc * 0.75, 0)} size={print} light={light} count={counts.treasures} />
      </Svg>
      {counts.deck === 0
        ? null
        : [2, 1, 0].map((edge) => (
            <View
              key={edge}
              style={{
                position: 'absolute',
                left: heaps.deck.x - card / 2 + edge * 1.4,
                top: heaps.deck.y - (card * CARD_SHAPE) / 2 - edge * 1.4,
              }}
            >
              <MutinyCard card={null} width={card} />
            </View>
          ))}
      <View style={{ position: 'absolute', left: 0, top: 0 }}>
        <Svg width={width} height={height}>
          <Count
            at={shifted(heaps.deck, card * 0.62, card * 0.44)}
            size={print * 1.1}
            light={light}
            count={counts.deck}
          />
        </Svg>
      </View>
    </View>
  );
}

/** How broad the mutiny deck lies on the foredeck. */
function deckWidth({ disc, wheel, ship, title }: Ground): number {
  return Math.max(17, Math.min(disc * 1.1, (wheel.y - ship.y - title * 2.2) / CARD_SHAPE));
}

function shifted({ x, y }: Spot, dx: number, dy: number): Spot {
  return { x: x + dx, y: y + dy };
}

interface CountProps {
  readonly at: Spot;
  readonly size: number;
  readonly light: MapLight;
  readonly count: number;
}

function Count({ at, size, light, count }: CountProps) {
  const half = size * (count > 9 ? 0.78 : 0.62);
  return (
    <G>
      <Rect
        x={at.x - half}
        y={at.y - size * 0.62}
        width={half * 2}
        height={size * 1.24}
        rx={size * 0.5}
        fill={light.paper}
        stroke={pigment.ink}
        strokeWidth={1}
      />
      <Print x={at.x} y={at.y} size={size} colour={light.print}>
        {`${count}`}
      </Print>
    </G>
  );
}
