import { type OrdersInMemory, ordersInMemory, paidOrder } from '../memory/orders-in-memory.ts';

/** A sale that is confirmed, of a seller who left before it was paid; `paidWith` says with which account they can be. */
export async function soldByWhoLeft(app: OrdersInMemory = ordersInMemory(), priceCents = 4800) {
  const orderId = await paidOrder(app, { priceCents });
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.bea, orderId);
  await app.transaction.run(() => app.store.keepSalesOf(app.ana.id));
  app.store.removeSeller(app.ana.id);
  const paidWith = (sellerAccountId: string | null) => app.store.isPaidWith(orderId, sellerAccountId);
  paidWith(null);
  return { app, orderId, paidWith };
}
