/** How far the table has come in showing the steps, so that bots do not run ahead of what one can follow. */
import type { Clock } from './ports';

/** The table reports when a step's motion is over; if it never does, the match goes on after this time. */
const LONGEST_MOTION = 8000;

export class Motion {
  private waiting: (() => void)[] = [];
  private latest: number;
  private callOff: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private shownUpTo: number,
  ) {
    this.latest = shownUpTo;
  }

  /** A step is on its way to the table. */
  started(number: number): void {
    this.latest = number;
    this.clock.after(LONGEST_MOTION, () => this.settled(number));
  }

  settled(number: number): void {
    if (number <= this.shownUpTo) return;
    this.shownUpTo = number;
    if (this.shownUpTo < this.latest) return;
    const waiting = this.waiting;
    this.waiting = [];
    for (const go of waiting) go();
  }

  /** Runs something a little after everything started so far has been shown, unless it is forgotten before. */
  whenSettled(delay: number, run: () => void): void {
    const go = () => {
      this.callOff = this.clock.after(delay, run);
    };
    if (this.shownUpTo >= this.latest) go();
    else this.waiting.push(go);
  }

  /** Nothing waits any more. */
  forget(): void {
    this.waiting = [];
    this.callOff?.();
    this.callOff = null;
  }

  cutTo(number: number): void {
    this.latest = number;
    this.shownUpTo = number;
  }
}
