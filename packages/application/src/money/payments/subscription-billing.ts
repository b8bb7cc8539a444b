import type { PaidPlan, SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { HostedPage } from './hosted-page.ts';

export interface ProviderSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly memberId: MemberId;
  readonly plan: PaidPlan;
  readonly status: SubscriptionStatus;
  readonly periodEnd: Date;
}

export interface SubscriptionBilling {
  /** `customerId` is null for who has never subscribed. */
  openCheckout(request: {
    readonly key: string;
    readonly memberId: MemberId;
    readonly customerId: string | null;
    readonly plan: PaidPlan;
    readonly successUrl: string;
    readonly cancelUrl: string;
  }): Promise<HostedPage & { readonly checkoutId: string }>;
  /** So that it cannot be paid any more; what is paid by then stays paid. */
  closeCheckout(checkoutId: string): Promise<'closed' | 'paid'>;
  /** Where the member changes their plan or card, cancels, and finds their receipts. */
  openPortal(request: { readonly customerId: string; readonly returnUrl: string }): Promise<HostedPage>;
  /** Without an answer for what is no subscription to one of our plans. */
  find(subscriptionId: string): Promise<ProviderSubscription | undefined>;
  cancel(request: {
    readonly key: string;
    readonly subscriptionId: string;
    readonly when: 'now' | 'at-period-end';
  }): Promise<ProviderSubscription | undefined>;
}
