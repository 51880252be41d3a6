/** From standings to chances to win, for the bots of games that are won by bringing a crew home. */

/** So much of a chance is the goal itself worth, however sure the game looks: a bot far ahead must still go home. */
const LURE = 0.06;
/** A standing about as low as at the start. */
const LONG_WAY = 10;

const shares: number[] = [];

/** Turns each seat's standing in `looks` into its chance; they sum to about one. */
export function toChances(looks: number[], seats: number, sharpness: number): void {
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = Math.exp(sharpness * (looks[seat] as number));
    shares[seat] = share;
    total += share;
  }
  for (let seat = 0; seat < seats; seat++) {
    const nearness = nearnessOf(looks[seat] as number);
    looks[seat] = (1 - LURE) * ((shares[seat] as number) / total) + LURE * nearness;
  }
}

/** From 0 a long way off to 1 at the goal; a hand worth more than the way left is no nearer than that. */
function nearnessOf(standing: number): number {
  if (standing <= -LONG_WAY) return 0;
  return standing >= 0 ? 1 : 1 + standing / LONG_WAY;
}
