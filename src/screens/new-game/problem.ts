/** Why a plan cannot be started, in words. */
import { useWords } from '@/i18n/words';
import type { Plan, PlanProblem } from '@/match/plan';
import { crewOf } from '@/ui/theme';

export function useProblemText(plan: Plan): (problem: PlanProblem) => string {
  const t = useWords();
  return (problem) => {
    if (problem.kind === 'option') return problem.error.sentence;
    const seat = plan.seats[problem.seat];
    const colour = t(`setup.colours.${crewOf(seat?.colour ?? '')}`);
    return t(`setup.problem.${problem.kind}`, { number: problem.seat + 1, name: seat?.name ?? '', colour });
  };
}
