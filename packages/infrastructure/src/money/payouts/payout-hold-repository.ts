import type { PayoutHoldStore } from '@nestmates/application/money/payouts/ports.ts';
import type { PayoutHold } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** `member` is SQL. */
export const lastingHold = (member: string): string =>
  `select reason, held_at from payout_holds where member_id = ${member} and lifted_at is null`;

const add = `
  insert into payout_holds (member_id, reason, held_at) values (:memberId, :reason, :heldAt)
  on conflict (member_id) where lifted_at is null do nothing returning id`;

export class PayoutHoldRepository implements PayoutHoldStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<PayoutHold | undefined> {
    return (await sql<PayoutHold>(this.#transaction, lastingHold(':memberId'), { memberId }))[0];
  }

  async add(memberId: MemberId, hold: PayoutHold): Promise<boolean> {
    return (await sql(this.#transaction, add, { memberId, ...hold })).length === 1;
  }
}
