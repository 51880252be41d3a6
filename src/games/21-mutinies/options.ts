/** What can be agreed before a game of 21 Mutinies, and why an agreement is refused (section 2). */
import { type OptionError, type Options, type OptionSpec, type Preset } from '@/core/options';
import { unknownOption, valueProblem } from '@/core/options';
import { type Random, shuffle } from '@/core/random';
import { readSeat, type Seat, seatText } from '@/core/seat';

export const seats = { min: 2, max: 5 } as const;

const USUAL_MUTINIES = 21;

/**
 * `order` names every seat; `first` names only the first captain and draws the others, which is what the New game
 * screen asks for in every game.
 */
export const options: readonly OptionSpec[] = [
  {
    name: 'cards',
    kind: 'choice',
    values: ['full', 'simplified'],
    usual: 'full',
    applies: (_chosen, players) => players > 2,
  },
  { name: 'mutinies', kind: 'number', min: 11, max: 45, usual: USUAL_MUTINIES },
  {
    name: 'first',
    kind: 'seat',
    usual: 'random',
    applies: (chosen) => (chosen.order ?? 'random') === 'random',
  },
  { name: 'order', kind: 'text', values: ['random'], usual: 'random', sample: sampleOrder },
];

/** With two players every one of them is simplified. */
export const presets: readonly Preset[] = [
  { id: 'firstVoyage', options: { cards: 'simplified' } },
  { id: 'classic', options: {} },
  { id: 'shortVoyage', options: { mutinies: 11 } },
  { id: 'expanded', options: { mutinies: 30 } },
  { id: 'wholeBox', options: { mutinies: 45 } },
];

/** The choices of a checked option set, with defaults filled in. */
export interface Choice {
  readonly simplified: boolean;
  readonly mutinies: number;
  /** Every seat, or the first captain alone, or nobody: the rest is drawn. */
  readonly order: readonly Seat[];
}

export function choiceOf(chosen: Options, players: number): Choice {
  const order = orderOf(String(chosen.order ?? 'random'), players) ?? [];
  const first = readSeat(String(chosen.first ?? 'random'), players);
  return {
    simplified: players === 2 || chosen.cards === 'simplified',
    mutinies: Number(chosen.mutinies ?? USUAL_MUTINIES),
    order: order.length === 0 && first !== null ? [first] : order,
  };
}

export function checkOptions(chosen: Options, players: number): OptionError | null {
  if (!Number.isInteger(players) || players < seats.min || players > seats.max) {
    return error('bad-players', 'players', `21 Mutinies is for ${seats.min}-${seats.max} players; got ${players}.`);
  }
  return unknownOption(options, chosen) ?? valueError(chosen, players) ?? combinationError(chosen, players);
}

/** The first value outside its own range. */
function valueError(chosen: Options, players: number): OptionError | null {
  for (const spec of options) {
    const value = chosen[spec.name];
    if (value === undefined) continue;
    const problem = valueProblem(spec, value, players);
    if (problem !== null) return error(`bad-${spec.name}`, spec.name, problem);
  }
  const order = chosen.order ?? 'random';
  if (order === 'random' || orderOf(String(order), players) !== null) return null;
  const sentence = `Option "order" must be random or all seats like "${everySeat(players).join(',')}"; got "${order}".`;
  return error('bad-order', 'order', sentence);
}

/** Values that are fine alone but not together. */
function combinationError(chosen: Options, players: number): OptionError | null {
  if (players === 2 && chosen.cards === 'full') {
    const sentence = 'Two players play the simplified game: set "cards" to simplified or leave it out.';
    return error('two-players-need-simplified', 'cards', sentence);
  }
  const order = orderOf(String(chosen.order ?? 'random'), players);
  const first = readSeat(String(chosen.first ?? 'random'), players);
  if (order !== null && first !== null && order[0] !== first) {
    const sentence = `"order" begins with ${seatText(order[0] as Seat)}, "first" names ${seatText(first)}; leave one out.`;
    return error('first-contradicts-order', 'first', sentence);
  }
  return null;
}

/** The seats a list like `p2,p1,p3` names, each once; null if it does not name them all. */
function orderOf(text: string, players: number): Seat[] | null {
  const named = text.split(',').map((part) => readSeat(part, players));
  const order: Seat[] = [];
  for (const seat of named) {
    if (seat === null || order.includes(seat)) return null;
    order.push(seat);
  }
  return order.length === players ? order : null;
}

function sampleOrder(random: Random, _chosen: Options, players: number): string {
  const order = everySeat(players);
  shuffle(random, order);
  return order.join(',');
}

function everySeat(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => seatText(seat));
}

function error(id: string, option: string, sentence: string): OptionError {
  return { id, option, sentence };
}
