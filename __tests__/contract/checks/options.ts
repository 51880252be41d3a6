/** Checks of a game's description and of what it accepts and refuses. No game is played. */
import type { AnyGame } from '@/core/game';
import type { OptionError, Options, OptionSpec, OptionValue } from '@/core/options';
import { alike, fingerprint } from '@/core/data';
import { randomFrom, type Random } from '@/core/random';

import { someOptions, someValue, wrongValues } from '../choosing';
import type { Judge } from '../judge';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const TRIES = 60;

/** One after the other, so that each can fail by itself. */
export function optionChecks(game: AnyGame, judge: Judge, seed: string): (() => void)[] {
  const random = randomFrom(`${seed}/options`);
  return [
    () => checkSpecs(game, judge),
    () => checkPlayers(game, judge),
    () => checkUnknown(game, judge),
    () => checkWrongValues(game, judge, random),
    () => checkMixtures(game, judge, random),
    () => checkUsual(game, judge, seed),
    () => checkPresets(game, judge, seed),
  ];
}

function checkSpecs(game: AnyGame, judge: Judge): void {
  judge.about('specs-sound');
  const sound = (condition: boolean, sentence: string) => judge.holds('specs-sound', condition, () => sentence);
  sound(KEBAB.test(game.id), `The id "${game.id}" is not kebab-case.`);
  sound(
    Number.isInteger(game.rulesVersion) && game.rulesVersion >= 1,
    'The rules version is not a whole number from 1.',
  );
  sound(
    game.seats.min >= 1 && game.seats.min <= game.seats.max,
    `${game.seats.min}-${game.seats.max} seats make no sense.`,
  );
  sound(new Set(game.moveKinds).size === game.moveKinds.length, 'A kind of move is named twice.');
  sound(new Set(game.options.map((spec) => spec.name)).size === game.options.length, 'An option is named twice.');
  sound(new Set(game.presets.map((preset) => preset.id)).size === game.presets.length, 'A preset is named twice.');
  for (const spec of game.options) {
    const isUsualKnown = spec.kind !== 'choice' || spec.values.includes(spec.usual);
    sound(isUsualKnown, `The usual value of "${spec.name}" is not among its values.`);
    const isUsualInRange = spec.kind !== 'number' || (spec.usual >= spec.min && spec.usual <= spec.max);
    sound(isUsualInRange, `The usual value of "${spec.name}" is out of its own range.`);
  }
}

function checkPlayers(game: AnyGame, judge: Judge): void {
  judge.about('players-refused');
  const { min, max } = game.seats;
  for (const seats of [0, -1, min - 1, max + 1, min + 0.5, NaN, Infinity]) {
    const error = game.checkOptions({}, seats);
    judge.holds('players-refused', error?.id === 'bad-players', () => {
      return `${seats} players must be refused as bad-players; got ${JSON.stringify(error)}.`;
    });
  }
}

function checkUnknown(game: AnyGame, judge: Judge): void {
  judge.about('unknown-option-refused');
  for (const name of ['no-such-option', 'constructor', 'toString']) {
    const error = game.checkOptions({ [name]: 1 }, game.seats.max);
    judge.holds('unknown-option-refused', error?.option === name && isSound(error), () => {
      return `The unknown option "${name}" must be refused by its name; got ${JSON.stringify(error)}.`;
    });
  }
}

function checkWrongValues(game: AnyGame, judge: Judge, random: Random): void {
  judge.about('options-refused');
  for (const spec of game.options) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const options = legalWith(game, spec, seats, random);
      if (options === null) continue;
      for (const wrong of wrongValues(spec, seats)) checkWrong(game, judge, { spec, seats, options, wrong });
    }
  }
}

interface WrongChoice {
  readonly spec: OptionSpec;
  readonly seats: number;
  readonly options: Options;
  readonly wrong: OptionValue;
}

function checkWrong(game: AnyGame, judge: Judge, choice: WrongChoice): void {
  const { spec, seats, options, wrong } = choice;
  const error = game.checkOptions({ ...options, [spec.name]: wrong }, seats);
  judge.holds('options-refused', error !== null && error.option === spec.name && isSound(error), () => {
    const answer = error === null ? 'it was accepted' : `got ${JSON.stringify(error)}`;
    return `Option "${spec.name}" = ${fingerprint(wrong) ?? wrong} with ${seats} players must be refused by its name; ${answer}.`;
  });
}

/** A legal option set in which this option has a say, or null if none was found. */
function legalWith(game: AnyGame, spec: OptionSpec, seats: number, random: Random): Options | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const options = someOptions(game.options, seats, random, {});
    const hasSay = !spec.applies || spec.applies(options, seats);
    if (hasSay && game.checkOptions(options, seats) === null) return options;
  }
  return null;
}

/** Options that do not apply are given too: the game may accept or refuse them, but never crash. */
function checkMixtures(game: AnyGame, judge: Judge, random: Random): void {
  judge.about('options-safe');
  for (let attempt = 0; attempt < TRIES * 4; attempt++) {
    const seats = game.seats.min + (attempt % (game.seats.max - game.seats.min + 1));
    const options: Record<string, OptionValue> = { ...someOptions(game.options, seats, random, {}) };
    for (const spec of game.options) {
      if (attempt % 3 === 0 && spec.applies && !spec.applies(options, seats)) {
        options[spec.name] = someValue(spec, options, seats, random);
      }
    }
    const error = game.checkOptions(Object.freeze(options), seats);
    judge.holds('options-safe', error === null || isSound(error), () => {
      return `The refusal ${JSON.stringify(error)} of ${JSON.stringify(options)} needs a kebab-case id, an option and a sentence.`;
    });
    if (error === null) game.setup(options, seats, `options/${attempt}`);
  }
}

function checkUsual(game: AnyGame, judge: Judge, seed: string): void {
  judge.about('options-usual');
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const usual: Record<string, OptionValue> = {};
    for (const spec of game.options) usual[spec.name] = spec.usual;
    for (const spec of game.options) {
      if (spec.applies && !spec.applies(usual, seats)) delete usual[spec.name];
    }
    for (const options of [{}, usual]) {
      const error = game.checkOptions(options, seats);
      judge.holds('options-usual', error === null, () => {
        return `The usual options are refused for ${seats} players: ${error?.sentence}`;
      });
    }
    const isSame = alike(game.setup({}, seats, seed), game.setup(usual, seats, seed));
    judge.holds('options-usual', isSame, () => {
      return `With ${seats} players, leaving all options out gives another state than naming the usual ones ${JSON.stringify(usual)}.`;
    });
  }
}

function checkPresets(game: AnyGame, judge: Judge, seed: string): void {
  judge.about('presets-legal');
  for (const preset of game.presets) {
    const errors: (OptionError | null)[] = [];
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const error = game.checkOptions(preset.options, seats);
      if (error === null) game.setup(preset.options, seats, seed);
      errors.push(error);
    }
    judge.holds('presets-legal', errors.includes(null), () => {
      return `The preset "${preset.id}" is refused for every number of players: ${errors[0]?.sentence}`;
    });
  }
}

function isSound(error: OptionError): boolean {
  return KEBAB.test(error.id) && error.option !== '' && error.sentence.trim() !== '';
}
