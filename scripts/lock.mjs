// Run after `npm install`: adds the variants for other machines that npm left out of the lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { missingVariants, variant } from './kit/lock.mjs';
import { root } from './kit/run.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingVariants(lock.packages);
for (const [place, version] of missing) lock.packages[place] = variant(place, version);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} variants added to package-lock.json`);
