/**
 * Who may open the database in a browser: one tab at a time, by a web lock held as long as the page lives.
 * The files stay open in SQLite's worker until its page goes, so a tab that lets go must start anew; it then finds
 * the lock taken and says so. Stealing the lock would be of no use: the files would still be held.
 */
import type { Hold } from './lock';

const NAME = 'tortuga-store';
/** How long another tab may take to finish writing and let go; a hung one does not, and must be closed by hand. */
const PATIENCE = 8000;
/** The other page's worker closes its files a moment after its lock is free. */
const SETTLE = 250;
const MOST_STARTS = 4;

export async function takeHold(how: 'if-free' | 'take-over'): Promise<Hold | null> {
  if (!(await hasDisk())) return { isDiskless: true, opened: () => undefined, release: () => undefined };
  if (how === 'if-free') return request({ ifAvailable: true });
  const asking = new BroadcastChannel(NAME);
  asking.postMessage('let-go');
  asking.close();
  const hold = await request({ signal: AbortSignal.timeout(PATIENCE) });
  await pause(SETTLE);
  return hold;
}

/** A few fresh starts in a row, a moment apart; false when that did not help. Never resolves once the page is going. */
export async function startAnew(): Promise<boolean> {
  const starts = Number(sessionStorage.getItem(NAME) ?? 0);
  if (starts >= MOST_STARTS) {
    sessionStorage.removeItem(NAME);
    return false;
  }
  sessionStorage.setItem(NAME, String(starts + 1));
  await pause(SETTLE * (starts + 1));
  location.reload();
  return new Promise(() => undefined);
}

/** The private file system, the locks that guard it, and leave to use them (private windows may refuse). */
async function hasDisk(): Promise<boolean> {
  if (!navigator.locks || !navigator.storage?.getDirectory) return false;
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}

/** The hold once granted; null if it is not free or waiting for it was given up. */
function request(options: LockOptions): Promise<Hold | null> {
  return new Promise((resolve) => {
    const granted = (lock: Lock | null): Promise<void> | null => {
      if (lock) return new Promise((free) => resolve(holdUntil(free)));
      resolve(null);
      return null;
    };
    navigator.locks.request(NAME, options, granted).catch(() => resolve(null));
  });
}

/** Listens for another tab that wants it. */
function holdUntil(free: () => void): Hold {
  const channel = new BroadcastChannel(NAME);
  let letGo: () => Promise<void> = () => Promise.resolve();
  channel.onmessage = () => {
    channel.close();
    // Whatever closing says, only a fresh start lets go of the files.
    void letGo()
      .catch(() => undefined)
      .then(() => location.reload());
  };
  return {
    isDiskless: false,
    opened(job) {
      letGo = job;
      sessionStorage.removeItem(NAME);
    },
    release() {
      channel.close();
      free();
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
