/** Every wall of the house stands: a deliberate violation of each is refused by lint, legal code is not. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { legal, violations, type Sample } from './walls/samples';

const root = join(__dirname, '..');

/** ESLint and its configuration are ES modules that jest cannot load: they run in a process of their own. */
function lint(samples: readonly Sample[]): string[][] {
  const answer = execFileSync(process.execPath, [join(__dirname, 'walls/lint.mjs')], {
    cwd: root,
    input: JSON.stringify(samples),
    encoding: 'utf8',
  });
  return JSON.parse(answer) as string[][];
}

let refusals: Map<Sample, string[]>;

beforeAll(() => {
  const samples: readonly Sample[] = [...violations, ...legal];
  const answers = lint(samples);
  refusals = new Map(samples.map((sample, index) => [sample, answers[index] ?? ['no answer']]));
}, 120_000);

test.each(violations.map((violation) => [violation.what, violation] as const))('refused: %s', (_what, violation) => {
  expect(refusals.get(violation)).toContain(violation.rule);
});

test.each(legal.map((sample) => [sample.what, sample] as const))('allowed: %s', (_what, sample) => {
  expect(refusals.get(sample)).toEqual([]);
});
