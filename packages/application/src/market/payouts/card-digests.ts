import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { Clock, KeyedDigests } from '../../platform/shared/ports.ts';
import type { CardDigestStore } from './ports.ts';

export interface CardDigestsDeps {
  readonly store: CardDigestStore;
  readonly digests: KeyedDigests;
  readonly clock: Clock;
}

/** Remembers with which card an order was paid, as a keyed digest of what the provider calls the card. */
export class CardDigests {
  readonly #deps: CardDigestsDeps;
  constructor(deps: CardDigestsDeps) {
    this.#deps = deps;
  }

  async note({ id: orderId, buyerId }: Pick<Order, 'id' | 'buyerId'>, fingerprint: string | null) {
    if (fingerprint === null || buyerId === null) return;
    const { store, digests, clock } = this.#deps;
    const digest = await digests.digest('card', fingerprint);
    await store.note({ orderId, memberId: buyerId, digest, usedAt: clock.now() });
  }
}
