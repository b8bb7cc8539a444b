import { describe, expect, it } from 'vitest';
import { capabilities } from '../../platform/access/capabilities.ts';
import { dailySwipeLimit, passesValidSince, swipeLimitReached, utcDay } from './swipes.ts';

const entitlement = { subscriptionStatus: 'inactive', subscriptionTier: 'free', hasUnlocked: false };

describe('swipes', () => {
  it.each([
    ['free', entitlement, 20],
    ['Pro', { ...entitlement, subscriptionStatus: 'active', subscriptionTier: 'pro' }, undefined],
    ['Premium', { ...entitlement, subscriptionStatus: 'active', subscriptionTier: 'premium' }, undefined],
    ['unlocked', { ...entitlement, hasUnlocked: true }, undefined],
    ['no longer paying', { ...entitlement, subscriptionTier: 'premium' }, 20],
  ])('of a member who is %s', (_, who, max) => {
    expect(dailySwipeLimit(capabilities(who).plan)).toBe(max);
  });

  it('are counted by the day in UTC', () => {
    expect(utcDay(new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
    expect(utcDay(new Date('2026-11-21T00:00:00Z'))).toBe('2026-11-21');
  });

  it.each([
    ['2026-11-20T23:59:59.500Z', 1],
    ['2026-11-20T00:00:00Z', 86_400],
    ['2026-11-20T12:00:00Z', 43_200],
  ])('used up at %s come back after %d seconds', (at, seconds) => {
    const refusal = swipeLimitReached(new Date(at));
    expect(refusal.code).toBe('SWIPE_LIMIT');
    expect(refusal.details).toEqual({ retryAfterSeconds: seconds, flags: { requiresSubscription: true } });
  });

  it('keep a passed member away for 30 days', () => {
    expect(passesValidSince(new Date('2026-12-20T12:00:00Z'))).toEqual(new Date('2026-11-20T12:00:00Z'));
  });
});
