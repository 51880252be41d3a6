/** The device's own clock, for matches. */
import type { Clock } from '@/match/ports';

export const clock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
