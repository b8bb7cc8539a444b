import type { WithdrawnOrders } from '@nestmates/application/market/orders/ports.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { isAway } from '../../members/pairs/not-blocked.ts';
import { notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { OrderModel } from './order-models.ts';

const withdrawn = `
  select not ${notHiddenFromOthers('listing', ':listingId::integer')} or ${isAway(':sellerId::integer')} as is_withdrawn`;

export class WithdrawnOrderReader implements WithdrawnOrders {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async isWithdrawn({ listingId, sellerId }: Pick<Order, 'listingId' | 'sellerId'>): Promise<boolean> {
    const bindings = { listingId, sellerId };
    const [found] = await sql<{ isWithdrawn: boolean }>(this.#transaction, withdrawn, bindings);
    return found?.isWithdrawn === true;
  }

  checkoutsOfListing(listingId: ListingId): Promise<readonly OrderId[]> {
    return this.#checkouts({ listingId });
  }

  checkoutsOfSeller(sellerId: MemberId): Promise<readonly OrderId[]> {
    return this.#checkouts({ sellerId });
  }

  async #checkouts(of: Partial<Pick<OrderModel, 'listingId' | 'sellerId'>>): Promise<readonly OrderId[]> {
    const orders = OrderModel.query(this.#transaction.db).where({ ...of, status: 'awaiting_payment' });
    return (await orders.orderBy('id').select('id')).map(({ id }) => id);
  }
}
