/** Who may open the database. A phone runs one Tortuga at a time, so there is nothing to ask. */

export interface Hold {
  /** True: there is no disk for us here, only memory. */
  readonly isDiskless: boolean;
  /** To be told when the database is open; `letGo` is called if another tab takes over, then the page starts anew. */
  opened(letGo: () => Promise<void>): void;
  release(): void;
}

/** Null if another tab holds the database. `take-over` asks it to let go, and waits. */
export async function takeHold(_how: 'if-free' | 'take-over'): Promise<Hold | null> {
  return { isDiskless: false, opened: () => undefined, release: () => undefined };
}

/** Starts the page anew if that may help: on the web an open that failed once fails until then. */
export async function startAnew(): Promise<boolean> {
  return false;
}
