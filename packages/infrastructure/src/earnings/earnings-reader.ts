import type { EarningsQueries, Sale } from '@nestmates/application/earnings/ports.ts';
import type { Movement } from '@nestmates/domain/payments/ledger.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { sql } from '../database/sql.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { type OrderRow, orderOf } from '../orders/order-models.ts';
import { balanceIn, type MovedByKind, movedByKind } from '../orders/order-sql.ts';

const salesOf = `
  select o.*, ${movedByKind} from orders o
  where o.seller_id = :seller and o.status not in ('awaiting_payment', 'expired')
  order by o.created_at desc, o.id desc`;

const movedByMonth = `
  select kind, sum(cents)::integer as cents, date_trunc('month', t.at, 'UTC') as at
  from transactions t join orders o on o.id = t.order_id
  where o.seller_id = :seller and kind in ('release', 'reversal', 'refund')
  group by kind, date_trunc('month', t.at, 'UTC')`;

export class EarningsReader implements EarningsQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async salesOf(seller: MemberId): Promise<readonly Sale[]> {
    type Row = OrderRow & { readonly title: string; readonly moved: MovedByKind | null };
    const found = await sql<Row>(this.#transaction, salesOf, { seller });
    return found.map((row) => ({
      order: orderOf(row),
      title: row.title,
      balance: balanceIn(row.moved),
    }));
  }

  movedByMonth(seller: MemberId): Promise<readonly Movement[]> {
    return sql<Movement>(this.#transaction, movedByMonth, { seller });
  }
}
