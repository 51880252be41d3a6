/** What the table shows of a sale: who has sold what on each active island, and what it earns as it stands. */
import type { Seat } from '@/core/seat';

import { type Kind } from './data';
import { earnsNow, positionOf } from './sale-points';
import { clone, type Lot, NONE, type Position, type State } from './state';

export interface Stall {
  readonly side: number;
  readonly position: Position;
  readonly sellers: readonly Seller[];
}

interface Seller {
  readonly seat: Seat;
  /** NONE: still to choose. */
  readonly count: number;
  readonly good: Kind;
  readonly points: number;
}

/** The active islands, the ship island first. */
export function stalls(view: State): Stall[] {
  const sides = view.wake === NONE ? [0] : [0, 1];
  return sides.map((side) => ({
    side,
    position: positionOf(view, side),
    sellers: view.scores.map((_, seat) => ({
      seat,
      count: view.saleCounts[seat * 2 + side] ?? NONE,
      good: view.saleGoods[seat * 2 + side] ?? NONE,
      points: earnsNow(view, seat, side),
    })),
  }));
}

/** The view after the seat to act has sold these lots. */
export function withSale(view: State, lots: readonly Lot[]): State {
  const after = clone(view);
  for (const side of [0, 1]) {
    const lot = lots.find(({ island }) => island === view.circle[positionOf(view, side)]);
    after.saleCounts[view.turn * 2 + side] = lot?.count ?? 0;
    after.saleGoods[view.turn * 2 + side] = lot?.good ?? NONE;
  }
  return after;
}

/** What these lots bring their seller as things stand. */
export function bringsNow(view: State, lots: readonly Lot[]): number {
  const after = withSale(view, lots);
  return earnsNow(after, view.turn, 0) + (view.wake === NONE ? 0 : earnsNow(after, view.turn, 1));
}
