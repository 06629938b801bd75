/** State outside of React that React shows. */
export class Store {
  /** Counts changes, as React's snapshot. */
  version = 0;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected notify(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
