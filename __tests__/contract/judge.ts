/** Keeps which check is at work, throws when one does not hold, and lets a check that failed once rest. */
import { type CheckName } from './names';

export class ContractFailure extends Error {
  constructor(
    readonly check: CheckName,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'ContractFailure';
  }
}

export class Judge {
  readonly failed = new Set<CheckName>();
  /** True while an error is looked at: reading a stack may itself ask the outside world. */
  isBlaming = false;
  private current: CheckName = 'specs-sound';

  /** What the game is asked from here on belongs to this check: if the game throws, this check has failed. */
  about(check: CheckName): void {
    this.current = check;
  }

  holds(check: CheckName, condition: boolean, sentence: () => string): void {
    if (!condition && !this.failed.has(check)) throw new ContractFailure(check, sentence());
  }

  /** The failure an error means; null if that check has failed before. */
  blame(error: unknown): ContractFailure | null {
    this.isBlaming = true;
    const failure =
      error instanceof ContractFailure ? error : new ContractFailure(this.current, `The game threw: ${told(error)}`);
    this.isBlaming = false;
    if (this.failed.has(failure.check)) return null;
    this.failed.add(failure.check);
    return failure;
  }
}

function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => line.trim().startsWith('at '));
  return `${error.message}${place ? ` (${place.trim()})` : ''}`;
}
