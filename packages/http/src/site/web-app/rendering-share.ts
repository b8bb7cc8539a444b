/** Part of the time of a process that rendering may take. Calls have the rest. */
const share = 0.25;

/** Time that rendering may take at once, before it has to wait for its share. */
const atOnceMs = 200;

/** Keeps a burst of pages from delaying calls: what is left of the share of rendering. */
export class RenderingShare {
  readonly #now: () => number;
  #leftMs = atOnceMs;
  #countedAt: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#countedAt = now();
  }

  /** Whether a page may be rendered now. */
  isLeft(): boolean {
    const now = this.#now();
    this.#leftMs = Math.min(atOnceMs, this.#leftMs + (now - this.#countedAt) * share);
    this.#countedAt = now;
    return this.#leftMs > 0;
  }

  spend(milliseconds: number): void {
    this.#leftMs -= milliseconds;
  }
}
