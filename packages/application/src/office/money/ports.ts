import type { Accounts, MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { BookedRow, Difference } from '@nestmates/domain/office/money/reconciliation.ts';

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
    'planPayment' | 'planRefund' | 'planDispute' | 'planDisputeWon' | 'payout' | 'providerFee'
  >;
  readonly cents: Cents;
  readonly at: Date;
  readonly providerId: string;
  readonly balanceTransaction: string;
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
  /** Writes the lines of the statement to rows that do not know theirs yet. */
  nameLines(
    lines: readonly { readonly kind: MovementKind; readonly providerId: string; readonly line: string }[],
  ): Promise<void>;
  accounts(provider?: string): Promise<Accounts>;
  /** By how much the balance changes once all that was asked for is done. */
  underWay(provider: string): Promise<Cents>;
  /** Of what is held, the part of orders that are completed. */
  overview(): Promise<{ readonly accounts: Accounts; readonly owedCents: Cents }>;
  keep(report: ReconciliationReport): Promise<void>;
  /** The newest first. */
  reports(limit: number): Promise<readonly ReconciliationReport[]>;
}
