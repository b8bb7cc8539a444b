import type { PaidPlan, SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { HostedPage } from './hosted-page.ts';
import type { MemberReference } from './payment-references.ts';

export interface ProviderSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** Of who pays it; null for one from before members had a reference. */
  readonly reference: MemberReference | null;
  readonly plan: PaidPlan;
  readonly status: SubscriptionStatus;
  readonly periodEnd: Date;
}

export type ClosedCheckout =
  | { readonly outcome: 'closed' }
  | { readonly outcome: 'paid'; readonly subscriptionId: string };

export interface SubscriptionBilling {
  /** `customerId` is null for who has never subscribed. Undefined where the customer is not there any more. */
  openCheckout(request: {
    readonly key: string;
    readonly reference: MemberReference;
    readonly customerId: string | null;
    readonly plan: PaidPlan;
    readonly successUrl: string;
    readonly cancelUrl: string;
  }): Promise<(HostedPage & { readonly checkoutId: string }) | undefined>;
  /** So that it cannot be paid any more; what is paid by then stays paid. */
  closeCheckout(checkoutId: string): Promise<ClosedCheckout>;
  /** Where the member changes their plan or card, cancels, and finds receipts; undefined where the customer is gone. */
  openPortal(request: {
    readonly customerId: string;
    readonly returnUrl: string;
  }): Promise<HostedPage | undefined>;
  /** Without an answer for what is no subscription to one of our plans. */
  find(subscriptionId: string): Promise<ProviderSubscription | undefined>;
  cancel(request: {
    readonly key: string;
    readonly subscriptionId: string;
    readonly when: 'now' | 'at-period-end';
  }): Promise<ProviderSubscription | undefined>;
}
