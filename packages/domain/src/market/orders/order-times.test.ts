import { expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import { buyerMayCancelAt, cancelUnshippedAt, overdueSince } from './order-times.ts';

const paidAt = new Date('2026-11-20T12:00:00Z');
const now = new Date('2026-12-20T12:00:00Z');

it.each([buyerMayCancelAt, cancelUnshippedAt])(
  '%o comes later by the time in which the order stood still',
  (at) => {
    const pausedFor = days(2);
    expect(at({ paidAt, pausedFor })).toEqual(later(at({ paidAt }), pausedFor));
  },
);

it('all that is overdue began in the past, but for reservations, which say when they end', () => {
  const { reservedUntil, ...began } = overdueSince(now);
  expect(reservedUntil).toEqual(now);
  for (const since of Object.values(began)) expect(since.getTime()).toBeLessThan(now.getTime());
});
