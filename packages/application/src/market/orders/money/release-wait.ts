import type { Completed, PaidOrder } from '@nestmates/domain/market/orders/order.ts';
import { releaseOpensAt } from '@nestmates/domain/market/orders/release-time.ts';
import { useCase } from '../../../platform/wiring/use-case.ts';
import { outcomeEmails } from '../actions/outcome.ts';
import { unclaimedEmails } from '../emails/unclaimed.ts';
import type { LedgerEntry } from '../ledger-ports.ts';

/** How long a release waits by a rule, and who hears that it was sent afterwards; within a transaction, with the order locked. */
export class ReleaseWait extends useCase('ledger', 'leftSellerStore', 'newSellerHoldDays', 'emails') {
  async opensAt(order: Completed): Promise<Date> {
    const { ledger, newSellerHoldDays: holdDays } = this.needs;
    const { sellerId } = order;
    if (holdDays === 0 || sellerId === null) return releaseOpensAt(order);
    return releaseOpensAt(order, { releases: await ledger.releasesOf(sellerId), holdDays });
  }

  /** Where nothing was planned to wait, the seller hears it with the end of the order; who has left, if they came back. */
  async tellOf(order: PaidOrder, added: readonly Pick<LedgerEntry, 'kind' | 'cents'>[]): Promise<void> {
    const releases = added.filter(({ kind }) => kind === 'release');
    if (order.status !== 'completed' || releases.length === 0) return;
    if (order.sellerId === null) {
      const cents = releases.reduce((sum, release) => sum + release.cents, 0);
      const memberId = await this.needs.leftSellerStore.returnedSeller(order.id);
      if (memberId !== undefined) await this.needs.emails.send(unclaimedEmails.sent, { memberId, cents });
      return;
    }
    if (!(await this.needs.ledger.hasWaited(order.id))) return;
    await this.needs.emails.send(outcomeEmails.sentAfterWait, { orderId: order.id });
  }
}
