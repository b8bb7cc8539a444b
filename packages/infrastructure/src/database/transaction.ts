import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '@nestmates/application/shared/ports.ts';
import type { Knex } from './knex.ts';

/** The current transaction travels with the call; nothing changes the database around it. */
export class KnexTransaction implements Transaction {
  readonly #knex: Knex;
  readonly #current = new AsyncLocalStorage<Knex.Transaction>();

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#current.getStore()) return work();
    return this.#knex.transaction((trx) => this.#current.run(trx, work));
  }

  /** Where statements go: into the transaction that is under way, else to the pool. */
  get db(): Knex {
    return this.#current.getStore() ?? this.#knex;
  }
}
