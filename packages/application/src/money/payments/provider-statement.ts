import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberReference } from './payment-references.ts';

/** A line of the provider's statement: every cent that comes into our balance there, or leaves it. */
export interface StatementLine {
  readonly id: string;
  /** The ledger's name of it; `other` is what it has no name for. */
  readonly kind: MovementKind | 'other';
  /** The payment, refund, transfer, reversal, dispute or payout. */
  readonly objectId: string;
  /** Cents as the ledger counts the kind: a refund that failed is one below zero. */
  readonly cents: Cents;
  readonly feeCents: Cents;
  /** Small letters. */
  readonly currency: string;
  readonly at: Date;
  /** The order's, where the provider knows it; null for what is of no order. */
  readonly reference: string | null;
  /** Who has paid a plan. */
  readonly customerId: string | null;
  /** The payment, also of what went back of it, or of a dispute about it. */
  readonly paymentId: string | null;
  /** Made by another installation with the same account there. */
  readonly isForeign: boolean;
}

/** Who has paid for a plan, as the provider knows it. */
export interface Payer {
  /** Whether this installation has made the payment; false also where nobody can tell. */
  readonly isOurs: boolean;
  /** The member's, where the provider knows it. */
  readonly reference: MemberReference | null;
  /** Names the card as in a payment for an order. */
  readonly cardFingerprint: string | null;
}

export interface ProviderStatement {
  /** Every line whose time is within, the newest first. */
  lines(period: { readonly from: Date; readonly to: Date }): Promise<readonly StatementLine[]>;
  /** Undefined where the provider has no such payment. */
  payerOf(paymentId: string): Promise<Payer | undefined>;
  /** How much of what was paid for a plan or an order is tax; undefined where the page of the order is not there. */
  taxOf(paymentId: string): Promise<Cents | undefined>;
  /** What it holds for us, that which cannot be paid out yet included. */
  balance(): Promise<Cents>;
  /** Whether it pays that out to our bank by itself; undefined where our key may not ask. */
  paysOutByItself(): Promise<boolean | undefined>;
}
