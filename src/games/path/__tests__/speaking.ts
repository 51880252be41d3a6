/** What a path game says, in English and complete: a missing key or an unfilled gap throws. For tests. */
import { eventFor } from '@/core/event';
import type { Game } from '@/core/game';
import type { OptionSpec, Preset } from '@/core/options';
import type { Filling, Phrase } from '@/core/phrase';
import { below, randomFrom } from '@/core/random';
import type { Viewer } from '@/core/seat';
import type { Telling } from '@/core/telling';

const NAMES = ['Anne', 'Bart', 'Cora', 'Drake', 'Edward'];

export interface Speaker {
  textOf(key: string): string | undefined;
  say(phrase: Phrase): string;
}

export function speakerOf(words: unknown): Speaker {
  const textOf = (key: string): string | undefined => {
    let place = words;
    for (const part of key.split('.')) place = (place as Record<string, unknown> | undefined)?.[part];
    return typeof place === 'string' ? place : undefined;
  };
  const say = ({ key, values = {} }: Phrase): string => {
    const text = textOf(key);
    if (text === undefined) throw new Error(`No words for ${key}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => {
      const filling: Filling | undefined = values[name];
      if (filling === undefined) throw new Error(`${key} has nothing for {{${name}}}.`);
      if (typeof filling !== 'object') return String(filling);
      return 'seat' in filling ? String(NAMES[filling.seat]) : say(filling);
    });
  };
  return { textOf, say };
}

/** Every prompt, move, reason and log line of a random game. */
export function saidInGame<State>(
  rules: Game<State, number>,
  telling: Telling<State, number>,
  say: Speaker['say'],
  { state, seed }: { readonly state: State; readonly seed: string },
): Set<string> {
  const said = new Set<string>();
  const random = randomFrom(seed);
  for (let seat = rules.seatToAct(state); seat !== null; seat = rules.seatToAct(state)) {
    const view = rules.view(state, seat);
    said.add(say(telling.prompt(view)));
    const legal = rules.moves(view);
    for (const move of legal) {
      said.add(say(telling.describe(view, move)));
      said.add(say(telling.reason(view, move)));
    }
    rules.play(state, legal[below(random, legal.length)] as number, (event) => {
      for (const viewer of [0, 'table'] as Viewer[]) {
        const line = telling.tell(eventFor(event, viewer));
        if (line) said.add(say(line));
      }
    });
  }
  said.add(say(telling.prompt(state)));
  return said;
}

/** Keys of options, their values and presets for which there are no words. */
export function unspoken({ textOf }: Speaker, options: readonly OptionSpec[], presets: readonly Preset[]): string[] {
  const keys = options.flatMap((spec) => {
    const values = spec.kind === 'choice' || spec.kind === 'text' ? spec.values : [];
    return ['label', 'help', ...values].map((part) => `option.${spec.name}.${part}`);
  });
  const named = presets.flatMap(({ id }) => [`preset.${id}.name`, `preset.${id}.help`]);
  return [...keys, ...named].filter((key) => !textOf(key));
}
