// Child processes: run to the end or fail with the tail of what they said; none outlives us.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where logs and pictures of failures go; not under version control. */
export const scratch = join(root, '.cache');

const children = new Set();
const windows = process.platform === 'win32';

/** The environment of every tool: no questions, no news, no telemetry. */
const quiet = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a command; `log` names a file for its output, `show` lets it speak to the terminal. */
export function run(command, args, { show = false, log, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      detached: !windows,
      shell: windows,
    });
    children.add(child);
    const heard = [];
    if (!show) {
      const file = log ? openLog(log) : null;
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          if (file) file.write(chunk);
          else heard.push(chunk);
        });
      }
      child.on('close', () => file?.end());
    }
    child.on('error', (error) => reject(new Error(`${command} cannot be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      children.delete(child);
      if (code === 0) resolve(Buffer.concat(heard).toString());
      else
        reject(
          new Failure(`${command} ended with ${signal ?? code}`, log ? tail(log) : Buffer.concat(heard).toString()),
        );
    });
  });
}

/** A tool installed in the project, run by this very Node. */
export const tool = (file, args, options) =>
  run(process.execPath, [join(root, 'node_modules', file), ...args], options);

export class Failure extends Error {
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

function openLog(log) {
  mkdirSync(dirname(log), { recursive: true });
  return createWriteStream(log);
}

function tail(log, lines = 120) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

function stopChildren() {
  for (const child of children) {
    try {
      if (windows) child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

process.on('exit', stopChildren);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.on(signal, () => process.exit(code));
}
