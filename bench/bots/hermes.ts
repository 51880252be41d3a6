/** Bundles the decisions bench to ES5 and runs it on a real Hermes, as phones have it: bytecode, no JIT. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { transformAsync } from '@babel/core';
import { build } from 'esbuild';

import { withoutPictures } from '../../scripts/arena/pictureless';

import type { Course, Timing } from './decisions';

export async function timeOnHermes({ game, ...course }: Course): Promise<Timing[]> {
  const root = path.join(__dirname, '../..');
  const bundle = await build({
    entryPoints: [path.join(__dirname, 'hermes-entry.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2020',
    tsconfig: path.join(root, 'tsconfig.json'),
    define: { COURSE: JSON.stringify({ ...course, game: game.id }) },
    plugins: [withoutPictures],
  });
  const es5 = await transformAsync(bundle.outputFiles[0]?.text ?? '', {
    configFile: false,
    babelrc: false,
    compact: false,
    presets: [['@babel/preset-env', { targets: { ie: '11' }, modules: 'commonjs' }]],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'tortuga-hermes-'));
  try {
    const file = path.join(folder, 'bench.js');
    writeFileSync(file, `var module = { exports: {} }, exports = module.exports;\n${es5?.code ?? ''}`);
    const shell = path.join(root, 'node_modules/hermes-engine-cli/linux64-bin/hermes');
    return onItsOwnCore(shell, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The shell knows no clock but the wall's: its times are scaled by the share of a core that it was given. */
function onItsOwnCore(shell: string, file: string): Timing[] {
  const script = 'TIMEFORMAT="%R %U %S"; { time "$0" -O "$1"; } 2>&1';
  const lines = execFileSync('bash', ['-c', script, shell, file], { encoding: 'utf8' }).trim().split('\n');
  const [wall = 1, user = 0, system = 0] = (lines.pop() ?? '').split(' ').map(Number);
  const share = Math.min(1, (user + system) / wall);
  const timings = JSON.parse(lines.join('')) as Timing[];
  return timings.map((timing) => ({ ...timing, mean: timing.mean * share, worst: timing.worst * share }));
}
