import { describe, expect, it } from 'vitest';
import { anOrder, orderTimes } from '../../../testing/orders/an-order.ts';
import { days, hours, later } from '../../platform/shared/time.ts';
import { releaseAtOf, releaseOpensAt } from './release-time.ts';

const completed = (fulfilment: 'pickup' | 'shipping' | 'service') => anOrder('completed', fulfilment);
const since = orderTimes.settled;

describe('what is completed', () => {
  it('is released 24 hours after the pickup', () => {
    expect(releaseOpensAt(completed('pickup'))).toEqual(later(since, hours(24)));
  });

  it.each(['shipping', 'service'] as const)('by %s is released at once', (fulfilment) => {
    expect(releaseOpensAt(completed(fulfilment))).toEqual(since);
  });

  it.each([
    [0, days(1)],
    [1, days(1)],
    [3, days(3)],
  ])('waits for the later of the pickup and the %i days of a new seller', (holdDays, waits) => {
    expect(releaseOpensAt(completed('pickup'), { releases: 0, holdDays })).toEqual(later(since, waits));
  });
});

describe('the time of a release', () => {
  it('ends to the millisecond', () => {
    const order = completed('pickup');
    const at = later(since, hours(24));
    expect(releaseAtOf(order, later(at, -1))).toEqual(at);
    expect(releaseAtOf(order, at)).toBeUndefined();
  });

  it('of a shipped order is that of its countdown, also when it has passed', () => {
    const at = later(orderTimes.shipped, days(7));
    expect(releaseAtOf(anOrder('shipped'), later(at, days(1)))).toEqual(at);
  });

  it('is not known while a bank asks, nor of an order that is not completed', () => {
    expect(releaseAtOf({ ...completed('pickup'), inquiryAt: since }, since)).toBeUndefined();
    for (const status of ['pending_shipment', 'problem', 'refunded', 'cancelled'] as const)
      expect(releaseAtOf(anOrder(status, 'pickup'), since)).toBeUndefined();
  });
});
