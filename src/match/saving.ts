/** Nothing is shown before it is saved; what cannot be saved has not happened, and can be tried again. */
import type { Trouble } from './picture';

export class Saving {
  isUnderWay = false;
  trouble: Trouble | null = null;

  constructor(private readonly changed: () => void) {}

  /** Writes; then, if it is on disk, lets the rest happen. */
  async run(write: () => Promise<void>, then: () => void): Promise<void> {
    this.isUnderWay = true;
    this.trouble = null;
    this.changed();
    try {
      await write();
    } catch (error) {
      this.isUnderWay = false;
      this.trouble = { kind: 'save', error, again: () => void this.run(write, then) };
      this.changed();
      return;
    }
    this.isUnderWay = false;
    then();
  }

  /** Something else went wrong. */
  tell(trouble: Trouble): void {
    this.trouble = trouble;
    this.changed();
  }

  forget(): void {
    this.trouble = null;
    this.changed();
  }
}
