import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MoveOutcome } from './move-outcome.ts';
import type { ProviderDispute, ProviderWarning } from './provider-disputes.ts';

/** What was moved, under which key of ours; null when it was not moved by us. */
export interface ProviderMove {
  readonly id: string;
  readonly cents: Cents;
  readonly key: string | null;
  /** The line in the provider's statement, once that is known. */
  readonly balanceTransaction: string | null;
}

/** One that has failed is none. */
export interface ProviderRefund extends ProviderMove {
  /**
   * The bank of the buyer has not taken it yet, it waits for funds of ours, or the provider says of it what we do not
   * know; none once it is done.
   */
  readonly unfinished?: 'pending' | 'no-funds' | 'unknown';
}

export interface ProviderPayment {
  readonly cents: Cents;
  readonly balanceTransaction: string | null;
  /** What the provider has kept of it; null as long as that is not known. */
  readonly feeCents: Cents | null;
  /** What the provider calls the card, the same for each payment with it; null where there is none. */
  readonly cardFingerprint: string | null;
  readonly refunds: readonly ProviderRefund[];
  /** Releases of this payment alone, each with the seller's account that it went to. */
  readonly releases: readonly (ProviderMove & {
    readonly accountId: string | null;
    readonly reversals: readonly ProviderMove[];
  })[];
  readonly disputes: readonly ProviderDispute[];
  readonly warnings: readonly ProviderWarning[];
}

/** How an order is called at the provider: a random id that no other database has. */
export type PaymentReference = string;

export interface MoneyMoves {
  release(request: {
    readonly key: string;
    readonly reference: PaymentReference;
    readonly paymentId: string;
    readonly accountId: string;
    readonly cents: Cents;
  }): Promise<MoveOutcome>;
  refund(request: {
    readonly key: string;
    readonly paymentId: string;
    readonly cents: Cents;
  }): Promise<MoveOutcome>;
  reverse(request: {
    readonly key: string;
    readonly releaseId: string;
    readonly cents: Cents;
  }): Promise<MoveOutcome>;
  /** What is in the account of a seller by now: at most that much can be taken back. Nothing where we may not ask. */
  sellerFunds(accountId: string): Promise<Cents>;
  /** All that the provider has done for an order. */
  payment(of: {
    readonly reference: PaymentReference;
    readonly paymentId: string;
  }): Promise<ProviderPayment | undefined>;
}
