import { enterOrder } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { placeOrder } from '@nestmates/domain/market/orders/checkout.ts';
import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { quote } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { OrderStore, TimelineEntry } from '../../src/market/orders/ports.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';
import { contractStart as at } from './arrange.ts';

export interface SalePorts {
  readonly store: Pick<OrderStore, 'place' | 'lock' | 'save'>;
  readonly transaction: Transaction;
  addMember(): Promise<MemberId>;
}

let count = 0;

/** What sellers of a contract suite sell, each to a buyer of its own. */
export function paidSales(ports: () => SalePorts) {
  const change = (
    id: OrderId,
    action: TimelineEntry['action'],
    by: TimelineEntry['by'],
    step: (order: Order) => Order,
  ): Promise<void> =>
    ports().transaction.run(async () => {
      const locked = await ports().store.lock(id);
      if (!locked) throw new Error(`There is no order ${id}`);
      await ports().store.save(step(locked.order), locked.order.status, { action, by, at });
    });

  async function paid(sellerId: MemberId): Promise<OrderId> {
    const { store, transaction, addMember } = ports();
    count += 1;
    const facts = {
      reference: `20000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
      listingId: null,
      buyerId: await addMember(),
      sellerId,
      fulfilment: 'shipping',
      serviceDate: null,
      ...quote(4800, 0),
    } as const;
    const kept = { title: 'Balance bike', provider: 'contract', sellerAccountId: null };
    const id = await transaction.run(() => store.place({ order: placeOrder(facts, at), ...kept }));
    const payment = { paymentId: `undone-${count}`, taxCents: 0, pickup: null };
    await change(id, 'pay', 'provider', (order) => enterOrder('pay', order, 'provider', at, payment));
    return id;
  }

  return { change, paid };
}
