/** What can go wrong with the store, told in a way a player understands. */

export type StoreProblem =
  | 'full'
  | 'locked'
  | 'read-only'
  | 'newer-schema'
  | 'elsewhere'
  | 'corrupt'
  | 'no-match'
  | 'out-of-step'
  | 'bad-import'
  | 'closed'
  | 'unknown';

/** Nothing was changed when this is thrown. Screens show the text of `store.error.<kind>`; `message` is for the log. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly kind: StoreProblem,
    message: string,
    override readonly cause?: unknown,
  ) {
    super(message);
  }
}
