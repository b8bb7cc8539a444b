/** How long a text may take: until it begins, and altogether. */
export class WritingLimits {
  readonly #controller = new AbortController();
  readonly #silence: NodeJS.Timeout;
  readonly #whole: NodeJS.Timeout;

  constructor(silence: number, whole: number) {
    this.#silence = setTimeout(() => this.#controller.abort(), Math.min(silence, whole));
    this.#whole = setTimeout(() => this.#controller.abort(), whole);
  }

  /** Aborted once one of the two is over. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  begin(): void {
    clearTimeout(this.#silence);
  }

  end(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#whole);
  }
}
