import type {
  IdRange,
  ListedSeller,
  PublicPageQueries,
} from '@nestmates/application/site/public-pages/ports.ts';
import { listingIsShown } from '../../market/listings/listing-sql.ts';
import { isOnSale } from '../../market/listings/on-sale-sql.ts';
import { joinShop, storeLive } from '../../market/listings/shop-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** What visitors find, and search engines, which are some. */
const found = `${isOnSale('l')} and not l.is_demo and ${listingIsShown('null::integer')}`;

/** The first row that fits ends the look into a range. */
const ranges = (table: string, id: string, condition: string) => `
  select number from generate_series(0, coalesce((select max(${id}) from ${table}), 0) / :size::integer) number
  where exists (
    select from ${table} l
    where l.${id} > number * :size::integer and l.${id} <= (number + 1) * :size::integer and ${condition}
  ) order by number`;

export const listingRanges = ranges('listings', 'id', found);
export const sellerRanges = ranges('listings', 'user_id', found);

export const listingsIn = `
  select l.id, l.updated_at from listings l
  where l.id between :from::integer and :to::integer and ${found} order by l.id`;

export const sellersIn = `
  select u.id, case when ${storeLive} then shop.name end as shop_name
  from users u ${joinShop('null::integer')}
  where u.id between :from::integer and :to::integer and u.onboarding_complete
    and exists (select from listings l where l.user_id = u.id and ${found})
  order by u.id`;

export class PublicPageReader implements PublicPageQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  listingRanges(size: number): Promise<readonly number[]> {
    return this.#numbers(listingRanges, size);
  }

  listingsIn(range: IdRange): Promise<readonly { readonly id: number; readonly updatedAt: Date }[]> {
    return sql(this.#transaction, listingsIn, { ...range });
  }

  sellerRanges(size: number): Promise<readonly number[]> {
    return this.#numbers(sellerRanges, size);
  }

  sellersIn(range: IdRange): Promise<readonly ListedSeller[]> {
    return sql(this.#transaction, sellersIn, { ...range });
  }

  async #numbers(text: string, size: number): Promise<readonly number[]> {
    const rows = await sql<{ number: number }>(this.#transaction, text, { size });
    return rows.map(({ number }) => number);
  }
}
