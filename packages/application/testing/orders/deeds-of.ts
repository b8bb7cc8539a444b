import type { OrdersInMemory } from '../memory/orders-in-memory.ts';
import { checkoutOf, paymentOf } from './memory-histories.ts';
import type { Deeds } from './party-balances.ts';

export async function deedsOf(app: OrdersInMemory, orderId: number): Promise<Deeds> {
  const paymentId = paymentOf(app, orderId);
  const checkout = checkoutOf(app, orderId);
  return {
    order: app.store.orderOf(orderId),
    timeline: app.store.timelineOf(orderId),
    payment: paymentId === undefined ? undefined : await app.payments.payment({ paymentId }),
    taxCents: checkout?.status === 'paid' ? checkout.taxCents : 0,
  };
}
