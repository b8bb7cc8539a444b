import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { endedRefunds, refundsSettle } from '../../market/orders/money/provider-entries.ts';
import { sweepByProvider } from '../../money/payments/sweep-by-provider.ts';
import { alertUnfinished } from '../../money/payments/unfinished-refunds.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { isDone, isRefundPending } from './missing-rows.ts';
import type { PaymentOfNoOrder } from './take-over-ports.ts';

/** One sweep's; the next one comes a day later. */
const sweepLimit = 100;

/** Pending refunds of payments that were taken over without an order: no look at an order sees their end. */
export class TakenOverRefunds extends useCase(
  'takeOverStore',
  'lostSales',
  'paymentProviders',
  'paymentsOfNoOrder',
  'alerts',
  'refundAlerts',
  'transaction',
  'clock',
) {
  /** Once a day, until each is done or sent back. */
  async look(): Promise<void> {
    const { takeOverStore: store, clock } = this.needs;
    const pending = await store.takePendingRefunds(clock.now(), sweepLimit);
    await sweepByProvider(pending, (one) => this.#look(one), 'Some pending refunds could not be looked at');
  }

  async #look({ reference, ...which }: PaymentOfNoOrder): Promise<void> {
    const {
      takeOverStore: store,
      paymentProviders,
      lostSales,
      paymentsOfNoOrder,
      transaction,
      clock,
    } = this.needs;
    const { provider, paymentId } = which;
    const askedAt = clock.now();
    const payment = await paymentProviders.named(provider).money.payment({ reference, paymentId });
    if (!payment) return;
    await alertUnfinished(this.needs, provider, payment.refunds, { ...which });
    await transaction.run(async () => {
      await store.lock(which, askedAt);
      const known = await store.entriesOf(which);
      // Taken over meanwhile, so the answer may be older than that.
      if (known.some(({ at }) => later(at, refundsSettle) > askedAt)) return;
      const ended = endedRefunds(known, payment, clock.now());
      const all = [...known, ...ended];
      if (!isRefundPending(all)) await store.endPendingRefund(which);
      if (ended.length === 0) return;
      await lostSales.add(which, ended, null);
      if (ended.some(({ kind, cents }) => kind === 'refund' && cents < 0))
        await paymentsOfNoOrder.isSentBack({ ...which, reference, cents: balanceOf(known).refunded });
      else if (isDone(all)) await paymentsOfNoOrder.takenOver(provider, paymentId);
    });
  }
}
