import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '@nestmates/application/shared/ports.ts';
import type { Knex } from './knex.ts';

interface OpenTransaction {
  readonly trx: Knex.Transaction;
  readonly beforeCommit: (() => Promise<void>)[];
}

/** The current transaction travels with the call; nothing changes the database around it. */
export class KnexTransaction implements Transaction {
  readonly #knex: Knex;
  readonly #current = new AsyncLocalStorage<OpenTransaction>();

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#current.getStore()) return work();
    return this.#knex.transaction((trx) => {
      const open: OpenTransaction = { trx, beforeCommit: [] };
      return this.#current.run(open, async () => {
        const result = await work();
        for (const step of open.beforeCommit) await step();
        return result;
      });
    });
  }

  /**
   * Puts a step at the very end of the change that is under way. For rows that many changes write: held
   * for a moment only, and after every other lock, they can be part of no deadlock.
   */
  async beforeCommit(step: () => Promise<void>): Promise<void> {
    const open = this.#current.getStore();
    if (open) open.beforeCommit.push(step);
    else await step();
  }

  /** Where statements go: into the transaction that is under way, else to the pool. */
  get db(): Knex {
    return this.#current.getStore()?.trx ?? this.#knex;
  }
}
