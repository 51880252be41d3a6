/** A game's options: what can be chosen, what is usual, and why a choice is refused. */
import type { Random } from './random';
import { readSeat, seatText } from './seat';

export type OptionValue = string | number | boolean;

/** Chosen options by name; what is not named takes its default. Lists are written as text, e.g. `6,7`. */
export type Options = Readonly<Record<string, OptionValue>>;

/** Why an option set is refused: a kebab-case id, the option it is about, and a sentence that says what to do. */
export interface OptionError {
  readonly id: string;
  readonly option: string;
  readonly sentence: string;
}

interface OptionBase {
  readonly name: string;
  /** False while other choices make this one meaningless; then it is neither shown nor given. */
  applies?(options: Options, seats: number): boolean;
}

export interface ToggleOption extends OptionBase {
  readonly kind: 'toggle';
  readonly usual: boolean;
}

export interface NumberOption extends OptionBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

export interface ChoiceOption extends OptionBase {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly usual: string;
}

/** A seat (`p1` …) or `random`. */
export interface SeatOption extends OptionBase {
  readonly kind: 'seat';
  readonly usual: string;
}

/** Written by hand or made by the app: a layout, a list of numbers. `values` are ready-made ones. */
export interface TextOption extends OptionBase {
  readonly kind: 'text';
  readonly values: readonly string[];
  readonly usual: string;
  /** A legal text for these seats and options, for "shuffle" buttons and the fuzzer. */
  sample(random: Random, options: Options, seats: number): string;
}

export type OptionSpec = ToggleOption | NumberOption | ChoiceOption | SeatOption | TextOption;

/** A ready-made option set with a name in the game's words (`preset.<id>`). */
export interface Preset {
  readonly id: string;
  readonly options: Options;
}

/** The first option name that no specification knows, as an error; null if all are known. */
export function unknownOption(specs: readonly OptionSpec[], options: Options): OptionError | null {
  for (const name of Object.keys(options)) {
    if (!specs.some((spec) => spec.name === name)) {
      const known = specs.map((spec) => spec.name).join(', ');
      return { id: 'unknown-option', option: name, sentence: `There is no option "${name}"; known are ${known}.` };
    }
  }
  return null;
}

/** What is wrong with one value of one option by its specification alone, or null. Texts are the game's to judge. */
export function valueProblem(spec: OptionSpec, value: OptionValue, seats: number): string | null {
  switch (spec.kind) {
    case 'toggle':
      return typeof value === 'boolean' ? null : `Option "${spec.name}" must be on or off; got ${value}.`;
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
        ? null
        : `Option "${spec.name}" must be a whole number ${spec.min}-${spec.max}; got ${value}.`;
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
        ? null
        : `Option "${spec.name}" must be one of ${spec.values.join(', ')}; got ${value}.`;
    case 'seat':
      return value === 'random' || (typeof value === 'string' && readSeat(value, seats) !== null)
        ? null
        : `Option "${spec.name}" must be random or ${seatText(0)}-${seatText(seats - 1)}; got ${value}.`;
    case 'text':
      return typeof value === 'string' ? null : `Option "${spec.name}" must be a text; got ${value}.`;
  }
}
