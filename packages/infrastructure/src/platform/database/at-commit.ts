import type { Knex } from './knex.ts';
import type { CommitStep, KnexTransaction } from './transaction.ts';

/**
 * Collects what a transaction adds, and writes all of it at once just before it commits; without a transaction it is
 * written immediately.
 */
export class AtCommit<Item> {
  readonly #transaction: KnexTransaction;
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #place: CommitStep;
  readonly #pending = new WeakMap<Knex, Item[]>();

  constructor(
    transaction: KnexTransaction,
    write: (items: readonly Item[]) => Promise<void>,
    place: CommitStep,
  ) {
    this.#transaction = transaction;
    this.#write = write;
    this.#place = place;
  }

  async add(...added: readonly Item[]): Promise<void> {
    const { db } = this.#transaction;
    const pending = this.#pending.get(db);
    if (pending) {
      pending.push(...added);
      return;
    }
    const items = [...added];
    this.#pending.set(db, items);
    await this.#transaction.beforeCommit(() => {
      this.#pending.delete(db);
      return this.#write(items);
    }, this.#place);
  }
}
