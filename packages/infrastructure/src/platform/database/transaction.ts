import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from '@nestmates/application/platform/shared/ports.ts';
import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import type { Knex } from './knex.ts';
import { postgresErrorOf } from './postgres-error.ts';

/** PostgreSQL has ended one of several transactions so that the others could go on; the same again may succeed. */
const endedForOthers: readonly unknown[] = ['40P01', '40001'];

const firstWait = 20;

/** Runs a transaction again that PostgreSQL has ended for the sake of others, after a growing random time. */
async function retried<T>(run: () => Promise<T>, tries: number): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === tries || !endedForOthers.includes(postgresErrorOf(error).code)) throw error;
      await wait(Math.random() * firstWait * 2 ** attempt);
    }
  }
}

/** When a step is taken among those before the commit. */
export type CommitStep = 'first' | 'last';

interface OpenTransaction {
  readonly trx: Knex.Transaction;
  readonly beforeCommit: Readonly<Record<CommitStep, (() => Promise<void>)[]>>;
  readonly afterCommit: (() => void)[];
}

interface Settings {
  readonly tries?: number;
  readonly tracing?: Tracing;
}

/** The current transaction, in an AsyncLocalStorage; every write goes through it. */
export class KnexTransaction implements Transaction {
  readonly #knex: Knex;
  readonly #tries: number;
  readonly #tracing: Tracing;
  readonly #current = new AsyncLocalStorage<OpenTransaction>();

  constructor(knex: Knex, { tries = 4, tracing = withoutTracing }: Settings = {}) {
    this.#knex = knex;
    this.#tries = tries;
    this.#tracing = tracing;
  }

  /**
   * Runs the work again after a deadlock or a serialization failure, so it must do nothing that a rollback does not
   * undo.
   */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#current.getStore() ? work() : retried(() => this.#begin(work), this.#tries);
  }

  #begin<T>(work: () => Promise<T>): Promise<T> {
    return this.#tracing.traceId
      ? this.#tracing.within('transaction', {}, () => this.#open(work))
      : this.#open(work);
  }

  async #open<T>(work: () => Promise<T>): Promise<T> {
    const afterCommit: (() => void)[] = [];
    const result = await this.#knex.transaction((trx) => {
      const open: OpenTransaction = { trx, beforeCommit: { first: [], last: [] }, afterCommit };
      return this.#current.run(open, async () => {
        const result = await work();
        for (const place of ['first', 'last'] as const) {
          for (const step of open.beforeCommit[place]) await step();
        }
        return result;
      });
    });
    for (const step of afterCommit) step();
    return result;
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

  /** Defers what others are told to the moment in which they can see the change. */
  afterCommit(step: () => void): void {
    const open = this.#current.getStore();
    if (open) open.afterCommit.push(step);
    else step();
  }

  /** Connection on which statements run: in the current transaction, or else on the pool. */
  get db(): Knex {
    return this.#current.getStore()?.trx ?? this.#knex;
  }
}
