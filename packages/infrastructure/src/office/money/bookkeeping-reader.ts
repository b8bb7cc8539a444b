import type { BookkeepingQueries } from '@nestmates/application/office/money/ports.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

type Row<Query extends keyof BookkeepingQueries> = Awaited<ReturnType<BookkeepingQueries[Query]>>[number];

/** Every row of the ledger, of an order or of none. Sums of cents do not fit into an integer of the database. */
const ledger = `
  select t.id, t.at, coalesce(t.provider, o.provider) as provider, t.kind, t.cents, t.order_id, t.provider_id,
    t.balance_transaction
  from transactions t left join orders o on o.id = t.order_id`;

const within = 't.at >= :from::timestamptz and t.at < :to::timestamptz';

const movedByKind = `select kind, sum(cents)::float8 as cents from transactions group by kind`;

/** Rows after the last row of the page before; the index is by time and id. */
export const journalMovements = `
  ${ledger}
  where ${within} and (:after::integer is null
    or (t.at, t.id) > (select last.at, last.id from transactions last where last.id = :after))
  order by t.at, t.id limit :limit`;

const movedByDay = `
  select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD') as day, t.provider, t.kind, sum(t.cents)::float8 as cents,
    count(*)::integer as movements
  from (${ledger}) t where ${within}
  group by 1, t.provider, t.kind, t.cents < 0
  order by 1, t.provider, t.kind, t.cents < 0`;

/** Tax is collected by us, and none of what a seller was paid. */
const sellerVolumes = `
  select o.provider, o.seller_id as member_id, string_agg(distinct o.seller_account_id, ' ') as account_id,
    max(concat_ws(' ', u.first_name, u.last_name)) filter (where u.id is not null) as name, max(u.email) as email,
    sum(case t.kind when 'tax' then -t.cents else t.cents end)::float8 as gross_cents,
    (count(*) filter (where t.kind = 'charge'))::integer as payments
  from transactions t join orders o on o.id = t.order_id left join users u on u.id = o.seller_id
  where t.kind in ('charge', 'tax') and t.cents > 0 and o.paid_at is not null and ${within}
  group by o.provider, o.seller_id
  order by gross_cents desc, o.provider, o.seller_id`;

/** Which payout a row belongs to: each ends with its own row. */
const numbered = `
  select t.*, (count(*) filter (where t.kind = 'payout' and t.cents > 0) over (
    partition by t.provider order by t.at, t.id rows between unbounded preceding and current row
  ) - (t.kind = 'payout' and t.cents > 0)::integer)::integer as number
  from (${ledger}) t`;

const payouts = `
  select provider, number, provider_id as payout_id, balance_transaction, at, cents
  from (${numbered}) t where kind = 'payout' and cents > 0
  order by at desc, id desc limit :limit::integer`;

const movedForPayouts = `
  select provider, number, kind, sum(cents)::float8 as cents from (${numbered}) t
  group by provider, number, kind order by provider, number, kind`;

export class BookkeepingReader implements BookkeepingQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  movedByKind(): ReturnType<BookkeepingQueries['movedByKind']> {
    return sql<Row<'movedByKind'>>(this.#transaction, movedByKind, {});
  }

  movements(
    period: Parameters<BookkeepingQueries['movements']>[0],
    page: Parameters<BookkeepingQueries['movements']>[1],
  ): ReturnType<BookkeepingQueries['movements']> {
    return sql<Row<'movements'>>(this.#transaction, journalMovements, { ...period, ...page });
  }

  movedByDay(
    period: Parameters<BookkeepingQueries['movedByDay']>[0],
  ): ReturnType<BookkeepingQueries['movedByDay']> {
    return sql<Row<'movedByDay'>>(this.#transaction, movedByDay, { ...period });
  }

  sellerVolumes(
    period: Parameters<BookkeepingQueries['sellerVolumes']>[0],
  ): ReturnType<BookkeepingQueries['sellerVolumes']> {
    return sql<Row<'sellerVolumes'>>(this.#transaction, sellerVolumes, { ...period });
  }

  payouts(limit?: number): ReturnType<BookkeepingQueries['payouts']> {
    return sql<Row<'payouts'>>(this.#transaction, payouts, { limit: limit ?? null });
  }

  movedForPayouts(): ReturnType<BookkeepingQueries['movedForPayouts']> {
    return sql<Row<'movedForPayouts'>>(this.#transaction, movedForPayouts, {});
  }
}
