import { describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/listings/a-listing.ts';
import { later } from '../../platform/shared/time.ts';
import { editListing, endService, isShownTo } from './listing.ts';
import { lastEndedServiceDate, requireServiceDate, serviceDateRule, serviceEndsAt } from './service-date.ts';

const day = '2026-06-06';
const onDay = aListing({ type: 'service', serviceIcon: 'music', serviceDate: day });
const arranged = { ...onDay, serviceDate: null };
const now = new Date('2026-06-04T10:00:00Z');
/** The fourteenth day after it is over everywhere. */
const end = new Date('2026-06-21T12:00:00Z');
const justBefore = later(end, -1);

describe('a service with a day', () => {
  it.each(['active', 'paused'] as const)('ends when it is %s 14 days after it, to the second', (status) => {
    expect(serviceEndsAt(day)).toEqual(end);
    expect(endService({ ...onDay, status }, justBefore)).toBeUndefined();
    expect(endService({ ...onDay, status }, end)).toEqual({ ...onDay, status: 'ended', updatedAt: end });
  });

  it.each(['reserved', 'sold', 'removed', 'ended'] as const)('does not end when it is %s', (status) => {
    expect(endService({ ...onDay, status }, end)).toBeUndefined();
  });

  it('is found by its day from the moment on at which it ends', () => {
    expect(lastEndedServiceDate(end)).toBe(day);
    expect(lastEndedServiceDate(justBefore)).toBe('2026-06-05');
  });

  it('is its seller’s alone once it has ended, and on sale again with another day or none', () => {
    const ended = { ...onDay, status: 'ended' } as const;
    expect(isShownTo(ended, onDay.userId)).toBe(true);
    expect(isShownTo(ended, 2)).toBe(false);
    expect(isShownTo(ended, undefined)).toBe(false);
    expect(editListing(ended, { ...ended, serviceDate: '2026-07-04' }, end).status).toBe('active');
    expect(editListing(ended, { ...ended, serviceDate: null }, end).status).toBe('active');
    expect(() => editListing(ended, ended, end)).toThrow(serviceDateRule.past);
  });

  it('keeps a day that is over while other words of it change', () => {
    expect(editListing(onDay, { ...onDay, title: 'Piano' }, justBefore).title).toBe('Piano');
  });
});

it('never ends without a day', () => {
  expect(endService(arranged, new Date('2036-06-06T00:00:00Z'))).toBeUndefined();
});

describe('the day of a service', () => {
  it.each([
    ['over everywhere', '2026-06-02', serviceDateRule.past],
    ['more than a year ahead', '2027-06-06', serviceDateRule.farAhead],
  ])('is refused when it is %s', (_, serviceDate, message) => {
    expect(() => requireServiceDate({ serviceDate }, now)).toThrow(message);
  });

  it.each(['2026-06-03', '2026-06-04', '2027-06-05', null])('may be %s', (serviceDate) => {
    expect(() => requireServiceDate({ serviceDate }, now)).not.toThrow();
  });
});
