import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { UnmatchedKind } from '@nestmates/domain/money/payments/unmatched-payment.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** Something at the provider that was paid: a payment, or a subscription. */
export interface AtProvider {
  readonly provider: string;
  readonly objectId: string;
}

/** One payment or subscription may fit nothing in more than one way. */
export interface UnmatchedKey extends AtProvider {
  readonly kind: UnmatchedKind;
}

export interface NewUnmatchedPayment extends UnmatchedKey {
  readonly foundAt: Date;
  readonly orderId: OrderId | null;
  /** The order's, as the provider has it. */
  readonly reference: string | null;
  readonly cents: Cents | null;
  /** Small letters. */
  readonly currency: string | null;
}

export interface UnmatchedPayment extends NewUnmatchedPayment {
  /** What the provider has said against paying it back. */
  readonly refusal: string | null;
  /** How often it was refused: a provider repeats a refusal under the same key. */
  readonly refusals: number;
}

export interface UnmatchedPaymentStore {
  /** Whether it is new, or `reopens` and was settled: once, however often it is heard of. */
  add(found: NewUnmatchedPayment, reopens: boolean): Promise<boolean>;
  /** Those of it that are open. */
  find(which: AtProvider): Promise<readonly UnmatchedPayment[]>;
  refuse(which: UnmatchedKey, refusal: string, at: Date): Promise<void>;
  settle(which: UnmatchedKey, at: Date): Promise<void>;
  /** Those that are open, the oldest first. */
  open(limit: number): Promise<readonly UnmatchedPayment[]>;
  /** Those of no order that are open, the one that was taken last at the end: `now` is that time of these. */
  takeOfNoOrder(now: Date, limit: number): Promise<readonly UnmatchedPayment[]>;
  /** Those that were paid back and settled since then, of this object alone where one is named. */
  paidBack(since: Date, limit: number, which?: AtProvider): Promise<readonly UnmatchedPayment[]>;
  /** What was settled is refused after all, under a key that is used no more. */
  reopen(which: UnmatchedKey, refusal: string, at: Date): Promise<void>;
  /** Those that we pay back and that the provider has refused to, the one that was tried last at the end. */
  refused(limit: number): Promise<readonly UnmatchedPayment[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly unmatchedPaymentStore: UnmatchedPaymentStore;
  }
}
