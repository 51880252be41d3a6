/** The limit to compare with: the same game in C, compiled and run beside the engine where that is possible. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const source = path.join(__dirname, '../../../shared/anchors/cartagena.c');

/** Actions a second of the rows `limit` and `list` with two players, or why there are none. */
export function limitInC(): { limit: number; list: number } | string {
  if (!existsSync(source)) return 'no C reference beside this project';
  const compiler = ['cc', 'gcc', 'clang'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (compiler === undefined) return 'no C compiler';
  const folder = mkdtempSync(path.join(tmpdir(), 'tortuga-limit-'));
  try {
    const program = path.join(folder, 'cartagena');
    execFileSync(compiler, ['-O3', '-march=native', '-o', program, source]);
    const printed = execFileSync(program, ['1'], { encoding: 'utf8' });
    return { limit: rate(printed, 'limit'), list: rate(printed, 'list') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rate(printed: string, row: string): number {
  const match = new RegExp(`^${row} +players=2 .*actions/s=(\\d+)`, 'm').exec(printed);
  if (!match) throw new Error(`The C reference printed no row "${row}" for two players:\n${printed}`);
  return Number(match[1]);
}
