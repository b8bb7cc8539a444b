import type { Pass, Passes, Swipes } from '@nestmates/application/friends/matching/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PassModel, SwipeCountModel } from './matching-models.ts';

/** Checking and counting are one statement on one row, so that two servers cannot exceed the limit. */
const consume = `
  insert into swipes as s (member_id, day, count) select :me, :day, 1 where :max > 0
  on conflict (member_id) do update set day = excluded.day,
    count = case when s.day = excluded.day then s.count + 1 else 1 end
    where s.day <> excluded.day or s.count < :max
  returning count`;

/** An older pass has expired and becomes this one. */
const add = `
  insert into passes (member_id, passed_id, passed_at, swipe) values (:memberId, :passedId, :passedAt, :swipe)
  on conflict (member_id, passed_id) do update set passed_at = excluded.passed_at, swipe = excluded.swipe
    where passes.passed_at <= :since
  returning passed_id`;

export class SwipeRepository implements Passes, Swipes {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(
    memberId: MemberId,
    passedId: MemberId,
    { at: passedAt, since, swipe }: Pass & { readonly since: Date },
  ): Promise<boolean> {
    const bindings = { memberId, passedId, passedAt, swipe, since };
    return (await sql(this.#transaction, add, bindings)).length === 1;
  }

  async remove(memberId: MemberId, passedId: MemberId, since: Date): Promise<Pass | undefined> {
    const [removed] = await PassModel.query(this.#transaction.db)
      .delete()
      .where({ memberId, passedId })
      .where('passedAt', '>', since)
      .returning(['passedAt', 'swipe']);
    return removed && { at: removed.passedAt, swipe: removed.swipe };
  }

  async consume(me: MemberId, day: string, max: number): Promise<boolean> {
    return (await sql(this.#transaction, consume, { me, day, max })).length === 1;
  }

  async giveBack(memberId: MemberId, day: string): Promise<void> {
    const changed = await SwipeCountModel.query(this.#transaction.db)
      .where({ memberId })
      .whereRaw('day = ?', [day])
      .where('count', '>', 0)
      .decrement('count', 1);
    requireOneRow(changed, 'Giving a swipe back');
  }
}
