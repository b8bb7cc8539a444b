import type { PaymentAccountStatus } from '../../money/payments/payment-account-status.ts';
import type { PlanId } from '../../platform/access/capabilities.ts';
import { planOpens } from '../../platform/access/features.ts';
import { DomainError } from '../../platform/shared/errors.ts';

export function requireSellingPlan(plan: PlanId): void {
  if (planOpens(plan, 'selling')) return;
  throw new DomainError('forbidden', 'SUBSCRIPTION_REQUIRED', 'Premium subscription required', {
    flags: { requiresSubscription: true },
  });
}

export function requirePayments(status: PaymentAccountStatus): void {
  if (status.payments === 'none') {
    throw new DomainError('forbidden', 'STRIPE_CONNECT_REQUIRED', 'Payment account required', {
      flags: { requiresStripeConnect: true },
    });
  }
  if (status.payments === 'started') {
    throw new DomainError(
      'forbidden',
      'ONBOARDING_REQUIRED',
      'Please finish setting up your payment account',
      {
        flags: { requiresOnboarding: true, onboardingUrl: status.onboardingUrl },
      },
    );
  }
}

interface SellerFacts {
  readonly plan: PlanId;
  /** Anything of the seller's that they have not removed. */
  readonly hasListings: boolean;
}

/** The seller dashboard and the shop: for whoever subscribes or is unlocked, and whoever has something listed. */
export const mayRunShop = ({ plan, hasListings }: SellerFacts): boolean =>
  planOpens(plan, 'seller dashboard') || hasListings;

export function requireSeller(facts: SellerFacts): void {
  if (mayRunShop(facts)) return;
  throw new DomainError('forbidden', 'SUBSCRIPTION_REQUIRED', 'A subscription is needed to open a shop.', {
    flags: { requiresSubscription: true },
  });
}
