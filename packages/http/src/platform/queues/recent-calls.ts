/** How often each owner has called within the last while. */
export class RecentCalls<Owner> {
  readonly #per: number;
  readonly #now: () => number;
  /** Calls in the order of time. */
  readonly #calls: { readonly owner: Owner; readonly at: number }[] = [];
  readonly #counts = new Map<Owner, number>();

  constructor(per: number, now: () => number) {
    this.#per = per;
    this.#now = now;
  }

  add(owner: Owner): void {
    this.#forgetOld();
    this.#calls.push({ owner, at: this.#now() });
    this.#counts.set(owner, this.of(owner) + 1);
  }

  of(owner: Owner): number {
    return this.#counts.get(owner) ?? 0;
  }

  #forgetOld(): void {
    const since = this.#now() - this.#per;
    const kept = this.#calls.findIndex(({ at }) => at > since);
    for (const { owner } of this.#calls.splice(0, kept === -1 ? this.#calls.length : kept)) {
      const left = this.of(owner) - 1;
      if (left > 0) this.#counts.set(owner, left);
      else this.#counts.delete(owner);
    }
  }
}
