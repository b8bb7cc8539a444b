import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { LedgerEntry } from '../../market/orders/ledger-ports.ts';
import type { Period } from './ports.ts';

export interface PaymentThere {
  readonly provider: string;
  readonly paymentId: string;
}

export interface PaymentOfNoOrder extends PaymentThere {
  /** The reference of the order that our books have lost. */
  readonly reference: string;
}

/** What one administrator would take over, and another one takes over or not. */
export interface TakeOverProposal extends PaymentThere {
  /** What was shown of it. */
  readonly seen: string;
  /** Null for an operator at the command line. */
  readonly proposedBy: MemberId | null;
  readonly proposedAt: Date;
}

/** A payment of which comparisons have found something that our books still lack, or a lost sale with a rest. */
export interface MissingPayment extends PaymentThere {
  /** The reference of the order, as the provider has it. */
  readonly reference: string | null;
  /** Who has paid a plan. */
  readonly customerId: string | null;
  /** Nothing where only the rest of a lost sale is to be booked. */
  readonly missing: readonly { readonly kind: MovementKind; readonly cents: Cents }[];
  /** That was compared. */
  readonly period: Period;
  readonly proposal: Pick<TakeOverProposal, 'seen' | 'proposedBy'> | null;
}

export interface LookedAt {
  /** Proposals are open that were made since then. */
  readonly proposedSince: Date;
  /** Comparisons count that were made since then. */
  readonly comparedSince: Date;
}

export interface TakeOverStore {
  /** The newest first. */
  missing(limit: number, lookedAt: LookedAt): Promise<readonly MissingPayment[]>;
  find(which: PaymentThere, lookedAt: LookedAt): Promise<MissingPayment | undefined>;
  /** Kept from other administrators until the transaction ends; what is open of it. */
  lock(which: PaymentThere, proposedSince: Date): Promise<TakeOverProposal | undefined>;
  /** Rows of the payment that are of no order, the oldest first. */
  entriesOf(which: PaymentThere): Promise<readonly LedgerEntry[]>;
  /** Keeps that a refund of it is pending. */
  addPendingRefund(which: PaymentOfNoOrder): Promise<void>;
  /** Those that were added, the one that was taken last at the end: `now` is that time of these. */
  takePendingRefunds(now: Date, limit: number): Promise<readonly PaymentOfNoOrder[]>;
  endPendingRefund(which: PaymentThere): Promise<void>;
  /**
   * The order by which rows of the payment name its seller's debts: that of those that are there, or else the seller's
   * newest that has brought a debt, or that was paid; null where there is none.
   */
  debtOrderOf(which: PaymentThere, sellerId: MemberId | null): Promise<OrderId | null>;
  /** What settles a debt is of that order's seller. */
  add(which: PaymentThere, entries: readonly LedgerEntry[], debtOrderId: OrderId | null): Promise<void>;
  /** The statement's payments for plans by this customer are ours. */
  addCustomer(provider: string, customerId: string): Promise<void>;
  /** Instead of one that was there. */
  propose(proposal: TakeOverProposal): Promise<void>;
  endProposal(which: PaymentThere): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly takeOverStore: TakeOverStore;
  }
}
