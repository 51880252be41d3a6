/** Random choices of the examination: options not reached yet come first, rare kinds of move are preferred. */
import type { AnyGame } from '@/core/game';
import type { Options, OptionSpec, OptionValue } from '@/core/options';
import { below, fraction, pick, type Random } from '@/core/random';
import { readSeat, seatText } from '@/core/seat';

import { missing, type Tally } from './tally';

export interface Chosen {
  readonly options: Options;
  readonly seats: number;
  readonly preset?: string;
}

const ATTEMPTS = 300;

/** Legal options and seats, aimed at something not reached yet if there is any. */
export function chooseOptions(game: AnyGame, tally: Tally, random: Random): Chosen {
  const open = missing(tally.values);
  if (open.length > 0 && below(random, 4) > 0) {
    const aim = aimed(game, pick(random, open), random);
    if (aim) return aim;
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seats = someSeats(game, random);
    const options = someOptions(game.options, seats, random, {});
    if (game.checkOptions(options, seats) === null) return { options, seats };
  }
  return { options: {}, seats: someSeats(game, random) };
}

function aimed(game: AnyGame, value: string, random: Random): Chosen | null {
  const name = value.slice(0, value.indexOf('='));
  const text = value.slice(value.indexOf('=') + 1);
  const preset = name === 'preset' ? game.presets.find((candidate) => candidate.id === text) : undefined;
  const spec = game.options.find((candidate) => candidate.name === name);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seats = name === 'players' ? Number(text) : someSeats(game, random);
    const wish: Options = spec ? { [name]: wished(spec, text, seats, random) } : {};
    const options = preset ? preset.options : someOptions(game.options, seats, random, wish);
    const isKept = Object.keys(wish).every((wished) => wished in options);
    if (isKept && game.checkOptions(options, seats) === null) {
      return preset ? { options, seats, preset: preset.id } : { options, seats };
    }
  }
  return null;
}

function wished(spec: OptionSpec, text: string, seats: number, random: Random): OptionValue {
  switch (spec.kind) {
    case 'toggle':
      return text === 'true';
    case 'number':
      return text === 'between' ? spec.min + 1 + below(random, spec.max - spec.min - 1) : Number(text);
    case 'text':
      return text === 'sample' ? spec.sample(random, {}, seats) : text;
    case 'choice':
    case 'seat':
      return text;
  }
}

/** Anything from nothing chosen to everything chosen; what does not apply is left out. */
export function someOptions(specs: readonly OptionSpec[], seats: number, random: Random, wish: Options): Options {
  const density = pick(random, [0, 0.1, 0.3, 0.6, 1]);
  const options: Record<string, OptionValue> = { ...wish };
  for (const spec of specs) {
    if (!(spec.name in wish) && fraction(random) < density)
      options[spec.name] = someValue(spec, options, seats, random);
  }
  for (let again = true; again;) {
    again = false;
    for (const spec of specs) {
      if (!(spec.name in options) || !spec.applies || spec.applies(options, seats)) continue;
      delete options[spec.name];
      again = true;
    }
  }
  return options;
}

export function someValue(spec: OptionSpec, options: Options, seats: number, random: Random): OptionValue {
  switch (spec.kind) {
    case 'toggle':
      return below(random, 2) === 0;
    case 'number':
      return spec.min + below(random, spec.max - spec.min + 1);
    case 'choice':
      return pick(random, spec.values);
    case 'seat':
      return below(random, 3) === 0 ? 'random' : seatText(below(random, seats));
    case 'text':
      return spec.values.length > 0 && below(random, 2) === 0
        ? pick(random, spec.values)
        : spec.sample(random, options, seats);
  }
}

/** Values that the specification rules out, for a table of this size. */
export function wrongValues(spec: OptionSpec, seats: number): OptionValue[] {
  switch (spec.kind) {
    case 'toggle':
      return [0, 1, 'true', 'on', ''];
    case 'number':
      return [spec.min - 1, spec.max + 1, spec.min + 0.5, `${spec.usual}`, true, NaN, Infinity, -Infinity];
    case 'choice':
      return ['no-such-choice', '', 0, true, `${spec.values[0]} `, 'constructor'];
    case 'seat':
      return ['p0', seatText(seats), 'p', '', 'P1', 0, true].filter((value) => readSeat(String(value), seats) === null);
    case 'text':
      return [0, true, '~!~'];
  }
}

function someSeats(game: AnyGame, random: Random): number {
  return game.seats.min + below(random, game.seats.max - game.seats.min + 1);
}

export type Manner = 'any' | 'rare' | 'instinct';

export const MANNERS: readonly Manner[] = ['any', 'rare', 'instinct'];

/** One of the legal moves: any, one of the kind played least so far, or what instinct says. */
export function chooseMove(game: AnyGame, state: unknown, legal: readonly unknown[], choosing: Choosing): unknown {
  const { manner, tally, random } = choosing;
  if (manner === 'instinct' && below(random, 4) > 0) return game.instinct(state, random);
  if (manner === 'rare' && below(random, 2) === 0) {
    let fewest = Infinity;
    let rare: unknown[] = [];
    for (const move of legal) {
      const times = tally.kinds.get(game.kindOf(move)) ?? 0;
      if (times < fewest) rare = [];
      fewest = Math.min(fewest, times);
      if (times === fewest) rare.push(move);
    }
    return pick(random, rare);
  }
  return pick(random, legal);
}

export interface Choosing {
  readonly manner: Manner;
  readonly tally: Tally;
  readonly random: Random;
}
