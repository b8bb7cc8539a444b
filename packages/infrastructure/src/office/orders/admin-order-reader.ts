import type { PagedOrder } from '@nestmates/application/market/orders/page-ports.ts';
import type {
  AdminOrderQueries,
  AdminOrderRow,
  StepRecord,
} from '@nestmates/application/office/orders/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import { refundStuckAfter } from '@nestmates/domain/market/orders/order-times.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { type OrderPageSqlRow, pageColumns, pageRowOf } from '../../market/orders/order-reader.ts';
import { accountOfLeft } from '../../market/orders/order-repository-sql.ts';
import {
  joinedOrder,
  type OrderSqlRow,
  orderColumns,
  orderRowOf,
  refundPendingSince,
  waitsAsPlanned,
} from '../../market/orders/order-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { jsonColumns } from '../../platform/tables/names.ts';
import { tiesWith } from '../money/administrator-tie-sql.ts';

type List = Parameters<AdminOrderQueries['orders']>[0]['list'];

const conditions: Readonly<Record<List, string>> = {
  problems: "o.status = 'problem'",
  approvals: `o.id in (
    select order_id from decision_proposals where outcome is null
    union all
    select waiting.order_id from payout_checks waiting join orders due on due.id = waiting.order_id
    where waiting.approved_at is null and due.status = 'completed' and due.money_due
  )`,
  stuck: `o.id in (
    select due.id from orders due where due.money_due and not exists (
      select from payout_checks waiting where waiting.order_id = due.id and waiting.approved_at is null
    ) and not exists (
      select from payout_holds held where held.member_id = due.seller_id and held.lifted_at is null
    ) and ((due.money_retry_at is not null and not ${waitsAsPlanned(':dueSince::timestamptz')}) or exists (
      select from money_steps step
      where step.order_id = due.id and step.outcome = 'asked' and step.asked_at < :dueSince::timestamptz
    ))
    union all ${refundPendingSince(`:dueSince::timestamptz - interval '${refundStuckAfter / days(1)} days'`)}
  )`,
  all: "o.status not in ('awaiting_payment', 'expired')",
};

export const ordersIn = (list: List): string => `
  select ${orderColumns()}, ${microsecondsOf('o.created_at')} as at
  from (
    select * from orders o
    where ${conditions[list]} and (o.created_at, o.id) < (${timestampOrLast(':at')}, coalesce(:id::bigint, 0))
      and :dueSince::timestamptz is not null
    order by o.created_at desc, o.id desc limit :limit::integer
  ) o ${joinedOrder()}
  order by o.created_at desc, o.id desc`;

const proposalColumns = [
  'id',
  'orderId',
  'decision',
  'reason',
  'cents',
  'agreedCents',
  'proposedBy',
  'proposedAt',
];

const ties = tiesWith('array[o.buyer_id, o.seller_id]');

/** One statement, as it is read with every decision. */
const orderForAdministrators = `
  select ${pageColumns()}, (
    select coalesce(json_agg(s order by s.id desc), '[]') from (
      select ${jsonColumns(['id', 'step', 'cents', 'outcome', 'reason', 'askedAt'])}
      from money_steps where order_id = o.id
    ) s
  ) as steps, (
    select to_json(p) from (
      select ${jsonColumns(proposalColumns)}, (select email from users where id = proposed_by) as "proposerEmail"
      from decision_proposals
      where order_id = o.id and outcome is null and proposed_at > :proposedSince
    ) p
  ) as proposal, (
    select to_json(c) from (
      select ${jsonColumns(['reasons', 'notedAt'])} from payout_checks
      where order_id = o.id and approved_at is null
    ) c
  ) as payout_check, exists (
    select from payout_holds where member_id = o.seller_id and lifted_at is null
  ) as payouts_held, exists (
    select from unmatched_payments where order_id = o.id and kind = 'seller-left' and settled_at is null
  ) as is_unpaid, (o.seller_id is null and ${accountOfLeft} is not null) as can_be_paid,
    ${ties.device} as shares_device, ${ties.card} as shares_card,
    ${ties.account} as shares_account
  from orders o ${joinedOrder()} where o.id = :id::integer`;

/** Its dates are strings inside a JSON column. */
type Json<Row, Dates extends keyof Row> = Omit<Row, Dates> & Readonly<Record<Dates, string>>;

type Proposal = NonNullable<AdminOrderRow['proposal']>;
type Check = NonNullable<AdminOrderRow['payoutCheck']>;

interface AdminOrderSqlRow extends OrderPageSqlRow {
  readonly steps: readonly Json<StepRecord, 'askedAt'>[];
  readonly proposal: Json<Proposal, 'proposedAt'> | null;
  readonly payoutCheck: Json<Check, 'notedAt'> | null;
  readonly payoutsHeld: boolean;
  readonly isUnpaid: boolean;
  readonly canBePaid: boolean;
  readonly sharesDevice: boolean;
  readonly sharesCard: boolean;
  readonly sharesAccount: boolean;
}

const stepOf = ({ askedAt, ...step }: AdminOrderSqlRow['steps'][number]): StepRecord => ({
  ...step,
  askedAt: new Date(askedAt),
});

const proposalOf = ({ proposedAt, ...proposal }: NonNullable<AdminOrderSqlRow['proposal']>): Proposal => ({
  ...proposal,
  proposedAt: new Date(proposedAt),
});

const checkOf = ({ notedAt, reasons }: NonNullable<AdminOrderSqlRow['payoutCheck']>): Check => ({
  reasons,
  notedAt: new Date(notedAt),
});

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

  async order(
    id: OrderId,
    { proposedSince, by }: Parameters<AdminOrderQueries['order']>[1],
  ): Promise<AdminOrderRow | undefined> {
    const bindings = { id, proposedSince, by };
    const [found] = await sql<AdminOrderSqlRow>(this.#transaction, orderForAdministrators, bindings);
    if (!found) return undefined;
    return {
      row: pageRowOf(found),
      steps: found.steps.map(stepOf),
      proposal: found.proposal && proposalOf(found.proposal),
      payoutCheck: found.payoutCheck && checkOf(found.payoutCheck),
      payoutsHeld: found.payoutsHeld,
      isUnpaid: found.isUnpaid,
      canBePaid: found.canBePaid,
      ties: { device: found.sharesDevice, card: found.sharesCard, account: found.sharesAccount },
    };
  }
}
