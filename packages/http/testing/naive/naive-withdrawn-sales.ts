import { WithdrawnOrderReader } from '@nestmates/infrastructure/market/orders/withdrawn-order-reader.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Enters what was paid without asking what has become of the listing meanwhile. */
export function swap(container: Container): void {
  const orders = new WithdrawnOrderReader(container.get(KnexTransaction));
  orders.isWithdrawn = () => Promise.resolve(false);
  container.rebind(port('withdrawnOrders')).toConstantValue(orders);
}
