import type { Cents } from '@nestmates/domain/money/payments/fees.ts';

export const moveRefusals = [
  'account-not-ready',
  'insufficient-funds',
  /** There is nothing left to move, or less than that. */
  'exceeds-rest',
  'disputed',
  /** The key stands for another call, or for one that failed for good. */
  'key-used',
  'other',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

/**
 * A refusal is repeated under the same key. A new attempt takes another key, after a look at `payment`: keys are
 * forgotten, and the move may have been made.
 */
export type MoveOutcome =
  | { readonly outcome: 'done'; readonly id: string }
  | { readonly outcome: 'refused'; readonly reason: MoveRefusal; readonly message: string };

/** What was moved, under which key of ours; null when it was not moved by us. */
export interface ProviderMove {
  readonly id: string;
  readonly cents: Cents;
  readonly key: string | null;
  /** The line in the provider's statement, once that is known. */
  readonly balanceTransaction: string | null;
}

export interface ProviderDispute {
  readonly id: string;
  /** What the bank has taken: nothing by an inquiry. */
  readonly cents: Cents;
  /** Closed is an inquiry that has ended, or a dispute that was taken back. */
  readonly outcome: 'open' | 'won' | 'lost' | 'closed';
  /** What the provider takes for it. */
  readonly feeCents: Cents;
  /** Until when evidence can be sent. */
  readonly evidenceDueBy: Date | null;
}

export interface ProviderPayment {
  readonly cents: Cents;
  readonly balanceTransaction: string | null;
  /** What the provider has kept of it; null as long as that is not known. */
  readonly feeCents: Cents | null;
  readonly refunds: readonly ProviderMove[];
  /** Of this payment alone. */
  readonly releases: readonly (ProviderMove & { readonly reversals: readonly ProviderMove[] })[];
  readonly disputes: readonly ProviderDispute[];
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
  /** All that the provider has done for an order. */
  payment(of: {
    readonly reference: PaymentReference;
    readonly paymentId: string;
  }): Promise<ProviderPayment | undefined>;
}
