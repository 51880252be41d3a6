// Everything: installs what is missing, a browser included, and checks the whole project. Last line: N passed, N failed.
import { browser } from './kit/browser.mjs';
import { install } from './kit/install.mjs';
import { Failure } from './kit/run.mjs';
import { runSteps } from './kit/steps.mjs';
import { whole } from './kit/suite.mjs';

try {
  await install();
  await browser();
  if (!(await runSteps(whole))) process.exitCode = 1;
} catch (error) {
  if (error instanceof Failure) console.error(error.output);
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
