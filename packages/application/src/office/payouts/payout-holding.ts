import {
  payoutsHeldAlready,
  payoutsNotHeld,
  requireHoldReason,
} from '@nestmates/domain/money/payments/payout-check.ts';
import { memberUnknown, requireOther } from '@nestmates/domain/office/admin/admin-rules.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { settleOrder } from '../../market/orders/order-changes.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import { payoutEmails } from './emails.ts';

/** The switch by which administrators hold what is released to a member. */
export class PayoutHolding extends useCase(
  'members',
  'payoutHolds',
  'payoutCheckStore',
  'moneyAuthority',
  'waitingReleases',
  'ledger',
  'auditLog',
  'emails',
  'events',
  'jobs',
  'transaction',
  'clock',
  'twoApprovalsAbove',
) {
  hold(by: Administrator, memberId: MemberId, text: string): Promise<Confirmation> {
    const { payoutHolds: store, emails } = this.needs;
    const reason = requireHoldReason(text);
    return this.#change(by, memberId, { action: 'payouts.held', reason }, async (at) => {
      if (!(await store.add(memberId, { reason, heldAt: at }))) throw payoutsHeldAlready();
      await emails.send(payoutEmails.held, { memberId, at: at.toISOString() });
      return 'Her payouts are held';
    });
  }

  /** What has waited goes on at once; where that is much, each of it once a second administrator lets it go. */
  lift(by: Administrator, memberId: MemberId, text: string): Promise<Confirmation> {
    const { waitingReleases, moneyAuthority: authority, emails } = this.needs;
    const reason = requireHoldReason(text);
    return this.#change(by, memberId, { action: 'payouts.lifted', reason }, async (at, orders) => {
      const { wasHeld, ties, waiting } = await waitingReleases.lift(memberId, { adminId: by.id, at, orders });
      await authority.requireForMember(by, memberId, ties);
      if (!wasHeld) throw payoutsNotHeld();
      const isLookedAt =
        waiting.reduce((sum, { paidCents }) => sum + paidCents, 0) > this.needs.twoApprovalsAbove;
      await this.#letGo(
        waiting.map(({ orderId }) => orderId),
        isLookedAt,
        at,
      );
      await emails.send(payoutEmails.lifted, { memberId, at: at.toISOString(), isLookedAt });
      return isLookedAt
        ? 'Her payouts go on, and another administrator lets go what has waited'
        : 'Her payouts go on';
    });
  }

  async #letGo(orders: readonly OrderId[], isLookedAt: boolean, at: Date): Promise<void> {
    const { payoutCheckStore: checks, jobs } = this.needs;
    if (isLookedAt) await checks.noteLifted(orders, at);
    for (const orderId of orders) await jobs.add(settleOrder, { orderId }, { key: keyOf(orderId) });
  }

  /** Serves the command line, which knows members by their e-mail. */
  async byEmail(
    by: Administrator,
    what: 'hold' | 'lift',
    email: string,
    text: string,
  ): Promise<Confirmation> {
    const member = await this.needs.members.findByEmail(email);
    if (!member) throw memberUnknown();
    return this[what](by, member.id, text);
  }

  #change(
    by: Administrator,
    memberId: MemberId,
    { action, reason }: { readonly action: 'payouts.held' | 'payouts.lifted'; readonly reason: string },
    change: (at: Date, orders: readonly OrderId[]) => Promise<string>,
  ): Promise<Confirmation> {
    const { members, waitingReleases, ledger, auditLog, events, transaction, clock } = this.needs;
    requireOther(by.id, memberId);
    return transaction.run(async () => {
      await members.lock(memberId);
      const orders = await waitingReleases.lockOrders(memberId);
      // No release is decided meanwhile: each has the same locks, in this order.
      await ledger.lockDebt(memberId);
      const at = clock.now();
      const message = await change(at, orders);
      await auditLog.add({ action, adminId: by.id, memberId, detail: reason, at });
      await events.announce([memberId], { type: 'access' });
      return { message };
    });
  }
}

const keyOf = (orderId: OrderId): string => `settle-order-${orderId}`;
