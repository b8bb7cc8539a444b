import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { isAway } from '@nestmates/domain/platform/access/restriction.ts';
import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { WithdrawnOrders } from '../../src/market/orders/ports.ts';
import type { MemoryOrders } from './memory-orders.ts';
import type { MemoryPairs } from './memory-pairs.ts';
import type { MemoryRestrictions } from './memory-restrictions.ts';

/** Orders of what is sold no more, in memory. */
export class MemoryWithdrawnOrders implements WithdrawnOrders {
  readonly #orders: Pick<MemoryOrders, 'kept'>;
  readonly #restrictions: Pick<MemoryRestrictions, 'hidden' | 'current'>;
  readonly #pairs: Pick<MemoryPairs, 'isBlocked'>;
  constructor(
    orders: Pick<MemoryOrders, 'kept'>,
    restrictions: Pick<MemoryRestrictions, 'hidden' | 'current'>,
    pairs: Pick<MemoryPairs, 'isBlocked'>,
  ) {
    this.#pairs = pairs;
    this.#orders = orders;
    this.#restrictions = restrictions;
  }

  async isWithdrawn({
    listingId,
    sellerId,
    buyerId,
  }: Pick<Order, 'listingId' | 'sellerId' | 'buyerId'>): Promise<boolean> {
    if (this.#restrictions.hidden.has(`listing ${listingId}`)) return true;
    if (sellerId !== null && buyerId !== null && this.#pairs.isBlocked(sellerId, buyerId)) return true;
    return (await this.#isAway(sellerId)) || (await this.#isAway(buyerId));
  }

  async #isAway(memberId: MemberId | null): Promise<boolean> {
    const restriction = memberId === null ? undefined : await this.#restrictions.current(memberId);
    return restriction !== undefined && isAway(restriction);
  }

  async checkoutsOfListing(listingId: ListingId): Promise<readonly OrderId[]> {
    return this.#checkouts((order) => order.listingId === listingId);
  }

  async checkoutsOfMember(memberId: MemberId): Promise<readonly OrderId[]> {
    return this.#checkouts(({ sellerId, buyerId }) => sellerId === memberId || buyerId === memberId);
  }

  async checkoutsBetween(one: MemberId, other: MemberId): Promise<readonly OrderId[]> {
    return this.#checkouts(
      ({ sellerId, buyerId }) =>
        (sellerId === one && buyerId === other) || (sellerId === other && buyerId === one),
    );
  }

  #checkouts(isOf: (order: Order) => boolean): readonly OrderId[] {
    return [...this.#orders.kept.values()]
      .filter(({ order }) => order.status === 'awaiting_payment' && isOf(order))
      .map(({ order }) => order.id);
  }
}
