/** From rows to matches. A row that cannot be understood becomes an UnreadableMatch and never throws. */
import type { Options } from '@/core/options';
import type { Outcome } from '@/core/outcome';

import type { Row } from './driver';
import type { Json, Match, MatchCard, MatchSeat, UnreadableMatch } from './store';

/** The columns of a card, in any query. */
export const CARD = `id, game, title, seats, to_act, moves, practice, started_at, played_at, finished_at, elapsed, outcome`;

/** A match that is not removed. */
export const HERE = 'removed_at IS NULL';
/** The key of the match with an id. */
export const KEY = '(SELECT key FROM matches WHERE id = ?)';

class Unreadable extends Error {}

export function cardFrom(row: Row): MatchCard | UnreadableMatch {
  return readable(row, () => card(row));
}

/** A whole match from its row (with `after` and `state` of its snapshot) and its moves in order. */
export function matchFrom(row: Row, moves: readonly Row[]): Match | UnreadableMatch {
  return readable(row, () => {
    const base = card(row);
    const texts = moves.map((move, index) => {
      if (move.number !== index + 1) throw new Unreadable(`Move ${index + 1} is missing.`);
      return text(move.text, `move ${index + 1}`);
    });
    if (texts.length !== base.moves) {
      throw new Unreadable(`${base.moves} moves were played but ${texts.length} are stored.`);
    }
    const options = parsed(row.options, 'options');
    if (!isOptions(options)) throw new Unreadable('The options cannot be read.');
    return {
      ...base,
      record: {
        game: base.game,
        rulesVersion: whole(row.rules_version, 'rules version'),
        seats: base.seats.length,
        options,
        seed: text(row.seed, 'seed'),
        moves: texts,
      },
      snapshot: snapshot(row),
      bookmark: parsed(row.bookmark, 'bookmark') as Json,
    };
  });
}

function readable<T>(row: Row, read: () => T): T | UnreadableMatch {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { state: 'unreadable', id: String(row.id), title: String(row.title ?? ''), sentence: error.message };
  }
}

function card(row: Row): MatchCard {
  const seats = parsed(row.seats, 'seats');
  if (!isSeats(seats)) throw new Unreadable('The seats cannot be read.');
  const outcome = row.outcome === null ? null : parsed(row.outcome, 'outcome');
  if (outcome !== null && !isOutcome(outcome, seats.length)) throw new Unreadable('The outcome cannot be read.');
  if ((row.finished_at === null) !== (outcome === null)) throw new Unreadable('Its end and its outcome do not agree.');
  return {
    state: outcome === null ? 'unfinished' : 'finished',
    id: text(row.id, 'id'),
    game: text(row.game, 'game'),
    title: text(row.title, 'title'),
    seats,
    toAct: row.to_act === null ? null : whole(row.to_act, 'seat to act'),
    moves: whole(row.moves, 'number of moves'),
    practice: row.practice === 1,
    startedAt: whole(row.started_at, 'start'),
    playedAt: whole(row.played_at, 'last time of play'),
    elapsed: whole(row.elapsed, 'time at the table'),
    outcome,
  };
}

/** A snapshot is a shortcut: if it is damaged, the moves alone rebuild the match. */
function snapshot(row: Row): Match['snapshot'] {
  if (typeof row.state !== 'string' || typeof row.after !== 'number') return null;
  try {
    return { after: row.after, state: JSON.parse(row.state) as unknown };
  } catch {
    return null;
  }
}

function parsed(value: unknown, what: string): unknown {
  try {
    return JSON.parse(text(value, what));
  } catch {
    throw new Unreadable(`The ${what} cannot be read.`);
  }
}

function text(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Unreadable(`The ${what} cannot be read.`);
  return value;
}

function whole(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new Unreadable(`The ${what} cannot be read.`);
  }
  return value;
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSeats(value: unknown): value is MatchSeat[] {
  return Array.isArray(value) && value.length > 0 && value.every(isSeat);
}

function isSeat(value: unknown): value is MatchSeat {
  if (!isFields(value)) return false;
  const { kind, name, colour, emblem, strength } = value;
  if (![name, colour, emblem].every((field) => typeof field === 'string')) return false;
  return kind === 'human' || (kind === 'bot' && typeof strength === 'string');
}

function isOptions(value: unknown): value is Options {
  return isFields(value) && Object.values(value).every((item) => ['string', 'number', 'boolean'].includes(typeof item));
}

function isOutcome(value: unknown, seats: number): value is Outcome {
  if (!isFields(value)) return false;
  const { ranks, winners, points, reason } = value;
  return (
    isNumbers(ranks) &&
    ranks.length === seats &&
    isNumbers(winners) &&
    (points === undefined || (isNumbers(points) && points.length === seats)) &&
    typeof reason === 'string'
  );
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}
