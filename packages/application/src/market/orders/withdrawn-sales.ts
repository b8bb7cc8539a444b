import type { ListingId, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

export const closeCheckout = job('orders.close-checkout', z.object({ orderId: id }));
export const closeBetween = job('orders.close-between', z.object({ memberId: id, others: z.array(id) }));

/** Ends the checkouts of what nobody may pay any more. */
export class WithdrawnSales extends useCase(
  'withdrawnOrders',
  'orderStore',
  'listingStore',
  'checkoutResults',
  'jobs',
  'transaction',
) {
  /** A checkout that is just being begun holds the listing, so it is waited for. */
  async listingWasHidden(listingId: ListingId): Promise<void> {
    const { withdrawnOrders: withdrawn, listingStore: listings, transaction } = this.needs;
    await transaction.run(async () => {
      await listings.lock(listingId);
      await this.#closeAll(await withdrawn.checkoutsOfListing(listingId));
    });
  }

  async memberWentAway(memberId: MemberId): Promise<void> {
    await this.#closeAll(await this.needs.withdrawnOrders.checkoutsOfMember(memberId));
  }

  /** Closes theirs once the block is there for all: what is begun after that is refused (`Buying`). */
  async wereParted(memberId: MemberId, others: readonly MemberId[]): Promise<void> {
    await this.needs.jobs.add(closeBetween, { memberId, others: [...others] });
  }

  async closeBetween({ memberId, others }: z.infer<typeof closeBetween.payload>): Promise<void> {
    const { withdrawnOrders: withdrawn } = this.needs;
    for (const other of others) await this.#closeAll(await withdrawn.checkoutsBetween(memberId, other));
  }

  /** Not if it may be paid again by now. What is paid by then goes back. */
  async close({ orderId }: { readonly orderId: OrderId }): Promise<void> {
    const {
      withdrawnOrders: withdrawn,
      orderStore: store,
      checkoutResults: results,
      transaction,
    } = this.needs;
    const isWithdrawn = await transaction.run(async () => {
      const { order } = (await store.lock(orderId)) ?? {};
      return order !== undefined && (await withdrawn.isWithdrawn(order));
    });
    if (isWithdrawn) await results.end(orderId);
  }

  async #closeAll(orders: readonly OrderId[]): Promise<void> {
    for (const orderId of orders) {
      await this.needs.jobs.add(closeCheckout, { orderId }, { key: `close-checkout-${orderId}` });
    }
  }
}
