import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Remembers with which card an order was paid, as a keyed digest of what the provider calls the card. */
export class CardDigests extends useCase('cardDigestStore', 'keyedDigests', 'clock') {
  async note({ id: orderId, buyerId }: Pick<Order, 'id' | 'buyerId'>, fingerprint: string | null) {
    if (fingerprint === null || buyerId === null) return;
    const { cardDigestStore: store, keyedDigests: digests, clock } = this.needs;
    const digest = await digests.digest('card', fingerprint);
    await store.note({ orderId, memberId: buyerId, digest, usedAt: clock.now() });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly cardDigests: CardDigests;
  }
}
