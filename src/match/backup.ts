/** A backup file before it is let in: read piece by piece, every record replayed through the rules, nothing changed. */
import { characters } from '@/bots/characters';
import { strengths } from '@/bots/strengths';
import { judge } from '@/core/legality';
import { isProblem, replay, type GameRecord } from '@/core/record';
import type { GameEntry } from '@/games/entry';
import type { MatchSeat, Store } from '@/store/store';

import { BackupReader, BadText, type TextProblem } from './backupText';

type Verify = Parameters<Store['importAll']>[1];
type Verdict = Awaited<ReturnType<Verify>>;
type ImportReport = Awaited<ReturnType<Store['importAll']>>;

/** What the store takes for a match; it says so itself (`shape`). */
interface Arriving {
  readonly id: string;
  readonly title: string;
  readonly record: GameRecord;
  readonly seats: readonly MatchSeat[];
  readonly startedAt: number;
  readonly playedAt: number;
}

/** Why the whole file is refused. */
export type FileProblem =
  TextProblem | { readonly id: 'not-a-backup' | 'not-text' } | { readonly id: 'newer'; readonly version: number };

/** A match of the file that stays outside, and why. */
export interface Refused {
  /** Its place among the file's matches, from 1. */
  readonly number: number;
  readonly title: string | null;
  readonly sentence: string;
}

export interface Checked {
  readonly kind: 'checked';
  /** Matches in order, as they stand in the file. */
  readonly sound: readonly unknown[];
  readonly refused: readonly Refused[];
  readonly moves: number;
  /** Whatever the file says: to be read with care. */
  readonly settings: unknown;
  readonly choices: unknown;
  readonly verify: Verify;
}

export type Inspected =
  Checked | { readonly kind: 'refused'; readonly problem: FileProblem } | { readonly kind: 'cancelled' };

export interface Progress {
  /** Characters read. */
  readonly read: number;
  readonly matches: number;
  readonly moves: number;
}

/** Work in slices: whoever watches lets the screen breathe in between. */
export interface Pace {
  /** True when a slice is over. */
  isDue(): boolean;
  /** Lets others work; false: called off. */
  rest(progress: Progress): Promise<boolean>;
}

export interface Inspector {
  readonly games: readonly Pick<GameEntry, 'id' | 'rules'>[];
  /** The store's own check of a match's shape: the match, or what is wrong with it. */
  readonly shape: (item: unknown) => Arriving | string;
  readonly pace: Pace;
}

const FORMAT = 'tortuga-backup';
const VERSION = 1;
/** Far more than any game of these takes; a longer one, kept step by step, would bring a phone to its knees. */
const MOST_MOVES = 10_000;
const LONGEST_LINE = 2_000;
const LONGEST_SEED = 200;
const LONGEST_NAME = 100;
const LONGEST_SENTENCE = 300;
/** The last moment a calendar knows. */
const LAST_MOMENT = 8.64e15;

class CalledOff extends Error {}

/** Thrown by whoever turns the file's bytes into text, and finds that they are none. */
export class NotText extends Error {}

/** Reads and checks a file to its end. Never throws for anything that is in the file. */
export async function inspect(text: AsyncIterable<string>, inspector: Inspector): Promise<Inspected> {
  const inspection = new Inspection(inspector);
  try {
    for await (const chunk of text) await inspection.take(chunk);
    return inspection.finish();
  } catch (error) {
    if (error instanceof CalledOff) return { kind: 'cancelled' };
    if (error instanceof BadText) return { kind: 'refused', problem: error.problem };
    if (error instanceof NotABackup) return { kind: 'refused', problem: error.problem };
    if (error instanceof NotText) return { kind: 'refused', problem: { id: 'not-text' } };
    throw error;
  }
}

/** Lets in what was found sound, all or nothing; what is already here is not doubled. */
export function letIn(store: Store, { sound, verify }: Checked): Promise<ImportReport> {
  return store.importAll({ matches: sound }, verify);
}

class NotABackup extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem.id);
  }
}

class Inspection {
  private readonly reader = new BackupReader();
  private readonly fields = new Map<string, unknown>();
  private readonly sound: unknown[] = [];
  private readonly refused: Refused[] = [];
  private readonly ids = new Set<string>();
  /** Verdicts by the record's own list of moves, which stays the same list on its way through the store. */
  private readonly verdicts = new WeakMap<readonly string[], Verdict>();
  private read = 0;
  private matches = 0;
  private moves = 0;

  constructor(private readonly inspector: Inspector) {}

  async take(chunk: string): Promise<void> {
    const text = this.read === 0 && chunk.startsWith('\uFEFF') ? chunk.slice(1) : chunk;
    this.read += chunk.length;
    for (const piece of this.reader.read(text)) {
      if (piece.kind === 'field') this.takeField(piece.name, piece.value);
      else await this.takeMatch(piece.number, piece.value);
      await this.breathe();
    }
    await this.breathe();
  }

  finish(): Checked {
    this.reader.end();
    if (!this.fields.has('format') || !this.fields.has('version')) throw new NotABackup({ id: 'not-a-backup' });
    const { sound, refused, moves, fields } = this;
    const verify: Verify = (record) =>
      this.verdicts.get(record.moves) ?? { sentence: 'This game has not been replayed yet.' };
    const settings = fields.get('settings');
    return { kind: 'checked', sound, refused, moves, settings, choices: fields.get('choices'), verify };
  }

  private takeField(name: string, value: unknown): void {
    if (name === 'format' && value !== FORMAT) throw new NotABackup({ id: 'not-a-backup' });
    if (name === 'version') {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
        throw new NotABackup({ id: 'not-a-backup' });
      }
      if (value > VERSION) throw new NotABackup({ id: 'newer', version: value });
    }
    if (['format', 'version', 'settings', 'choices'].includes(name)) this.fields.set(name, value);
  }

  private async takeMatch(number: number, item: unknown): Promise<void> {
    this.matches++;
    const match = this.inspector.shape(item);
    const sentence = typeof match === 'string' ? capitalised(match) : await this.problemOf(match);
    if (sentence === null) this.sound.push(item);
    else this.refused.push({ number, title: titleOf(item), sentence: shortened(sentence, LONGEST_SENTENCE) });
  }

  /** Why a match of the right shape stays outside; null if it may come in. */
  private async problemOf(match: Arriving): Promise<string | null> {
    if (this.ids.has(match.id)) return 'Another match of this file has the same id.';
    const wrong = detailProblem(match);
    if (wrong !== null) return wrong;
    const verdict = await this.replayed(match.record);
    if ('sentence' in verdict) return verdict.sentence;
    this.ids.add(match.id);
    this.verdicts.set(match.record.moves, verdict);
    return null;
  }

  /** Plays a record through the rules, a slice at a time. A rule that stumbles over it refuses it as well. */
  private async replayed(record: GameRecord): Promise<Verdict> {
    const game = this.inspector.games.find(({ id }) => id === record.game)?.rules;
    if (!game) return { sentence: `This app cannot play "${shortened(record.game)}".` };
    try {
      const start = replay(game, { ...record, moves: [] });
      if (isProblem(start)) return { sentence: start.sentence };
      const { state } = start;
      for (let i = 0; i < record.moves.length; i++) {
        const line = record.moves[i] as string;
        const space = line.indexOf(' ');
        const verdict = judge(game, state, line.slice(0, Math.max(space, 0)), line.slice(space + 1));
        if ('id' in verdict) return { sentence: `Move ${i + 1}, "${shortened(line)}": ${verdict.sentence}` };
        game.play(state, verdict.move);
        this.moves++;
        await this.breathe();
      }
      return { toAct: game.seatToAct(state), outcome: game.outcome(state), state };
    } catch (error) {
      if (error instanceof CalledOff) throw error;
      return { sentence: `The rules cannot follow this game: ${shortened(String(error))}` };
    }
  }

  private async breathe(): Promise<void> {
    const { pace } = this.inspector;
    if (!pace.isDue()) return;
    const { read, matches, moves } = this;
    if (!(await pace.rest({ read, matches, moves }))) throw new CalledOff();
  }
}

/** What the shape cannot say: names, strengths, times and lengths that this app could not live with. */
function detailProblem({ record, seats, startedAt, playedAt }: Arriving): string | null {
  for (const [seat, { name, ...at }] of seats.entries()) {
    const who = `Seat ${seat + 1}`;
    if (name.trim() === '' || name.length > LONGEST_NAME) return `${who} has no name, or one that is too long.`;
    if (at.kind !== 'bot') continue;
    if (!strengths.some(({ id }) => id === at.strength)) {
      return `${who} is a bot of the unknown strength "${shortened(at.strength)}".`;
    }
    if (at.character !== undefined && !characters.some((character) => character === at.character)) {
      return `${who} is a bot of an unknown character.`;
    }
  }
  if (startedAt > LAST_MOMENT || playedAt > LAST_MOMENT) return 'Its times are beyond any calendar.';
  if (record.seed.length > LONGEST_SEED) return 'Its seed is too long.';
  if (record.moves.length > MOST_MOVES) {
    return `It has ${record.moves.length} moves; this app opens games of up to ${MOST_MOVES}.`;
  }
  const long = record.moves.findIndex((line) => line.length > LONGEST_LINE);
  return long < 0 ? null : `Move ${long + 1} is too long to be a move.`;
}

function titleOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('title' in item)) return null;
  return typeof item.title === 'string' && item.title !== '' ? shortened(item.title) : null;
}

/** A file may hold anything, also where a word is expected. */
function shortened(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

function capitalised(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return text.endsWith('.') ? text : `${text}.`;
}
