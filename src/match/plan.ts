/** The plan of a new match: who sits where and which options hold; what is wrong with it, and how it is remembered. */
import type { AnyGame } from '@/core/game';
import type { OptionError, Options, OptionValue } from '@/core/options';
import { readSeat, seatText } from '@/core/seat';
import type { Json, MatchSeat } from '@/store/store';

export interface PlannedSeat {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  /** One of the theme's crews; its emblem goes with it. */
  readonly colour: string;
  readonly strength: string;
  readonly character: string;
}

export interface Plan {
  readonly seats: readonly PlannedSeat[];
  /** A preset's id, or `custom`. */
  readonly preset: string;
  readonly options: Options;
}

/** Why a plan cannot be started: an option, or the seats. */
export type PlanProblem =
  | { readonly kind: 'option'; readonly error: OptionError }
  | { readonly kind: 'nameless'; readonly seat: number }
  | { readonly kind: 'same-name'; readonly seat: number }
  | { readonly kind: 'same-colour'; readonly seat: number };

export const CUSTOM = 'custom';
export const LONGEST_NAME = 20;

export function planProblem(game: AnyGame, plan: Plan): PlanProblem | null {
  for (let seat = 0; seat < plan.seats.length; seat++) {
    const { name, colour } = plan.seats[seat] as PlannedSeat;
    const before = plan.seats.slice(0, seat);
    if (name.trim() === '') return { kind: 'nameless', seat };
    if (before.some((other) => other.name.trim() === name.trim())) return { kind: 'same-name', seat };
    if (before.some((other) => other.colour === colour)) return { kind: 'same-colour', seat };
  }
  const error = game.checkOptions(plan.options, plan.seats.length);
  return error ? { kind: 'option', error } : null;
}

/** The plan with a preset's options, or its own ones kept to be changed. Who begins is nobody's preset. */
export function withPreset(game: AnyGame, plan: Plan, preset: string): Plan {
  const found = game.presets.find(({ id }) => id === preset);
  return { ...plan, preset, options: found ? { ...found.options, ...seatOptions(game, plan) } : plan.options };
}

/** The plan with one option changed; what no longer applies is dropped. Choosing a seat leaves a preset what it is. */
export function withOption(game: AnyGame, plan: Plan, name: string, value: OptionValue): Plan {
  const changed = { ...plan.options, [name]: value };
  const applying = Object.entries(changed).filter(([key]) => {
    const spec = game.options.find((one) => one.name === key);
    return spec !== undefined && (spec.applies?.(changed, plan.seats.length) ?? true);
  });
  const isSeat = game.options.some((spec) => spec.name === name && spec.kind === 'seat');
  return { ...plan, preset: isSeat ? plan.preset : CUSTOM, options: Object.fromEntries(applying) };
}

/** The plan without a seat; options that name a seat follow the one they meant, or are dropped with it. */
export function withoutSeat(game: AnyGame, plan: Plan, number: number): Plan {
  const options: Record<string, OptionValue> = { ...plan.options };
  for (const [name, value] of Object.entries(seatOptions(game, plan))) {
    const seat = readSeat(String(value), plan.seats.length);
    if (seat === number) delete options[name];
    else if (seat !== null && seat > number) options[name] = seatText(seat - 1);
  }
  return { ...plan, seats: plan.seats.filter((_, other) => other !== number), options };
}

/** The chosen options that name a seat, like who begins. */
function seatOptions(game: AnyGame, plan: Plan): Options {
  const names = game.options.filter(({ kind }) => kind === 'seat').map(({ name }) => name);
  return Object.fromEntries(Object.entries(plan.options).filter(([name]) => names.includes(name)));
}

/** The seats as a match stores them. */
export function matchSeats(plan: Plan, emblems: Readonly<Record<string, string>>): MatchSeat[] {
  return plan.seats.map(({ kind, name, colour, strength, character }) => {
    const look = { name: name.trim(), colour, emblem: emblems[colour] ?? colour };
    return kind === 'human' ? { kind, ...look } : { kind, ...look, strength, character };
  });
}

export function rememberedPlan(plan: Plan): Json {
  return { seats: plan.seats.map((seat) => ({ ...seat })), preset: plan.preset, options: { ...plan.options } };
}

/** The plan chosen last, if what was kept of it still makes sense for this game; the usual one otherwise. */
export function readPlan(game: AnyGame, kept: Json | null, usual: Plan): Plan {
  if (!isObject(kept) || !Array.isArray(kept.seats)) return usual;
  const seats = kept.seats.flatMap((seat: Json) => (isPlannedSeat(seat) ? [seat] : []));
  const fits = seats.length >= game.seats.min && seats.length <= game.seats.max;
  const plan: Plan = { ...usual, seats: fits ? seats : usual.seats };
  const preset = typeof kept.preset === 'string' ? kept.preset : CUSTOM;
  const options = isObject(kept.options) ? (kept.options as Options) : null;
  if (game.presets.some(({ id }) => id === preset)) {
    const chosen = options ? withPreset(game, { ...plan, options }, preset) : null;
    const isSound = chosen !== null && game.checkOptions(chosen.options, plan.seats.length) === null;
    return isSound ? chosen : withPreset(game, { ...plan, options: {} }, preset);
  }
  if (options === null) return plan;
  return game.checkOptions(options, plan.seats.length) ? plan : { ...plan, preset: CUSTOM, options };
}

function isObject(value: Json | null | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlannedSeat(value: Json): value is Json & PlannedSeat {
  if (!isObject(value)) return false;
  const texts = [value.name, value.colour, value.strength, value.character];
  return (value.kind === 'human' || value.kind === 'bot') && texts.every((text) => typeof text === 'string');
}
