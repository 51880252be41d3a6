/** The duel as it is shown: while cards are being turned up it is still the one they are turned up in. */
import type { TableNews } from '@/ui/table/props';

import { COMBAT, type CombatId, D, V } from '../data';
import { NONE, type State } from '../state';

export interface DuelScene {
  /** NONE during the voyage. */
  readonly pair: number;
  readonly round: number;
  readonly sailors: readonly number[];
  /** Cards turned up so far, by kind. */
  readonly fought: readonly number[];
}

/** What is not shown yet: the cards of a reveal, the first turned up is 0; and the new state until they all are. */
export const turning = (card: number) => `turn/${card}`;
export const REVEALING = 'reveal';

export function duelScene(view: State): DuelScene {
  const { duel, combatRound, fought } = view;
  const sailors = [view.pairs[duel * 2 + V] ?? 0, view.pairs[duel * 2 + D] ?? 0];
  return { pair: duel, round: combatRound, sailors, fought };
}

/** The duel before the news and the cards of it that have been turned up by now. */
export function sceneDuring(news: TableNews, hidden: ReadonlySet<string>): DuelScene {
  const scene = duelScene(news.before as State);
  const fought = [...scene.fought];
  revealedCards(news).forEach((card, i) => {
    const kind = COMBAT.indexOf(card);
    if (!hidden.has(turning(i))) fought[kind] = (fought[kind] ?? 0) + 1;
  });
  return { ...scene, fought };
}

function revealedCards(news: TableNews): readonly CombatId[] {
  const revealed = news.events.find(({ kind }) => kind === 'revealed');
  return (revealed?.cards as readonly CombatId[] | undefined) ?? [];
}

/** How many cards lie face down. */
export function laidCount(view: State): number {
  return view.commits.filter((card) => card !== NONE).length;
}
