/** The suite itself is tested: each flaw of the teaching game is caught by the check that is named for it. */
import { seaChest } from '../teaching-game';
import type { Mutant } from '../teaching-game/flawed';
import { mutants } from '../teaching-game/mutants';
import { examine, type Plan } from './examine';
import { checkNames, type CheckName } from './names';

const plan: Plan = { seed: 'mutants', games: 60, cap: 300, purity: 10, honesty: 4, coverage: true };

test('the healthy game passes the examination that the mutants get', () => {
  expect(examine(seaChest, plan).failures).toEqual([]);
});

test.each(mutants.map((mutant): [CheckName, string, Mutant] => [mutant.caughtBy, mutant.flaw, mutant]))(
  '%s catches: %s',
  (check, _flaw, { game }) => {
    const isOpen = (report: { failures: readonly { check: CheckName }[] }) =>
      report.failures.every((failure) => failure.check !== check);
    const report = examine(game, { ...plan, goOn: isOpen });
    expect(report.failures.map((failure) => failure.check)).toContain(check);
  },
);

test('every check has a mutant that it must catch', () => {
  const caught = new Set(mutants.map((mutant) => mutant.caughtBy));
  expect(checkNames.filter((check) => !caught.has(check))).toEqual([]);
});
