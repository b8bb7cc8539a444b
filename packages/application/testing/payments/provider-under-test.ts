import type { CardCountry } from '@nestmates/domain/money/payments/card-country.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { AccountReport } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { PaymentProvider } from '../../src/money/payments/payment-provider.ts';
import type { WebhookRequest } from '../../src/money/payments/provider-events.ts';
import type { RefundEnd } from '../../src/money/payments/sandbox-provider.ts';

/** What people do on the provider's pages and in its dashboard, and what banks do. */
export interface PeopleAtProvider {
  /** The bank account is that of the name, or one that nobody else has. */
  finishOnboarding(url: string, bank?: string): Promise<void>;
  /** The account may not be paid any more. */
  restrictAccount(accountId: string): Promise<void>;
  /** The provider wants to know more; what is past due stops the account. */
  requireOfSeller(
    accountId: string,
    asked: Pick<AccountReport, 'due' | 'dueBy' | 'isPastDue'>,
  ): Promise<void>;
  /** The provider does not want the seller, for good. */
  rejectSeller(accountId: string): Promise<void>;
  /** A payout arrives at the bank account that the seller has named. */
  arrivePayout(accountId: string, cents: Cents): Promise<void>;
  /** The seller's bank does not take a payout. */
  failPayout(accountId: string, cents: Cents, reason: string): Promise<void>;
  /** Pays for an order or a subscription; with the card of that name, or one that nobody else has, of the US or that country; null where nobody knows it. */
  pay(checkoutUrl: string, card?: string, cardCountry?: CardCountry): Promise<void>;
  decline(checkoutUrl: string): Promise<void>;
  refundInDashboard(paymentId: string, cents: Cents): Promise<void>;
  /** The bank of the buyer takes the last refund of the payment, or sends it back. */
  endRefund(paymentId: string, end: RefundEnd): Promise<void>;
  /** The bank takes that much; nothing where it only asks. */
  openDispute(paymentId: string, cents: Cents): Promise<void>;
  closeDispute(paymentId: string, outcome: 'won' | 'lost' | 'closed'): Promise<void>;
  /** The network of the card thinks that it was fraud. */
  warnOfFraud(paymentId: string): Promise<void>;
  /** The last payment of a subscription. */
  paymentOfPlan(subscriptionId: string): Promise<string>;
  changePlan(portalUrl: string, plan: PaidPlan): Promise<void>;
  cancelInPortal(portalUrl: string): Promise<void>;
  missRenewal(subscriptionId: string): Promise<void>;
  payRenewal(subscriptionId: string): Promise<void>;
}

export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  readonly people: PeopleAtProvider;
  /** Those that the provider has sent so far, oldest first. */
  webhooks(): Promise<readonly WebhookRequest[]>;
  /** The newest, as the provider would have signed it so many milliseconds ago. */
  signedAgo(milliseconds: number): Promise<WebhookRequest>;
}
