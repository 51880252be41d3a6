/**
 * Makes node-sqlite3-wasm roll back what a killed process left half-written, as every other SQLite does.
 * Its file system takes its own lock (a directory) for another process still writing and leaves the journal alone.
 * The question is only ever asked by the holder of that lock, so the right answer is always: nobody else.
 */
import fs from 'fs';

const accessSync = fs.accessSync;

export function rollBackHotJournals(): void {
  fs.accessSync = (path, mode) => {
    if (String(path).endsWith('.lock'))
      throw Object.assign(new Error(`No other process holds ${path}.`), { code: 'ENOENT' });
    accessSync(path, mode);
  };
}
