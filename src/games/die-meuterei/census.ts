/** Every component exists exactly once, wherever it lies: combat cards, gold, coins, sailors, pirates (T46). */
import { COMBAT, COMBAT_COUNT, GOLD_CARDS, PIRATES, SAILORS } from './data';
import { NONE, type State } from './state';

export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  COMBAT.forEach((id, card) => {
    const inHands = state.hands.filter((_count, at) => at % COMBAT_COUNT === card);
    counts[`combat ${id}`] =
      sum(inHands) +
      times(state.combat, card) +
      times(state.aside, card) +
      (state.fought[card] as number) +
      (state.spent[card] as number);
  });
  counts.heldCards = sum(state.held) - sum(state.hands);
  GOLD_CARDS.forEach((_count, i) => {
    counts[`gold ${i + 1}`] = times(state.gold, i + 1) + times(state.takenGold, i + 1);
  });
  counts.coins = sum(state.coins) + state.supply;
  for (let value = 1; value <= SAILORS; value++) {
    counts[`sailor ${value}`] = times(state.deck, value) + times(state.pairs, value);
  }
  PIRATES.forEach((id, pirate) => {
    const inBoat = state.lifeboat !== NONE && state.lifeboat === pirate ? 1 : 0;
    counts[`pirate ${id}`] = times(state.row, pirate) + times(state.leftOut, pirate) + inBoat;
  });
  return counts;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function times(items: readonly number[], wanted: number): number {
  return items.filter((item) => item === wanted).length;
}
