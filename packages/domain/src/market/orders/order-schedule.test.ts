import { describe, expect, it } from 'vitest';
import { anOrder, aReturn, orderTimes, returnsInEveryStatus } from '../../../testing/orders/an-order.ts';
import { days, later, seconds } from '../../platform/shared/time.ts';
import { enterOrder } from './actions/order-actions.ts';
import { fulfilmentOf } from './fulfilment.ts';
import { orderStatuses } from './order.ts';
import { listedStatuses } from './order-lists.ts';
import { dueStep, nextLookAt } from './order-schedule.ts';
import { overdueSince } from './order-times.ts';

describe('what lies ahead of an order', () => {
  const shipped = anOrder('shipped');
  const pending = anOrder('pending_shipment');
  const placed = anOrder('awaiting_payment');

  it.each([
    ['nothing at first', shipped, shipped.shippedAt, undefined, days(5)],
    ['the reminder on day five', shipped, later(shipped.shippedAt, days(5)), 'remindRelease', days(7)],
    [
      'no release a second early',
      shipped,
      later(shipped.shippedAt, days(7) - seconds(1)),
      'remindRelease',
      days(7),
    ],
    ['the release on day seven', shipped, later(shipped.shippedAt, days(7)), 'autoRelease', undefined],
    [
      'the release alone, however late',
      shipped,
      later(shipped.shippedAt, days(90)),
      'autoRelease',
      undefined,
    ],
  ] as const)('once it is shipped: %s', (_, order, now, due, nextAfter) => {
    expect(dueStep(order, now)).toBe(due);
    expect(nextLookAt(order, now)).toEqual(
      nextAfter === undefined ? undefined : later(order.shippedAt, nextAfter),
    );
  });

  it('is the reminder and then the end, as long as it is not shipped', () => {
    expect(dueStep(pending, later(orderTimes.paid, days(7)))).toBe('remindUnshipped');
    expect(nextLookAt(pending, later(orderTimes.paid, days(7)))).toEqual(later(orderTimes.paid, days(14)));
    expect(dueStep(pending, later(orderTimes.paid, days(14)))).toBe('cancelUnshipped');
  });

  it('is the end of the checkout, as long as it is not paid', () => {
    expect(nextLookAt(placed, placed.createdAt)).toEqual(placed.reservedUntil);
    expect(dueStep(placed, placed.reservedUntil)).toBe('expire');
  });

  it('is the end of the time to agree, while the two look into a problem', () => {
    const problem = anOrder('problem');
    const { problemAt } = problem;
    expect(nextLookAt(problem, problemAt)).toEqual(later(problemAt, days(3)));
    expect(dueStep(problem, later(problemAt, days(3) - seconds(1)))).toBeUndefined();
    expect(dueStep(problem, later(problemAt, days(3)))).toBe('escalateProblem');
    const answered = { ...problem, answeredAt: later(problemAt, days(1)) };
    expect(dueStep(answered, later(problemAt, days(7) - seconds(1)))).toBeUndefined();
    expect(dueStep(answered, later(problemAt, days(7)))).toBe('escalateProblem');
    expect(overdueSince(later(problemAt, days(3))).unansweredSince).toEqual(problemAt);
    expect(overdueSince(later(problemAt, days(7))).undecidedSince).toEqual(problemAt);
  });

  it.each([
    { disputed: true },
    { frozen: true },
    { stopped: { status: 'shipped' } },
    { escalatedAt: orderTimes.settled },
  ] as const)('is nothing while somebody else decides about a problem: %j', (differing) => {
    const problem = { ...anOrder('problem'), ...differing };
    expect(dueStep(problem, later(orderTimes.settled, days(1000)))).toBeUndefined();
    expect(() =>
      enterOrder('escalateProblem', problem, 'clock', later(orderTimes.settled, days(1000))),
    ).toThrow();
  });

  it.each(['expired', 'completed', 'cancelled', 'refunded'] as const)(
    'is nothing once it is %s',
    (status) => {
      const late = later(orderTimes.settled, days(1000));
      expect(dueStep(anOrder(status), late)).toBe(undefined);
      expect(nextLookAt(anOrder(status), orderTimes.created)).toBe(undefined);
    },
  );

  it.each([
    ['asked', days(2), days(3)],
    ['accepted', days(5), days(7)],
    ['sent', days(6), days(7)],
  ] as const)('is a reminder before the time of a return that is %s ends', (status, remind, end) => {
    const problem = aReturn(status);
    const { since } = returnsInEveryStatus[status];
    expect(nextLookAt(problem, since)).toEqual(later(since, remind));
    expect(dueStep(problem, later(since, remind - 1))).toBeUndefined();
    expect(dueStep(problem, later(since, end - 1))).toBe('remindReturn');
    expect(nextLookAt(problem, later(since, remind))).toEqual(later(since, end));
    expect(dueStep(problem, later(since, end))).not.toBe('remindReturn');
  });

  it.each(['refused', 'closed'] as const)('is no reminder of a return that is %s', (status) => {
    const problem = aReturn(status);
    const ends = nextLookAt(problem, problem.problemAt);
    expect(ends && dueStep(problem, ends)).toBe('escalateProblem');
  });

  it('is overdue for a sweep when it is due by itself', () => {
    const now = later(shipped.shippedAt, days(7));
    expect(overdueSince(now).shippedAt).toEqual(shipped.shippedAt);
    expect(overdueSince(later(orderTimes.paid, days(14))).paidAt).toEqual(orderTimes.paid);
  });
});

describe('the lists of orders', () => {
  it('have each paid order in one tab, and nothing that was not paid', () => {
    const tabs = (['pending', 'shipped', 'completed'] as const).flatMap((list) => [
      ...listedStatuses('seller', list),
    ]);
    const unpaid = ['awaiting_payment', 'expired'];
    expect([...tabs].sort()).toEqual(orderStatuses.filter((status) => !unpaid.includes(status)).sort());
    expect(listedStatuses('seller')).toEqual(tabs);
  });

  it('show the buyer what she has not paid yet', () => {
    expect(listedStatuses('buyer')).toContain('awaiting_payment');
    expect(listedStatuses('seller').some((status) => status === 'awaiting_payment')).toBe(false);
  });
});

it('is sent, picked up or provided as its listing says', () => {
  expect(fulfilmentOf({ type: 'product', localPickupOnly: false })).toBe('shipping');
  expect(fulfilmentOf({ type: 'product', localPickupOnly: true })).toBe('pickup');
  expect(fulfilmentOf({ type: 'service', localPickupOnly: false })).toBe('service');
});
