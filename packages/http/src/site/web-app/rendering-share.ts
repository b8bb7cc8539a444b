/** Part of the time of a process that rendering may take. Calls have the rest. */
const share = 0.25;

/** Time that rendering may take at once, before it has to wait for its share. */
const atOnceMs = 100;

/** Pages of one member that are rendered within a second: nobody looks at more. */
const ofOneMember = 10;
const secondMs = 1000;

/** Keeps a burst of pages from delaying calls: what is left of the share of rendering, for all and for each. */
export class RenderingShare {
  readonly #now: () => number;
  #leftMs = atOnceMs;
  #countedAt: number;
  #second: { since: number; readonly pages: Map<number, number> };

  constructor(now: () => number) {
    this.#now = now;
    this.#countedAt = now();
    this.#second = { since: now(), pages: new Map() };
  }

  /** Whether a page may be rendered for that member now, which is counted. */
  isLeftFor(memberId: number): boolean {
    const now = this.#now();
    this.#leftMs = Math.min(atOnceMs, this.#leftMs + (now - this.#countedAt) * share);
    this.#countedAt = now;
    return this.#leftMs > 0 && this.#isOneOfFew(memberId, now);
  }

  /** Time that others have waited for, whoever had the processor. */
  spend(milliseconds: number): void {
    this.#leftMs -= milliseconds;
  }

  #isOneOfFew(memberId: number, now: number): boolean {
    if (now - this.#second.since >= secondMs) this.#second = { since: now, pages: new Map() };
    const pages = (this.#second.pages.get(memberId) ?? 0) + 1;
    this.#second.pages.set(memberId, pages);
    return pages <= ofOneMember;
  }
}
