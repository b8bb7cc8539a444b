import { describe, expect, it } from 'vitest';
import { anOrder, orderTimes } from '../../../../testing/orders/an-order.ts';
import { days, later, minutes, seconds } from '../../../platform/shared/time.ts';
import { placeOrder } from '../checkout.ts';
import type { Order, PendingShipment } from '../order.ts';
import { autoReleaseAt, buyerMayCancelAt, cancelUnshippedAt, releaseReminderAt } from '../order-times.ts';
import { isPickupCode, maxWrongTries, newPickupCode, pickupCodeCount } from '../pickup-code.ts';
import { enterOrder, orderActionsOpenTo } from './order-actions.ts';
import { tryPickupCode } from './pickup-attempt.ts';

const codeOf = (code: string) => expect.objectContaining({ code });

it('is provided on the day of the service at the earliest, wherever that begins first', () => {
  const order = { ...anOrder('pending_shipment', 'service'), serviceDate: '2026-12-20' };
  const begins = new Date('2026-12-19T10:00:00Z');
  expect(() => enterOrder('markProvided', order, 'seller', later(begins, -1))).toThrow(codeOf('TOO_EARLY'));
  expect(enterOrder('markProvided', order, 'seller', begins).status).toBe('shipped');
});

describe('a placed order', () => {
  const { status: _, createdAt: __, reservedUntil: ___, ...facts } = anOrder('awaiting_payment');

  it('reserves the listing for the half hour of the checkout', () => {
    const order = placeOrder(facts, orderTimes.created);
    expect(order.reservedUntil).toEqual(later(orderTimes.created, minutes(30)));
    expect(order.status).toBe('awaiting_payment');
  });

  it('is not for a listing of her own', () => {
    expect(() => placeOrder({ ...facts, sellerId: facts.buyerId }, orderTimes.created)).toThrow(
      codeOf('OWN_LISTING'),
    );
  });

  it('has a code once it is paid if it is picked up, and only then', () => {
    const pickup = newPickupCode(42);
    const pay = (fulfilment: 'pickup' | 'shipping', code: typeof pickup | null) =>
      enterOrder('pay', anOrder('awaiting_payment', fulfilment), 'provider', orderTimes.paid, {
        paymentId: 'payment-1',
        taxCents: 215,
        pickup: code,
      });
    expect(pay('pickup', pickup)).toMatchObject({ pickup, taxCents: 215 });
    expect(pay('shipping', null).pickup).toBeNull();
    expect(() => pay('pickup', null)).toThrow('A code for the pickup');
    expect(() => pay('shipping', pickup)).toThrow('A code for the pickup');
  });

  it('is refunded when the payment comes after it has expired', () => {
    const payment = { paymentId: 'payment-2', taxCents: 215 };
    const order = enterOrder('payExpired', anOrder('expired'), 'provider', orderTimes.paid, payment);
    expect(order).toMatchObject({ status: 'refunded', ...payment, shippedAt: null });
  });
});

describe('the clock of an order', () => {
  const shipped = anOrder('shipped');
  const pending = anOrder('pending_shipment');
  const { shippedAt } = shipped;
  const { paidAt } = pending;

  it('releases seven days after the shipment to the second, never before', () => {
    expect(autoReleaseAt(shipped)).toEqual(later(shippedAt, days(7)));
    const at = (span: number) => () => enterOrder('autoRelease', shipped, 'clock', later(shippedAt, span));
    expect(at(days(7) - seconds(1))).toThrow(codeOf('TOO_EARLY'));
    expect(at(days(7) - 1)).toThrow(codeOf('TOO_EARLY'));
    expect(at(days(7))()).toMatchObject({ status: 'completed', completedAt: later(shippedAt, days(7)) });
  });

  it('counts spans of 24 hours, so the change to summer time moves nothing', () => {
    const before = new Date('2026-03-07T20:00:00-05:00');
    expect(autoReleaseAt({ shippedAt: before })).toEqual(new Date('2026-03-14T21:00:00-04:00'));
  });

  it('reminds the buyer on day five', () => {
    expect(releaseReminderAt(shipped)).toEqual(later(shippedAt, days(5)));
  });

  it.each([
    ['seller', 0],
    ['buyer', days(7)],
    ['clock', days(14)],
  ] as const)('lets the %s cancel what is not shipped from a time on', (by, span) => {
    const cancelAt = (at: Date) => enterOrder('cancel', pending, by, at);
    expect(cancelAt(later(paidAt, span)).status).toBe('cancelled');
    if (span === 0) return;
    expect(() => cancelAt(later(paidAt, span - 1))).toThrow(codeOf('TOO_EARLY'));
    expect(orderActionsOpenTo(pending, by, later(paidAt, span - 1))).not.toContain('cancel');
    expect(orderActionsOpenTo(pending, by, later(paidAt, span))).toContain('cancel');
  });

  it('reminds both when the buyer may cancel, a week before it cancels itself', () => {
    expect(cancelUnshippedAt(pending)).toEqual(later(buyerMayCancelAt(pending), days(7)));
  });
});

describe('shipping', () => {
  it('keeps the carrier and the number', () => {
    const tracking = { carrier: 'ups', number: '1Z999' } as const;
    const order = enterOrder('ship', anOrder('pending_shipment'), 'seller', orderTimes.shipped, tracking);
    expect(order).toMatchObject({ shippedAt: orderTimes.shipped, tracking });
  });

  it('happens once', () => {
    const shipped = enterOrder('ship', anOrder('pending_shipment'), 'seller', orderTimes.shipped, null);
    expect(() => enterOrder('ship', shipped, 'seller', orderTimes.shipped, null)).toThrow(codeOf('CONFLICT'));
  });
});

describe('a pickup code', () => {
  const at = orderTimes.shipped;

  it('has six digits, whatever the random number', () => {
    for (const random of [0, 7, 123_456, pickupCodeCount - 1]) {
      expect(newPickupCode(random).code).toSatisfy(isPickupCode);
    }
    for (const random of [-1, 0.5, pickupCodeCount, Number.NaN]) {
      expect(() => newPickupCode(random)).toThrow(RangeError);
    }
  });

  it('completes the order, spaces or not', () => {
    const order = anOrder('pending_shipment', 'pickup');
    expect(tryPickupCode(order, 'seller', at, ' 012 345 ')).toMatchObject({
      outcome: 'right',
      order: { status: 'completed', completedAt: at, shippedAt: null },
    });
  });

  it('is locked after five wrong tries, for the right one too, until the buyer asks for another', () => {
    let order: PendingShipment = anOrder('pending_shipment', 'pickup');
    for (let wrong = 1; wrong <= maxWrongTries; wrong += 1) {
      const attempt = tryPickupCode(order, 'seller', at, '999999');
      if (attempt.outcome !== 'wrong') throw new Error(attempt.outcome);
      expect(attempt.order.pickup?.wrongTries).toBe(wrong);
      order = attempt.order;
    }
    expect(tryPickupCode(order, 'seller', at, '012345')).toEqual({ outcome: 'locked' });
    const renewed = enterOrder('renewPickupCode', order, 'buyer', at, newPickupCode(777_777));
    expect(tryPickupCode(renewed, 'seller', at, '012345').outcome).toBe('wrong');
    expect(tryPickupCode(renewed, 'seller', at, '777777').outcome).toBe('right');
  });
});

describe('a dispute', () => {
  const at = orderTimes.problem;
  const disputed = enterOrder('openDispute', anOrder('shipped'), 'provider', at);

  it('freezes the release and leaves the money to the bank', () => {
    expect(disputed).toMatchObject({ status: 'problem', disputed: true, problemAt: at });
    expect(orderActionsOpenTo(disputed, 'buyer', at)).toEqual(['answerProblem']);
    expect(orderActionsOpenTo(disputed, 'seller', at)).toEqual(['answerProblem']);
    expect(orderActionsOpenTo(disputed, 'admin', at)).toEqual([]);
    for (const attempt of [
      () => enterOrder('confirm', disputed, 'buyer', at),
      () => enterOrder('refund', disputed, 'seller', at),
      () => enterOrder('refundByAdmin', disputed, 'admin', at),
      () => enterOrder('releaseByAdmin', disputed, 'admin', at),
    ]) {
      expect(attempt).toThrow(codeOf('DISPUTED'));
    }
  });

  it('of an order that has a problem already leaves its time as it was', () => {
    const order = enterOrder('openDispute', anOrder('problem'), 'provider', later(at, days(1)));
    expect(order).toMatchObject({ disputed: true, problemAt: orderTimes.problem });
  });

  it('is a refund when all is lost', () => {
    expect(enterOrder('loseDispute', disputed, 'provider', at)).toMatchObject({
      status: 'refunded',
      refundedAt: at,
    });
  });

  it.each(['winDispute', 'closeDispute', 'loseDisputeInPart'] as const)(
    'ends by %s where it began, and the countdown goes on by what was left',
    (action) => {
      const end = (order: Order) =>
        enterOrder(action, enterOrder('openDispute', order, 'provider', at), 'provider', later(at, days(20)));
      const shipped = end(anOrder('shipped'));
      expect(shipped).toMatchObject({ status: 'shipped', shippedAt: orderTimes.shipped });
      if (shipped.status !== 'shipped') throw new Error(shipped.status);
      expect(autoReleaseAt(shipped)).toEqual(later(orderTimes.shipped, days(27)));
      const pickup = end(anOrder('pending_shipment', 'pickup'));
      expect(pickup).toMatchObject({ status: 'pending_shipment', pickup: { code: '012345' } });
      if (pickup.status !== 'pending_shipment') throw new Error(pickup.status);
      expect(cancelUnshippedAt(pickup)).toEqual(later(orderTimes.paid, days(34)));
      expect(end(anOrder('completed'))).toEqual(anOrder('completed'));
      expect(end(anOrder('problem'))).toEqual(anOrder('problem'));
    },
  );

  it('twice stops the countdown twice', () => {
    const once = enterOrder('winDispute', disputed, 'provider', later(at, days(2)));
    const again = enterOrder('openDispute', once, 'provider', later(at, days(3)));
    const shipped = enterOrder('closeDispute', again, 'provider', later(at, days(6)));
    if (shipped.status !== 'shipped') throw new Error(shipped.status);
    expect(autoReleaseAt(shipped)).toEqual(later(orderTimes.shipped, days(7 + 2 + 3)));
  });

  it('after the release leaves the seller nothing to refund', () => {
    const released = { ...enterOrder('openDispute', anOrder('completed'), 'provider', at), disputed: false };
    expect(() => enterOrder('refund', released, 'seller', at)).toThrow(codeOf('RELEASED'));
    expect(orderActionsOpenTo(released, 'seller', at)).not.toContain('refund');
  });
});

describe('an order whose money moved without us', () => {
  const at = orderTimes.problem;
  const frozen = enterOrder('freeze', anOrder('shipped'), 'provider', at);

  it('waits for an administrator', () => {
    expect(orderActionsOpenTo(frozen, 'buyer', at)).toEqual(['answerProblem']);
    expect(orderActionsOpenTo(frozen, 'seller', at)).toEqual(['answerProblem']);
    expect(orderActionsOpenTo(frozen, 'admin', at)).toEqual(['refundByAdmin', 'releaseByAdmin', 'resume']);
    expect(() => enterOrder('confirm', frozen, 'buyer', at)).toThrow(codeOf('FROZEN'));
  });

  it('goes on where it was once one has looked at it', () => {
    expect(enterOrder('resume', frozen, 'admin', later(at, days(1)))).toMatchObject({
      status: 'shipped',
      pausedFor: days(1),
    });
    expect(() => enterOrder('resume', anOrder('problem'), 'admin', at)).toThrow(codeOf('CONFLICT'));
  });

  it('stays frozen when a dispute beside it ends, and disputed when an administrator would go on', () => {
    const both = enterOrder('openDispute', frozen, 'provider', at);
    expect(() => enterOrder('resume', both, 'admin', at)).toThrow(codeOf('DISPUTED'));
    expect(enterOrder('winDispute', both, 'provider', at)).toMatchObject({
      status: 'problem',
      frozen: true,
      disputed: false,
    });
  });
});
