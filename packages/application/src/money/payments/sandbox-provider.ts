import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { CardCountry } from '@nestmates/domain/money/payments/card-country.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Balance } from '@nestmates/domain/money/payments/ledger.ts';
import type { AccountReport } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PostalAddress } from './checkouts.ts';

/** What the sandbox asks of a seller, or says about the seller's bank. */
export type SandboxAccountChange =
  | Pick<AccountReport, 'due' | 'dueBy' | 'isPastDue'>
  | { readonly isRejected: true }
  | { readonly failedPayout: { readonly cents: Cents; readonly reason: string } }
  /** A payout has arrived at the bank account that the seller has named. */
  | { readonly isPaidOut: true };

/** The pages on which a seller sets up their account where no payment provider is configured. */
export interface SandboxSellers {
  isOpen(pageToken: string): Promise<boolean>;
  /**
   * The address to go back to, whether the seller has finished or not; undefined if there is no such page. Who finishes is
   * paid to the bank account of that name, or one that nobody else has.
   */
  leave(pageToken: string, outcome: 'finish' | 'abandon', bank?: string): Promise<string | undefined>;
}

/** What a page says on which an order or a plan is paid. */
export interface SandboxCheckoutPage {
  readonly state: 'open' | 'paid' | 'expired';
  readonly lines: readonly { readonly says: string; readonly cents: Cents }[];
  /** What stands in the form where an address is asked for. */
  readonly address: PostalAddress | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Begins the name of a card whose bank takes refunds slowly: each is pending until somebody ends it. */
export const cardOfSlowRefunds = 'slow refunds';
export const isRefundedSlowly = (card: string | null | undefined): boolean =>
  card?.startsWith(cardOfSlowRefunds) ?? false;

export const refundEnds = ['taken', 'sent-back'] as const;
export type RefundEnd = (typeof refundEnds)[number];

/** What stood in the form of the page. */
export interface SandboxPaymentForm {
  readonly address?: PostalAddress | undefined;
  /** Two payments with one name are paid with one card. */
  readonly card?: string | undefined;
  /** The usual one where nothing is said. */
  readonly cardCountry?: CardCountry | undefined;
}

export const checkoutOutcomes = ['pay', 'decline', 'cancel'] as const;

export interface SandboxCheckoutPages {
  page(checkoutId: string): Promise<SandboxCheckoutPage | undefined>;
  /** The address to go back to; undefined if there is no such page, or not any more. */
  answer(
    checkoutId: string,
    outcome: (typeof checkoutOutcomes)[number],
    form?: SandboxPaymentForm,
  ): Promise<string | undefined>;
}

/** `miss-renewal` lets the next payment fail, and `pay` pays it after all. */
export const portalOutcomes = ['pro', 'premium', 'cancel', 'resume', 'miss-renewal', 'pay'] as const;
export type PortalOutcome = (typeof portalOutcomes)[number];

export interface SandboxPortalPage {
  readonly returnUrl: string;
  readonly subscription: {
    readonly plan: PaidPlan;
    readonly status: string;
    readonly endsWithPeriod: boolean;
    readonly periodEnd: Date;
    readonly priceCents: Cents;
  } | null;
  readonly outcomes: readonly PortalOutcome[];
}

export interface SandboxPortalPages {
  page(token: string): Promise<SandboxPortalPage | undefined>;
  answer(token: string, outcome: PortalOutcome): Promise<string | undefined>;
}

export interface SandboxEventSettings {
  readonly delaySeconds: number;
  readonly copies: number;
  readonly areShuffled: boolean;
}

/** The sandbox's own ledger, independent of ours. */
export interface SandboxBooks {
  read(): Promise<{
    readonly movements: readonly {
      readonly kind: MovementKind;
      readonly orderId: OrderId;
      readonly amount: Cents;
      readonly at: Date;
      readonly key: string | null;
    }[];
    readonly orders: readonly (Pick<Balance, 'charged' | 'held' | 'released' | 'refunded' | 'fees'> & {
      readonly orderId: OrderId;
      /** Left out where no tax was paid. */
      readonly tax?: Cents;
    })[];
    readonly payments: readonly {
      readonly paymentId: string;
      readonly orderId: OrderId;
      readonly title: string;
      readonly dispute: 'none' | 'open' | 'won' | 'lost' | 'closed';
      /** The last one. */
      readonly refund: 'none' | 'pending' | 'taken';
    }[];
    /** Payments for plans, those of a subscription as one. */
    readonly plans: readonly {
      readonly paymentId: string;
      readonly title: string;
      readonly dispute: 'none' | 'open' | 'won' | 'lost' | 'closed';
    }[];
  }>;
  events(): Promise<SandboxEventSettings>;
  sellers(): Promise<readonly { readonly accountId: string; readonly name: string; readonly says: string }[]>;
}

/** What banks and the provider's own people do. */
export interface SandboxPeople {
  /** The bank takes that much, all that is left, or nothing where it only asks; whether it was possible. */
  openDispute(paymentId: string, cents?: Cents): Promise<boolean>;
  closeDispute(paymentId: string, outcome: 'won' | 'lost' | 'closed'): Promise<boolean>;
  /** The network of the card thinks that it was fraud. */
  warn(paymentId: string): Promise<boolean>;
  refund(paymentId: string, cents: Cents): Promise<boolean>;
  /** The bank of the buyer takes the last refund, or sends it back; whether there was one. */
  endRefund(paymentId: string, end: RefundEnd): Promise<boolean>;
  changeSeller(accountId: string, change: SandboxAccountChange): Promise<boolean>;
  setEvents(settings: SandboxEventSettings): Promise<void>;
}

/** All pages of the sandbox's payment provider. */
export interface SandboxProvider {
  readonly sellers: SandboxSellers;
  /** Those for orders, and those for plans. */
  readonly checkouts: readonly SandboxCheckoutPages[];
  readonly portal: SandboxPortalPages;
  readonly books: SandboxBooks;
  readonly people: SandboxPeople;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    /** Bound only where no provider is configured. */
    readonly sandboxProvider: SandboxProvider;
  }
}
