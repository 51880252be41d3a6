/** Why a plan cannot be started, in words: the game's own where it has some, otherwise what its rules say. */
import type { OptionError } from '@/core/options';
import { useGameWords, useWords, type Say } from '@/i18n/words';
import type { Plan, PlanProblem } from '@/match/plan';
import { crewOf } from '@/ui/theme';

export function useProblemText(game: string, plan: Plan): (problem: PlanProblem) => string {
  const t = useWords();
  const say = useGameWords(game);
  return (problem) => {
    if (problem.kind === 'option') return optionText(problem.error, say);
    const seat = plan.seats[problem.seat];
    const colour = t(`setup.colours.${crewOf(seat?.colour ?? '')}`);
    return t(`setup.problem.${problem.kind}`, { number: problem.seat + 1, name: seat?.name ?? '', colour });
  };
}

/** The rules name an option by its id; a player knows it by its label. */
function optionText({ id, option, sentence }: OptionError, say: Say): string {
  const key = `problem.${id}`;
  const own = say(key);
  if (own !== key) return own;
  const label = say(`option.${option}.label`);
  return sentence.replace(`Option "${option}"`, `“${label}”`);
}
