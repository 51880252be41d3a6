/** What can go wrong with the store, told in a way a player understands. */

export type StoreProblem =
  | 'full'
  | 'locked'
  | 'read-only'
  | 'newer-schema'
  | 'elsewhere'
  | 'corrupt'
  | 'no-disk'
  | 'no-match'
  | 'out-of-step'
  | 'bad-import'
  | 'closed'
  | 'unknown';

const SENTENCES: Readonly<Record<StoreProblem, string>> = {
  full: 'There is no room left to save. Free some space on this device and try again.',
  locked: 'The saved games are in use by something else. Try again in a moment.',
  'read-only': 'The saved games can be read but not changed here.',
  'newer-schema': 'The saved games were written by a newer Tortuga. Update this one to open them; nothing was changed.',
  elsewhere: 'Tortuga is open in another tab.',
  corrupt: 'The saved games are damaged and cannot be read.',
  'no-disk': 'This browser gives Tortuga no place to save.',
  'no-match': 'This match is no longer here.',
  'out-of-step': 'This match has gone on since it was opened here. Open it again.',
  'bad-import': 'This file cannot be imported.',
  closed: 'The saved games are closed.',
  unknown: 'The saved games could not be reached.',
};

/** Nothing was changed when this is thrown. Screens show the text of `store.error.<kind>`. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly kind: StoreProblem,
    /** What exactly, for those who ask. */
    readonly detail: string = '',
    override readonly cause?: unknown,
  ) {
    super(detail ? `${SENTENCES[kind]} (${detail})` : SENTENCES[kind]);
  }
}

/** SQLite's primary result codes that mean something to a player. */
const CODES: Readonly<Record<number, StoreProblem>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  11: 'corrupt',
  13: 'full',
  26: 'corrupt',
};

/** SQLite's own English for these codes is the same on every platform, and the browser's names are standard. */
const PHRASES: readonly (readonly [RegExp, StoreProblem])[] = [
  [/disk is full|QuotaExceeded|ENOSPC/i, 'full'],
  [/createSyncAccessHandle is not|storage not available|SecurityError/, 'no-disk'],
  [/NoModificationAllowed|Invalid VFS state/, 'elsewhere'],
  [/database (table )?is locked/i, 'locked'],
  [/read-?only database|EROFS/i, 'read-only'],
  [/malformed|not a database/i, 'corrupt'],
];

/** Whatever was thrown, as a StoreError: by SQLite's code where the platform tells it, by the phrase otherwise. */
export function asStoreError(thrown: unknown): StoreError {
  if (thrown instanceof StoreError) return thrown;
  const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return new StoreError(problemOf(text), text, thrown);
}

function problemOf(text: string): StoreProblem {
  // Native and web say "Error code 13: …"; extended codes carry the primary one in their low byte.
  const code = /Error code (\d+)/i.exec(text)?.[1];
  const byCode = code === undefined ? undefined : CODES[Number(code) & 0xff];
  if (byCode) return byCode;
  return PHRASES.find(([phrase]) => phrase.test(text))?.[1] ?? 'unknown';
}
