/** Starting a match and opening a stored one: the record is played again, so undo, log and replay are all there. */
import type { AnyGame } from '@/core/game';
import type { Options } from '@/core/options';
import { isProblem, type RecordProblem } from '@/core/record';
import type { MatchId, Match as StoredMatch, MatchSeat, Store } from '@/store/store';
import { historyOf, type History } from './history';
import { Match } from './match';
import type { Clock, Thinker } from './ports';

export interface NewTable {
  readonly game: AnyGame;
  readonly title: string;
  readonly options: Options;
  readonly seats: readonly MatchSeat[];
  readonly seed: string;
}

/** Stores a new match; it can be opened by the id that comes back. */
export function startMatch(store: Store, table: NewTable): Promise<MatchId> {
  const { game, title, options, seats, seed } = table;
  const state = game.setup(options, seats.length, seed);
  return store.create({
    title,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    seats,
    toAct: game.seatToAct(state),
    snapshot: state,
  });
}

export interface Company {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly clock: Clock;
}

/** The stored match, ready to go on; or the first thing in its record that cannot be played. */
export function openMatch(game: AnyGame, stored: StoredMatch, company: Company): Match | RecordProblem {
  const history = historyOfStored(game, stored);
  if (isProblem(history)) return history;
  const { id, seats, practice, elapsed, record } = stored;
  return new Match({ game, id, seats, seed: record.seed, history, practice, elapsed, ...company });
}

/** A match of older rules goes on from its saved position, without what was before; all others know their whole past. */
export function historyOfStored(game: AnyGame, stored: StoredMatch): History | RecordProblem {
  const { record, snapshot } = stored;
  const isOlder = record.rulesVersion !== game.rulesVersion;
  if (isOlder && snapshot?.after === record.moves.length) {
    return { base: snapshot.after, start: snapshot.state, steps: [] };
  }
  return historyOf(game, record);
}
