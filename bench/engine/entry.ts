/** What runs inside Node and inside the Hermes shell; the bundler writes the work in. Prints one line of JSON. */
import { cloneOften, heapPerState, middleOfGame, playGames } from './random-play';

interface Work {
  readonly games: number;
  readonly clones: number;
  /** Timed that often after a warm-up; the best counts, as other work on the machine only ever slows one down. */
  readonly rounds: number;
}

declare const WORK: Work;
declare const print: ((text: string) => void) | undefined;
declare const process: { cpuUsage(): { user: number; system: number } } | undefined;

/** Seconds of processor time where the engine tells it, else of the clock. */
function seconds(): number {
  if (typeof process === 'undefined') return Date.now() / 1000;
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

/** The best rate of all rounds. */
function best(job: (round: number) => number): number {
  let rate = 0;
  for (let round = 0; round < WORK.rounds; round++) {
    const start = seconds();
    const done = job(round);
    rate = Math.max(rate, done / (seconds() - start));
  }
  return rate;
}

function measure() {
  let played = playGames(Math.ceil(WORK.games / 4), 'warm');
  const actions = best((round) => {
    const done = playGames(WORK.games, `round ${round}`);
    played += done;
    return done;
  });
  const clones = best((round) => {
    cloneOften(WORK.clones, `round ${round}`);
    return WORK.clones;
  });
  const json = JSON.stringify(middleOfGame('memory')).length;
  return { actions, played, clones, json, heap: heapPerState() };
}

const line = JSON.stringify(measure());
if (typeof print === 'undefined') console.log(line);
else print(line);
