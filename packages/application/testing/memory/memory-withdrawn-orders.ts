import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { isAway } from '@nestmates/domain/platform/access/restriction.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { WithdrawnOrders } from '../../src/market/orders/ports.ts';
import type { MemoryOrders } from './memory-orders.ts';
import type { MemoryRestrictions } from './memory-restrictions.ts';

/** Orders of what is sold no more, in memory. */
export class MemoryWithdrawnOrders implements WithdrawnOrders {
  readonly #orders: Pick<MemoryOrders, 'kept'>;
  readonly #restrictions: Pick<MemoryRestrictions, 'hidden' | 'current'>;
  constructor(
    orders: Pick<MemoryOrders, 'kept'>,
    restrictions: Pick<MemoryRestrictions, 'hidden' | 'current'>,
  ) {
    this.#orders = orders;
    this.#restrictions = restrictions;
  }

  async isWithdrawn({ listingId, sellerId }: Pick<Order, 'listingId' | 'sellerId'>): Promise<boolean> {
    if (this.#restrictions.hidden.has(`listing ${listingId}`)) return true;
    const restriction = sellerId === null ? undefined : await this.#restrictions.current(sellerId);
    return restriction !== undefined && isAway(restriction);
  }

  async checkoutsOfListing(listingId: ListingId): Promise<readonly OrderId[]> {
    return this.#checkouts((order) => order.listingId === listingId);
  }

  async checkoutsOfSeller(sellerId: MemberId): Promise<readonly OrderId[]> {
    return this.#checkouts((order) => order.sellerId === sellerId);
  }

  #checkouts(isOf: (order: Order) => boolean): readonly OrderId[] {
    return [...this.#orders.kept.values()]
      .filter(({ order }) => order.status === 'awaiting_payment' && isOf(order))
      .map(({ order }) => order.id);
  }
}
