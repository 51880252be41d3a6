/**
 * Who may open the database in a browser: one tab at a time, by a web lock held as long as the page lives.
 * The files stay open in SQLite's worker until its page goes, so a tab that lets go must start anew; it then finds
 * the lock taken and says so.
 */
import type { Hold } from './lock';

const NAME = 'tortuga-store';
/** How long another tab may take to write what is under way before the lock is taken from it. */
const PATIENCE = 4000;
/** The other page's worker closes its files a moment after its lock is free. */
const SETTLE = 250;
const MOST_STARTS = 4;

export async function takeHold(how: 'if-free' | 'take-over'): Promise<Hold | null> {
  if (!(await hasDisk())) return { isDiskless: true, opened: () => undefined, release: () => undefined };
  if (how === 'if-free') return request({ ifAvailable: true });
  const asking = new BroadcastChannel(NAME);
  asking.postMessage('let-go');
  asking.close();
  const hold =
    (await request({ signal: AbortSignal.timeout(PATIENCE) }).catch(() => null)) ?? (await request({ steal: true }));
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

/** Resolves with the hold once granted, with null if it is not free; rejects if waiting was given up. */
function request(options: LockOptions): Promise<Hold | null> {
  return new Promise((resolve, reject) => {
    let letGo: (() => Promise<void>) | null = null;
    let release: () => void = () => undefined;
    let isTaken = false;
    const channel = new BroadcastChannel(NAME);

    async function taken(): Promise<void> {
      if (isTaken) return;
      isTaken = true;
      // Whatever closing says, the files are only let go by a fresh start.
      await letGo?.().catch(() => undefined);
      location.reload();
    }

    const granted = (lock: Lock | null): Promise<void> | null => {
      if (!lock) {
        channel.close();
        resolve(null);
        return null;
      }
      channel.onmessage = () => void taken();
      return new Promise((free) => {
        release = () => {
          channel.close();
          free();
        };
        resolve({
          isDiskless: false,
          opened(job) {
            letGo = job;
            sessionStorage.removeItem(NAME);
          },
          release: () => release(),
        });
      });
    };
    navigator.locks.request(NAME, options, granted).catch((error: unknown) => {
      // Before it was granted: waiting was given up. Afterwards: another tab stole it.
      if (channel.onmessage) void taken();
      else channel.close();
      reject(error);
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
