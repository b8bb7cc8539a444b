import type { CallQueue } from '@nestmates/application/platform/contract/endpoint.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

const retryAfterSeconds = 1;

export const ownCallRunning = (): DomainError =>
  new DomainError(
    'busy',
    'BUSY',
    'Your last request is still being worked on. Please try again in a moment.',
    {
      retryAfterSeconds,
    },
  );

const queueFull = (): DomainError =>
  new DomainError('busy', 'BUSY', 'A lot is going on right now. Please try again in a moment.', {
    retryAfterSeconds,
  });

/**
 * Runs few tasks at once and lets few wait. Each owner has one running at a time, and owners take turns, so
 * that many tasks of one delay another's by one task and not by all of them.
 */
export class FairQueue<Owner> {
  readonly #limits: CallQueue;
  /** In the order of turns: whoever has started a task goes to the end. */
  readonly #waiting = new Map<Owner, (() => void)[]>();
  readonly #running = new Set<Owner>();
  #waitingCount = 0;

  constructor(limits: CallQueue) {
    this.#limits = limits;
  }

  async run<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    if (this.#running.size < this.#limits.atOnce && !this.#running.has(owner)) this.#running.add(owner);
    else await this.#turnOf(owner);
    try {
      return await work();
    } finally {
      this.#running.delete(owner);
      this.#startNext();
    }
  }

  #turnOf(owner: Owner): Promise<void> {
    const hers = this.#waiting.get(owner) ?? [];
    if (hers.length + Number(this.#running.has(owner)) >= this.#limits.perMember) throw ownCallRunning();
    if (this.#waitingCount >= this.#limits.waiting) throw queueFull();
    this.#waitingCount += 1;
    return new Promise((start) => {
      this.#waiting.set(owner, [...hers, start]);
    });
  }

  #startNext(): void {
    for (const [owner, [start, ...later]] of this.#waiting) {
      if (this.#running.has(owner) || !start) continue;
      this.#waiting.delete(owner);
      if (later.length > 0) this.#waiting.set(owner, later);
      this.#waitingCount -= 1;
      this.#running.add(owner);
      start();
      return;
    }
  }
}
