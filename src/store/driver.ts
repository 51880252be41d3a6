/** The few things the store asks of SQLite: expo-sqlite answers in the app, another SQLite may in benches. */

export type Bindable = string | number | null;
export type Row = Readonly<Record<string, string | number | null>>;

export interface Driver {
  /** Statements without parameters or answers. */
  exec(sql: string): Promise<void>;
  /** One statement; the number of rows it changed. */
  run(sql: string, values?: readonly Bindable[]): Promise<number>;
  all(sql: string, values?: readonly Bindable[]): Promise<Row[]>;
  isInTransaction(): Promise<boolean>;
  close(): Promise<void>;
}

export type OpenDriver = () => Promise<Driver>;

/** All of the work or nothing of it. Call it only from the queue: a transaction belongs to the connection. */
export async function transaction<T>(driver: Driver, work: () => Promise<T>): Promise<T> {
  await begin(driver);
  try {
    const result = await work();
    await driver.exec('COMMIT');
    return result;
  } catch (error) {
    // What went wrong first is what matters; a rollback that fails too is made good by the next beginning.
    await rollBack(driver).catch(() => undefined);
    throw error;
  }
}

async function begin(driver: Driver): Promise<void> {
  try {
    await driver.exec('BEGIN IMMEDIATE');
  } catch (error) {
    if (!(await driver.isInTransaction())) throw error;
    await rollBack(driver);
    await driver.exec('BEGIN IMMEDIATE');
  }
}

/** A full disk makes SQLite roll back by itself; then there is nothing left to do. */
async function rollBack(driver: Driver): Promise<void> {
  if (await driver.isInTransaction()) await driver.exec('ROLLBACK');
}

export function json(value: unknown): string {
  return JSON.stringify(value);
}
