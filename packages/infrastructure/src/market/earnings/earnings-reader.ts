import type { EarningsQueries, Sale, SellerLedger } from '@nestmates/application/market/earnings/ports.ts';
import { orderStatuses } from '@nestmates/domain/market/orders/order.ts';
import { owesSeller } from '@nestmates/domain/market/orders/settlement.ts';
import type { Movement } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { type OrderRow, orderOf } from '../orders/order-models.ts';
import { balanceIn, type MovedByKind, movedByKind } from '../orders/order-sql.ts';

const salesWhere = (condition: string): string => `
  select o.*, ${movedByKind} from orders o
  where o.seller_id = :seller and ${condition}
  order by o.created_at desc, o.id desc`;

const paidSales = salesWhere("o.status not in ('awaiting_payment', 'expired')");

const owing = orderStatuses.filter(owesSeller).map((status) => `'${status}'`);

/** Of a completed sale something is owed only as long as its money is under way, so the rest is not read. */
export const owingSales = salesWhere(
  `o.status in (${owing.join(', ')}) and (o.status <> 'completed' or o.money_due)`,
);

/**
 * Each kind by months, and as a whole where there is no month. Cents of many sales together do not fit into an
 * integer of the database.
 */
const ledger = `
  select t.kind, date_trunc('month', t.at, 'UTC') as at, sum(t.cents)::float8 as cents,
    count(distinct o.id)::integer as sales
  from transactions t join orders o on o.id = t.order_id
  where o.seller_id = :seller and t.kind in ('release', 'reversal', 'refund', 'debt', 'netting', 'writeOff')
  group by grouping sets ((t.kind, date_trunc('month', t.at, 'UTC')), (t.kind))`;

type LedgerRow = Omit<Movement, 'at'> & { readonly at: Date | null; readonly sales: number };

const shownByMonth: readonly string[] = ['release', 'reversal', 'refund'];

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

  async ledgerOf(seller: MemberId): Promise<SellerLedger> {
    const rows = await sql<LedgerRow>(this.#transaction, ledger, { seller });
    const wholeOf = (kind: string) =>
      rows.find((row) => row.kind === kind && !row.at) ?? { cents: 0, sales: 0 };
    return {
      moved: rows.flatMap(({ kind, cents, at }) =>
        at && shownByMonth.includes(kind) ? [{ kind, cents, at }] : [],
      ),
      debtCents: wholeOf('debt').cents - wholeOf('netting').cents - wholeOf('writeOff').cents,
      releases: wholeOf('release').sales,
    };
  }

  async #sales(which: string, seller: MemberId): Promise<readonly Sale[]> {
    type Row = OrderRow & { readonly title: string; readonly moved: MovedByKind | null };
    const found = await sql<Row>(this.#transaction, which, { seller });
    return found.map((row) => ({
      order: orderOf(row),
      title: row.title,
      balance: balanceIn(row.moved),
    }));
  }
}
