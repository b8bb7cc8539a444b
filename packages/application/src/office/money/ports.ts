import type { Accounts, MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { PlanRow } from '@nestmates/domain/money/payments/plan-tax.ts';
import type { AdministratorTies } from '@nestmates/domain/office/money/administrator-ties.ts';
import type { GrossVolume } from '@nestmates/domain/office/money/form-1099-k.ts';
import type { MovedForPayout } from '@nestmates/domain/office/money/payout-statement.ts';
import type { BookedRow, Difference } from '@nestmates/domain/office/money/reconciliation.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** What an administrator has in common with members. */
export interface AdministratorTieQueries {
  between(adminId: MemberId, members: readonly MemberId[]): Promise<AdministratorTies>;
  /** Whether the two share a bank account or a mailbox, by one of the sales of a seller who has left. */
  isTiedToSellerOf(adminId: MemberId, sale: OrderId): Promise<boolean>;
  /** `card` is the keyed digest of what the provider calls it. */
  hasPaidWith(adminId: MemberId, card: string): Promise<boolean>;
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** What one comparison with the provider has brought to light. */
export interface ReconciliationReport extends Period {
  readonly provider: string;
  readonly ranAt: Date;
  readonly lines: number;
  /** How many of them were entered, as only the statement tells of them. */
  readonly entered: number;
  readonly oursCents: Cents;
  readonly theirsCents: Cents;
  readonly underWayCents: Cents;
  readonly differences: readonly Difference[];
}

/** A row that belongs to no order. */
export interface PlatformRow {
  readonly kind: Extract<
    MovementKind,
    | 'planPayment'
    | 'planTax'
    | 'planRefund'
    | 'planTaxBack'
    | 'planDispute'
    | 'planDisputeWon'
    | 'payout'
    | 'providerFee'
  >;
  readonly cents: Cents;
  readonly at: Date;
  readonly providerId: string;
  /** The payment, where it is about a plan. */
  readonly paymentId: string | null;
  /** None where it moves within our books alone. */
  readonly balanceTransaction: string | null;
}

export interface BooksOverview {
  readonly accounts: Accounts;
  /** Part of what is held that belongs to orders that are completed. */
  readonly owedCents: Cents;
  /** The newest first. */
  readonly reports: readonly ReconciliationReport[];
}

export interface ReconciliationStore {
  /** Rows about one of these objects, and those of the provider that were written in the period. */
  rows(
    provider: string,
    which: Period & { readonly objectIds: readonly string[] },
  ): Promise<readonly BookedRow[]>;
  /** Which of these have paid for a plan with us. */
  customersAmong(provider: string, customerIds: readonly string[]): Promise<readonly string[]>;
  /** How many of them are new. */
  enter(provider: string, rows: readonly PlatformRow[]): Promise<number>;
  /** Rows of these payments for plans, the oldest first. */
  planRows(
    provider: string,
    paymentIds: readonly string[],
  ): Promise<readonly (PlanRow & { readonly paymentId: string })[]>;
  /** Whether tax was ever paid for a plan there. */
  hasTax(provider: string): Promise<boolean>;
  /** Writes the lines of the statement to rows that do not know theirs yet. */
  nameLines(
    lines: readonly { readonly kind: MovementKind; readonly providerId: string; readonly line: string }[],
  ): Promise<void>;
  accounts(provider?: string): Promise<Accounts>;
  /** What is held for orders and payments of none, each for itself: one that was paid back twice lends nothing to the others. */
  heldForPayments(provider: string): Promise<Cents>;
  /** Amount by which the balance changes once all that was asked for is done. */
  underWay(provider: string): Promise<Cents>;
  overview(limit: { readonly reports: number }): Promise<BooksOverview>;
  keep(report: ReconciliationReport): Promise<void>;
}

/** A row of the ledger with the order that it is of, if any. */
export interface JournalMovement {
  readonly id: number;
  readonly at: Date;
  readonly provider: string;
  readonly kind: MovementKind;
  readonly cents: Cents;
  readonly orderId: number | null;
  readonly providerId: string;
  readonly balanceTransaction: string | null;
}

interface MovedByDay {
  /** "2026-11-04", in UTC. */
  readonly day: string;
  readonly provider: string;
  readonly kind: MovementKind;
  /** What came in and what was taken back are two. */
  readonly cents: Cents;
  readonly movements: number;
}

export interface SellerVolume extends GrossVolume {
  readonly provider: string;
  /** Null for all together whose accounts are deleted. */
  readonly memberId: MemberId | null;
  readonly accountId: string | null;
  readonly name: string | null;
  readonly email: string | null;
}

interface Payout {
  readonly provider: string;
  /** Counts the payouts of the provider before it. */
  readonly number: number;
  readonly payoutId: string;
  readonly balanceTransaction: string | null;
  readonly at: Date;
  readonly cents: Cents;
}

/** The period's end is not in it. */
export interface BookkeepingQueries {
  movedByKind(): Promise<readonly { readonly kind: MovementKind; readonly cents: Cents }[]>;
  /** The oldest first. */
  movements(
    period: Period,
    page: { readonly after: number | null; readonly limit: number },
  ): Promise<readonly JournalMovement[]>;
  /** The oldest first. */
  movedByDay(period: Period): Promise<readonly MovedByDay[]>;
  /** Those with the most first. */
  sellerVolumes(period: Period): Promise<readonly SellerVolume[]>;
  /** The newest first; all without a limit. */
  payouts(limit?: number): Promise<readonly Payout[]>;
  /** Ordered by provider, and the oldest payout first. */
  movedForPayouts(): Promise<readonly MovedForPayout[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly administratorTies: AdministratorTieQueries;
    readonly reconciliationStore: ReconciliationStore;
    readonly bookkeepingQueries: BookkeepingQueries;
  }
}
