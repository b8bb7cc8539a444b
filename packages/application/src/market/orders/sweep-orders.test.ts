import { expect, it } from 'vitest';
import { paymentsUnavailable } from '../../money/payments/payment-errors.ts';
import { sweepOrders } from './sweep-orders.ts';

const orders = [
  { orderId: 1, provider: 'old' },
  { orderId: 2, provider: 'old' },
  { orderId: 3, provider: 'new' },
];

it('leaves the orders of a payment provider that does not answer, and sees to those of another', async () => {
  const asked: number[] = [];
  await sweepOrders(orders, async (orderId) => {
    asked.push(orderId);
    if (orderId < 3) throw paymentsUnavailable(new Error('It does not answer'));
  });
  expect(asked).toEqual([1, 3]);
});

it('goes on after an order that fails, and then says so', async () => {
  const asked: number[] = [];
  const failing = sweepOrders(orders, async (orderId) => {
    asked.push(orderId);
    if (orderId === 1) throw new Error('Something is wrong with it');
  });
  await expect(failing).rejects.toThrow('Some orders could not be seen to');
  expect(asked).toEqual([1, 2, 3]);
});
