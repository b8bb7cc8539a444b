import { describe, expect, it } from 'vitest';
import { capabilities } from './capabilities.ts';

const statuses = ['inactive', 'active', 'past_due', 'canceled', ''];
const tiers = ['free', 'pro', 'premium', ''];

const free = { plan: 'free', pro: false, premium: false };
const pro = { plan: 'pro', pro: true, premium: false };
const premium = { plan: 'premium', pro: true, premium: true };

/** Only an active subscription opens anything; which tier it is only matters for Premium. */
const paid: Readonly<Record<string, object>> = {
  'active premium': premium,
  'active pro': pro,
  'active free': pro,
  'active ': pro,
};

const standings = statuses.flatMap((subscriptionStatus) =>
  tiers.map((subscriptionTier) => ({ subscriptionStatus, subscriptionTier })),
);

describe('capabilities', () => {
  it.each(standings)('of "$subscriptionStatus" on "$subscriptionTier"', (standing) => {
    const expected = paid[`${standing.subscriptionStatus} ${standing.subscriptionTier}`] ?? free;
    expect(capabilities({ ...standing, hasUnlocked: false })).toEqual(expected);
  });

  it.each(standings)(
    'are Premium when unlocked, "$subscriptionStatus" on "$subscriptionTier"',
    (standing) => {
      expect(capabilities({ ...standing, hasUnlocked: true })).toEqual(premium);
    },
  );

  it('of Premium hold everything that Pro has', () => {
    for (const standing of standings) {
      const can = capabilities({ ...standing, hasUnlocked: false });
      if (can.premium) expect(can.pro).toBe(true);
    }
  });
});
