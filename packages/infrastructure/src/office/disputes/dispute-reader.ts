import type { DisputeList } from '@nestmates/application/office/disputes/contract.ts';
import type {
  DisputePageRow,
  DisputeQueries,
  OrderFacts,
  PagedDispute,
  WrittenMessage,
} from '@nestmates/application/office/disputes/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { DisputeId, DisputeStatus } from '@nestmates/domain/money/disputes/dispute.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { OrderReader } from '../../market/orders/order-reader.ts';
import { person } from '../../market/orders/order-sql.ts';
import { type DisputeModel, disputeOf } from '../../money/disputes/dispute-models.ts';
import { sql } from '../../platform/database/sql.ts';
import {
  microsecondsOf,
  timeCursorOf,
  timestampOrFirst,
  timestampOrLast,
} from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const columns = `
  d.id, d.provider, d.provider_id, d.payment_id, d.order_id, d.member_id, d.is_unknown, d.kind, d.status, d.cents,
  d.fee_cents, d."foreign",  d.reason, d.opened_at, d.evidence_due_by, d.evidence_sent_at, d.closed_at,
  o.title, ${person('payer')} as payer, ${person('seller')} as seller`;

const joined = `
  left join orders o on o.id = d.order_id
  left join users payer on payer.id = coalesce(o.buyer_id, d.member_id)
  left join users seller on seller.id = o.seller_id`;

/** A warning has no deadline, and is looked at within a week. */
const deadline = `coalesce(evidence_due_by, opened_at + interval '7 days')`;

const statusesIn: Readonly<Record<DisputeList, readonly DisputeStatus[]>> = {
  answer: ['needs_evidence'],
  waiting: ['sending', 'under_review'],
  decided: ['won', 'lost', 'closed'],
};

const newest = `
  select ${columns}, ${microsecondsOf('d.opened_at')} as at
  from (
    select * from disputes
    where status = any(:statuses::text[])
      and (opened_at, id) < (${timestampOrLast(':at')}, coalesce(:id::bigint, 0))
    order by opened_at desc, id desc limit :limit::integer
  ) d ${joined}
  order by d.opened_at desc, d.id desc`;

const mostUrgent = `
  select ${columns}, ${microsecondsOf('d.deadline')} as at
  from (
    select * from (select *, ${deadline} as deadline from disputes where status = any(:statuses::text[])) open
    where (deadline, id) > (${timestampOrFirst(':at')}, coalesce(:id::bigint, 0))
    order by deadline, id limit :limit::integer
  ) d ${joined}
  order by d.deadline, d.id`;

const one = `
  select ${columns}, d.evidence, d.refusal, payer.email as payer_email, payer.first_name as payer_name,
    payer.created_at as payer_since
  from disputes d ${joined} where d.id = :id::integer`;

/**
 * Messages of two who know each other by the marketplace alone, since the day before the order: what friends write is
 * private.
 */
const messages = `
  select case when m.sender_id = o.buyer_id then 'buyer' else 'seller' end as "by", m.timestamp as at, m.message as text
  from orders o join messages m
    on m.low_id = least(o.buyer_id, o.seller_id) and m.high_id = greatest(o.buyer_id, o.seller_id)
  where o.id = :orderId::integer and m.timestamp >= o.created_at - interval '1 day'
    and not exists (
      select from matches c
      where c.user_id1 = least(o.buyer_id, o.seller_id) and c.user_id2 = greatest(o.buyer_id, o.seller_id)
    )
  order by m.id desc limit 500`;

const takenCents = "sum(case t.kind when 'refund' then t.cents else -t.cents end)";

/** Leaves out those that the bank has sent back or not taken yet. */
const refunds = `
  select min(t.at) as at, ${takenCents}::integer as cents from transactions t
  where t.order_id = :orderId::integer and t.kind in ('refund', 'refundPending')
  group by t.provider_id having ${takenCents} > 0 order by min(t.at)`;

type Row = DisputeModel & {
  readonly title: string | null;
  readonly payer: PersonSummary | null;
  readonly seller: PersonSummary | null;
};

type PageRow = Row & {
  readonly evidence: Evidence | null;
  readonly refusal: string | null;
  readonly payerEmail: string | null;
  readonly payerName: string | null;
  readonly payerSince: Date | null;
};

const rowOf = (row: Row) => ({
  dispute: disputeOf(row),
  order:
    row.orderId === null || row.title === null
      ? null
      : { id: row.orderId, title: row.title, seller: row.seller },
  payer: row.payer,
});

export class DisputeReader implements DisputeQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async disputes(
    list: DisputeList,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedDispute[]> {
    const statuses = [...statusesIn[list]];
    const bindings = { statuses, limit, at: before?.at ?? null, id: before?.id ?? null };
    const statement = list === 'answer' ? mostUrgent : newest;
    const found = await sql<Row & { readonly at: string }>(this.#transaction, statement, bindings);
    return found.map((row) => ({ ...rowOf(row), cursor: timeCursorOf(row.at, row.id) }));
  }

  async dispute(id: DisputeId): Promise<DisputePageRow | undefined> {
    const [found] = await sql<PageRow>(this.#transaction, one, { id });
    if (!found) return undefined;
    const { payerName: firstName, payerEmail: email, payerSince: memberSince } = found;
    return {
      ...rowOf(found),
      payerFacts: { firstName, email, memberSince },
      orderFacts: found.orderId === null ? null : await this.#factsOf(found.orderId),
      sent: found.evidence,
      refusal: found.refusal,
    };
  }

  async #factsOf(orderId: OrderId): Promise<OrderFacts | null> {
    const row = await new OrderReader(this.#transaction).find(orderId);
    if (!row) return null;
    const { order, title, address, timeline } = row;
    const refunded = await sql<OrderFacts['refunds'][number]>(this.#transaction, refunds, { orderId });
    const written = await sql<WrittenMessage>(this.#transaction, messages, { orderId });
    return {
      title,
      fulfilment: order.fulfilment,
      address,
      tracking: 'tracking' in order ? order.tracking : null,
      shippedAt: 'shippedAt' in order ? order.shippedAt : null,
      timeline,
      refunds: refunded,
      messages: written.toReversed(),
    };
  }
}
