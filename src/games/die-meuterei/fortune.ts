/** What a seat has made of the voyage so far, in the points of its taste: gold, a hand for five duels, a side, knowledge. */
import type { Seat } from '@/core/seat';
import { knownLead, worth } from './belief';
import { COMBAT_COUNT, PAIR_COUNT, type Side, V } from './data';
import { cardPoints } from './promise';
import { goldOf, inHand, NONE, type State } from './state';
import { tasteFor } from './taste';
import { averageWorth } from './visitPolicy';
import { nearness } from './voyagePolicy';

export function fortuneOf(state: State, seat: Seat): number {
  const taste = tasteFor(state.seats);
  const side = state.sides[seat] as Side;
  const near = nearness(state);
  const held = state.held[seat] as number;
  const coins = state.coins[seat] as number;
  let points = taste.coin * coins + 0.5 * taste.goldCard * (goldOf(state, seat) - coins);
  for (let i = 0; i < held; i++) points += cardPoints(state, i);
  // What is still missing at the mutiny counts as a debt from the start.
  if (held < PAIR_COUNT) points -= taste.needNear * near * held;
  else points -= taste.needNear * near * PAIR_COUNT;
  if (held < PAIR_COUNT) points -= taste.needNear * near * (PAIR_COUNT - held);
  const average = averageWorth(state, seat);
  for (let card = 0; card < COMBAT_COUNT; card++) {
    points += taste.quality * inHand(state, seat, card) * (worth(card, side) - average);
  }
  if (side === NONE) return points - taste.sideNear * near * near;
  points += taste.side;
  let lead = 0;
  for (let pair = 0; pair < state.pairsPlaced; pair++) lead += knownLead(state, seat, pair);
  return points + 0.25 * taste.cambi * (side === V ? lead : -lead);
}
