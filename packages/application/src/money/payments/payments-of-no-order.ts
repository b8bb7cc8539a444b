import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import { onItsWayBack, sentBack } from '@nestmates/domain/money/payments/unmatched-payment.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

interface AtPayment {
  readonly provider: string;
  readonly paymentId: string;
}

interface RefundedPayment extends AtPayment {
  readonly reference: string;
  /** What goes back of it, in dollars. */
  readonly cents: Cents;
}

const noOrder = ({ provider, paymentId: objectId }: AtPayment) =>
  ({ provider, objectId, kind: 'no-order' }) as const;

const factsUnknown = { orderId: null, reference: null, cents: null, currency: null };

/** What was paid for no order of ours and stands in our books by now: a task until the bank has taken its refund. */
export class PaymentsOfNoOrder extends useCase('unmatchedPaymentStore', 'alerts', 'clock') {
  /** A task from now on. */
  async isOnItsWayBack(which: RefundedPayment): Promise<void> {
    await this.#reopen(which, onItsWayBack);
  }

  /** An administrator refunds it again at the provider. */
  async isSentBack(which: RefundedPayment): Promise<void> {
    await this.#reopen(which, sentBack);
    const { provider, paymentId: object } = which;
    this.needs.alerts.raise('a bank has sent a refund back', { provider, object });
  }

  async #reopen({ reference, cents, ...which }: RefundedPayment, why: string): Promise<void> {
    const { unmatchedPaymentStore: store, clock } = this.needs;
    const [found, foundAt] = [noOrder(which), clock.now()];
    // An event may have opened it with all that was paid; what is waited for is what goes back.
    await store.settle(found, foundAt);
    await store.add({ ...found, ...factsUnknown, reference, cents, currency: 'usd', foundAt }, true);
    await store.refuse(found, why, foundAt);
  }

  /** No task any more, also if it is heard of only later. */
  async takenOver(provider: string, objectId: string): Promise<void> {
    const { unmatchedPaymentStore: store, clock } = this.needs;
    const [which, at] = [noOrder({ provider, paymentId: objectId }), clock.now()];
    await store.add({ ...which, ...factsUnknown, foundAt: at }, false);
    await store.settle(which, at);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly paymentsOfNoOrder: PaymentsOfNoOrder;
  }
}
