// The quick half of `npm test`, for while one works: types, lint, format, unit tests.
import { install } from './kit/install.mjs';
import { runSteps } from './kit/steps.mjs';
import { quick } from './kit/suite.mjs';

await install();
if (!(await runSteps(quick))) process.exitCode = 1;
