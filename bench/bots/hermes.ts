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
    const printed = execFileSync(shell, ['-O', file], { encoding: 'utf8' });
    return JSON.parse(printed) as Timing[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
