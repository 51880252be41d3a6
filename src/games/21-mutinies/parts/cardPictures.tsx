/** The pictures on mutiny cards, on 24 × 24: a shape to fill and lines over it. */
import { C, type Card, E, V } from '../data';

interface Drawing {
  readonly fill: string;
  readonly lines: string;
}

const chain: Drawing = {
  fill: 'M7 11h10v10H7Z',
  lines: 'M9 11V8a3 3 0 0 1 6 0v3M12 15v3M2 3l3 3M22 3l-3 3M2 21l3-3M22 21l-3-3',
};
const coins: Drawing = {
  fill: 'M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2Z',
  lines: 'M12 7v10M7 12h10M12 5.4a6.6 6.6 0 1 1-.1 0',
};
const cask: Drawing = {
  fill: 'M6 3c4-1 8-1 12 0 2.4 6 2.4 12 0 18-4 1-8 1-12 0-2.4-6-2.4-12 0-18Z',
  lines: 'M4.8 8h14.4M4.8 16h14.4M10 2.6v18.8M14 2.6v18.8',
};
const star: Drawing = {
  fill: 'M12 1.6l3.2 7 7.6.8-5.8 5.2 1.8 7.6L12 18.2 5.2 22.2 7 14.6 1.2 9.4l7.6-.8Z',
  lines: '',
};
const gem: Drawing = { fill: 'M6 3h12l5 6.4L12 22 1 9.4Z', lines: 'M1 9.4h22M8 9.4L12 22l4-12.6L12 3Z' };
const hand: Drawing = {
  fill: 'M5 22V12c0-2 2-2 2.6-.4V4c0-2 2.6-2 2.6 0v6V2.6c0-2 2.8-2 2.8 0V10 3.6c0-2 2.6-2 2.6 0V11 6.4c0-1.8 2.4-1.8 2.4 0V16l-2 6Z',
  lines: 'M10.2 10v3M13 10v3M15.6 11v2',
};
const chest: Drawing = {
  fill: 'M2 11c0-5 2-7 6-7h8c4 0 6 2 6 7v9H2Z',
  lines: 'M2 11.4h20M7 4.4V20M17 4.4V20M10.4 10h3.2v4.4h-3.2Z',
};
const hat: Drawing = {
  fill: 'M1.6 16.4c4-1 6-3.6 7.4-7.4C10.2 5 11 4 12 4s1.8 1 3 5c1.4 3.8 3.4 6.4 7.4 7.4-3 2.4-6.4 3.6-10.4 3.6s-7.4-1.2-10.4-3.6Z',
  lines: 'M4 16.6c5 2 11 2 16 0',
};
const dice: Drawing = {
  fill: 'M3 3h12v12H3ZM10 17v4h11V10h-4',
  lines: 'M6.4 6.4h.1M11.6 6.4h.1M6.4 11.6h.1M11.6 11.6h.1M17.6 13.6h.1M14 18h.1',
};
const glass: Drawing = {
  fill: 'M1.6 18.6 8 12l4 4-6.6 6.4ZM9 11l4-4 4 4-4 4ZM14 6l4.4-4.4 4 4L18 10Z',
  lines: 'M8 12l4 4M13 7l4 4',
};
const moon: Drawing = { fill: 'M16 2.4C9 3 5 7.4 5 12s4 9 11 9.6c-4-2.6-5.6-6-5.6-9.6S12 5 16 2.4Z', lines: '' };

const DRAWN: ReadonlyMap<Card, Drawing> = new Map<Card, Drawing>([
  ...[1, 2, 3, 4, 5, 6].map((n): [Card, Drawing] => [C(n), chain]),
  [C(7), cask],
  [C(8), coins],
  [C(9), cask],
  [C(10), hat],
  [C(11), cask],
  [C(12), gem],
  [C(13), gem],
  [C(14), coins],
  [V(1), coins],
  [V(2), coins],
  [V(3), cask],
  [V(4), cask],
  [V(5), star],
  [V(6), star],
  [V(7), hand],
  [V(8), coins],
  [V(9), hand],
  [V(10), gem],
  [V(11), chest],
  [V(12), gem],
  [V(13), gem],
  [V(14), glass],
  [V(15), dice],
  [V(16), cask],
  [V(17), star],
  [V(18), hat],
  [E(5), moon],
  [E(6), cask],
  [E(7), hat],
  [E(8), hand],
  [E(9), hand],
  [E(10), star],
  [E(11), coins],
  [E(12), moon],
]);

export function pictureOf(card: Card): Drawing {
  return DRAWN.get(card) ?? star;
}
