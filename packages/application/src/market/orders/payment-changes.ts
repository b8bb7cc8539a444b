import { isPaid, type Order, type OrderId, type PaidOrder } from '@nestmates/domain/market/orders/order.ts';
import { recordRefund } from '@nestmates/domain/market/orders/order-actions.ts';
import { loseDispute, openDispute, winDispute } from '@nestmates/domain/market/orders/problem.ts';
import { movesMoney } from '@nestmates/domain/market/orders/settlement.ts';
import { balanceOf, refundable } from '@nestmates/domain/money/payments/ledger.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { ProviderPayment } from '../../money/payments/money-moves.ts';
import type { PaymentProvider } from '../../money/payments/payment-provider.ts';
import type { PaymentProviders } from '../../money/payments/payment-providers.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import { checkPayment, type OrderChanges, settleOrder } from './order-changes.ts';
import type { Ledger, LedgerEntry, OrderStore } from './ports.ts';
import { entriesToAdd, failedRefunds, movesIn } from './provider-entries.ts';

export interface PaymentChangesDeps {
  readonly store: Pick<OrderStore, 'lock' | 'findByPayment'>;
  readonly ledger: Pick<Ledger, 'entriesOf' | 'add' | 'setDue' | 'askedStep' | 'answer'>;
  readonly providers: Pick<PaymentProviders<Pick<PaymentProvider, 'name' | 'money'>>, 'named'>;
  readonly changes: OrderChanges;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** A refund of ours that the provider does not list may be younger than its answer. */
const settled = minutes(2);

/** Takes over what has happened to a payment without us: a refund in the dashboard, a dispute, a refund that failed. */
export class PaymentChanges {
  readonly #deps: PaymentChangesDeps;
  constructor(deps: PaymentChangesDeps) {
    this.#deps = deps;
  }

  /** After an event about a payment; one that is not of an order is none of ours. */
  async changed(paymentId: string, provider: string): Promise<void> {
    const orderId = await this.#deps.store.findByPayment(paymentId, provider);
    if (orderId !== undefined) await this.check({ orderId });
  }

  async check({ orderId }: { readonly orderId: OrderId }): Promise<void> {
    const { store, providers, transaction, clock } = this.#deps;
    const stored = await transaction.run(() => store.lock(orderId));
    if (!stored || !isPaid(stored.order)) return;
    const askedAt = clock.now();
    const { money } = providers.named(stored.provider);
    const payment = await money.payment({ orderId, paymentId: stored.order.paymentId });
    if (!payment) return;
    await transaction.run(async () => {
      const { order: locked } = (await store.lock(orderId)) ?? {};
      if (!locked || !isPaid(locked)) return;
      await this.#takeOver(locked, payment, askedAt);
    });
  }

  async #takeOver(order: PaidOrder, payment: ProviderPayment, askedAt: Date): Promise<void> {
    const { ledger, jobs, clock } = this.#deps;
    const [at, { id: orderId }] = [clock.now(), order];
    const entries = await ledger.entriesOf(orderId);
    const failed = failedRefunds(order, entries, payment, at);
    const isTooYoung = ({ at: entered }: LedgerEntry) => later(entered, settled) > askedAt;
    const young = failed.filter(({ providerId }) =>
      entries.some((entry) => entry.providerId === providerId && isTooYoung(entry)),
    );
    if (young.length > 0) await jobs.add(checkPayment, { orderId }, { at: later(at, settled) });
    const entered = [...entries, ...failed.filter((entry) => !young.includes(entry))];
    const added = [...entered.slice(entries.length), ...entriesToAdd(order, entered, payment, at)];
    await ledger.add(orderId, added);
    const open = await ledger.askedStep(orderId);
    const done = open && movesIn(payment).find(({ key }) => key === open.key);
    if (done) await ledger.answer(open.key, { outcome: 'done', at, providerId: done.id });
    const after = await this.#followed(order, payment, [...entries, ...added]);
    if (added.length === 0 || !movesMoney(after.status)) return;
    await ledger.setDue(orderId, true);
    await jobs.add(settleOrder, { orderId }, { key: `settle-order-${orderId}` });
  }

  /** The order as it stands after a dispute or a refund that was not ours. */
  async #followed(
    order: PaidOrder,
    { dispute }: ProviderPayment,
    entries: readonly LedgerEntry[],
  ): Promise<Order> {
    const { changes, clock } = this.#deps;
    const now = clock.now();
    if (order.status === 'cancelled' || order.status === 'refunded') return order;
    let current: Order = order;
    const isDisputed = order.status === 'problem' && order.disputed;
    if ((dispute === 'open' || dispute === 'lost') && !isDisputed) {
      current = openDispute(order, 'provider', now);
      await changes.save(order, current, { action: 'openDispute', by: 'provider' });
    }
    if (dispute === 'won' && isDisputed) {
      current = winDispute(order, 'provider', now);
      await changes.save(order, current, { action: 'winDispute', by: 'provider' });
    }
    if (dispute === 'lost') {
      const lost = loseDispute(current, 'provider', now);
      await changes.save(current, lost, { action: 'loseDispute', by: 'provider' });
      return lost;
    }
    if (refundable(balanceOf(entries)) > 0) return current;
    const refunded = recordRefund(current, 'provider', now);
    await changes.save(current, refunded, { action: 'recordRefund', by: 'provider' });
    return refunded;
  }
}
