import type { OrderEmailFacts } from '@nestmates/application/market/orders/emails/order-email.ts';
import { timelineActions } from '@nestmates/application/market/orders/order-timeline.ts';
import type {
  OrderPageRow,
  OrderQueries,
  PagedOrder,
  StoredTimelineEntry,
} from '@nestmates/application/market/orders/page-ports.ts';
import type { OverdueOrders, SweptOrder } from '@nestmates/application/market/orders/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type { Order, OrderStatus } from '@nestmates/domain/market/orders/order.ts';
import { overdueSince } from '@nestmates/domain/market/orders/order-times.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlockedByEither } from '../../members/pairs/not-blocked.ts';
import { sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { jsonColumns } from '../../platform/tables/names.ts';
import { debtCents } from './debt-sql.ts';
import { type OrderRow, orderOf } from './order-row.ts';
import {
  balanceIn,
  joinedOrder,
  type Moved,
  movedOfOrder,
  type OrderSqlRow,
  orderColumns,
  orderRowOf,
  releaseIsDue,
  releasesOfSeller,
} from './order-sql.ts';

const members = { buyer: 'buyer_id', seller: 'seller_id' } as const;

/** A walk along the index of the member's purchases or sales. */
export const ordersOf = (party: 'buyer' | 'seller'): string => `
  select ${orderColumns(':me::integer')}, ${microsecondsOf('o.created_at')} as at
  from (
    select * from orders
    where ${members[party]} = :me::integer and status = any(:statuses::text[])
      and (created_at, id) < (${timestampOrLast(':at')}, coalesce(:id::bigint, 0))
    order by created_at desc, id desc limit :limit::integer
  ) o ${joinedOrder(':me::integer')}
  order by o.created_at desc, o.id desc`;

const timeline = `(
  select coalesce(json_agg(e order by e.id), '[]') from (
    select ${jsonColumns(['id', 'at', 'action', 'by', 'text', 'photoUrls', 'cents'])} from order_events where order_id = o.id
  ) e
) as timeline`;

/** What stands on the page of one order, `o`. */
export const pageColumns = (me?: string): string => `${orderColumns(me)}, ${timeline}`;

export type OrderPageSqlRow = OrderSqlRow & { readonly timeline: readonly JsonEntry[] };

/** A newer process may have written others. */
const knownActions: readonly string[] = timelineActions;

export const pageRowOf = (row: OrderPageSqlRow, holdDays?: number): OrderPageRow => ({
  ...orderRowOf(row, holdDays),
  timeline: row.timeline
    .filter(({ action }) => knownActions.includes(action))
    .map(({ at, ...entry }) => ({ ...entry, at: new Date(at) })),
});

const debt = `case when o.seller_id = :reader::integer then ${debtCents('o.seller_id')} else 0 end`;

const one = `select ${pageColumns(':reader::integer')}, ${debt} as debt_cents from orders o ${joinedOrder(':reader::integer')} where o.id = :id::integer`;

const emailFacts = `
  select o.*, ${movedOfOrder}, ${releasesOfSeller}, me.id as member_id, me.email as "to", me.first_name, other.id as other_id, other.first_name as other_name,
    coalesce(not (${notBlockedByEither('me.id', 'other.id')}), false) as is_blocked,
    not exists (
      select from orders earlier where earlier.seller_id = o.seller_id and earlier.id < o.id and earlier.paid_at is not null
    ) as is_first_sale
  from orders o
  join users me on me.id = case when :to = 'buyer' then o.buyer_id else o.seller_id end
  left join users other on other.id = case when :to = 'buyer' then o.seller_id else o.buyer_id end
  where o.id = :id::integer`;

/** Says what `problemEscalatesAt` and `returnLapsesAt` of the domain say. */
const problemIsDue = `problem_at <= case when answered_at is null then :unansweredSince::timestamptz
      else :undecidedSince::timestamptz end`;
const returnIsDue = `case return_status
      when 'asked' then return_since <= :returnAskedSince
      when 'accepted' then return_since <= :returnAcceptedSince
      when 'sent' then case when return_parcel_state = 'delivered'
        then greatest(return_since, return_parcel_at) <= :returnDeliveredSince
        else return_since <= :returnSentSince end
      else ${problemIsDue} and (return_since is null or return_since <= :returnEndedSince) end`;

/** Says what `endOfServiceDay` of the domain says; null without a day. */
const dayIsOver = `(service_date::date + 1)::timestamp at time zone 'UTC' + interval '12 hours'`;

/** What needs the payment provider comes last, since that may not answer. */
const overdue = `
  (select id as order_id, provider from orders where ${releaseIsDue} limit :limit)
  union all
  (select id as order_id, provider from orders where status = 'pending_shipment' and paid_at <= :paidAt
    and greatest(paid_at, ${dayIsOver}) + paused_for * interval '1 millisecond' <= :paidAt limit :limit)
  union all
  (select id as order_id, provider from orders where status = 'problem' and not disputed and not frozen
    and stopped_status is null and escalated_at is null and ${returnIsDue} limit :limit)
  union all
  (select id as order_id, provider from orders where status = 'awaiting_payment' and reserved_until <= :reservedUntil limit :limit)
  limit :limit`;

/** Its dates are strings inside a JSON column. */
type JsonEntry = Omit<StoredTimelineEntry, 'at'> & { readonly at: string };

const parties = `select buyer_id, seller_id from orders where id = :id::integer`;

export class OrderReader implements OrderQueries, OverdueOrders {
  readonly #transaction: KnexTransaction;
  readonly #holdDays: number;
  constructor(transaction: KnexTransaction, newSellerHoldDays = 0) {
    this.#transaction = transaction;
    this.#holdDays = newSellerHoldDays;
  }

  async ordersOf(
    me: MemberId,
    { party, statuses }: { readonly party: 'buyer' | 'seller'; readonly statuses: readonly OrderStatus[] },
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedOrder[]> {
    const bindings = { me, statuses: [...statuses], limit, at: before?.at ?? null, id: before?.id ?? null };
    type Row = OrderSqlRow & { readonly at: string };
    const found = await sql<Row>(this.#transaction, ordersOf(party), bindings);
    return found.map((row) => ({ ...orderRowOf(row, this.#holdDays), cursor: timeCursorOf(row.at, row.id) }));
  }

  async partiesOf(id: OrderId): Promise<Pick<Order, 'buyerId' | 'sellerId'> | undefined> {
    type Row = Pick<Order, 'buyerId' | 'sellerId'>;
    const [found] = await sql<Row>(this.#transaction, parties, { id });
    return found;
  }

  async find(id: OrderId, reader?: MemberId): Promise<OrderPageRow | undefined> {
    type Row = OrderPageSqlRow & { readonly debtCents: number };
    const [found] = await sql<Row>(this.#transaction, one, { id, reader: reader ?? null });
    return found && { ...pageRowOf(found, this.#holdDays), debtCents: found.debtCents };
  }

  async emailFactsOf(id: OrderId, to: 'buyer' | 'seller'): Promise<OrderEmailFacts | undefined> {
    type Row = OrderRow &
      Omit<OrderEmailFacts, 'order' | 'balance' | 'hasWaited'> & {
        readonly moved: Moved | null;
        readonly releases: number;
        readonly moneyWaited: boolean;
      };
    const [found] = await sql<Row>(this.#transaction, emailFacts, { id, to });
    if (!found) return undefined;
    const { memberId, to: address, firstName, otherId, otherName, title, isBlocked, isFirstSale } = found;
    const people = { memberId, to: address, firstName, otherId, otherName, isBlocked };
    const standing = { releases: found.releases, holdDays: this.#holdDays };
    const money = { balance: balanceIn(found.moved), standing };
    return { ...people, title, isFirstSale, order: orderOf(found), hasWaited: found.moneyWaited, ...money };
  }

  async overdue(now: Date, limit: number): Promise<readonly SweptOrder[]> {
    const bindings = { ...overdueSince(now), limit };
    return sql<SweptOrder>(this.#transaction, overdue, bindings);
  }
}
