/** The driver over expo-sqlite, asynchronous calls only: the others freeze the page on the web. */
import { openDatabaseAsync } from 'expo-sqlite';

import type { Bindable, Driver, Row } from './driver';

/** Where the database lies; the directory is the platform's own unless a test names one. */
export interface Place {
  readonly name: string;
  readonly directory?: string;
}

export async function openExpo(place: Place): Promise<Driver> {
  // A connection of our own: a shared one could be in the middle of somebody else's transaction.
  const database = await openDatabaseAsync(place.name, { useNewConnection: true }, place.directory);
  return {
    exec: (sql) => database.execAsync(sql),
    run: async (sql, values: readonly Bindable[] = []) => (await database.runAsync(sql, [...values])).changes,
    all: (sql, values: readonly Bindable[] = []) => database.getAllAsync<Row>(sql, [...values]),
    isInTransaction: () => database.isInTransactionAsync(),
    close: () => database.closeAsync(),
  };
}
