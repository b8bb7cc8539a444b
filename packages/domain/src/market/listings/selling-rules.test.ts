import { describe, expect, it } from 'vitest';
import type { PaymentAccountStatus } from '../../money/payments/payment-account-status.ts';
import { planIds } from '../../platform/access/capabilities.ts';
import { requirePayments, requireSeller, requireSellingPlan } from './selling-rules.ts';

const refusalOf = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    const { code, details } = error as { code: string; details: { flags: object } };
    return { code, ...details.flags };
  }
  return 'allowed';
};

describe('putting something on sale', () => {
  it('is for Premium', () => {
    const noPlan = { code: 'SUBSCRIPTION_REQUIRED', requiresSubscription: true };
    expect(planIds.map((plan) => refusalOf(() => requireSellingPlan(plan)))).toEqual([
      noPlan,
      noPlan,
      'allowed',
    ]);
  });

  it.each<[PaymentAccountStatus, unknown]>([
    [{ payments: 'ready' }, 'allowed'],
    [{ payments: 'none' }, { code: 'STRIPE_CONNECT_REQUIRED', requiresStripeConnect: true }],
    [
      { payments: 'started', onboardingUrl: 'https://pay.example/1' },
      { code: 'ONBOARDING_REQUIRED', requiresOnboarding: true, onboardingUrl: 'https://pay.example/1' },
    ],
  ])('needs a payment account that is ready: %o', (status, refusal) => {
    expect(refusalOf(() => requirePayments(status))).toEqual(refusal);
  });
});

describe('a shop', () => {
  it.each([
    ['free', false, false],
    ['free', true, true],
    ['pro', false, true],
    ['premium', false, true],
  ] as const)(
    'of a member on %s with something on sale: %s is open to her: %s',
    (plan, hasListings, isOpen) => {
      expect(refusalOf(() => requireSeller({ plan, hasListings })) === 'allowed').toBe(isOpen);
    },
  );
});
