import { describe, expect, it } from 'vitest';
import { anOrder, orderTimes } from '../../../testing/orders/an-order.ts';
import { type Balance, noMoney } from '../../money/payments/ledger.ts';
import { enterOrder } from './actions/order-actions.ts';
import type { PaidOrder } from './order.ts';
import { mostRefundedInPart, type PartRefunder, partRefundRule, typedPart } from './refund-in-part.ts';
import { moneyOf, moneyStepsDue, movesMoney, owedToSeller } from './settlement.ts';

const at = orderTimes.settled;
const held = { ...noMoney, charged: 2606, held: 2500, fees: 106 };
const released = { ...noMoney, charged: 2606, released: 2500, fees: 106 };
const agreed = <O extends PaidOrder>(order: O, agreedRefundCents: number): O => ({
  ...order,
  agreedRefundCents,
});
interface How {
  readonly by?: PartRefunder;
  readonly balance?: Balance;
  readonly before?: number;
}
function refund(order: PaidOrder, cents: number, { by = 'seller', balance = held, before = 0 }: How = {}) {
  const part = { balance, cents, agreedBefore: before };
  return by === 'seller'
    ? enterOrder('refundInPart', order, by, at, part)
    : enterOrder('refundInPartByAdmin', order, by, at, part);
}
const withCode = (code: string) => expect.objectContaining({ code });

describe('a refund in part', () => {
  it('is due while the order goes on, and stays away from what is released', () => {
    const order = refund(anOrder('shipped'), 1000);
    expect(order).toEqual({ ...anOrder('shipped'), agreedRefundCents: 1000 });
    expect(movesMoney(order)).toBe(true);
    expect(moneyStepsDue(moneyOf(order, held))).toEqual([{ step: 'refund', cents: 1000 }]);
    expect(owedToSeller(moneyOf(order, held))).toBe(1500);
    const completed = moneyOf(agreed(anOrder('completed'), 1000), held);
    expect(moneyStepsDue(completed)).toEqual([
      { step: 'release', cents: 1500 },
      { step: 'refund', cents: 1000 },
    ]);
  });

  it('is not due twice, and is due again when the bank has sent it back', () => {
    const order = agreed(anOrder('shipped'), 1000);
    const steps = (refunded: number) =>
      moneyStepsDue(moneyOf(order, { ...held, held: 2500 - refunded, refunded }));
    expect(steps(1000)).toEqual([]);
    expect(steps(1200)).toEqual([]);
    expect(steps(0)).toEqual([{ step: 'refund', cents: 1000 }]);
  });

  it('waits while a bank or an administrator looks into the payment', () => {
    const problem = agreed(anOrder('problem'), 1000);
    expect(moneyStepsDue(moneyOf(problem, held))).toHaveLength(1);
    for (const stopped of [{ disputed: true }, { frozen: true }]) {
      expect(moneyStepsDue(moneyOf({ ...problem, ...stopped }, held))).toEqual([]);
      expect(() => refund({ ...problem, ...stopped }, 100, { before: 1000 })).toThrow();
    }
  });

  it('is a part of the whole where the order is refunded afterwards', () => {
    expect(moneyStepsDue(moneyOf(agreed(anOrder('refunded'), 1000), held))).toEqual([
      { step: 'refund', cents: 2606 },
    ]);
  });

  it('is one cent at least', () => {
    expect(refund(anOrder('shipped'), 1).agreedRefundCents).toBe(1);
    for (const cents of [0, -1, 0.5])
      expect(() => refund(anOrder('shipped'), cents)).toThrow(partRefundRule.missing);
  });

  it('is typed in dollars', () => {
    expect(typedPart('12.5', 2499)).toBe(1250);
    expect(() => typedPart(' ', 2499)).toThrow(partRefundRule.missing);
    expect(() => typedPart('some', 2499)).toThrow(partRefundRule.wrong);
    expect(() => typedPart('25', 2499)).toThrow('At most $24.99; to pay all of it back, refund the order');
  });

  it('adds up, and a second tap is none', () => {
    const once = refund(anOrder('shipped'), 1000);
    expect(() => refund(once, 1000)).toThrow(withCode('CONFLICT'));
    expect(refund(once, 500, { before: 1000 })).toMatchObject({ agreedRefundCents: 1500 });
    // Whether it is paid by now does not matter.
    const paid = { ...held, held: 1500, refunded: 1000 };
    expect(refund(once, 500, { before: 1000, balance: paid })).toMatchObject({ agreedRefundCents: 1500 });
  });

  it('is less than what the seller has left, and of an administrator less than what comes back', () => {
    const [shipped, problem, completed] = [anOrder('shipped'), anOrder('problem'), anOrder('completed')];
    expect(mostRefundedInPart(problem, held, 'seller')).toBe(2499);
    expect(mostRefundedInPart(agreed(problem, 1000), held, 'seller')).toBe(1499);
    expect(mostRefundedInPart(shipped, held, 'admin')).toBe(2499);
    expect(mostRefundedInPart(completed, released, 'admin')).toBe(2499);
    expect(() => refund(problem, 2500)).toThrow(partRefundRule.tooMuch(2499));
    for (const cents of [0, -1, 0.5]) expect(() => refund(shipped, cents)).toThrow(partRefundRule.missing);
    expect(() => refund(completed, 100, { balance: released })).toThrow(withCode('CONFLICT'));
    expect(refund(completed, 100, { balance: released, by: 'admin' })).toMatchObject({ status: 'completed' });
    const nothing = { ...held, held: 0, refunded: 2500 };
    expect(() => refund(shipped, 1, { balance: nothing, before: 2500 })).toThrow(withCode('NOTHING_LEFT'));
  });

  it.each([anOrder('pending_shipment'), anOrder('shipped')])(
    'is four fifths of it at most, altogether, where no problem was reported: $status',
    (order) => {
      expect(mostRefundedInPart(order, held, 'seller')).toBe(2000);
      expect(() => refund(order, 2499)).toThrow(partRefundRule.tooMuch(2000));
      const once = refund(order, 2000);
      for (const balance of [held, { ...held, held: 500, refunded: 2000 }]) {
        expect(() => refund(once, 1, { balance, before: 2000 })).toThrow(withCode('NOTHING_LEFT'));
      }
      const paid = { ...held, held: 1500, refunded: 1000 };
      expect(mostRefundedInPart(agreed(order, 1000), paid, 'seller')).toBe(1000);
    },
  );

  it('is no more where tax has gone back with what went back before', () => {
    const taxed = { ...held, charged: 2806, tax: 200, taxCollected: 200 };
    const paid = { ...taxed, held: 1572, refunded: 1000, tax: 128 };
    expect(mostRefundedInPart(agreed(anOrder('shipped'), 1000), paid, 'seller')).toBe(1000);
  });
});
