import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { DueStep } from '@nestmates/domain/market/orders/settlement.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { Movement } from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SweptOrder } from './ports.ts';

export interface LedgerEntry extends Movement {
  /** The payment, transfer, refund, reversal or dispute at the provider; an id of ours where none is concerned. */
  readonly providerId: string;
  /** The line in the provider's statement, once it is known. */
  readonly balanceTransaction: string | null;
  /** The order whose debt a netting settles, where that is another one. */
  readonly settles?: OrderId;
}

/** An order of which something is owed. */
export interface OwingOrder {
  readonly orderId: OrderId;
  readonly cents: Cents;
  /** Whether this very account has sold it, and not another of the person. */
  readonly isOwn: boolean;
}

/** A step that the provider was asked for. */
export interface AskedStep extends DueStep {
  readonly key: string;
  /** The release that a reversal takes back. */
  readonly releaseId: string | null;
  readonly askedAt: Date;
}

/** The money of an order. Whoever changes it has locked the order. */
export interface Ledger {
  entriesOf(id: OrderId): Promise<readonly LedgerEntry[]>;
  add(id: OrderId, entries: readonly LedgerEntry[]): Promise<void>;
  /** The keys of all steps that were ever asked for. */
  keysOf(id: OrderId): Promise<readonly string[]>;
  /** Keeps what the person owes from other changes until the transaction ends. */
  lockDebt(sellerId: MemberId): Promise<void>;
  /**
   * What the person owes, from the orders of all accounts that share a mailbox or a bank account with this one, deleted
   * ones too; locked.
   */
  lockDebtOf(sellerId: MemberId): Promise<Cents>;
  /** The same, by a sale whose seller has deleted the account. */
  lockDebtOfSale(id: OrderId): Promise<Cents>;
  /** The orders of which the person of a sale owes something, oldest first. */
  owingOrdersOf(sale: Pick<Order, 'id' | 'sellerId'>): Promise<readonly OwingOrder[]>;
  /** The seller deletes the account: the person goes on owing what its sales owe, or come to owe. */
  keepSalesOf(sellerId: MemberId, at: Date): Promise<void>;
  /** How many orders of the seller something was released for. */
  releasesOf(sellerId: MemberId): Promise<number>;
  /** The step whose outcome is not known. */
  askedStep(id: OrderId): Promise<AskedStep | undefined>;
  /** How many steps were asked for so far, and how many of the last ones were refused in a row. */
  stepCounts(id: OrderId): Promise<{ readonly asked: number; readonly refusedInARow: number }>;
  ask(id: OrderId, step: AskedStep): Promise<void>;
  answer(key: string, answer: StepAnswer): Promise<void>;
  /** Whether its release has ever waited as planned: its seller hears of it once it is sent. */
  hasWaited(id: OrderId): Promise<boolean>;
  /** Whether a worker has to look at its money, from when on, and whether it waits by a rule and not as a step has failed. */
  setDue(id: OrderId, due: boolean, retryAt?: Date | null, why?: 'planned'): Promise<void>;
  /** Orders whose money a worker has to look at. */
  due(now: Date, limit: number): Promise<readonly SweptOrder[]>;
}

export interface StepAnswer {
  readonly outcome: 'done' | 'refused';
  readonly at: Date;
  readonly providerId?: string;
  readonly reason?: string;
}

/** When the payment of each order was looked at last. */
export interface PaymentLooks {
  /** Those that were paid since then; of older ones whose refund is pending, those not looked at for a tenth of their age. */
  notLookedAt(
    which: { readonly paidAfter: Date; readonly lookedBefore: Date; readonly now: Date },
    limit: number,
  ): Promise<readonly SweptOrder[]>;
  noteLook(id: OrderId, at: Date): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly ledger: Ledger;
    readonly paymentLooks: PaymentLooks;
  }
}
