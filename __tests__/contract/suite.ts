/** The contract as tests: one for each check, over many random games of one title. */
import type { AnyGame } from '@/core/game';

import { examine, type Failure, type Plan, type Report } from './examine';
import { CHECKS, checkNames } from './names';

/** Long enough to reach every option and kind of move, short enough for every day; the fuzzer does the long runs. */
export const EVERYDAY: Plan = { seed: 'everyday', games: 150, seconds: 60, purity: 6, honesty: 2, coverage: true };

export function contract(game: AnyGame, plan: Plan = EVERYDAY): void {
  describe(`contract: ${game.id}`, () => {
    let report: Report;
    beforeAll(() => {
      report = examine(game, plan);
    }, 120_000);

    test('random games were played', () => {
      expect(report.games).toBeGreaterThan(0);
      expect(report.moves + report.failures.length).toBeGreaterThan(0);
    });

    test.each(checkNames.map((check) => [check, CHECKS[check]]))('%s: %s', (check) => {
      const failure = report.failures.find((candidate) => candidate.check === check);
      if (failure) throw new Error(described(game, plan, failure));
    });
  });
}

/** A failure with all that is needed to see it again. */
export function described(game: AnyGame, plan: Plan, failure: Failure): string {
  const where = failure.record ? `Record:\n${failure.record}` : `Seen over all games of the seed "${plan.seed}".`;
  return `${game.id} breaks the contract: ${failure.check} (${CHECKS[failure.check]})\n${failure.sentence}\n${where}`;
}
