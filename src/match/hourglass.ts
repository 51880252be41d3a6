/** Time spent at the table: it runs only while the table is open. */
import type { Clock } from './ports';

export class Hourglass {
  private since: number | null = null;

  constructor(
    private readonly clock: Clock,
    private spent: number,
  ) {}

  get isRunning(): boolean {
    return this.since !== null;
  }

  /** False if it was running already. */
  turn(): boolean {
    if (this.since !== null) return false;
    this.since = this.clock.now();
    return true;
  }

  /** False if it lay still already. */
  lay(): boolean {
    if (this.since === null) return false;
    this.spent = this.time();
    this.since = null;
    return true;
  }

  /** Milliseconds so far. */
  time(): number {
    return this.since === null ? this.spent : this.spent + this.clock.now() - this.since;
  }
}
