/** Where pirates stand: side by side on a space, crew by crew in a berth, in a row aboard a boat; and its symbol. */
import type { Box, Spot } from './box';
import type { Crowd } from './standing';

type Cell = Pick<Box, 'width' | 'height'>;

/** On wide cells the pirates stand beside the symbol, on others before it. */
function isWide({ width, height }: Cell): boolean {
  return width > height * 1.3;
}

/** The middle of a space's symbol and its size; it makes room for pirates. */
export function symbolSpot(box: Box, isVacant: boolean): Spot & { readonly size: number } {
  const { width, height } = box;
  if (isVacant) {
    return { x: box.x + width / 2, y: box.y + height * 0.46, size: Math.min(height * 0.54, width * 0.56, 64) };
  }
  const size = Math.min(height * 0.46, width * 0.44, 56);
  if (isWide(box)) return { x: box.x + width * 0.2, y: box.y + height * 0.48, size };
  return { x: box.x + Math.max(width * 0.28, size * 0.56), y: box.y + height * 0.3, size };
}

/** How tall a pirate is drawn on a board with cells of this size. */
export function pirateHeightOn({ width, height }: Cell): number {
  return Math.min(height * 0.68, width * 0.68, 76);
}

export function onSpace(box: Box, crowd: Crowd): Spot {
  const wide = isWide(box);
  const height = pirateHeightOn(box);
  const full = crowd.total > 2;
  const middle = box.x + box.width * (wide ? 0.64 : full ? 0.5 : 0.58);
  const room = box.width * (wide ? 0.62 : full ? 0.94 : 0.78) - height * 0.73;
  const apart = crowd.total > 1 ? Math.min(room / (crowd.total - 1), height * 0.8) : 0;
  return { x: middle + (crowd.number - (crowd.total - 1) / 2) * apart, y: box.y + box.height * 0.95 };
}

/** Each crew has its own part of a strip; its pirates stand close enough for all of them to fit. */
export function inBerth(strip: Box, crowd: Crowd, height: number): number {
  const inset = strip.width * 0.02;
  const berth = (strip.width - 2 * inset) / crowd.seats;
  const apart = Math.min((berth - height * 0.8) / Math.max(1, crowd.crew - 1), height * 0.72);
  const left = berth * (crowd.seat + 0.5) - (apart * (crowd.crew - 1)) / 2;
  return strip.x + inset + left + crowd.ofCrew * apart;
}

/** In a row along the middle of the hull. */
export function aboard(hull: Box, crowd: Crowd, height: number): Spot {
  const room = hull.width * 0.74;
  const apart = Math.min(room / Math.max(1, crowd.total), height * 0.76);
  const x = hull.x + hull.width / 2 + (crowd.number - (crowd.total - 1) / 2) * apart;
  return { x, y: hull.y + hull.height * 0.5 };
}
