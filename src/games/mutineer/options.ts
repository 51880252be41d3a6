/** The options of Mutineer, their defaults, and why a choice is refused. */
import {
  type OptionError,
  type Options,
  type OptionSpec,
  type OptionValue,
  type Preset,
  unknownOption,
  valueProblem,
} from '@/core/options';
import { readSeat, type Seat } from '@/core/seat';
import { usualRounds } from './data';
import type { LoaderPool } from './state';

const ROUND_COUNTS = Array.from({ length: 12 }, (_, i) => String(i + 1));

const isIntroductory = (options: Options): boolean => options.opening === 'introductory';
const isFree = (options: Options): boolean => !isIntroductory(options);

/** In the order in which they are checked. */
export const options: readonly OptionSpec[] = [
  { name: 'rounds', kind: 'choice', values: ['auto', ...ROUND_COUNTS], usual: 'auto' },
  {
    name: 'opening',
    kind: 'choice',
    values: ['random', 'introductory'],
    usual: 'random',
    applies: (_options, seats) => seats === 4,
  },
  { name: 'layout', kind: 'choice', values: ['shuffled', 'printed'], usual: 'shuffled', applies: isFree },
  { name: 'first', kind: 'seat', usual: 'random', applies: isFree },
  { name: 'pirates', kind: 'toggle', usual: false, applies: isFree },
  { name: 'loaderPool', kind: 'choice', values: ['drawn', 'hand'], usual: 'drawn' },
];

export const presets: readonly Preset[] = [
  { id: 'usual', options: {} },
  { id: 'introductory', options: { opening: 'introductory' } },
  { id: 'pirates', options: { pirates: true } },
];

/** All options with their defaults filled in, as setup needs them. */
export interface ChosenOptions {
  readonly rounds: number;
  readonly isIntroductory: boolean;
  readonly isShuffled: boolean;
  /** Null: random. */
  readonly first: Seat | null;
  readonly pirates: boolean;
  readonly loaderPool: LoaderPool;
}

/** Trusts checked options. */
export function chosen(given: Options, seats: number): ChosenOptions {
  const filled = withDefaults(given);
  return {
    rounds: filled.rounds === 'auto' ? usualRounds(seats) : Number(filled.rounds),
    isIntroductory: isIntroductory(filled),
    isShuffled: filled.layout === 'shuffled',
    first: readSeat(String(filled.first), seats),
    pirates: filled.pirates === true,
    loaderPool: filled.loaderPool === 'hand' ? 'hand' : 'drawn',
  };
}

/** The first thing wrong, in the specification's order. */
export function checkOptions(given: Options, seats: number): OptionError | null {
  if (!Number.isInteger(seats) || seats < 3 || seats > 4) {
    return { id: 'bad-players', option: 'players', sentence: `Mutineer is for 3 or 4 players; got ${seats}.` };
  }
  const unknown = unknownOption(options, given);
  if (unknown) return unknown;
  const filled = withDefaults(given);
  for (const spec of options) {
    const sentence = valueProblem(spec, filled[spec.name] as OptionValue, seats);
    if (sentence !== null) return { id: `bad-${kebab(spec.name)}`, option: spec.name, sentence };
  }
  return isIntroductory(filled) ? introductoryProblem(filled, seats) : null;
}

/** The introductory opening follows the printed example: four players, printed circle, p1 Captain, no pirates. */
function introductoryProblem(filled: Options, seats: number): OptionError | null {
  if (seats !== 4) {
    const sentence = `The introductory opening is for 4 players; got ${seats}.`;
    return { id: 'introductory-needs-4-players', option: 'opening', sentence };
  }
  if (filled.layout !== 'printed') {
    const sentence = 'The introductory opening uses the printed circle; set "layout" to printed or leave it out.';
    return { id: 'introductory-needs-printed-layout', option: 'layout', sentence };
  }
  if (filled.first !== 'p1') {
    const sentence = 'In the introductory opening p1 is the first Captain; set "first" to p1 or leave it out.';
    return { id: 'introductory-needs-first-p1', option: 'first', sentence };
  }
  if (filled.pirates !== false) {
    const sentence = 'The introductory opening is played without pirates; switch "pirates" off.';
    return { id: 'introductory-excludes-pirates', option: 'pirates', sentence };
  }
  return null;
}

/** Defaults first: the introductory opening changes those of layout and first. */
function withDefaults(given: Options): Options {
  const usual: Record<string, OptionValue> = {};
  for (const spec of options) usual[spec.name] = spec.usual;
  if (isIntroductory(given)) {
    usual.layout = 'printed';
    usual.first = 'p1';
  }
  return { ...usual, ...given };
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
