import { balanceOf, type Movement } from '@nestmates/domain/money/payments/ledger.ts';
import { chargeMovements } from '@nestmates/domain/money/payments/movements.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { anOrder } from '@nestmates/domain/testing/orders/an-order.ts';
import { expect, it } from 'vitest';
import { checkLedger, type OrderMoney } from './ledger-check.ts';

const at = new Date('2026-11-20T12:00:00Z');
const order = anOrder('completed');
const charged = chargeMovements(order, at);

const checked = (...orders: readonly OrderMoney[]) =>
  checkLedger(
    { moneyAfter: async (id) => orders.filter((one) => one.order.id > id).slice(0, 1) },
    later(at, days(1)),
  );

const withMoney = (id: number, movements: readonly Movement[], moneyDue: boolean): OrderMoney => ({
  order: { ...order, id },
  balance: balanceOf(movements),
  moneyDue,
});

it('finds nothing wrong with what is released, or will be', async () => {
  const release: Movement = { kind: 'release', cents: order.priceCents, at };
  const orders = [withMoney(1, [...charged, release], false), withMoney(2, charged, true)];
  expect(await checked(...orders)).toEqual({ orders: 2, faults: [] });
});

it('names an order whose money is forgotten, or was moved twice', async () => {
  const release: Movement = { kind: 'release', cents: 2 * order.priceCents, at };
  const { orders, faults } = await checked(
    withMoney(1, charged, false),
    withMoney(2, [...charged, release, { kind: 'refund', cents: order.priceCents, at }], false),
  );
  expect(orders).toBe(2);
  expect(faults.map(({ orderId }) => orderId)).toEqual([1, 2]);
  expect(faults[0]?.says).toEqual(['money has to move, and no worker knows of it']);
});
