import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { PaidPlan, SubscriptionStatus } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { Taxable } from '../taxes/taxes.ts';
import type { HostedPage } from './hosted-page.ts';
import type { ProviderRefund } from './money-moves.ts';
import type { MemberReference } from './payment-references.ts';

export interface ProviderSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  /** Whoever pays it; null for one from before members had a reference. */
  readonly reference: MemberReference | null;
  readonly plan: PaidPlan;
  readonly status: SubscriptionStatus;
  readonly periodEnd: Date;
}

/** `plan` is null for one that is paid under a price that is none of our plans'. */
export type FoundSubscription =
  | ProviderSubscription
  | (Pick<ProviderSubscription, 'subscriptionId' | 'customerId' | 'status'> & { readonly plan: null });

export type ClosedCheckout =
  | { readonly outcome: 'closed' }
  | { readonly outcome: 'paid'; readonly subscriptionId: string };

/** What was paid for one period of a subscription. */
export interface PlanPayment {
  readonly paymentId: string;
  /** The tax included. */
  readonly cents: Cents;
  /** What went back of it. */
  readonly refundedCents: Cents;
  /** Those of its refunds that are not done yet. */
  readonly unfinished: readonly ProviderRefund[];
  readonly paidAt: Date;
}

export interface SubscriptionBilling {
  /** `customerId` is null for who has never subscribed. Undefined where the customer is not there any more. */
  openCheckout(request: {
    readonly key: string;
    readonly reference: MemberReference;
    readonly customerId: string | null;
    readonly plan: PaidPlan;
    /** What tax is added for, now and with each renewal; without it none is. */
    readonly tax?: Taxable | undefined;
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
  /** Undefined for what is no subscription of ours. */
  find(subscriptionId: string): Promise<FoundSubscription | undefined>;
  cancel(request: {
    readonly key: string;
    readonly subscriptionId: string;
    readonly when: 'now' | 'at-period-end';
  }): Promise<FoundSubscription | undefined>;
  /** Takes back that it ends with its period; one that has ended stays so. */
  resume(request: {
    readonly key: string;
    readonly subscriptionId: string;
  }): Promise<FoundSubscription | undefined>;
  /** All that was paid for it, the oldest first; nothing for one that is unknown. */
  payments(subscriptionId: string): Promise<readonly PlanPayment[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly subscriptionBilling: SubscriptionBilling;
  }
}
