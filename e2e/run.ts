/** Drives the exported web app in a real browser: every flow of e2e/*.e2e.ts, or those whose file or name is given. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { browser as findBrowser, flags } from '../scripts/kit/browser.mjs';
import { scratch } from '../scripts/kit/run.mjs';
import { takeFlows, type Flow } from './kit/flow';
import { runFlow, type Result } from './kit/runner';

const here = dirname(fileURLToPath(import.meta.url));
const failures = join(scratch, 'e2e');
const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

async function load(): Promise<Flow[]> {
  const flows: Flow[] = [];
  for (const file of readdirSync(here)
    .filter((name) => name.endsWith('.e2e.ts'))
    .sort()) {
    await import(pathToFileURL(join(here, file)).href);
    flows.push(
      ...takeFlows().filter(
        ({ name }) => wanted.length === 0 || wanted.some((word) => file.includes(word) || name.includes(word)),
      ),
    );
  }
  return flows;
}

async function main(): Promise<boolean> {
  rmSync(failures, { recursive: true, force: true });
  const flows = await load();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
  const results: Result[] = [];
  try {
    for (const flow of flows) {
      const result = await runFlow(flow, browser, failures);
      results.push(result);
      console.log(`${result.error ? 'FAILED' : 'ok    '} ${result.name}  ${result.seconds.toFixed(1)} s`);
      if (result.error) console.log(`${result.error}\n`);
    }
  } finally {
    await browser.close();
  }
  const failed = results.filter(({ error }) => error !== null).length;
  const passed = results.length - failed;
  if (failed > 0) console.log(`Pictures and logs of the failures are in .cache/e2e`);
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ numPassedTests: passed, numFailedTests: failed }));
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

main().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
