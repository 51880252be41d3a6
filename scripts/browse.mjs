// Runs one of the browser programs in e2e/ (run, shots, pictures, icons, frames) on a fresh build; `--keep` uses the last one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { browser } from './kit/browser.mjs';
import { install } from './kit/install.mjs';
import { Failure, root, scratch, tool } from './kit/run.mjs';
import { buildWeb, dist } from './kit/web.mjs';

const [program, ...words] = process.argv.slice(2);

try {
  await install();
  const env = { TORTUGA_BROWSER: await browser() };
  const needsApp = program !== 'icons';
  if (needsApp && !(words.includes('--keep') && existsSync(dist)))
    await buildWeb({ log: join(scratch, 'browse/web.log') });
  const rest = words.filter((word) => word !== '--keep');
  await tool('tsx/dist/cli.mjs', [join(root, `e2e/${program}.ts`), ...rest], { show: true, env });
} catch (error) {
  if (error instanceof Failure) console.error(error.output);
  console.error(error.message);
  process.exitCode = 1;
}
