import { LateEvents } from '../late-events.ts';
import type { World } from '../world.ts';
import type { OrderStores } from './order-stores.ts';

/** Tells us of what has changed at the provider. */
export class ProviderEvents {
  readonly #app: OrderStores;
  readonly #events: LateEvents;
  constructor(world: World, app: OrderStores) {
    this.#app = app;
    this.#events = new LateEvents(world);
  }

  /** Sends events about what is another than when it was last called. */
  look(): void {
    const { payments, results, paymentChanges } = this.#app;
    for (const { checkoutId, status } of payments.checkouts.values()) {
      // Nobody is told that a page was opened.
      if (status === 'open') continue;
      this.#events.tell(checkoutId, status, () => results.changed(checkoutId, 'memory'));
    }
    for (const { kind, paymentId } of payments.moved) {
      if (kind !== 'charge') continue;
      this.#events.tell(paymentId, this.#stateOf(paymentId), () =>
        paymentChanges.changed(paymentId, 'memory'),
      );
    }
  }

  #stateOf(paymentId: string): string {
    const { payments } = this.#app;
    const moves = payments.moved.filter((one) => one.paymentId === paymentId).map(({ id }) => id);
    const disputes = payments.disputes.filter((one) => one.paymentId === paymentId);
    return [
      ...moves,
      ...disputes.map(({ id, outcome, isInquiry }) => `${id} ${outcome} ${isInquiry}`),
    ].join();
  }
}
