/** What each platform says when SQLite fails, and what we make of it. */
import { asStoreError, StoreError } from '../error';

test.each([
  ['native, by code', new Error('Error code 13: database or disk is full'), 'full'],
  [
    'native, wrapped',
    new Error(
      "Call to function 'NativeStatement.runAsync' has been rejected.\n→ Caused by: Error code 5: database is locked",
    ),
    'locked',
  ],
  ['an extended code', new Error('Error code 1032: attempt to write a readonly database'), 'read-only'],
  [
    'the web, an error in an error',
    new Error('SQLiteError: Error code 11: database disk image is malformed'),
    'corrupt',
  ],
  ['not a database', new Error('Error code 26: file is not a database'), 'corrupt'],
  ['a code in another language', new Error('Error code 8: —'), 'read-only'],
  ['words only', new Error('database table is locked: moves'), 'locked'],
  ['a full browser disk', Object.assign(new Error('no more'), { name: 'QuotaExceededError' }), 'full'],
  ['files held by another tab', new Error('NoModificationAllowedError: Access Handles cannot be created'), 'elsewhere'],
  ['a browser without files', new Error('TypeError: e.createSyncAccessHandle is not a function'), 'no-disk'],
  ['anything else', new Error('Error code 1: no such table: x'), 'unknown'],
  ['no error at all', 'oops', 'unknown'],
])('%s', (_what, thrown, kind) => {
  const error = asStoreError(thrown);
  expect(error).toBeInstanceOf(StoreError);
  expect(error.kind).toBe(kind);
  expect(error.message).toMatch(/^[A-Z].*\./);
  expect(error.cause).toBe(thrown);
});

test('a StoreError stays what it is', () => {
  const error = new StoreError('no-match', 'm1');
  expect(asStoreError(error)).toBe(error);
});
