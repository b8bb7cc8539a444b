import type { SaleMovement, SellerStatementQueries } from '@nestmates/application/market/earnings/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { withoutTax } from './earnings-reader.ts';

const movements = `
  select t.id, t.kind, ${withoutTax} as cents, t.at, o.id as order_id, o.title
  from orders o join transactions t on t.order_id = o.id
  where o.seller_id = :seller and t.at >= :from::timestamptz and t.at < :to::timestamptz
    and (:after::integer is null
      or (t.at, t.id) > (select last.at, last.id from transactions last where last.id = :after))
  order by t.at, t.id limit :limit`;

const inAccountBefore = `
  select coalesce(sum(case t.kind when 'release' then t.cents else -t.cents end), 0)::float8 as cents
  from orders o join transactions t on t.order_id = o.id
  where o.seller_id = :seller and t.kind in ('release', 'reversal') and t.at < :time::timestamptz`;

export class SellerStatementReader implements SellerStatementQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  movementsOf(
    seller: MemberId,
    period: Parameters<SellerStatementQueries['movementsOf']>[1],
    page: Parameters<SellerStatementQueries['movementsOf']>[2],
  ): Promise<readonly SaleMovement[]> {
    return sql<SaleMovement>(this.#transaction, movements, { seller, ...period, ...page });
  }

  async inAccountBefore(seller: MemberId, time: Date): Promise<number> {
    const [found] = await sql<{ readonly cents: number }>(this.#transaction, inAccountBefore, {
      seller,
      time,
    });
    return found?.cents ?? 0;
  }
}
