import { createHash } from 'node:crypto';
import type { Clock, Quota, RateLimiter } from '@nestmates/application/shared/ports.ts';
import { rateLimited } from '@nestmates/application/shared/rate-limited.ts';
import { later } from '@nestmates/domain/shared/time.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/**
 * Counting and checking are one statement, so that concurrent attempts on two servers cannot exceed the
 * limit. Returns no row when the limit is reached: a refused attempt changes nothing.
 */
const consume = statement<{ count: number }>(
  'rate-limiter-consume',
  `insert into attempts as a (what, who, count, resets_at) values ($1, $2, 1, $4)
   on conflict (what, who) do update set
     count = case when a.resets_at <= $3 then 1 else a.count + 1 end,
     resets_at = case when a.resets_at <= $3 then excluded.resets_at else a.resets_at end
     where a.resets_at <= $3 or a.count < $5
   returning count`,
);

const resetTime = statement<{ resetsAt: Date }>(
  'rate-limiter-reset-time',
  'select resets_at as "resetsAt" from attempts where what = $1 and who = $2',
);

const giveBack = statement<Record<string, never>>(
  'rate-limiter-give-back',
  'update attempts set count = count - 1 where what = $1 and who = $2 and count > 0',
);

const clear = statement<Record<string, never>>(
  'rate-limiter-clear',
  'delete from attempts where what = $1 and who = $2',
);

/** Stored as a digest, so that the table contains no addresses. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);

export class SqlRateLimiter implements RateLimiter {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async consume(action: string, key: string, { max, per }: Quota): Promise<void> {
    const [now, digest] = [this.#clock.now(), digestOf(key)];
    const counting = [action, digest, now, later(now, per), max];
    const [counted] = await rows(this.#transaction, consume, counting);
    if (counted) return;
    const [current] = await rows(this.#transaction, resetTime, [action, digest]);
    throw rateLimited((current?.resetsAt ?? now).getTime() - now.getTime());
  }

  async giveBack(action: string, key: string): Promise<void> {
    await rows(this.#transaction, giveBack, [action, digestOf(key)]);
  }

  async clear(action: string, key: string): Promise<void> {
    await rows(this.#transaction, clear, [action, digestOf(key)]);
  }

  async sweep(now: Date): Promise<void> {
    await this.#transaction.db('attempts').where('resetsAt', '<=', now).delete();
  }
}

/** For load tests only; the configuration refuses it in production. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
