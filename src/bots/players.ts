/** Contestants of the arena: the strengths, and the simple players they are measured against. */
import type { AnyGame } from '@/core/game';
import { pick, randomFrom, type Seed } from '@/core/random';

import { characters, type Character } from './characters';
import { plannedMove } from './planner';
import type { Knobs } from './search';
import type { Sight } from './sight';
import { strengths, type Strength } from './strengths';
import { Thinking } from './thinking';

export interface Player {
  readonly name: string;
  /** The text of the chosen move. */
  choose(game: AnyGame, sight: Sight, seed: Seed): string;
}

/** Any legal move. */
export const randomPlayer: Player = {
  name: 'random',
  choose(game, sight, seed) {
    const random = randomFrom(seed);
    return game.write(pick(random, game.moves(game.imagine(sight.view, random))));
  },
};

/** The move that looks best at once, ties broken by chance. */
export const greedyPlayer: Player = {
  name: 'greedy',
  choose(game, sight, seed) {
    const random = randomFrom(seed);
    const state = game.imagine(sight.view, random);
    let best: string[] = [];
    let bestLooks = -Infinity;
    for (const move of game.moves(state)) {
      const after = game.clone(state);
      game.play(after, move);
      const looks = game.appraise(after, sight.seat);
      if (looks > bestLooks) {
        bestLooks = looks;
        best = [];
      }
      if (looks === bestLooks) best.push(game.write(move));
    }
    return pick(random, best);
  },
};

/** The game's own quick move. */
export const instinctPlayer: Player = {
  name: 'instinct',
  choose(game, sight, seed) {
    const random = randomFrom(seed);
    return game.write(game.instinct(game.imagine(sight.view, random), random));
  },
};

export const plannerPlayer: Player = { name: 'planner', choose: plannedMove };

/** A bot of the app, with as many iterations as ship and no clock. */
function botPlayer(name: string, strength: Strength, character: Character): Player {
  return {
    name,
    choose(game, sight, seed) {
      const thinking = new Thinking(game, { sight, strength: strength.id, character, seed }, strength);
      while (!thinking.step(1000));
      return thinking.answer().move;
    },
  };
}

const simple: readonly Player[] = [randomPlayer, greedyPlayer, instinctPlayer, plannerPlayer];

/**
 * The contestant a text names: `greedy`, `captain`, `captain/bold`, or with other knobs `captain/iterations=500/noise=0`.
 * Throws with a sentence if there is none.
 */
export function playerNamed(text: string): Player {
  const [name, ...marks] = text.split('/');
  const player = simple.find((one) => one.name === name);
  if (player !== undefined && marks.length === 0) return player;
  let strength = strengths.find((one) => one.id === name);
  if (strength === undefined) {
    const known = [...simple.map((one) => one.name), ...strengths.map((one) => one.id)].join(', ');
    throw new Error(`There is no contestant "${text}"; known are ${known}.`);
  }
  let character: Character = 'plain';
  for (const mark of marks) {
    const taste = characters.find((one) => one === mark);
    if (taste !== undefined) character = taste;
    else strength = retuned(strength, mark);
  }
  return botPlayer(text, strength, character);
}

function retuned(strength: Strength, mark: string): Strength {
  const [knob, value] = mark.split('=') as [string, string | undefined];
  const number = Number(value);
  if (value === undefined || !Number.isFinite(number))
    throw new Error(`"${mark}" is not a character and not knob=number.`);
  if (knob === 'noise') return { ...strength, noise: number };
  if (!(knob in strength.knobs)) {
    throw new Error(`There is no knob "${knob}"; known are noise, ${Object.keys(strength.knobs).join(', ')}.`);
  }
  return { ...strength, knobs: { ...strength.knobs, [knob]: number } satisfies Knobs };
}
