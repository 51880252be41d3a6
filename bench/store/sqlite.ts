/** The store's driver straight over node-sqlite3-wasm: real SQLite on real files, for benches and for processes to kill. */
import { Database } from 'node-sqlite3-wasm';

import type { Driver, Row } from '@/store/driver';

import { rollBackHotJournals } from './hot-journal';

rollBackHotJournals();

export async function openNode(file: string): Promise<Driver> {
  const database = new Database(file);
  return {
    exec: async (sql) => database.exec(sql),
    run: async (sql, values = []) => database.run(sql, [...values]).changes,
    all: async (sql, values = []) => database.all(sql, [...values]) as Row[],
    isInTransaction: async () => database.inTransaction,
    close: async () => database.close(),
  };
}
