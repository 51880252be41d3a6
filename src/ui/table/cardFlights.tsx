/** Cards in flight over the table, one after another: from a hand to the pile, from the deck to a hand. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { Motion } from '../theme';
import type { Flight, Point, Schedule } from './flights';
import { CARD_SHAPE } from './SymbolCard';

interface CardRoute {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  /** Each card as it is drawn, its middle on the path. */
  readonly cards: readonly ReactNode[];
  readonly width: number;
  /** What the table must not draw until they have landed. */
  readonly hides?: string;
}

export function planCardRoute(
  { key, from, to, cards, width, hides }: CardRoute,
  motion: Motion,
  schedule: Schedule,
): void {
  const flights: Omit<Flight, 'start'>[] = cards.map((card, i) => ({
    key: `${key}/${i}`,
    path: [from, to],
    hop: 0.12,
    duration: motion.ms('flip'),
    over: true,
    ...(hides === undefined ? null : { hides }),
    draw: () => <Held width={width}>{card}</Held>,
  }));
  schedule.together(flights, motion.ms('fade'));
}

/** A card around its middle. */
function Held({ width, children }: { readonly width: number; readonly children: ReactNode }) {
  return <View style={{ position: 'absolute', left: -width / 2, top: (-width * CARD_SHAPE) / 2 }}>{children}</View>;
}
