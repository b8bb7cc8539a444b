import type { EarningsQueries, Sale } from '@nestmates/application/market/earnings/ports.ts';
import { orderStatuses } from '@nestmates/domain/market/orders/order.ts';
import { owesSeller } from '@nestmates/domain/market/orders/settlement.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Movement } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { debtCents, debtOfOthersCents } from '../orders/debt-sql.ts';
import { type OrderRow, orderOf } from '../orders/order-row.ts';
import { balanceIn, type Moved, movedOfOrder } from '../orders/order-sql.ts';

/** The tax in what was paid, paid back, or taken by a bank, is none of the seller's. */
export const withoutTax = `
  (t.cents - case when t.kind in ('charge', 'refund', 'dispute', 'disputeWon') then coalesce((
    select sum(abs(tax.cents)) * sign(t.cents) from transactions tax
    where tax.order_id = t.order_id and tax.provider_id = t.provider_id
      and tax.kind = case t.kind when 'charge' then 'tax' else 'taxBack' end
      and (tax.cents < 0) = ((t.cents < 0) <> (t.kind = 'disputeWon'))
  ), 0) else 0 end)::integer`;

const salesWhere = (condition: string): string => `
  select o.*, ${movedOfOrder}, o.status = 'completed' and (
    exists (select from payout_checks c where c.order_id = o.id and c.approved_at is null)
    or exists (select from payout_holds h where h.member_id = o.seller_id and h.lifted_at is null)
  ) as is_checked
  from orders o
  where o.seller_id = :seller and ${condition}
  order by o.created_at desc, o.id desc`;

const paidSales = salesWhere("o.status not in ('awaiting_payment', 'expired')");

const owing = orderStatuses.filter(owesSeller).map((status) => `'${status}'`);

/** A completed sale owes something only as long as its money is under way, so the rest is not read. */
export const owingSales = salesWhere(
  `o.status in (${owing.join(', ')}) and (o.status <> 'completed' or o.money_due)`,
);

/** Cents of many sales together do not fit into an integer of the database. */
const movedByMonth = `
  select kind, sum(${withoutTax})::float8 as cents, date_trunc('month', t.at, 'UTC') as at
  from transactions t join orders o on o.id = t.order_id
  where o.seller_id = :seller and kind in ('release', 'reversal', 'refund')
  group by kind, date_trunc('month', t.at, 'UTC')`;

const releasedByDay = `
  select to_char(t.at at time zone 'UTC', 'YYYY-MM-DD') as day,
    sum(case when t.kind = 'release' then t.cents else -t.cents end)::float8 as "releasedCents"
  from transactions t join orders o on o.id = t.order_id
  where o.seller_id = :seller and t.kind in ('release', 'reversal') and t.at >= :since
  group by 1`;

const standing = `
  select ${debtCents(':seller')} as debt_cents, ${debtOfOthersCents(':seller')} as debt_of_others_cents, (
      select count(distinct o.id)::integer from orders o join transactions t on t.order_id = o.id
      where o.seller_id = :seller and t.kind = 'release'
    ) as releases, (
      select count(distinct o.id)::integer from orders o join transactions t on t.order_id = o.id
      where o.seller_id = :seller and t.kind = 'release' and t.at >= :since
    ) as sales_since`;

const debt = `select ${debtCents(':seller')} as debt_cents`;

const sums = `
  select coalesce((select json_agg(month) from (${movedByMonth}) month), '[]') as moved,
    coalesce((select json_agg(released) from (${releasedByDay}) released), '[]') as days, standing.*
  from (${standing}) standing`;

/** Its dates are strings inside a JSON column. */
type SumsRow = Omit<Awaited<ReturnType<EarningsQueries['sumsOf']>>, 'moved'> & {
  readonly moved: readonly (Omit<Movement, 'at'> & { readonly at: string })[];
};

export class EarningsReader implements EarningsQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  salesOf(seller: MemberId): Promise<readonly Sale[]> {
    return this.#sales(paidSales, seller);
  }

  owingSalesOf(seller: MemberId): Promise<readonly Sale[]> {
    return this.#sales(owingSales, seller);
  }

  async debtOf(seller: MemberId): Promise<Cents> {
    const [found] = await sql<{ readonly debtCents: Cents }>(this.#transaction, debt, { seller });
    if (!found) throw new Error('The debt was not answered');
    return found.debtCents;
  }

  async sumsOf(seller: MemberId, since: Date): ReturnType<EarningsQueries['sumsOf']> {
    const [found] = await sql<SumsRow>(this.#transaction, sums, { seller, since });
    if (!found) throw new Error('The sums were not answered');
    return { ...found, moved: found.moved.map((each) => ({ ...each, at: new Date(each.at) })) };
  }

  async #sales(which: string, seller: MemberId): Promise<readonly Sale[]> {
    type Row = OrderRow & {
      readonly title: string;
      readonly moved: Moved | null;
      readonly isChecked: boolean;
    };
    const found = await sql<Row>(this.#transaction, which, { seller });
    return found.map((row) => ({
      order: orderOf(row),
      title: row.title,
      isChecked: row.isChecked,
      balance: balanceIn(row.moved),
    }));
  }
}
