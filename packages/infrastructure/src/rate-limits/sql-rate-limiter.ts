import { createHash } from 'node:crypto';
import type { Attempts, Clock, Quota } from '@nestmates/application/shared/ports.ts';
import { tooManyTries } from '@nestmates/application/shared/rate-limited.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** Counting and looking are one statement, so that two servers never let one try too many through. */
const take = statement<{ count: number; resetsAt: Date }>(
  'attempts-take',
  `insert into attempts as a (what, who, count, resets_at) values ($1, $2, 1, $4)
   on conflict (what, who) do update set
     count = case when a.resets_at <= $3 then 1 else a.count + 1 end,
     resets_at = case when a.resets_at <= $3 then excluded.resets_at else a.resets_at end
   returning count, resets_at as "resetsAt"`,
);

const giveBack = statement<Record<string, never>>(
  'attempts-give-back',
  'update attempts set count = count - 1 where what = $1 and who = $2 and count > 0',
);

/** Kept as a digest: a table of tries should not be a table of addresses. */
const unnamed = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22);

export class SqlAttempts implements Attempts {
  readonly #transaction: KnexTransaction;
  readonly #clock: Clock;
  constructor(transaction: KnexTransaction, clock: Clock) {
    this.#transaction = transaction;
    this.#clock = clock;
  }

  async take(what: string, who: string, { max, per }: Quota): Promise<void> {
    const now = this.#clock.now();
    const [counted] = await rows(this.#transaction, take, [
      what,
      unnamed(who),
      now,
      new Date(now.getTime() + per),
    ]);
    if (!counted || counted.count <= max) return;
    throw tooManyTries(counted.resetsAt.getTime() - now.getTime());
  }

  async giveBack(what: string, who: string): Promise<void> {
    await rows(this.#transaction, giveBack, [what, unnamed(who)]);
  }

  async sweep(now: Date): Promise<void> {
    await this.#transaction.db('attempts').where('resetsAt', '<=', now).delete();
  }
}

/** For load tests only; the configuration refuses it in production. */
export const noLimits: Attempts = {
  take: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
};
