import { moneySentences } from '@nestmates/domain/market/orders/money-words.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adminOrderActionRows } from '../../office/orders/admin-order-action-rows.ts';
import { sampleAdminOrders } from '../../office/orders/sample-admin-orders.ts';
import { partWithoutTax } from './order-text.ts';
import { heldMoney, moneyText } from './page/held-money.ts';
import { asSeller } from './sample-order.ts';
import { sampleOrders } from './sample-orders.ts';

/** $48.00, a fee of $1.75 and 8.25 % of both. */
const taxed = {
  ...sampleOrders.shipped,
  status: 'completed',
  releaseAt: null,
  moneyUnderWay: true,
  cost: { price: 4800, processingFee: 175, tax: 410, total: 5385 },
  money: { charged: 5385, held: 4800, released: 0, refunded: 0, toSeller: 4800 },
} as const;
const back = (agreed: number, toSeller = 4800) => ({
  ...taxed,
  money: { ...taxed.money, toSeller },
  partRefund: { agreed, most: 0 },
});

it('what goes back of the price has no tax in it', () => {
  expect(partWithoutTax(back(1000))).toBe(924);
  expect(partWithoutTax({ ...back(1000), cost: { price: 4800, processingFee: 175, total: 4975 } })).toBe(
    1000,
  );
});

it('a buyer reads what the seller gets without the tax of what went back', () => {
  expect(moneyText(back(1000, 3876))).toContain('$38.76 is released to Priya');
  expect(moneyText(back(4800, 365))).toContain('$3.65 is released to Priya');
  expect(heldMoney(back(5196, 0))).toMatchObject({ title: 'Paid back' });
});

it('a buyer reads what we keep for a seller who has left', () => {
  const left = { ...taxed, money: { ...taxed.money, toLeftSeller: 4800 } };
  const told = heldMoney(left);
  expect(told).toMatchObject({ title: 'We keep $48.00 for Priya' });
  expect(moneyText(left, told?.says)).not.toContain('released');
});

it('a seller who still gets something is not told that all of it goes back', () => {
  expect(heldMoney(asSeller(back(4800, 365), []))).toMatchObject({ title: '$3.65 is released to you' });
  expect(heldMoney(asSeller(back(5196, 0), []))).toMatchObject({ title: 'Paid back' });
});

it('an administrator reads what is left for the seller once a part has gone', () => {
  const order = { ...sampleAdminOrders.problem, total: 5385, tax: 410, money: taxed.money };
  const effect = (agreed: number) =>
    adminOrderActionRows.releaseByAdmin.effect({ ...order, partRefund: { agreed, most: 0 } });
  expect(effect(0)).toContain('$48.00 goes to');
  expect(effect(1000)).toContain('$38.76 goes to');
});

it('the page of either side tells of every amount, in its title or below', () => {
  const cents = fc.integer({ min: 1, max: 4974 });
  const some = fc.record({
    refunded: cents,
    released: cents,
    toSeller: cents,
    goingBack: cents,
    onItsWay: cents,
    withBank: cents,
    takenBack: cents,
    takingBack: cents,
    kept: cents,
    keeping: cents,
    owing: cents,
    debt: cents,
  });
  const { expired: _, unpaid: __, ...paid } = sampleOrders;
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(paid)), fc.boolean(), some, (sample, isSeller, amounts) => {
      const money = { ...sample.money, ...amounts };
      const order = { ...(isSeller ? asSeller(sample, []) : sample), money };
      const told = heldMoney(order);
      const text = [told?.title, moneyText(order, told?.says), told?.text].join(' ');
      const isCompleted = order.status === 'completed' && !order.inquiry && order.releaseAt === null;
      const reader = { role: order.role, other: 'her', Other: 'She', isCompleted };
      const amountsToTell = moneySentences(money, reader).map(({ text }) => text.match(/\$[\d.]+/)?.[0]);
      expect(amountsToTell.filter((amount) => !text.includes(String(amount)))).toEqual([]);
    }),
  );
});
