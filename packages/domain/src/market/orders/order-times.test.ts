import { expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import { endOfServiceDay } from '../listings/service-date.ts';
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

it.each([
  ['a day ahead', '2026-12-20', endOfServiceDay('2026-12-20')],
  ['the day before it was paid', '2026-11-18', paidAt],
  ['no day', null, paidAt],
])('a service with %s is due from the later of its payment and that day', (_, serviceDate, from) => {
  const pausedFor = days(1);
  expect(buyerMayCancelAt({ paidAt, serviceDate, pausedFor })).toEqual(later(from, days(8)));
  expect(cancelUnshippedAt({ paidAt, serviceDate, pausedFor })).toEqual(later(from, days(15)));
});

it('all that is overdue began in the past, but for reservations, which say when they end', () => {
  const { reservedUntil, ...began } = overdueSince(now);
  expect(reservedUntil).toEqual(now);
  for (const since of Object.values(began)) expect(since.getTime()).toBeLessThan(now.getTime());
});
