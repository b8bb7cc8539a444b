import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '@nestmates/application/platform/shared/ports.ts';
import type { Knex } from './knex.ts';
import { retried } from './retry.ts';

/** When a step is taken among those before the commit. */
export type CommitStep = 'first' | 'last';

interface OpenTransaction {
  readonly trx: Knex.Transaction;
  readonly beforeCommit: Readonly<Record<CommitStep, (() => Promise<void>)[]>>;
}

/** The current transaction, in an AsyncLocalStorage; every write goes through it. */
export class KnexTransaction implements Transaction {
  readonly #knex: Knex;
  readonly #tries: number;
  readonly #current = new AsyncLocalStorage<OpenTransaction>();

  constructor(knex: Knex, tries = 4) {
    this.#knex = knex;
    this.#tries = tries;
  }

  /**
   * After a deadlock or a serialization failure the work runs again, so it must do nothing that a rollback does not
   * undo.
   */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#current.getStore() ? work() : retried(() => this.#begin(work), this.#tries);
  }

  #begin<T>(work: () => Promise<T>): Promise<T> {
    return this.#knex.transaction((trx) => {
      const open: OpenTransaction = { trx, beforeCommit: { first: [], last: [] } };
      return this.#current.run(open, async () => {
        const result = await work();
        for (const place of ['first', 'last'] as const) {
          for (const step of open.beforeCommit[place]) await step();
        }
        return result;
      });
    });
  }

  /**
   * Defers a step to the end of the current transaction. For rows that many transactions write: locked last
   * and only briefly, they cannot be part of a deadlock.
   */
  async beforeCommit(step: () => Promise<void>, place: CommitStep = 'last'): Promise<void> {
    const open = this.#current.getStore();
    if (open) open.beforeCommit[place].push(step);
    else await step();
  }

  /** Where statements run: in the current transaction, or else on the pool. */
  get db(): Knex {
    return this.#current.getStore()?.trx ?? this.#knex;
  }
}
