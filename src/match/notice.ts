/** What is published to those who look on: listeners, and one picture until something changes. */
export class Notice<Picture> {
  private picture: Picture | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly draw: () => Picture) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Picture => (this.picture ??= this.draw());

  changed(): void {
    this.picture = null;
    for (const listener of this.listeners) listener();
  }
}
