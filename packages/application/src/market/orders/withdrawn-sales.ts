import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Transaction } from '../../platform/shared/ports.ts';
import type { ListingStore } from '../listings/ports.ts';
import type { CheckoutResults } from './checkout-results.ts';
import type { OrderStore, WithdrawnOrders } from './ports.ts';

export const closeCheckout = job('orders.close-checkout', z.object({ orderId: id }));

export interface WithdrawnSalesDeps {
  readonly withdrawn: WithdrawnOrders;
  readonly store: Pick<OrderStore, 'lock'>;
  readonly listings: Pick<ListingStore, 'lock'>;
  readonly results: Pick<CheckoutResults, 'end'>;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
}

/** Ends the checkouts of what is sold no more: the listing was hidden, or its seller suspended or banned. */
export class WithdrawnSales {
  readonly #deps: WithdrawnSalesDeps;
  constructor(deps: WithdrawnSalesDeps) {
    this.#deps = deps;
  }

  /** A checkout that is just being begun holds the listing, so it is waited for. */
  async listingWasHidden(listingId: ListingId): Promise<void> {
    const { withdrawn, listings, transaction } = this.#deps;
    await transaction.run(async () => {
      await listings.lock(listingId);
      await this.#closeAll(await withdrawn.checkoutsOfListing(listingId));
    });
  }

  async sellerWentAway(sellerId: MemberId): Promise<void> {
    await this.#closeAll(await this.#deps.withdrawn.checkoutsOfSeller(sellerId));
  }

  /** Not if it is on sale again by now. What is paid by then goes back. */
  async close({ orderId }: { readonly orderId: OrderId }): Promise<void> {
    const { withdrawn, store, results, transaction } = this.#deps;
    const isWithdrawn = await transaction.run(async () => {
      const { order } = (await store.lock(orderId)) ?? {};
      return order !== undefined && (await withdrawn.isWithdrawn(order));
    });
    if (isWithdrawn) await results.end(orderId);
  }

  async #closeAll(orders: readonly OrderId[]): Promise<void> {
    for (const orderId of orders) {
      await this.#deps.jobs.add(closeCheckout, { orderId }, { key: `close-checkout-${orderId}` });
    }
  }
}
