import { describe, expect, it } from 'vitest';
import { days, hours, later, minutes } from '../../platform/shared/time.ts';
import {
  canBeHandedOut,
  heldSubscriptionOf,
  isHeld,
  keyBeingOpened,
  nextChangeOfAccess,
} from './held-subscription.ts';
import { applyReport, type Subscription, type SubscriptionStatus } from './subscription.ts';

const now = new Date('2026-11-20T12:00:00Z');
const periodEnd = later(now, days(10));
const aSubscription = (status: SubscriptionStatus, providerId = 'subscription-1'): Subscription =>
  applyReport(undefined, {
    provider: 'memory',
    providerId,
    memberId: 1,
    plan: 'pro',
    periodEnd,
    readAt: now,
    status,
  });

it.each([
  ['incomplete', false],
  ['active', true],
  ['ending', true],
  ['past_due', true],
  ['unpaid', true],
  ['canceled', false],
] as const)('a subscription that is %s keeps its member from a second one: %s', (status, held) => {
  expect(isHeld(aSubscription(status))).toBe(held);
});

it('the first that is held is the one that a page speaks of', () => {
  const [ended, first, second] = [
    aSubscription('canceled', 'ended'),
    aSubscription('unpaid', 'first'),
    aSubscription('active', 'second'),
  ];
  expect(heldSubscriptionOf([ended, first, second])).toBe(first);
  expect(heldSubscriptionOf([ended])).toBeUndefined();
});

it('access changes by itself at the end of a grace or of a period only', () => {
  expect(nextChangeOfAccess(aSubscription('ending'))).toEqual(periodEnd);
  expect(nextChangeOfAccess(aSubscription('past_due'))).toEqual(later(now, days(3)));
  for (const status of ['incomplete', 'active', 'unpaid', 'canceled'] as const) {
    expect(nextChangeOfAccess(aSubscription(status))).toBeUndefined();
  }
});

describe('a checkout', () => {
  const checkout = {
    attempt: 1,
    provider: 'memory',
    key: 'key',
    plan: 'pro',
    openedAt: now,
    opened: null,
  } as const;

  it('is opened under the same key by a second tap within a minute', () => {
    expect(keyBeingOpened(checkout, 'pro', later(now, minutes(1) - 1))).toBe('key');
    expect(keyBeingOpened(checkout, 'pro', later(now, minutes(1)))).toBeNull();
    expect(keyBeingOpened(checkout, 'premium', now)).toBeNull();
    const opened = { id: 'page', url: 'https://pay.test' };
    expect(keyBeingOpened({ ...checkout, opened }, 'pro', now)).toBeNull();
  });

  it('is handed out again for twenty hours', () => {
    expect(canBeHandedOut(checkout, 'pro', later(now, hours(20) - 1))).toBe(true);
    expect(canBeHandedOut(checkout, 'pro', later(now, hours(20)))).toBe(false);
  });

  it('is not handed out for another plan', () => {
    expect(canBeHandedOut(checkout, 'premium', now)).toBe(false);
  });
});
