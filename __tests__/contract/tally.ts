/** What only many games together can show: what was reached, whether imagining varies, whether secrets are kept. */
import type { AnyGame } from '@/core/game';
import type { Options, OptionSpec } from '@/core/options';
import { seatText } from '@/core/seat';

import type { Judge } from './judge';

export interface Tally {
  /** Times each kind of move was played. */
  readonly kinds: Map<string, number>;
  /** Times each landmark was met, where a game names any. */
  readonly landmarks: Map<string, number>;
  /** Times each `name=value`, `players=n` and `preset=id` was set up. */
  readonly values: Map<string, number>;
  /** Imagined states where something was hidden: how many, and how many were unlike the truth. */
  imagined: number;
  unlikeTruth: number;
  /** By kind of event: pairs of worlds with other secrets, and those in which a view gave the difference away. */
  readonly secrets: Map<string, { pairs: number; shown: number }>;
  /** By kind of move: pairs of choices that look alike to a viewer, and those where what it heard settled the secret. */
  readonly choices: Map<string, { pairs: number; told: number; example: { sentence: string; record: string } | null }>;
}

const WIDE = 12;
const ENOUGH = 20;
const FEW = 10;

export function newTally(game: AnyGame): Tally {
  return {
    kinds: new Map(game.moveKinds.map((kind) => [kind, 0])),
    landmarks: new Map((game.landmarks ?? []).map((landmark) => [landmark, 0])),
    values: new Map(valuesToReach(game).map((value) => [value, 0])),
    imagined: 0,
    unlikeTruth: 0,
    secrets: new Map(),
    choices: new Map(),
  };
}

/** Every value worth reaching; of a wide range of numbers the ends, the usual one and one in between. */
function valuesToReach(game: AnyGame): string[] {
  const reach = game.options.flatMap((spec) => valuesOf(spec, game.seats.max).map((value) => `${spec.name}=${value}`));
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) reach.push(`players=${seats}`);
  return [...reach, ...game.presets.map((preset) => `preset=${preset.id}`)];
}

function valuesOf(spec: OptionSpec, seats: number): string[] {
  switch (spec.kind) {
    case 'toggle':
      return ['true', 'false'];
    case 'choice':
      return [...spec.values];
    case 'number':
      return spec.max - spec.min >= WIDE
        ? [...new Set([`${spec.min}`, `${spec.usual}`, `${spec.max}`, 'between'])]
        : Array.from({ length: spec.max - spec.min + 1 }, (_item, i) => `${spec.min + i}`);
    case 'seat':
      return ['random', ...Array.from({ length: seats }, (_item, seat) => seatText(seat))];
    case 'text':
      return [...spec.values, 'sample'];
  }
}

/** What one option set reaches; an option that was left out reaches its usual value. */
export function reached(specs: readonly OptionSpec[], options: Options, seats: number): string[] {
  const values = [`players=${seats}`];
  for (const spec of specs) {
    if (spec.applies && !spec.applies(options, seats)) continue;
    const value = String(options[spec.name] ?? spec.usual);
    values.push(`${spec.name}=${value}`);
    if (spec.kind === 'text' && !spec.values.includes(value)) values.push(`${spec.name}=sample`);
    if (spec.kind === 'number' && spec.max - spec.min >= WIDE) values.push(`${spec.name}=between`);
  }
  return values;
}

export function count(counts: Map<string, number>, name: string): void {
  const before = counts.get(name);
  if (before !== undefined) counts.set(name, before + 1);
}

export function missing(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].filter(([, times]) => times === 0).map(([name]) => name);
}

/** The checks of what every game should reach; one after the other so that each can fail by itself. */
export function coverageChecks(tally: Tally, judge: Judge): (() => void)[] {
  return [
    () => {
      const kinds = missing(tally.kinds);
      judge.holds(
        'coverage-kinds',
        kinds.length === 0,
        () => `No game reached these kinds of move: ${kinds.join(', ')}.`,
      );
    },
    () => {
      const values = missing(tally.values);
      judge.holds('coverage-options', values.length === 0, () => `No game was set up with: ${values.join(', ')}.`);
    },
  ];
}

/** The other checks that look at all games together. */
export function tallyChecks(tally: Tally, judge: Judge): (() => void)[] {
  return [
    () => {
      const neverUnlike = tally.imagined >= ENOUGH && tally.unlikeTruth === 0;
      judge.holds('imagine-varies', !neverUnlike, () => `All ${tally.imagined} imagined states were the truth itself.`);
    },
    () => {
      for (const [kind, { pairs, shown }] of tally.secrets) {
        const isOpen = pairs >= ENOUGH && shown === pairs;
        judge.holds('secrets-stay-hidden', !isOpen, () => {
          return `Events "${kind}" keep a secret from seats whose view shows it (${shown} of ${pairs} times).`;
        });
      }
    },
    () => {
      for (const [kind, { pairs, told, example }] of tally.choices) {
        const isTold = pairs >= FEW && told >= pairs * 0.9;
        judge.holds('secret-moves-untold', !isTold, () => {
          return `The choice of a move "${kind}" is told to seats whose view hides it (${told} of ${pairs} times). ${example?.sentence}\n${example?.record}`;
        });
      }
    },
  ];
}
