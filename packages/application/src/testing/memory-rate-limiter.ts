import type { Attempts, Clock, Quota } from '../shared/ports.ts';
import { tooManyTries } from '../shared/rate-limited.ts';

/** Counts tries within one process. */
export class MemoryAttempts implements Attempts {
  readonly #clock: Clock;
  readonly #counted = new Map<string, { count: number; resetsAt: number }>();
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async take(what: string, who: string, { max, per }: Quota): Promise<void> {
    const now = this.#clock.now().getTime();
    const before = this.#counted.get(`${what} ${who}`);
    const still = before && before.resetsAt > now ? before : { count: 0, resetsAt: now + per };
    const counted = { ...still, count: still.count + 1 };
    this.#counted.set(`${what} ${who}`, counted);
    if (counted.count > max) throw tooManyTries(counted.resetsAt - now);
  }

  async giveBack(what: string, who: string): Promise<void> {
    const counted = this.#counted.get(`${what} ${who}`);
    if (counted && counted.count > 0) counted.count -= 1;
  }
}
