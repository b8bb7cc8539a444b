import type { Transaction } from '../../src/platform/shared/ports.ts';

/**
 * Knows what is locked until the transaction ends, so that stores in memory refuse a change without its lock, of which
 * PostgreSQL would let two through. It cannot roll back, and takes transactions at the same time for one.
 */
export class MemoryTransaction implements Transaction {
  readonly #locked = new Set<string>();
  #running = 0;

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#locked.clear();
    }
  }

  get isRunning(): boolean {
    return this.#running > 0;
  }

  lock(row: string): void {
    if (this.#running === 0)
      throw new Error(`${row} is locked outside a transaction, which keeps nobody away`);
    this.#locked.add(row);
  }

  /** Throws outside a transaction, for what is more than one change. */
  requireRunning(what: string): void {
    if (this.#running === 0) throw new Error(`${what} outside a transaction, which could be undone in part`);
  }

  requireLocked(row: string): void {
    if (!this.#locked.has(row)) throw new Error(`${row} is changed without being locked`);
  }
}
