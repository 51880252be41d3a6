// Runs named steps two at a time, shows how long each took, counts what passed and failed.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, scratch } from './run.mjs';

const lanes = 2;
export const logs = join(scratch, 'test');

/**
 * A step: `name`, `work(log)` which may answer `{ passed, failed }` (otherwise it counts as one), `after` names steps
 * that must have passed, `alone` names something that only one step may use at a time.
 */
export async function runSteps(steps) {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();
  const started = performance.now();

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (running.size >= lanes) break;
      const needs = (step.after ?? []).map((name) => results.get(name));
      if (needs.includes(undefined) || isTaken(step, running)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (needs.some((need) => need.failed > 0))
        report(results, step, { passed: 0, failed: 1, seconds: 0, why: 'not run' });
      else running.set(step, attempt(step));
    }
    if (running.size === 0) continue;
    const [step, result] = await Promise.race(running.values());
    running.delete(step);
    report(results, step, result);
  }

  const all = [...results.values()];
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failed = all.reduce((sum, result) => sum + result.failed, 0);
  for (const [name, result] of results) {
    if (result.failed > 0) console.log(`\n--- ${name}: ${result.why}\n${result.output ?? ''}`);
  }
  console.log(`\n${seconds(performance.now() - started)} in all; the logs are in .cache/test`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

const isTaken = (step, running) => step.alone && [...running.keys()].some((other) => other.alone === step.alone);

async function attempt(step) {
  const started = performance.now();
  const time = () => performance.now() - started;
  try {
    const answer = await step.work(join(logs, `${step.name}.log`));
    const counts = typeof answer === 'object' ? answer : { passed: 1, failed: 0 };
    return [step, { ...counts, seconds: time() }];
  } catch (error) {
    const output = error instanceof Failure ? error.output : error.stack;
    return [step, { passed: 0, failed: 1, ...error.counts, seconds: time(), why: error.message, output }];
  }
}

function report(results, step, result) {
  results.set(step.name, result);
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  const counts = result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : '';
  console.log(`${mark.padEnd(7)}${step.name.padEnd(16)}${seconds(result.seconds).padStart(7)}${counts}`);
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
