import { describe, expect, it } from 'vitest';
import { anOrder, orderTimes } from '../../../../testing/orders/an-order.ts';
import { noMoney } from '../../../money/payments/ledger.ts';
import { days, later } from '../../../platform/shared/time.ts';
import { isPaid, type Order, type Shipped } from '../order.ts';
import { nextLookAt } from '../order-schedule.ts';
import { autoReleaseAt } from '../order-times.ts';
import { mostRefundedInPart } from '../refund-in-part.ts';
import { dueBookings, moneyOf, moneyStepsDue } from '../settlement.ts';
import { enterOrder, orderActionsOpenTo } from './order-actions.ts';

const askedAt = later(orderTimes.shipped, days(1));
const endedAt = later(orderTimes.shipped, days(5));
const held = { ...noMoney, charged: 2606, held: 2500, fees: 106 };
const open = ['pending_shipment', 'shipped', 'problem', 'completed'] as const;
const asked = (status: (typeof open)[number]) =>
  enterOrder('openInquiry', anOrder(status), 'provider', askedAt);
const askedOfShipped = (): Shipped => ({ ...anOrder('shipped'), inquiryAt: askedAt });

describe('an inquiry', () => {
  it.each(open)(
    'closes nothing to buyer, seller and administrator that is open to them when %s',
    (status) => {
      for (const by of ['buyer', 'seller', 'admin'] as const) {
        const before = orderActionsOpenTo(anOrder(status), by, endedAt);
        expect(orderActionsOpenTo(asked(status), by, endedAt)).toEqual(before);
      }
    },
  );

  it.each(open)('leaves the order as it was once it is over: %s', (status) => {
    const after = enterOrder('closeInquiry', asked(status), 'provider', endedAt);
    expect(after).toEqual({ ...anOrder(status), pausedFor: after.pausedFor });
  });

  it('stops the countdown of what was shipped, which goes on by what was left', () => {
    const shipped = askedOfShipped();
    expect(asked('shipped')).toEqual(shipped);
    expect(autoReleaseAt(shipped)).toBeUndefined();
    expect(nextLookAt(shipped, askedAt)).toBeUndefined();
    const after = enterOrder('closeInquiry', shipped, 'provider', endedAt);
    expect(autoReleaseAt(after as Shipped)).toEqual(later(orderTimes.shipped, days(7) + days(4)));
  });

  it('counts from the shipment where the bank asked before it', () => {
    const shipped = { ...anOrder('shipped'), inquiryAt: orderTimes.paid };
    expect(enterOrder('closeInquiry', shipped, 'provider', endedAt).pausedFor).toBe(days(5));
  });

  it('is counted once where a dispute comes of it, and where a freeze lasts as long', () => {
    const disputed = enterOrder('openDispute', asked('shipped'), 'provider', endedAt);
    expect(disputed.inquiryAt).toBeNull();
    const won = enterOrder('winDispute', disputed, 'provider', later(endedAt, days(1)));
    expect(won).toMatchObject({ status: 'shipped', pausedFor: days(5) });
    const frozen = enterOrder('freeze', asked('shipped'), 'provider', later(askedAt, days(2)));
    const resumed = enterOrder('resume', frozen, 'admin', endedAt) as Order;
    const after = { status: 'shipped', inquiryAt: null, pausedFor: days(4) };
    expect(enterOrder('closeInquiry', resumed, 'provider', endedAt)).toMatchObject(after);
    const closed = enterOrder('closeInquiry', frozen, 'provider', later(askedAt, days(3)));
    expect(enterOrder('resume', closed, 'admin', endedAt)).toMatchObject(after);
  });

  it('keeps the release of what the buyer confirms meanwhile, and gives nothing of it to us', () => {
    const confirmed = enterOrder('confirm', asked('shipped'), 'buyer', endedAt);
    const money = moneyOf(confirmed, held);
    expect(moneyStepsDue(money)).toEqual([]);
    expect(dueBookings(money, endedAt)).toEqual([]);
    const after = enterOrder('closeInquiry', confirmed, 'provider', endedAt);
    expect(moneyStepsDue(moneyOf(after, held))).toEqual([{ step: 'release', cents: 2500 }]);
  });

  it('is settled by a refund, which is due at once', () => {
    const refunded = enterOrder('refund', asked('shipped'), 'seller', endedAt);
    expect(refunded.inquiryAt).toBeNull();
    expect(moneyStepsDue(moneyOf(refunded, held))).toEqual([{ step: 'refund', cents: 2606 }]);
    expect(enterOrder('cancel', asked('pending_shipment'), 'seller', endedAt).inquiryAt).toBeNull();
  });

  it('lets a seller refund more than four fifths in part, as the buyer has something against it', () => {
    const most = (order: Order) => isPaid(order) && mostRefundedInPart(order, held, 'seller');
    expect([most(anOrder('shipped')), most(asked('shipped'))]).toEqual([2000, 2499]);
  });
});
