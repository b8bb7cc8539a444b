import {
  type DecisionProposal,
  moneyAsked,
  nobodyUnpaid,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import { noPayoutCheck, type PayoutCheck } from '@nestmates/domain/money/payments/payout-check.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { settleOrder } from '../../market/orders/order-changes.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import { adminOrderEmails } from './emails.ts';

export type Decision = Pick<DecisionProposal, 'decision' | 'reason' | 'cents' | 'agreedCents'>;

/** An order that is locked. */
export interface Locked {
  readonly by: Administrator;
  readonly order: Order;
  readonly balance: Balance;
  /** What was agreed by now to go back in part. */
  readonly agreedCents: Cents;
  /** That which is open. */
  readonly proposal: DecisionProposal | null;
  /** Why its release waits for a look. */
  readonly payoutCheck: Pick<PayoutCheck, 'reasons' | 'notedAt'> | null;
  readonly payoutsHeld: boolean;
  /** What its seller, who has left, cannot be paid. */
  readonly unpaidCents: Cents;
  /** The provider has not answered yet what it was asked for. */
  readonly isAsked: boolean;
}

/** Decisions that move the money of an order and leave the order as it is. */
export class UnchangingDecisions extends useCase(
  'settlement',
  'leftSellerStore',
  'ledger',
  'payoutCheckStore',
  'orderChanges',
  'emails',
  'jobs',
  'clock',
) {
  /** What cannot be done is not proposed. */
  require({ unpaidCents, isAsked, payoutCheck }: Locked, { decision }: Decision): void {
    if (decision !== 'unclaimed') {
      if (!payoutCheck) throw noPayoutCheck();
      return;
    }
    if (unpaidCents === 0) throw nobodyUnpaid();
    if (isAsked) throw moneyAsked();
  }

  /** Returns what was done. */
  async carryOut(locked: Locked, decision: Decision): Promise<Decision> {
    if (decision.decision === 'unclaimed') return this.#markUnclaimed(locked, decision);
    await this.#approvePayout(locked.order);
    return decision;
  }

  async #approvePayout({ id: orderId }: Order): Promise<void> {
    const { payoutCheckStore: payoutChecks, ledger, jobs, clock } = this.needs;
    if (!(await payoutChecks.approve(orderId, clock.now()))) throw noPayoutCheck();
    await ledger.setDue(orderId, true);
    await jobs.add(settleOrder, { orderId }, { key: `settle-order-${orderId}` });
  }

  /** What is left after debts stays the seller's and is sent if they can be paid again; the task ends. */
  async #markUnclaimed(locked: Locked, decision: Decision): Promise<Decision> {
    const { settlement, leftSellerStore, orderChanges, emails } = this.needs;
    this.require(locked, decision);
    const { by, order } = locked;
    const due = decision.cents ?? 0;
    const cents = await settlement.markUnclaimed(order.id, due);
    const kept = `${dollars(due - cents)} was kept for what was owed to us. `;
    const reason = `${due > cents ? kept : ''}${decision.reason}`;
    if (cents === 0) return { ...decision, reason, cents: null };
    const adminId = by.id === null ? {} : { adminId: by.id };
    await orderChanges.note(order, { action: 'markUnclaimed', by: 'admin', text: reason, cents, ...adminId });
    const memberId = await leftSellerStore.returnedSeller(order.id);
    if (memberId !== undefined) await emails.send(adminOrderEmails.unclaimed, { memberId, cents });
    return { ...decision, reason, cents };
  }
}
