/**
 * The fuzzer: plays random games of any title and runs the checks of the contract along the way.
 *   npm run fuzz -- --game cartagena --games 20000 --seed tides [--thorough] [--workers 2] [--seconds 600]
 *   npm run fuzz -- --replay fuzz-failures/….json
 * It is bundled into one file first: rules run more than twice as fast when modules need not look each other up.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

const BUNDLE = join('.cache', 'fuzz.mjs');

/** Pictures are loaded when they are asked for; the fuzzer never asks. */
const withoutPictures: Plugin = {
  name: 'without-pictures',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, (request) =>
      request.kind === 'dynamic-import' ? { path: request.path, external: true } : undefined,
    );
  },
};

async function main(): Promise<void> {
  await build({
    entryPoints: [require.resolve('./fuzz/main.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    plugins: [withoutPictures],
  });
  const fuzzer = spawn(process.execPath, ['--enable-source-maps', BUNDLE, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  fuzzer.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 2) : 130;
  });
}

void main();
