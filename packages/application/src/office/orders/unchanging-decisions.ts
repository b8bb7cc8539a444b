import {
  type DecisionProposal,
  moneyAsked,
  nobodyUnpaid,
  requireSameKept,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import { noPayoutCheck, type PayoutCheck } from '@nestmates/domain/money/payments/payout-check.ts';
import { settleOrder } from '../../market/orders/order-changes.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';

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
  'ledger',
  'payoutCheckStore',
  'orderChanges',
  'jobs',
  'clock',
  'newId',
) {
  /** What cannot be done is not proposed. */
  require({ unpaidCents, isAsked, payoutCheck }: Locked, { decision }: Decision): void {
    if (decision !== 'keep') {
      if (!payoutCheck) throw noPayoutCheck();
      return;
    }
    if (unpaidCents === 0) throw nobodyUnpaid();
    if (isAsked) throw moneyAsked();
  }

  async carryOut(locked: Locked, decision: Decision): Promise<void> {
    const { payoutCheckStore: payoutChecks, ledger, jobs, clock } = this.needs;
    const { id: orderId } = locked.order;
    if (decision.decision === 'keep') await this.#keep(locked, decision);
    else if (!(await payoutChecks.approve(orderId, clock.now()))) throw noPayoutCheck();
    await ledger.setDue(orderId, true);
    await jobs.add(settleOrder, { orderId }, { key: `settle-order-${orderId}` });
  }

  /** Nobody gets it, so it is booked as ours; then nothing is due to the seller, and the task ends. */
  async #keep(locked: Locked, decision: Decision): Promise<void> {
    const { ledger, orderChanges, clock, newId } = this.needs;
    this.require(locked, decision);
    const { by, order, unpaidCents: cents } = locked;
    requireSameKept(decision.cents, cents);
    const providerId = `${order.reference}-kept-${newId()}`;
    await ledger.add(order.id, [
      { kind: 'fee', cents, at: clock.now(), providerId, balanceTransaction: null },
    ]);
    await orderChanges.note(order, {
      action: 'keepUnpaid',
      by: 'admin',
      text: decision.reason,
      cents,
      ...(by.id === null ? {} : { adminId: by.id }),
    });
  }
}
