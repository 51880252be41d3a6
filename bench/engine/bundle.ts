/** One bundle of the engine bench, run by Node as it is and by Hermes in ES5 (bytecode, no JIT, as on a phone). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { transformAsync } from '@babel/core';
import { build } from 'esbuild';

export interface Rates {
  /** Legal moves played a second, and in all. */
  readonly actions: number;
  readonly played: number;
  readonly clones: number;
  /** Bytes of one state as JSON text and on the heap. */
  readonly json: number;
  readonly heap: number;
}

export interface Work {
  readonly games: number;
  readonly clones: number;
  readonly rounds: number;
}

const root = path.join(__dirname, '../..');
const hermes = path.join(root, 'node_modules/hermes-engine-cli/linux64-bin/hermes');

export async function inNode(work: Work): Promise<Rates> {
  return run(await bundle(work), [process.execPath, '--expose-gc']).rates;
}

/**
 * Null where the Hermes shell does not run. It has no clock of processor time, so the shell around it tells that of the
 * whole run, and a run without work is taken off.
 */
export async function onHermes(work: Work): Promise<{ actions: number; clones: number } | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(hermes)) return null;
  const idle = await hermesRun({ games: 0, clones: 0, rounds: 0 });
  const playing = await hermesRun({ ...work, clones: 0 });
  const cloning = await hermesRun({ ...work, games: 0 });
  return {
    actions: playing.rates.played / (playing.seconds - idle.seconds),
    clones: (work.clones * work.rounds) / (cloning.seconds - idle.seconds),
  };
}

async function hermesRun(work: Work): Promise<{ rates: Rates; seconds: number }> {
  const es5 = await transformAsync(await bundle(work), {
    configFile: false,
    babelrc: false,
    compact: false,
    presets: [['@babel/preset-env', { targets: { ie: '11' }, modules: 'commonjs' }]],
  });
  return run(es5?.code ?? '', [hermes, '-O', '-w']);
}

async function bundle(work: Work): Promise<string> {
  const built = await build({
    entryPoints: [path.join(__dirname, 'entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    tsconfig: path.join(root, 'tsconfig.json'),
    define: { WORK: JSON.stringify(work) },
  });
  return built.outputFiles[0]?.text ?? '';
}

/** Runs the code and reads the line it prints and the processor time of the whole run. */
function run(code: string, command: readonly string[]): { rates: Rates; seconds: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tortuga-engine-'));
  try {
    const file = path.join(folder, 'bench.js');
    writeFileSync(file, code);
    const printed = execFileSync('sh', ['-c', '"$@"; times', 'sh', ...command, file], { encoding: 'utf8' });
    const [line = '', , children = ''] = printed.trim().split('\n');
    const seconds = children.split(' ').reduce((sum, time) => sum + secondsOf(time), 0);
    return { rates: JSON.parse(line) as Rates, seconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `1m2.500000s`, as the shell writes times. */
function secondsOf(time: string): number {
  const match = /^(\d+)m([\d.]+)s$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : 0;
}
