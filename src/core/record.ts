/** Game records: everything needed to play a game again, as text a person can read. */
import type { Emit } from './event';
import type { AnyGame } from './game';
import type { OptionValue, Options } from './options';
import type { Seed } from './random';
import { judge, type Refusal } from './legality';
import { seatText } from './seat';

export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
  /** `p2 <move text>`, one a move. */
  readonly moves: readonly string[];
}

/** What is wrong with a record, and where: a field's name, or the number of a move (from 1). */
export interface RecordProblem {
  readonly id: 'not-a-record' | 'unknown-game' | 'wrong-version' | 'bad-options' | Refusal['id'];
  readonly at: string | number;
  readonly sentence: string;
}

const FORMAT = 'tortuga-record';

export function writeRecord(record: GameRecord): string {
  const { moves, ...head } = record;
  const fields = Object.entries({ format: FORMAT, ...head }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  return `{\n${fields.join(',\n')},\n  "moves": [${moves.length > 0 ? `\n${lines}\n  ` : ''}]\n}\n`;
}

/** The record in a text, or the first thing wrong with its shape. */
export function readRecord(text: string): GameRecord | RecordProblem {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return notARecord('text', `This is not a whole game record: ${(error as Error).message}.`);
  }
  return recordFrom(data);
}

/** The record in parsed data, or the first thing wrong with its shape. */
export function recordFrom(data: unknown): GameRecord | RecordProblem {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return notARecord('text', 'A game record is an object with game, seats, options, seed and moves.');
  }
  const fields = data as Record<string, unknown>;
  if (fields.format !== FORMAT) {
    return notARecord(
      'format',
      `A game record says "format": "${FORMAT}"; this one says ${JSON.stringify(fields.format)}.`,
    );
  }
  const { game, rulesVersion, seats, options, seed, moves } = fields;
  if (typeof game !== 'string') return notARecord('game', 'The game must be named by its id.');
  if (!isCount(rulesVersion)) return notARecord('rulesVersion', 'The rules version must be a whole number from 1.');
  if (!isCount(seats)) return notARecord('seats', 'The number of seats must be a whole number from 1.');
  if (!isOptions(options)) return notARecord('options', 'Options must be names with a text, a number, true or false.');
  if (typeof seed !== 'string') return notARecord('seed', 'The seed must be a text.');
  if (!isTexts(moves)) return notARecord('moves', 'Moves must be a list of texts like "p1 end".');
  return { game, rulesVersion, seats, options, seed, moves };
}

export function isProblem(value: object): value is RecordProblem {
  return 'sentence' in value;
}

/** Follows a replay: each event as it happens, and the position after setup (number 0, no line) and after each move. */
export interface Follower {
  emit?: Emit;
  after?(state: unknown, number: number, line: string | null): void;
}

/** Plays a record through the rules: the state it leads to, or the first move that cannot be played and why. */
export function replay(game: AnyGame, record: GameRecord, follower: Follower = {}): { state: unknown } | RecordProblem {
  const wrongHead = headProblem(game, record);
  if (wrongHead) return wrongHead;
  const state = game.setup(record.options, record.seats, record.seed);
  follower.after?.(state, 0, null);
  for (let i = 0; i < record.moves.length; i++) {
    const line = record.moves[i] as string;
    const { seat, text } = splitLine(line);
    const verdict = judge(game, state, seat, text);
    if ('id' in verdict) {
      return { id: verdict.id, at: i + 1, sentence: `Move ${i + 1}, "${line}": ${verdict.sentence}` };
    }
    game.play(state, verdict.move, follower.emit);
    follower.after?.(state, i + 1, line);
  }
  return { state };
}

function headProblem(game: AnyGame, record: GameRecord): RecordProblem | null {
  if (record.game !== game.id) {
    return { id: 'unknown-game', at: 'game', sentence: `This record is of "${record.game}", not of "${game.id}".` };
  }
  if (record.rulesVersion !== game.rulesVersion) {
    const sentence = `This record follows version ${record.rulesVersion} of the rules; this app plays version ${game.rulesVersion}.`;
    return { id: 'wrong-version', at: 'rulesVersion', sentence };
  }
  const wrong = game.checkOptions(record.options, record.seats);
  return wrong ? { id: 'bad-options', at: wrong.option, sentence: wrong.sentence } : null;
}

/** A record's line for a move of a seat. */
export function recordLine(seat: number, text: string): string {
  return `${seatText(seat)} ${text}`;
}

function splitLine(line: string): { seat: string; text: string } {
  const space = line.indexOf(' ');
  return space < 0 ? { seat: line, text: '' } : { seat: line.slice(0, space), text: line.slice(space + 1) };
}

function notARecord(at: string, sentence: string): RecordProblem {
  return { id: 'not-a-record', at, sentence };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isOptions(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((item: unknown): item is OptionValue =>
    ['string', 'number', 'boolean'].includes(typeof item),
  );
}
