import type { PagedOrder } from '@nestmates/application/market/orders/ports.ts';
import type {
  AdminOrderQueries,
  DecisionFacts,
  StepRecord,
} from '@nestmates/application/office/orders/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { type OrderPageSqlRow, pageColumns, pageRowOf } from '../../market/orders/order-reader.ts';
import {
  balanceIn,
  joinedOrder,
  type MovedByKind,
  movedByKind,
  type OrderSqlRow,
  orderColumns,
  orderRowOf,
} from '../../market/orders/order-sql.ts';
import { jsonColumns } from '../../platform/database/names.ts';
import { sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

type List = Parameters<AdminOrderQueries['orders']>[0]['list'];

const conditions: Readonly<Record<List, string>> = {
  problems: "o.status = 'problem'",
  stuck: `o.money_due and (o.money_retry_at is not null or exists (
    select from money_steps step
    where step.order_id = o.id and step.outcome = 'asked' and step.asked_at < :dueSince::timestamptz
  ))`,
  all: "o.status not in ('awaiting_payment', 'expired')",
};

export const ordersIn = (list: List): string => `
  select ${orderColumns}, ${microsecondsOf('o.created_at')} as at
  from (
    select * from orders o
    where ${conditions[list]} and (o.created_at, o.id) < (${timestampOrLast(':at')}, coalesce(:id::bigint, 0))
      and :dueSince::timestamptz is not null
    order by o.created_at desc, o.id desc limit :limit::integer
  ) o ${joinedOrder}
  order by o.created_at desc, o.id desc`;

const orderWithSteps = `
  select ${pageColumns}, (
    select coalesce(json_agg(s order by s.id desc), '[]') from (
      select ${jsonColumns(['id', 'step', 'cents', 'outcome', 'reason', 'askedAt'])}
      from money_steps where order_id = o.id
    ) s
  ) as steps
  from orders o ${joinedOrder} where o.id = :id::integer`;

type OrderWithSteps = OrderPageSqlRow & {
  readonly steps: readonly (Omit<StepRecord, 'askedAt'> & { readonly askedAt: string })[];
};

/** Browsers and public addresses of the last 30 days. */
const decisionFacts = `
  select exists (
    select from account_traces admin join account_traces other using (digest)
    where admin.member_id = :adminId and other.member_id in (o.buyer_id, o.seller_id)
      and other.member_id <> admin.member_id
  ) as shares_device, ${movedByKind}
  from orders o where o.id = :id`;

export class AdminOrderReader implements AdminOrderQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async orders(
    { list, dueSince }: Parameters<AdminOrderQueries['orders']>[0],
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedOrder[]> {
    const bindings = { dueSince, limit, at: before?.at ?? null, id: before?.id ?? null };
    type Row = OrderSqlRow & { readonly at: string };
    const found = await sql<Row>(this.#transaction, ordersIn(list), bindings);
    return found.map((row) => ({ ...orderRowOf(row), cursor: timeCursorOf(row.at, row.id) }));
  }

  async decisionFacts(
    { id }: Parameters<AdminOrderQueries['decisionFacts']>[0],
    adminId: MemberId | null,
  ): Promise<DecisionFacts> {
    type Row = Pick<DecisionFacts, 'sharesDevice'> & { readonly moved: MovedByKind | null };
    const [found] = await sql<Row>(this.#transaction, decisionFacts, { id, adminId });
    if (!found) throw new Error(`There is no order ${id}`);
    return { sharesDevice: found.sharesDevice, balance: balanceIn(found.moved) };
  }

  async order(id: OrderId): ReturnType<AdminOrderQueries['order']> {
    const [found] = await sql<OrderWithSteps>(this.#transaction, orderWithSteps, { id });
    if (!found) return undefined;
    const steps = found.steps.map(
      ({ askedAt, ...step }): StepRecord => ({ ...step, askedAt: new Date(askedAt) }),
    );
    return { row: pageRowOf(found), steps };
  }
}
