import { describe, expect, it } from 'vitest';
import { capabilities } from './capabilities.ts';

const statuses = ['inactive', 'active', 'past_due', 'canceled', ''];
const tiers = ['free', 'pro', 'premium', ''];

const free = { plan: 'free', pro: false, premium: false };
const pro = { plan: 'pro', pro: true, premium: false };
const premium = { plan: 'premium', pro: true, premium: true };

/** Only an active subscription grants anything; the tier matters for Premium only. */
const paid: Readonly<Record<string, object>> = {
  'active premium': premium,
  'active pro': pro,
  'active free': pro,
  'active ': pro,
};

const entitlements = statuses.flatMap((subscriptionStatus) =>
  tiers.map((subscriptionTier) => ({ subscriptionStatus, subscriptionTier })),
);

describe('capabilities', () => {
  it.each(entitlements)('of "$subscriptionStatus" on "$subscriptionTier"', (entitlement) => {
    const expected = paid[`${entitlement.subscriptionStatus} ${entitlement.subscriptionTier}`] ?? free;
    expect(capabilities({ ...entitlement, hasUnlocked: false })).toEqual(expected);
  });

  it.each(entitlements)(
    'are Premium when unlocked, "$subscriptionStatus" on "$subscriptionTier"',
    (entitlement) => {
      expect(capabilities({ ...entitlement, hasUnlocked: true })).toEqual(premium);
    },
  );

  it('of Premium hold everything that Pro has', () => {
    for (const entitlement of entitlements) {
      const can = capabilities({ ...entitlement, hasUnlocked: false });
      if (can.premium) expect(can.pro).toBe(true);
    }
  });
});
