import type { Parties, PayoutCheckStore } from '@nestmates/application/market/payouts/ports.ts';
import type { DailyLimit } from '@nestmates/domain/money/payments/money-limits.ts';
import type { PayoutCheck, PayoutCheckReason } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { recentTraces } from '../../platform/access/recent-traces-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** Those that were refused moved nothing. */
const releasedSince = `
  select coalesce(sum(s.cents), 0)::bigint as cents, count(*)::integer as count
  from money_steps s join orders o on o.id = s.order_id
  where o.seller_id = :sellerId and s.step = 'release' and s.outcome in ('asked', 'done') and s.asked_at > :since`;

const sharedBy = `
  select exists (
    select from ${recentTraces} one join ${recentTraces} other using (digest)
    where one.member_id = :buyerId::integer and other.member_id = :sellerId::integer
  ) as device, exists (
    select from card_digests one join card_digests other using (digest)
    where one.order_id = :id::integer and other.member_id = :sellerId::integer
  ) as card`;

const checkOf = 'select reasons, noted_at, approved_at from payout_checks where order_id = :orderId';

const noteCheck = `
  insert into payout_checks (order_id, reasons, noted_at) values (:orderId, :reasons::text[], :notedAt)`;

const noteLifted = `
  insert into payout_checks (order_id, reasons, noted_at)
  select id, array['lifted'], :notedAt::timestamptz from unnest(:orders::integer[]) as id
  on conflict (order_id) do update set
    reasons = array_append(array_remove(payout_checks.reasons, 'lifted'), 'lifted'),
    noted_at = excluded.noted_at, approved_at = null`;

/** Changes no row if somebody has looked already, or nothing waits. */
const approveCheck = `
  update payout_checks set approved_at = :approvedAt where order_id = :orderId and approved_at is null
  returning order_id`;

export class PayoutCheckRepository implements PayoutCheckStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(orderId: OrderId): Promise<PayoutCheck | undefined> {
    return (await sql<PayoutCheck>(this.#transaction, checkOf, { orderId }))[0];
  }

  async note(orderId: OrderId, reasons: readonly PayoutCheckReason[], notedAt: Date): Promise<void> {
    await sql(this.#transaction, noteCheck, { orderId, reasons: [...reasons], notedAt });
  }

  async noteLifted(orders: readonly OrderId[], notedAt: Date): Promise<void> {
    await sql(this.#transaction, noteLifted, { orders: [...orders], notedAt });
  }

  async approve(orderId: OrderId, approvedAt: Date): Promise<boolean> {
    return (await sql(this.#transaction, approveCheck, { orderId, approvedAt })).length === 1;
  }

  async releasedSince(sellerId: MemberId, since: Date): Promise<DailyLimit> {
    // pg returns a sum as text.
    type Row = { readonly cents: string; readonly count: number };
    const [found] = await sql<Row>(this.#transaction, releasedSince, { sellerId, since });
    return { cents: Number(found?.cents ?? 0), count: found?.count ?? 0 };
  }

  async sharedBy({ id, buyerId, sellerId }: Parties): ReturnType<PayoutCheckStore['sharedBy']> {
    type Row = { readonly device: boolean; readonly card: boolean };
    const [found] = await sql<Row>(this.#transaction, sharedBy, { id, buyerId, sellerId });
    return found ?? { device: false, card: false };
  }
}
