import {
  type DecisionProposal,
  type MoneyDecision,
  moneyAsked,
  nobodyUnpaid,
} from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import {
  claimableStill,
  handOverFrom,
  nobodyToPay,
  nothingUnclaimed,
} from '@nestmates/domain/market/orders/unclaimed.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import { noPayoutCheck, type PayoutCheck } from '@nestmates/domain/money/payments/payout-check.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { UnclaimedMoney } from '../../market/orders/money/unclaimed-money.ts';
import { settleOrder } from '../../market/orders/order-changes.ts';
import type { TimelineAction } from '../../market/orders/order-timeline.ts';
import type { OrderPageRow } from '../../market/orders/page-ports.ts';
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
  /** What of that waits to be claimed. */
  readonly unclaimed: {
    readonly cents: Cents;
    readonly canBePaid: boolean;
    readonly handOverFrom: Date | undefined;
  };
  /** The provider has not answered yet what it was asked for. */
  readonly isAsked: boolean;
}

const ofLeftSellers = ['unclaimed', 'pay-unclaimed', 'hand-over'] as const;
type OfLeftSeller = (typeof ofLeftSellers)[number];

export const isOfLeftSeller = (decision: MoneyDecision): decision is OfLeftSeller =>
  ofLeftSellers.some((one) => one === decision);

/** The amount that it is about. */
export const centsOf = (decision: OfLeftSeller, { unpaidCents, unclaimed }: Locked): Cents =>
  decision === 'unclaimed' ? unpaidCents : unclaimed.cents;

/** Undefined of what was never marked as unclaimed. */
export function mayBeHandedOverFrom({ timeline }: Pick<OrderPageRow, 'timeline'>): Date | undefined {
  const marked = timeline.findLast(({ action }) => action === 'markUnclaimed');
  return marked && handOverFrom(marked.at);
}

interface Carrying {
  readonly by: keyof Pick<UnclaimedMoney, 'mark' | 'pay' | 'handOver'>;
  readonly noted: TimelineAction;
}

const carrying: Readonly<Record<OfLeftSeller, Carrying>> = {
  unclaimed: { by: 'mark', noted: 'markUnclaimed' },
  'pay-unclaimed': { by: 'pay', noted: 'payUnclaimed' },
  'hand-over': { by: 'handOver', noted: 'handOver' },
};

/** Decisions that move the money of an order and leave the order as it is. */
export class UnchangingDecisions extends useCase(
  'unclaimedMoney',
  'ledger',
  'payoutCheckStore',
  'orderChanges',
  'jobs',
  'clock',
) {
  /** What cannot be done is not proposed. */
  require(locked: Locked, { decision }: Decision): void {
    const { unpaidCents, unclaimed, isAsked, payoutCheck } = locked;
    if (!isOfLeftSeller(decision)) {
      if (!payoutCheck) throw noPayoutCheck();
      return;
    }
    if (decision === 'unclaimed' && unpaidCents === 0) throw nobodyUnpaid();
    if (isAsked) throw moneyAsked();
    if (decision === 'unclaimed') return;
    const { cents, canBePaid, handOverFrom: from } = unclaimed;
    if (cents === 0) throw nothingUnclaimed();
    if (decision === 'pay-unclaimed' && !canBePaid) throw nobodyToPay();
    if (decision === 'hand-over' && (canBePaid || !from || from > this.needs.clock.now()))
      throw claimableStill();
  }

  /** Returns what was done. */
  async carryOut(locked: Locked, decision: Decision): Promise<Decision> {
    if (isOfLeftSeller(decision.decision)) return this.#ofLeftSeller(locked, decision, decision.decision);
    await this.#approvePayout(locked.order);
    return decision;
  }

  async #approvePayout({ id: orderId }: Order): Promise<void> {
    const { payoutCheckStore: payoutChecks, ledger, jobs, clock } = this.needs;
    if (!(await payoutChecks.approve(orderId, clock.now()))) throw noPayoutCheck();
    await ledger.setDue(orderId, true);
    await jobs.add(settleOrder, { orderId }, { key: `settle-order-${orderId}` });
  }

  /** What a seller who has left owes is taken first; the note and the audit have what is left. */
  async #ofLeftSeller(locked: Locked, decision: Decision, which: OfLeftSeller): Promise<Decision> {
    const { unclaimedMoney, orderChanges } = this.needs;
    this.require(locked, decision);
    const { by: who, order } = locked;
    const { by, noted: action } = carrying[which];
    const due = decision.cents ?? 0;
    const cents = await unclaimedMoney[by](order.id, due);
    const kept = `${dollars(due - cents)} was kept for what was owed to us. `;
    const reason = `${due > cents ? kept : ''}${decision.reason}`;
    if (cents === 0) return { ...decision, reason, cents: null };
    const adminId = who.id === null ? {} : { adminId: who.id };
    await orderChanges.note(order, { action, by: 'admin', text: reason, cents, ...adminId });
    return { ...decision, reason, cents };
  }
}
