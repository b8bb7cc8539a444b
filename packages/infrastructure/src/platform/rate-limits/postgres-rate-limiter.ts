import { createHash } from 'node:crypto';
import type { Clock, Quota, RateLimiter } from '@nestmates/application/platform/shared/ports.ts';
import { rateLimited } from '@nestmates/application/platform/shared/rate-limited.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { AttemptModel } from './attempt-model.ts';

/**
 * Counting and checking are one statement, so that concurrent attempts on two servers cannot exceed the
 * limit. Returns no row when the limit is reached: a refused attempt changes nothing.
 */
const consume = `
  insert into attempts as a (what, who, count, resets_at) values (:what, :who, 1, :resetsAt)
  on conflict (what, who) do update set
    count = case when a.resets_at <= :now then 1 else a.count + 1 end,
    resets_at = case when a.resets_at <= :now then excluded.resets_at else a.resets_at end
    where a.resets_at <= :now or a.count < :max
  returning count`;

/** Stored as a digest, so that the table contains no addresses. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);

export class PostgresRateLimiter implements RateLimiter {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async consume(what: string, key: string, { max, per }: Quota): Promise<void> {
    const [now, who] = [this.#clock.now(), digestOf(key)];
    const bindings = { what, who, now, resetsAt: later(now, per), max };
    const [counted] = await sql(this.#transaction, consume, bindings);
    if (counted) return;
    const current = await AttemptModel.query(this.#transaction.db).findById([what, who]);
    // Others may have counted since, with a later reading of the clock than ours.
    const read = this.#clock.now();
    throw rateLimited((current?.resetsAt ?? read).getTime() - read.getTime());
  }

  async giveBack(what: string, key: string): Promise<void> {
    // No row where the count has been swept away meanwhile.
    await AttemptModel.query(this.#transaction.db)
      .where({ what, who: digestOf(key) })
      .where('count', '>', 0)
      .decrement('count', 1);
  }

  async clear(what: string, key: string): Promise<void> {
    await AttemptModel.query(this.#transaction.db).deleteById([what, digestOf(key)]);
  }
}

/** Serves load tests only; the configuration refuses it in production. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
