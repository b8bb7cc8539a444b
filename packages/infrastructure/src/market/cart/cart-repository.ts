import type { CartItemRow, CartStore } from '@nestmates/application/market/cart/ports.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import {
  joinSeller,
  type ListingSqlRow,
  listingColumns,
  listingIsShown,
  listingRowOf,
} from '../listings/listing-sql.ts';
import { CartItemModel } from './cart-item-model.ts';

const items = `
  select ${listingColumns}, item.added_at, item.price_when_added
  from cart_items item join listings l on l.id = item.listing_id ${joinSeller}
  where item.user_id = :by::integer and l.status <> 'removed'
    and item.listing_id = coalesce(:listingId::integer, item.listing_id)
    and ${listingIsShown(':by::integer')}
  order by item.added_at desc, item.listing_id desc`;

/** What the buyer may not see any more does not fill their cart. */
const addItem = `
  insert into cart_items (user_id, listing_id, added_at, price_when_added)
  select :by::integer, :listingId::integer, :addedAt::timestamptz, :priceWhenAdded::integer
  where (
    select count(*) from cart_items item join listings l on l.id = item.listing_id
    where item.user_id = :by::integer and l.status <> 'removed' and ${listingIsShown(':by::integer')}
  ) < :maxItems::integer
  on conflict do nothing`;

type Row = ListingSqlRow & Pick<CartItemRow, 'addedAt' | 'priceWhenAdded'>;

export class CartRepository implements CartStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(item: Parameters<CartStore['add']>[0]): Promise<void> {
    await sql(this.#transaction, addItem, { ...item, by: item.userId });
  }

  async remove(userId: MemberId, listingId: ListingId): Promise<void> {
    await this.#items().where({ userId, listingId }).delete();
  }

  async itemsOf(by: MemberId, listingId?: ListingId): Promise<readonly CartItemRow[]> {
    const found = await sql<Row>(this.#transaction, items, { by, listingId: listingId ?? null });
    return found.map((row) => {
      const { addedAt, priceWhenAdded } = row;
      return { ...listingRowOf(row), addedAt, priceWhenAdded };
    });
  }

  #items() {
    return CartItemModel.query(this.#transaction.db);
  }
}
