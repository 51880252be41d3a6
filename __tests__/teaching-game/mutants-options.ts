/** Sea chest with flaws of what it accepts and refuses. */
import { flawed, type Mutant } from './flawed';
import { seaChest } from './index';

let setups = 0;

export const optionMutants: readonly Mutant[] = [
  {
    flaw: 'accepts a chest of 4',
    caughtBy: 'options-refused',
    game: flawed({
      checkOptions: (options, seats) =>
        seaChest.checkOptions(options.chest === 4 ? { ...options, chest: 3 } : options, seats),
    }),
  },
  {
    flaw: 'blames the wrong option',
    caughtBy: 'options-refused',
    game: flawed({
      checkOptions: (options, seats) => {
        const error = seaChest.checkOptions(options, seats);
        return error?.option === 'dice' ? { ...error, option: 'chest' } : error;
      },
    }),
  },
  {
    flaw: 'an error id that is not kebab-case',
    caughtBy: 'options-safe',
    game: flawed({
      checkOptions: (options, seats) => {
        const error = seaChest.checkOptions(options, seats);
        return error?.id === 'sets-need-two' ? { ...error, id: 'E_SETS' } : error;
      },
    }),
  },
  {
    flaw: 'accepts options nobody knows',
    caughtBy: 'unknown-option-refused',
    game: flawed({
      checkOptions: (options, seats) => {
        const error = seaChest.checkOptions(options, seats);
        return error?.id === 'unknown-option' ? null : error;
      },
    }),
  },
  {
    flaw: 'accepts five players',
    caughtBy: 'players-refused',
    game: flawed({ checkOptions: (options, seats) => seaChest.checkOptions(options, seats === 5 ? 4 : seats) }),
  },
  {
    flaw: 'crashes in the setup of legal options',
    caughtBy: 'options-safe',
    game: flawed({
      setup: (options, seats, seed) => {
        if (options.chest === 3 && options.dice === false) throw new Error('No room for three.');
        return seaChest.setup(options, seats, seed);
      },
    }),
  },
  {
    flaw: 'another default than the usual value',
    caughtBy: 'options-usual',
    game: flawed({ setup: (options, seats, seed) => seaChest.setup({ chest: 3, ...options }, seats, seed) }),
  },
  {
    flaw: 'a preset that cannot be played',
    caughtBy: 'presets-legal',
    game: flawed({ presets: [{ id: 'broken', options: { scoring: 'sets', chest: 1 } }] }),
  },
  {
    flaw: 'an option value that is always refused',
    caughtBy: 'coverage-options',
    game: flawed({
      checkOptions: (options, seats) =>
        options.bonus === 4
          ? { id: 'bad-bonus', option: 'bonus', sentence: 'Four brings bad luck.' }
          : seaChest.checkOptions(options, seats),
    }),
  },
  {
    flaw: 'an option named twice',
    caughtBy: 'specs-sound',
    game: flawed({ options: [...seaChest.options, { kind: 'toggle', name: 'dice', usual: true }] }),
  },
  {
    flaw: 'a setup that is different each time',
    caughtBy: 'setup-repeatable',
    game: flawed({ setup: (options, seats, seed) => seaChest.setup(options, seats, `${seed}${setups++}`) }),
  },
];
