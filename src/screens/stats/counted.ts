/** What the statistics screen asks the store for, by what is chosen on it. */
import { strengths } from '@/bots/strengths';
import type { Figures, Result } from '@/store/figures';
import type { Store } from '@/store/store';

/** Everyone, or one person or bot strength. */
export type Who = { readonly by: 'human' | 'bot'; readonly key: string } | null;

export interface Choice {
  /** A game's id, or null for all of them. */
  readonly game: string | null;
  readonly who: Who;
  readonly practice: boolean;
}

export interface Counted {
  /** Everything there is to choose from, whatever is chosen. */
  readonly games: readonly Figures[];
  readonly humans: readonly Figures[];
  readonly bots: readonly Figures[];
  /** There are practice games, whether or not they are counted now. */
  readonly hasPractice: boolean;
  /** Of the chosen game: the same as above if all are chosen. */
  readonly inGame: {
    readonly games: readonly Figures[];
    readonly humans: readonly Figures[];
    readonly bots: readonly Figures[];
  };
  /** Of the one who is chosen: all together, game by game, and the latest results from old to new. */
  readonly own: {
    readonly figures: Figures | null;
    readonly byGame: readonly Figures[];
    readonly results: readonly Result[];
  } | null;
}

/** As many as a chart can show and a table should. */
const LATEST = 40;

export async function count(store: Store, { game, who, practice }: Choice): Promise<Counted> {
  const all = await figuresOf(store, { practice });
  const inGame = game === null ? all : await figuresOf(store, { practice, game });
  const hasPractice = practice || (await store.statistics({ by: 'game', practice: true })).length > 0;
  return { ...all, hasPractice, inGame, own: who ? await ownOf(store, { game, who, practice }, all.games) : null };
}

async function figuresOf(store: Store, scope: { practice: boolean; game?: string }) {
  const [games, humans, bots] = await Promise.all([
    store.statistics({ by: 'game', ...scope }),
    store.statistics({ by: 'human', ...scope }),
    store.statistics({ by: 'bot', ...scope }),
  ]);
  return { games, humans: mostPlayedFirst(humans), bots: weakestFirst(bots) };
}

async function ownOf(store: Store, choice: Choice & { who: NonNullable<Who> }, games: readonly Figures[]) {
  const { game, who, practice } = choice;
  const { by, key } = who;
  const scope = game === null ? { practice } : { practice, game };
  const of = (list: readonly Figures[]) => list.find((figures) => figures.key === key) ?? null;
  const byGame: Figures[] = [];
  for (const played of games) {
    const figures = of(await store.statistics({ by, practice, game: played.key }));
    if (figures) byGame.push({ ...figures, key: played.key });
  }
  const results = await store.results({ by, key, ...scope, limit: LATEST });
  return { figures: of(await store.statistics({ by, ...scope })), byGame, results: results.reverse() };
}

function mostPlayedFirst(figures: readonly Figures[]): Figures[] {
  return [...figures].sort((a, b) => b.played - a.played);
}

function weakestFirst(figures: readonly Figures[]): Figures[] {
  const rank = ({ key }: Figures) => strengths.findIndex(({ id }) => id === key);
  return [...figures].sort((a, b) => rank(a) - rank(b));
}
