/** Every component exists exactly once, wherever it lies: jewels, treasures, cards, rum. */
import { BLANK, CARD_IDS, JEWEL_IDS, TREASURE_KINDS, TREASURES } from './data';
import { NONE, type State, type Token } from './state';
import { jewelOf } from './token';

export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = { rum: rumOf(state), blanks: blanksOf(state) };
  for (const id of JEWEL_IDS) counts[id] = 0;
  for (const jewel of jewelsOf(state)) count(counts, JEWEL_IDS[jewel]);
  for (const id of CARD_IDS) counts[id] = 0;
  for (const card of cardsOf(state)) count(counts, CARD_IDS[card]);
  TREASURES.forEach((id, kind) => {
    const inHands = state.treasures.filter((_number, at) => at % TREASURE_KINDS === kind);
    const inStack = state.treasureStack.filter((treasure) => treasure === kind).length;
    counts[id] = sum(inHands) + inStack + (state.treasuresUsed[kind] as number);
  });
  counts.treasuresCounted = sum(state.treasures) - sum(state.treasureCounts);
  counts.prestigeBooked = sum(state.pp) - sum(state.earned);
  return counts;
}

function rumOf(state: State): number {
  return state.tavern + sum(state.rum) + sum(state.stakeRum);
}

function jewelsOf(state: State): number[] {
  const tokens: Token[] = [...state.hands.flat(), ...state.stock, ...state.blind];
  if (state.drawn !== NONE) tokens.push(state.drawn);
  const open = [...state.display, ...state.discard, ...state.lot].filter((jewel) => jewel !== NONE);
  return [...tokens.map(jewelOf), ...open];
}

function cardsOf(state: State): number[] {
  const cards = [...state.cards.flat(), ...state.shown.flat(), ...state.deck, ...state.gone, ...state.box];
  if (state.drawnCard !== NONE) cards.push(state.drawnCard);
  return cards.filter((card) => card !== BLANK);
}

function blanksOf(state: State): number {
  return [...state.deck, ...state.gone].filter((card) => card === BLANK).length;
}

/** An unknown face counts as a component of its own, which an imagined state must not have. */
function count(counts: Record<string, number>, id: string | undefined): void {
  const name = id ?? 'unknown';
  counts[name] = (counts[name] ?? 0) + 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
