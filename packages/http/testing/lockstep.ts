import type { ChildProcess } from 'node:child_process';
import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import { expect, vi } from 'vitest';

const waitingForLocks = `
  select count(*)::integer as sessions from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Which of the calls that are held goes on: the one sent first, the one sent last, or one after the other. */
export const writingOrders = ['first', 'last', 'in turn'] as const;
type WritingOrder = (typeof writingOrders)[number];

/**
 * Holds each call to several server processes before each statement that writes and before each commit, until every call
 * was answered, is held or waits for a lock; then one of them goes on to its next. So all have read before the first one
 * writes, and they write in the same order every time, however busy the machine is.
 */
export class Lockstep {
  readonly #order: WritingOrder;
  readonly #knex: ReturnType<typeof connect>;
  /** Calls in the order in which they were sent. */
  readonly #unanswered = new Set<string>();
  readonly #held = new Map<string, () => void>();
  #calls = 0;
  #failure: unknown;

  constructor(databaseUrl: string, order: WritingOrder) {
    this.#order = order;
    this.#knex = connect(databaseUrl, { max: 1 });
  }

  /** Lets the calls that this process holds go on. */
  follow(child: ChildProcess): void {
    child.on('message', ({ held }: { readonly held?: string }) => {
      if (held !== undefined && this.#unanswered.has(held)) {
        void this.hold(held).then(() => child.send({ released: held }));
      }
    });
  }

  /** Is over when the call may go on; at once for a call of others. */
  async hold(call: string): Promise<void> {
    if (!this.#unanswered.has(call)) return;
    const isWatching = this.#held.size > 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(call, resolve);
    if (!isWatching) void this.#releaseOneByOne();
    await promise;
  }

  /** Sends a call by a name under which its writes are held. */
  async call<T>(send: (name: string) => Promise<T>): Promise<T> {
    this.#calls += 1;
    const name = `${this.#order} ${this.#calls}`;
    this.#unanswered.add(name);
    const answer = await send(name).finally(() => this.#unanswered.delete(name));
    if (this.#failure) throw this.#failure;
    return answer;
  }

  async #releaseOneByOne(): Promise<void> {
    while (this.#held.size > 0) {
      await vi
        .waitFor(() => this.#allCame(), { timeout: 60_000, interval: 5 })
        .catch((error: unknown) => {
          this.#failure = error;
        });
      const next = this.#next();
      const release = this.#held.get(next);
      this.#held.delete(next);
      release?.();
    }
  }

  #next(): string {
    const held = [...this.#unanswered].filter((name) => this.#held.has(name));
    const name = held.at(this.#order === 'last' ? -1 : 0) ?? '';
    if (this.#order === 'in turn') {
      // Moves it to the end of the queue.
      this.#unanswered.delete(name);
      this.#unanswered.add(name);
    }
    return name;
  }

  async #allCame(): Promise<void> {
    const missing = this.#unanswered.size - this.#held.size;
    const waiting = missing === 0 ? 0 : (await this.#knex.raw(waitingForLocks)).rows[0].sessions;
    expect(waiting).toBeGreaterThanOrEqual(missing);
  }

  async close(): Promise<void> {
    await this.#knex.destroy();
  }
}
