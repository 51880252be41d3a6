/** One thing at a time, in the order asked: the only way to the connection. A failed job does not stop the next. */

export interface Queue {
  add<T>(job: () => Promise<T>): Promise<T>;
  /** Resolves when everything added so far is done. */
  drained(): Promise<void>;
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(job) {
      const result = last.then(job);
      last = result.catch(() => undefined);
      return result;
    },
    async drained() {
      await last;
    },
  };
}
