// The steps that check the project, each a thin call of its tool.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { browser } from './browser.mjs';
import { root, scratch, tool } from './run.mjs';
import { logs } from './steps.mjs';
import { buildWeb, exportApp } from './web.mjs';

const types = { name: 'types', work: (log) => tool('typescript/bin/tsc', ['--noEmit'], { log }) };

const lint = { name: 'lint', work: (log) => tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'], { log }) };

const format = {
  name: 'format',
  work: (log) => tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'], { log }),
};

const unused = { name: 'unused', work: (log) => tool('knip/bin/knip.js', [], { log }) };

const unit = {
  name: 'unit',
  work: (log) =>
    counted(join(logs, 'unit.json'), (file) =>
      tool(
        'jest/bin/jest.js',
        ['--maxWorkers=2', '--testTimeout=60000', '--json', `--outputFile=${file}`, '--silent'],
        { log },
      ),
    ),
};

const web = { name: 'web', alone: 'metro', work: (log) => buildWeb({ log }) };

const e2e = {
  name: 'e2e',
  after: ['web'],
  work: async (log) => {
    const env = { TORTUGA_BROWSER: await browser() };
    return counted(join(logs, 'e2e.json'), (file) =>
      tool('tsx/dist/cli.mjs', [join(root, 'e2e/run.ts'), `--report=${file}`], { log, env }),
    );
  },
};

const native = (platform) => ({
  name: platform,
  alone: 'metro',
  work: async (log) => {
    const folder = join(scratch, 'native', platform);
    rmSync(folder, { recursive: true, force: true });
    await exportApp(platform, folder, { log });
    requireBytecode(folder);
  },
});

export const quick = [types, lint, format, unit];
export const whole = [web, unit, types, lint, format, unused, native('android'), native('ios'), e2e];

/** Runs a tool that writes its counts into a file; its failures are counted too. */
async function counted(file, work) {
  rmSync(file, { force: true });
  try {
    await work(file);
    return countsIn(file);
  } catch (error) {
    throw Object.assign(error, { counts: atLeastOneFailure(countsIn(file)) });
  }
}

function countsIn(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const broken = report.numRuntimeErrorTestSuites ?? 0;
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
  } catch (error) {
    if (error.code === 'ENOENT') return { passed: 0, failed: 0 };
    throw error;
  }
}

const atLeastOneFailure = ({ passed, failed }) => ({ passed, failed: Math.max(1, failed) });

/** Hermes bytecode begins with the same eight bytes everywhere. */
const hermes = Buffer.from('c61fbc03c103191f', 'hex');

function requireBytecode(folder) {
  const { fileMetadata } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
  for (const { bundle } of Object.values(fileMetadata)) {
    const head = readFileSync(join(folder, bundle)).subarray(0, 8);
    if (!head.equals(hermes)) throw new Error(`${bundle} is not Hermes bytecode.`);
  }
}
