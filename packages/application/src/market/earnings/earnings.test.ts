import type { Order } from '@nestmates/domain/market/orders/order.ts';
import { balanceOf, chargeMovements } from '@nestmates/domain/money/payments/ledger.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { anOrder, orderTimes } from '@nestmates/domain/testing/orders/an-order.ts';
import { expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { Earnings } from './earnings.ts';

const sale = (order: Order, id: number) => ({
  order: { ...order, id } as Order,
  title: `Sale ${id}`,
  balance: balanceOf(chargeMovements(order, orderTimes.paid)),
});
const shipped = (daysAfter: number) => ({
  ...anOrder('shipped'),
  shippedAt: later(orderTimes.paid, days(daysAfter)),
});

it('names what is held with the next release first, and last what nobody can say the time of', async () => {
  const sales = [
    sale(anOrder('pending_shipment'), 1),
    sale(shipped(5), 2),
    sale(anOrder('cancelled'), 3),
    sale(shipped(2), 4),
    sale(anOrder('problem'), 5),
  ];
  const earnings = new Earnings({
    queries: { salesOf: async () => sales, owingSalesOf: async () => sales, movedByMonth: async () => [] },
  });
  const { waiting } = await earnings.show(aCaller({ id: 1 }));
  expect(waiting.map(({ orderId }) => orderId)).toEqual([4, 2, 1, 5]);
});
