/** The store without a disk: for browsers that give none. The same promises, kept until the page goes. */
import type { Outcome } from '@/core/outcome';

import { StoreError } from './error';
import { writeBackup } from './export';
import type { Figures, Result, StatisticsQuery } from './figures';
import { checkBackup, standing } from './import';
import type { Arrival } from './matches';
import { resultsOf, type SeatResult, streakOf } from './results';
import type { Given } from './sqlite';
import type { Json, Match, MatchCard, MatchId, Store, Time } from './store';

interface Kept {
  readonly key: number;
  isRemoved: boolean;
  match: Match;
}
type Counted = SeatResult & { readonly kept: Kept };

export function createMemoryStore({ clock, newId }: Given): Store {
  const chest = new Map<MatchId, Kept>();
  const settings = new Map<string, Json>();
  const choices = new Map<string, Json>();
  let keys = 0;

  function here(id: MatchId): Kept {
    const kept = chest.get(id);
    if (!kept || kept.isRemoved) throw new StoreError('no-match', id);
    return kept;
  }
  function change(id: MatchId, fields: Partial<Match>): void {
    const kept = here(id);
    kept.match = copy({ ...kept.match, ...fields });
  }
  function visible(state: MatchCard['state']): Kept[] {
    return [...chest.values()]
      .filter((kept) => !kept.isRemoved && kept.match.state === state)
      .sort((a, b) => b.match.playedAt - a.match.playedAt || b.key - a.key);
  }
  function put(arrival: Arrival): void {
    const kept: Kept = { key: ++keys, isRemoved: false, match: matchOf(arrival) };
    chest.set(arrival.id, kept);
  }
  /** Every seat of every finished match, in the order the matches ended. */
  function counted(query: { readonly game?: string; readonly practice?: boolean }): Counted[] {
    return visible('finished')
      .reverse()
      .filter(({ match }) => match.practice === (query.practice ?? false))
      .filter(({ match }) => query.game === undefined || match.game === query.game)
      .flatMap((kept) =>
        resultsOf(kept.match.seats, kept.match.outcome as Outcome).map((result) => ({ ...result, kept })),
      );
  }

  const store: Store = {
    storage: 'memory',
    readOnly: false,

    unfinished: async () => visible('unfinished').map(({ match }) => cardOf(match)),
    async finished({ game, from, size = 30 } = {}) {
      const all = visible('finished').filter(({ match }) => game === undefined || match.game === game);
      const [end, key] = (from ?? '').split('/').map(Number);
      const start =
        end === undefined || key === undefined
          ? 0
          : all.findIndex(({ match, key: at }) => match.playedAt < end || (match.playedAt === end && at < key));
      const page = start < 0 ? [] : all.slice(start, start + size);
      const last = page[page.length - 1];
      const isMore = last !== undefined && all[all.length - 1] !== last;
      return {
        matches: page.map(({ match }) => cardOf(match)),
        next: isMore ? `${last.match.playedAt}/${last.key}` : null,
      };
    },

    async create(match) {
      const id = match.id ?? newId();
      if (chest.has(id)) throw new StoreError('unknown', `there is a match ${id} already`);
      const { game, rulesVersion, options, seed, seats } = match;
      const record = { game, rulesVersion, options, seed, seats: seats.length, moves: [] };
      const now = clock();
      const times = { startedAt: now, playedAt: now, elapsed: 0 };
      const rest = { practice: false, outcome: null, snapshot: match.snapshot, bookmark: match.bookmark ?? null };
      put({ id, title: match.title, record, seats, toAct: match.toAct, ...times, ...rest });
      return id;
    },
    async load(id) {
      const kept = chest.get(id);
      return kept && !kept.isRemoved ? copy(kept.match) : null;
    },
    async append(id, step) {
      const { match } = here(id);
      if (match.state === 'finished' || match.moves !== step.after) {
        throw new StoreError('out-of-step', `${step.after} moves were expected, ${match.moves} are stored`);
      }
      change(id, {
        ...stoodAt(match, [...match.record.moves, ...step.moves], step.snapshot),
        state: step.outcome ? 'finished' : 'unfinished',
        toAct: step.toAct,
        playedAt: clock(),
        bookmark: step.bookmark ?? match.bookmark,
        elapsed: step.elapsed ?? match.elapsed,
        outcome: step.outcome ?? null,
      });
    },
    async stepBack(id, step) {
      const { match } = here(id);
      if (match.moves < step.keep) {
        throw new StoreError('out-of-step', `at least ${step.keep} moves were expected, ${match.moves} are stored`);
      }
      change(id, {
        ...stoodAt(match, match.record.moves.slice(0, step.keep), step.snapshot),
        state: 'unfinished',
        toAct: step.toAct,
        playedAt: clock(),
        bookmark: step.bookmark ?? match.bookmark,
        practice: match.practice || step.practice === true,
        outcome: null,
      });
    },
    bookmark: async (id, bookmark) => change(id, { bookmark }),
    rename: async (id, title) => change(id, { title }),
    markPractice: async (id) => change(id, { practice: true }),
    async remove(id) {
      here(id).isRemoved = true;
    },
    async restore(id) {
      const kept = chest.get(id);
      if (!kept?.isRemoved) throw new StoreError('no-match', id);
      kept.isRemoved = false;
    },
    async purge(id) {
      chest.delete(id);
    },
    raw: async (id) => JSON.stringify(here(id).match, null, 1),

    statistics: async (query) => figuresOf(counted(query), query.by),
    async results(query) {
      const all = counted(query).filter(({ kind, who }) => kind === query.by && who === query.key);
      return all.reverse().slice(0, query.limit).map(resultOf);
    },

    settings: async () => copy(Object.fromEntries(settings)),
    async set(key, value) {
      settings.set(key, copy(value));
    },
    lastChoice: async (game) => copy(choices.get(game) ?? null),
    async rememberChoice(game, choice) {
      choices.set(game, copy(choice));
    },

    async *exportAll() {
      const all = [...chest.values()].filter(({ isRemoved }) => !isRemoved).map(({ match }) => match);
      yield* writeBackup({
        at: clock(),
        settings: await store.settings(),
        choices: Object.fromEntries(choices),
        matches: oneByOne(all),
        raw: store.raw,
      });
    },
    async importAll(backup, verify) {
      const report = { added: 0, updated: 0, known: 0 };
      for (const arrival of await checkBackup(backup, verify)) {
        const kept = chest.get(arrival.id);
        const stands = !kept || kept.isRemoved ? 'added' : standing(kept.match, arrival);
        report[stands]++;
        if (stands !== 'known') put(arrival);
      }
      return report;
    },
    close: async () => undefined,
  };
  return store;
}

async function* oneByOne(matches: readonly Match[]) {
  for (const match of matches) yield [match];
}

function matchOf(arrival: Arrival): Match {
  const { snapshot, record, ...rest } = arrival;
  const moves = record.moves.length;
  return copy({
    ...rest,
    record,
    state: arrival.outcome ? 'finished' : 'unfinished',
    game: record.game,
    moves,
    snapshot: snapshot === undefined ? null : { after: moves, state: snapshot },
  });
}

/** A match with other moves; a snapshot of a position that is no longer reached goes with them. */
function stoodAt(match: Match, moves: readonly string[], state: unknown): Partial<Match> {
  const old = match.snapshot && match.snapshot.after <= moves.length ? match.snapshot : null;
  return {
    record: { ...match.record, moves },
    moves: moves.length,
    snapshot: state === undefined ? old : { after: moves.length, state },
  };
}

function cardOf({ record: _record, snapshot: _snapshot, bookmark: _bookmark, ...card }: Match): MatchCard {
  return copy(card);
}

function figuresOf(results: readonly Counted[], by: StatisticsQuery['by']): Figures[] {
  const groups = new Map<string, Counted[]>();
  for (const result of results) {
    if (by !== 'game' && result.kind !== by) continue;
    const key = by === 'game' ? result.kept.match.game : result.who;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  const keys = [...groups.keys()].sort();
  return keys.map((key) => {
    const group = groups.get(key) as Counted[];
    return by === 'game' ? gameFigures(key, group) : sumUp(key, group, group);
  });
}

/** A match counts once, as won if a human won; points are the humans'. */
function gameFigures(key: string, group: readonly Counted[]): Figures {
  const humans = group.filter(({ kind }) => kind === 'human');
  const winners = new Set(humans.filter(({ won }) => won === 1).map(({ kept }) => kept));
  const matches = [...new Set(group.map(({ kept }) => kept))];
  const units = matches.map((kept) => ({ kept, won: winners.has(kept) ? 1 : 0 }));
  return sumUp(key, units, humans);
}

function sumUp(key: string, units: readonly { kept: Kept; won: number }[], scored: readonly Counted[]): Figures {
  const points = scored.flatMap((result) => (result.points === null ? [] : [result.points]));
  return {
    key,
    played: units.length,
    won: units.filter(({ won }) => won === 1).length,
    streak: streakOf(units.map(({ won }) => won).join('')),
    points: points.length === 0 ? null : { average: average(points), best: Math.max(...points) },
    duration: average(units.map(({ kept }) => kept.match.elapsed)),
    moves: average(units.map(({ kept }) => kept.match.moves)),
  };
}

function resultOf({ kept: { match }, won, rank, points }: Counted): Result {
  const finishedAt: Time = match.playedAt;
  const { id, game, elapsed, moves } = match;
  return { match: id, game, finishedAt, won: won === 1, rank, points, duration: elapsed, moves };
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** What SQLite would give back: plain data that shares nothing with what was handed in. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
