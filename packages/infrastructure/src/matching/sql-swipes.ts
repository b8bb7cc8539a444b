import type { Pass, Passes, Swipes } from '@nestmates/application/matching/ports.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

const addPass = statement<{ passed_id: number }>(
  'passes-add',
  `insert into passes as p (member_id, passed_id, passed_at, swipe) values ($1, $2, $3, $5)
   on conflict (member_id, passed_id) do update set passed_at = excluded.passed_at, swipe = excluded.swipe
     where p.passed_at <= $4
   returning passed_id`,
);

const removePass = statement<Pass>(
  'passes-remove',
  `delete from passes where member_id = $1 and passed_id = $2 and passed_at > $3
   returning passed_at as at, swipe`,
);

/** Checking and counting are one statement on one row, so that two servers cannot exceed the limit. */
const consumeSwipe = statement<{ count: number }>(
  'swipes-consume',
  `insert into swipes as s (member_id, day, count) select $1, $2, 1 where $3 > 0
   on conflict (member_id) do update set day = excluded.day,
     count = case when s.day = excluded.day then s.count + 1 else 1 end
     where s.day <> excluded.day or s.count < $3
   returning count`,
);

const giveBackSwipe = statement<Record<string, never>>(
  'swipes-give-back',
  'update swipes set count = count - 1 where member_id = $1 and day = $2 and count > 0',
);

export class SqlSwipes implements Passes, Swipes {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(me: MemberId, other: MemberId, pass: Pass & { readonly since: Date }): Promise<boolean> {
    const { at, since, swipe } = pass;
    const added = await rows(this.#transaction, addPass, [me, other, at, since, swipe]);
    return added.length === 1;
  }

  async remove(me: MemberId, other: MemberId, since: Date): Promise<Pass | undefined> {
    const [removed] = await rows(this.#transaction, removePass, [me, other, since]);
    return removed;
  }

  async consume(me: MemberId, day: string, max: number): Promise<boolean> {
    return (await rows(this.#transaction, consumeSwipe, [me, day, max])).length === 1;
  }

  async giveBack(me: MemberId, day: string): Promise<void> {
    await rows(this.#transaction, giveBackSwipe, [me, day]);
  }
}
