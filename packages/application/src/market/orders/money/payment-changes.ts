import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { isPaid, type PaidOrder } from '@nestmates/domain/market/orders/order.ts';
import { isMoneyDue, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { type Balance, balanceOf, refundable } from '@nestmates/domain/money/payments/ledger.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { ProviderPayment } from '../../../money/payments/money-moves.ts';
import type { ProviderDispute } from '../../../money/payments/provider-disputes.ts';
import { alertUnfinished } from '../../../money/payments/unfinished-refunds.ts';
import { useCase } from '../../../platform/wiring/use-case.ts';
import type { LedgerEntry } from '../ledger-ports.ts';
import { checkPayment, type OrderChanges, settleOrder } from '../order-changes.ts';
import { sweepOrders } from '../sweep-orders.ts';
import {
  entriesToAdd,
  failedRefunds,
  isYoung,
  movesIn,
  notesOf,
  refundsSettle,
  unaskedMoves,
} from './provider-entries.ts';
import { ReleaseWait } from './release-wait.ts';

/** What the bank did not take, it seldom takes an hour later. */
const refundsAgainAfter = days(1);
/** Lasts as long as a bank may still ask for the money back. */
const lookedAtFor = days(120);
const lookedAtEvery = days(1);
/** One sweep's; the next one comes within a minute. */
const sweepLimit = 50;

/** What a look at a payment has brought to light. */
interface Found {
  readonly payment: ProviderPayment;
  readonly balance: Balance;
  readonly added: readonly LedgerEntry[];
  readonly isUnasked: boolean;
}

/** Takes over what has happened to a payment without us: a refund in the dashboard, a dispute, a refund that failed. */
export class PaymentChanges extends useCase(
  ...ReleaseWait.needs,
  'disputeRecords',
  'orderStore',
  'paymentLooks',
  'paymentProviders',
  'cardDigests',
  'orderChanges',
  'jobs',
  'alerts',
  'refundAlerts',
  'transaction',
  'clock',
) {
  readonly #wait = new ReleaseWait(this.needs);

  /** Called after an event about a payment; one that is not of an order is none of ours. */
  async changed(paymentId: string, provider: string): Promise<void> {
    const orderId = await this.needs.orderStore.findByPayment(paymentId, provider);
    if (orderId !== undefined) await this.check({ orderId });
  }

  async check({ orderId }: { readonly orderId: OrderId }): Promise<void> {
    const { orderStore: store, paymentProviders: providers, transaction, clock } = this.needs;
    const { order, provider } = (await transaction.run(() => store.lock(orderId))) ?? {};
    if (!order || !isPaid(order) || provider === undefined) return;
    const { paymentId, reference } = order;
    const askedAt = clock.now();
    const payment = await providers.named(provider).money.payment({ reference, paymentId });
    if (payment) await this.enter(orderId, payment, askedAt);
  }

  /** Once a day for each payment that a bank may still ask back: an event about it may have been lost. */
  async lookAtOld(): Promise<void> {
    const { paymentLooks: looks, clock } = this.needs;
    const now = clock.now();
    const which = { paidAfter: later(now, -lookedAtFor), lookedBefore: later(now, -lookedAtEvery), now };
    await sweepOrders(await looks.notLookedAt(which, sweepLimit), async (orderId) => {
      await this.check({ orderId });
      await looks.noteLook(orderId, now);
    });
  }

  /** Whether anything was new about a payment that the provider was asked for at that time. */
  enter(orderId: OrderId, payment: ProviderPayment, askedAt: Date): Promise<boolean> {
    const { orderStore: store, disputeRecords: disputes, cardDigests: cards, transaction } = this.needs;
    return transaction.run(async () => {
      const { order, provider } = (await store.lock(orderId)) ?? {};
      if (!order || !isPaid(order) || provider === undefined) return false;
      const { paymentId } = order;
      await disputes.enter({ provider, paymentId, orderId, memberId: null, isUnknown: false }, payment);
      await cards.note(order, payment.cardFingerprint);
      return this.#takeOver({ order, provider }, payment, askedAt);
    });
  }

  async #takeOver(
    { order, provider }: { readonly order: PaidOrder; readonly provider: string },
    payment: ProviderPayment,
    askedAt: Date,
  ): Promise<boolean> {
    const { ledger, clock } = this.needs;
    const [at, { id: orderId }] = [clock.now(), order];
    const entries = await ledger.entriesOf(orderId);
    const unasked = unaskedMoves(entries, payment, await ledger.keysOf(orderId));
    const failed = failedRefunds(entries, payment, at);
    if (failed.some((entry) => isYoung(entry, entries, askedAt))) {
      await this.#lookLater(order);
      return false;
    }
    await alertUnfinished(this.needs, provider, payment.refunds, { order: orderId });
    const added = [...failed, ...entriesToAdd(order, [...entries, ...failed], payment, at)];
    if (unasked.length === 0) await this.#wait.tellOf(order, added);
    await ledger.add(orderId, added);
    for (const entry of notesOf(added)) await this.needs.orderChanges.note(order, entry);
    const open = await ledger.askedStep(orderId);
    const done = open && movesIn(payment).find(({ key }) => key === open.key);
    if (done) await ledger.answer(open.key, { outcome: 'done', at, providerId: done.id });
    const balance = balanceOf([...entries, ...added]);
    const after = await this.#followed(order, { payment, balance, added, isUnasked: unasked.length > 0 });
    if (added.length > 0 || after !== order) await this.#settleLater(after, balance, failed);
    return added.length > 0 || after !== order;
  }

  /** The answer may be older than the refund; entered in part, what has moved since would be a debt of the seller. */
  async #lookLater({ id: orderId }: PaidOrder): Promise<void> {
    const { jobs, clock } = this.needs;
    const key = `check-payment-${orderId}`;
    await jobs.add(checkPayment, { orderId }, { at: later(clock.now(), refundsSettle), key });
  }

  async #settleLater(order: PaidOrder, balance: Balance, failed: readonly LedgerEntry[]): Promise<void> {
    const { ledger, jobs, orderChanges: changes, alerts, clock } = this.needs;
    const [at, { id: orderId }] = [clock.now(), order];
    const key = `settle-order-${orderId}`;
    if (failed.length > 0) {
      const retryAt = later(at, refundsAgainAfter);
      alerts.raise('a refund failed at the bank', { order: orderId, retryAt: retryAt.toISOString() });
      await changes.note(order, { action: 'refundFailed', by: 'provider' });
      await ledger.setDue(orderId, true, retryAt);
      await jobs.add(settleOrder, { orderId }, { at: retryAt, key });
    } else if (isMoneyDue(moneyOf(order, balance), at)) {
      await ledger.setDue(orderId, true);
      await jobs.add(settleOrder, { orderId }, { key });
    }
  }

  /** The order as it stands after what was not ours to decide. */
  async #followed(order: PaidOrder, found: Found): Promise<PaidOrder> {
    if (order.status === 'cancelled' || order.status === 'refunded') {
      if (found.isUnasked) this.#alert(order);
      return order;
    }
    const disputed = await this.#followInquiry(await this.#followDisputes(order, found), found);
    if (disputed.status === 'refunded' || disputed.status === 'cancelled') return disputed;
    const { isUnasked, balance } = found;
    const isFrozen = disputed.status === 'problem' && disputed.frozen;
    const isPaidBack = refundable(balance) === 0 && balance.released === 0 && balance.disputed === 0;
    // Nothing is left to decide where all went back before any of it was sent on.
    if (isPaidBack && !isFrozen) {
      return this.#save(
        disputed,
        enterOrder('recordRefund', disputed, 'provider', this.needs.clock.now()),
        'recordRefund',
      );
    }
    if (!isUnasked || isFrozen) return disputed;
    this.#alert(disputed);
    return this.#save(disputed, enterOrder('freeze', disputed, 'provider', this.needs.clock.now()), 'freeze');
  }

  async #followDisputes(
    order: Exclude<PaidOrder, { status: 'cancelled' | 'refunded' }>,
    { payment, balance, added }: Found,
  ): Promise<PaidOrder> {
    const now = this.needs.clock.now();
    const disputes = payment.disputes.filter(({ isInquiry }) => !isInquiry);
    const isOpen = disputes.some(({ outcome }) => outcome === 'open');
    const isStopped = order.status === 'problem' && order.disputed;
    // One that was lost before we heard of it.
    const isNewlyLost = added.some(({ kind }) => kind === 'disputeLost');
    if (isOpen ? isStopped : !isStopped && !isNewlyLost) return order;
    // Stopped by an inquiry before that was told apart from a dispute: the bank has decided nothing.
    if (isStopped && disputes.length === 0 && isAsked(payment)) {
      const goingOn = enterOrder('closeDispute', order, 'provider', now);
      return this.#save(order, enterOrder('openInquiry', goingOn, 'provider', now), 'openInquiry');
    }
    const stopped = isStopped
      ? order
      : await this.#save(order, enterOrder('openDispute', order, 'provider', now), 'openDispute');
    if (isOpen) return stopped;
    const isLost = disputes.some(({ outcome }) => outcome === 'lost');
    if (isLost && refundable(balance) === 0) {
      return this.#save(stopped, enterOrder('loseDispute', stopped, 'provider', now), 'loseDispute');
    }
    const end = endOf(disputes);
    return this.#save(stopped, enterOrder(end, stopped, 'provider', now), end);
  }

  /** Nothing stops but the release, so the buyer may confirm and the seller refund meanwhile. */
  async #followInquiry(order: PaidOrder, { payment }: Found): Promise<PaidOrder> {
    if (order.status === 'cancelled' || order.status === 'refunded') return order;
    const asked = isAsked(payment);
    if (asked === (order.inquiryAt !== null)) return order;
    const action = asked ? 'openInquiry' : 'closeInquiry';
    return this.#save(order, enterOrder(action, order, 'provider', this.needs.clock.now()), action);
  }

  async #save<After extends PaidOrder>(
    before: PaidOrder,
    after: After,
    action: Parameters<OrderChanges['save']>[2]['action'],
  ): Promise<After> {
    await this.needs.orderChanges.save(before, after, { action, by: 'provider' });
    return after;
  }

  #alert({ id: order }: PaidOrder): void {
    this.needs.alerts.raise('money has moved at the provider that we did not ask for', { order });
  }
}

/** Whether a bank asks about it, and takes nothing. */
const isAsked = ({ disputes }: ProviderPayment): boolean =>
  disputes.some(({ isInquiry, outcome }) => isInquiry && outcome === 'open');

/** The last one decides the words. */
function endOf(disputes: readonly ProviderDispute[]): 'winDispute' | 'closeDispute' | 'loseDisputeInPart' {
  const last = disputes.at(-1)?.outcome;
  if (last === 'lost') return 'loseDisputeInPart';
  return last === 'won' ? 'winDispute' : 'closeDispute';
}

declare module '../../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly paymentChanges: PaymentChanges;
  }
}
