// Brings node_modules in line with the lock file, and only if it is not: works from a bare checkout with Node alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run } from './run.mjs';

const needed = [20, 19];

export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
    throw new Error(`Tortuga needs Node ${needed.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  console.log('Installing packages …');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { show: true });
}

/** npm writes what it has installed into a hidden lock file: compare versions, not dates. */
function isInstalled() {
  const written = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(written)) return false;
  const wanted = Object.entries(packages(join(root, 'package-lock.json')));
  const present = packages(written);
  return wanted.every(
    ([path, entry]) => path === '' || entry.optional || entry.peer || present[path]?.version === entry.version,
  );
}

const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
