/** Made-up backups: random games of the registered engines, written as the store writes them. */
import type { AnyGame } from '@/core/game';
import { below, pick, randomFrom, type Random } from '@/core/random';
import { recordLine, type GameRecord } from '@/core/record';
import type { GameEntry } from '@/games/entry';
import { games } from '@/games/registry';
import type { MatchSeat, Store } from '@/store/store';

const NAMES = ['Anne', 'Mary', 'Jack', 'Grace', 'Ching'];
const COLOURS = ['red', 'green', 'blue', 'yellow', 'brown'];
const EMBLEMS = ['sabres', 'turtle', 'anchor', 'sun', 'barrel'];
const STRENGTHS = ['deckhand', 'sailor', 'quartermaster', 'captain'];
const DAY = 24 * 60 * 60 * 1000;

export interface MadeUp {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly MatchSeat[];
  readonly practice: boolean;
  readonly startedAt: number;
  readonly playedAt: number;
  readonly elapsed: number;
  readonly record: GameRecord & { readonly format: 'tortuga-record' };
}

export const playable = games.filter((entry): entry is GameEntry & { rules: AnyGame } => entry.rules !== undefined);

/** A game played at random, to its end or so many moves far. */
function randomRecord(game: AnyGame, seed: string, most = Infinity): MadeUp['record'] {
  const random = randomFrom(seed);
  const seats = game.seats.min + below(random, game.seats.max - game.seats.min + 1);
  const options = game.presets.find((preset) => game.checkOptions(preset.options, seats) === null)?.options ?? {};
  const state = game.setup(options, seats, seed);
  const moves: string[] = [];
  for (let seat = game.seatToAct(state); seat !== null && moves.length < most; seat = game.seatToAct(state)) {
    // Half of the moves sensible, so that games end soon; half at random, so that they differ.
    const move = below(random, 2) === 0 ? game.instinct(state, random) : pick(random, game.moves(state));
    moves.push(recordLine(seat, game.write(move)));
    game.play(state, move);
  }
  return { format: 'tortuga-record', game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, moves };
}

/** A match of a random game; every fifth is unfinished, every seventh practice. */
export function madeUp(number: number, seed: string, now = 1_700_000_000_000): MadeUp {
  const random = randomFrom(`${seed}/${number}`);
  const { rules } = pick(random, playable);
  const record = randomRecord(rules, `${seed}/${number}`, number % 5 === 4 ? 3 + below(random, 20) : Infinity);
  const playedAt = now - number * DAY + below(random, DAY / 2);
  return {
    id: `made-up-${seed}-${number}`,
    title: `Voyage ${number + 1}`,
    seats: Array.from({ length: record.seats }, (_, seat) => seatAt(seat, random)),
    practice: number % 7 === 6,
    startedAt: playedAt - 1_800_000,
    playedAt,
    elapsed: 300_000 + below(random, 1_500_000),
    record,
  };
}

export function madeUpBackup(matches: readonly object[]): string {
  const head = { format: 'tortuga-backup', version: 1, exportedAt: 0, settings: {}, choices: {} };
  return JSON.stringify({ ...head, matches, unreadable: [] }, null, 1);
}

export async function textOf(store: Store): Promise<string> {
  let text = '';
  for await (const chunk of store.exportAll()) text += chunk;
  return text;
}

function seatAt(seat: number, random: Random): MatchSeat {
  const look = { colour: COLOURS[seat] ?? 'red', emblem: EMBLEMS[seat] ?? 'sabres' };
  if (seat === 0 || below(random, 3) === 0) return { kind: 'human', name: NAMES[seat] ?? 'Anne', ...look };
  return { kind: 'bot', name: `Bot ${seat}`, strength: pick(random, STRENGTHS), character: 'plain', ...look };
}
