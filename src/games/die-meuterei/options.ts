/** The options of Die Meuterei, their defaults, and why a choice is refused. */
import {
  type OptionError,
  type Options,
  type OptionSpec,
  type Preset,
  unknownOption,
  valueProblem,
} from '@/core/options';
import { readSeat, type Seat } from '@/core/seat';
import type { Movement } from './data';

export const SEATS = { min: 2, max: 4 };

/** In the order in which they are checked. */
export const options: readonly OptionSpec[] = [
  { name: 'movement', kind: 'choice', values: ['open', 'closed'], usual: 'open' },
  { name: 'first', kind: 'seat', usual: 'random' },
  { name: 'roundCap', kind: 'number', min: 20, max: 60, usual: 30 },
];

/** A refusal's id by the option's name. */
const ERROR_IDS: Readonly<Record<string, string>> = {
  movement: 'bad-movement',
  first: 'bad-first',
  roundCap: 'bad-round-cap',
};

export const presets: readonly Preset[] = [
  { id: 'usual', options: {} },
  { id: 'closedDoors', options: { movement: 'closed' } },
];

/** All options with their defaults filled in, as setup needs them. */
export interface ChosenOptions {
  readonly movement: Movement;
  /** Null: random. */
  readonly first: Seat | null;
  readonly roundCap: number;
}

/** Trusts checked options. */
export function chosen(given: Options, seats: number): ChosenOptions {
  return {
    movement: given.movement === 'closed' ? 'closed' : 'open',
    first: readSeat(String(given.first ?? 'random'), seats),
    roundCap: Number(given.roundCap ?? 30),
  };
}

/** The first thing wrong, in the order of the options. */
export function checkOptions(given: Options, seats: number): OptionError | null {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    const sentence = `Die Meuterei is for ${SEATS.min} to ${SEATS.max} players; got ${seats}.`;
    return { id: 'bad-players', option: 'players', sentence };
  }
  const unknown = unknownOption(options, given);
  if (unknown) return unknown;
  for (const spec of options) {
    const sentence = valueProblem(spec, given[spec.name] ?? spec.usual, seats);
    if (sentence !== null) return { id: ERROR_IDS[spec.name] as string, option: spec.name, sentence };
  }
  return null;
}
