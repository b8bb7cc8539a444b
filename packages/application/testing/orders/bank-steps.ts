import { expect } from 'vitest';
import { type OrdersInMemory, paidOrder } from '../memory/orders-in-memory.ts';

/** What is paid for the order of `paidOrder`. */
export const charged = 4975;

/** An order of Ana's that Bea has paid for and confirmed. */
export async function soldOrder(app: OrdersInMemory): Promise<number> {
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.bea, orderId);
  await app.runJobs();
  return orderId;
}

export function paymentOf(app: OrdersInMemory, orderId: number): string {
  const { reference } = app.store.orderOf(orderId);
  const checkout = [...app.payments.checkouts.values()].find((one) => one.reference === reference);
  return checkout?.status === 'paid' ? checkout.paymentId : '';
}

export async function tell(app: OrdersInMemory, orderId: number): Promise<void> {
  await app.paymentChanges.changed(paymentOf(app, orderId), 'memory');
  await app.runJobs();
}

export async function bankTakes(app: OrdersInMemory, orderId: number, cents = charged): Promise<void> {
  expect(app.payments.openDispute(paymentOf(app, orderId), cents)).toBe(true);
  await tell(app, orderId);
}

export async function bankDecides(
  app: OrdersInMemory,
  orderId: number,
  outcome: 'won' | 'lost',
): Promise<void> {
  app.payments.closeDispute(paymentOf(app, orderId), outcome);
  await tell(app, orderId);
}

export const debtOf = (app: OrdersInMemory): Promise<number> => app.store.lockDebtOf(app.ana.id);
