/** Why a table cannot be started: every reason a game can give is told without the names that only its code knows. */
import { renderHook } from '@testing-library/react-native';

import { below, randomFrom } from '@/core/random';
import type { OptionError } from '@/core/options';
import { games } from '@/games/registry';
import { startWords } from '@/i18n/words';
import type { Plan } from '@/match/plan';

import { someOptions } from '../../../../__tests__/contract/choosing';
import { useProblemText } from '../problem';

startWords('en', games);
const plan: Plan = { seats: [], preset: 'custom', options: {} };

/** One of each kind of error that options of all kinds, and nonsense typed into texts, can lead to. */
function errorsOf({ rules }: (typeof games)[number]): OptionError[] {
  if (!rules) return [];
  const errors = new Map<string, OptionError>();
  const random = randomFrom(rules.id);
  const keep = (error: OptionError | null) => error && errors.set(`${error.id} ${error.option}`, error);
  for (let number = 0; number < 400; number++) {
    const seats = rules.seats.min + below(random, rules.seats.max - rules.seats.min + 1);
    keep(rules.checkOptions(someOptions(rules.options, seats, random, {}), seats));
    for (const { name, kind } of rules.options)
      if (kind === 'text') keep(rules.checkOptions({ [name]: 'nonsense' }, seats));
  }
  for (const { options } of rules.presets) {
    for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) keep(rules.checkOptions(options, seats));
  }
  return [...errors.values()];
}

test.each(games.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  const { result } = renderHook(() => useProblemText(id, plan));
  for (const error of errorsOf(entry)) {
    const text = result.current({ kind: 'option', error });
    expect(text).toMatch(/^[A-Z“].{20,}\.$/);
    expect(text).not.toMatch(/Option "|problem\.|option\./);
  }
});

test('what cannot be combined in Cartagena is told by its labels', () => {
  const { result } = renderHook(() => useProblemText('cartagena', plan));
  const cartagena = games.find(({ id }) => id === 'cartagena');
  const error = cartagena?.rules?.checkOptions({ recharge: 'split' }, 2);
  if (!error) throw new Error('Split needs both paths.');
  expect(result.current({ kind: 'option', error })).toMatch(/choose the story “The Whole Jailbreak”/);
});
