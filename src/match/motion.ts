/** How far the table has come in showing the steps, so that bots do not run ahead of what one can follow. */
import type { Clock } from './ports';

/** The table reports when a step's motion is over; if it never does, the match goes on after this time. */
const LONGEST_MOTION = 8000;

export class Motion {
  private waiting: (() => void)[] = [];
  private latest: number;
  private callOff: (() => void) | null = null;
  /** What runs when the time of the last step is over. */
  private next: (() => void) | null = null;
  /** Steps are not shown one by one until it is calm again. */
  isHurrying = false;

  constructor(
    private readonly clock: Clock,
    private shownUpTo: number,
  ) {
    this.latest = shownUpTo;
  }

  /** A step is on its way to the table. */
  started(number: number): void {
    this.latest = number;
    if (this.isHurrying) this.shownUpTo = number;
    else this.clock.after(LONGEST_MOTION, () => this.settled(number));
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
      this.next = run;
      this.callOff = this.clock.after(this.isHurrying ? 0 : delay, run);
    };
    if (this.shownUpTo >= this.latest) go();
    else this.waiting.push(go);
  }

  /** What is in motion counts as shown, and what waits for it goes at once. */
  hurry(): void {
    this.isHurrying = true;
    this.settled(this.latest);
    const { next } = this;
    if (next === null) return;
    this.forget();
    this.whenSettled(0, next);
  }

  calm(): void {
    this.isHurrying = false;
  }

  /** Nothing waits any more. */
  forget(): void {
    this.waiting = [];
    this.callOff?.();
    this.callOff = null;
    this.next = null;
  }

  cutTo(number: number): void {
    this.latest = number;
    this.shownUpTo = number;
  }
}
