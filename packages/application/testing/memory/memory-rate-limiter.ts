import type { Clock, Quota, RateLimiter } from '../../src/platform/shared/ports.ts';
import { rateLimited } from '../../src/platform/shared/rate-limited.ts';

/** Counts attempts in the memory of one process. */
export class MemoryRateLimiter implements RateLimiter {
  readonly #clock: Clock;
  readonly #counted = new Map<string, { count: number; resetsAt: number }>();
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async consume(action: string, key: string, { max, per }: Quota): Promise<void> {
    const now = this.#clock.now().getTime();
    const before = this.#counted.get(`${action} ${key}`);
    const current = before && before.resetsAt > now ? before : { count: 0, resetsAt: now + per };
    if (current.count >= max) throw rateLimited(current.resetsAt - now);
    this.#counted.set(`${action} ${key}`, { ...current, count: current.count + 1 });
  }

  async giveBack(action: string, key: string): Promise<void> {
    const counted = this.#counted.get(`${action} ${key}`);
    if (counted && counted.count > 0) counted.count -= 1;
  }

  async clear(action: string, key: string): Promise<void> {
    this.#counted.delete(`${action} ${key}`);
  }
}
