import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { Cents } from '@nestmates/domain/money/payments/fees.ts';
import type { MoveOutcome } from './move-outcome.ts';

export interface ProviderDispute {
  readonly id: string;
  /** The bank only asks: the payment can be refunded, which settles it once all has gone back. */
  readonly isInquiry: boolean;
  /** What the bank has taken of what is in our currency: nothing by an inquiry. */
  readonly cents: Cents;
  /** What is asked for, where that is in another currency: "€45.00". */
  readonly foreign?: string;
  /** Closed is an inquiry that has ended, or a dispute that was taken back. */
  readonly outcome: 'open' | 'won' | 'lost' | 'closed';
  /** The provider's word, where we do not know what it means; it counts as open. */
  readonly unknownStatus?: string;
  /** What the provider takes for it. */
  readonly feeCents: Cents;
  /** The bank's word for it, such as `product_not_received`. */
  readonly reason: string;
  readonly openedAt: Date;
  /** When the time to send evidence ends. */
  readonly evidenceDueBy: Date | null;
  /** The bank has it, whoever has sent it. */
  readonly hasEvidence: boolean;
}

/** The network of the card thinks that a payment was fraud, before anyone has disputed it. */
export interface ProviderWarning {
  readonly id: string;
  readonly reason: string;
  readonly at: Date;
  /** Neither disputed nor paid back by now. */
  readonly isActionable: boolean;
}

export interface PaymentDisputes {
  /** Who has paid, where the provider knows a customer; that is who pays for plans. */
  readonly customerId: string | null;
  readonly disputes: readonly ProviderDispute[];
  readonly warnings: readonly ProviderWarning[];
}

export interface ProviderDisputes {
  /** Disputes of one payment, for an order or a plan. */
  ofPayment(paymentId: string): Promise<PaymentDisputes | undefined>;
  /** Sends it to the bank, once and for all. */
  sendEvidence(request: {
    readonly key: string;
    readonly disputeId: string;
    readonly evidence: Evidence;
    /** One JPEG of all that were chosen. */
    readonly photos: Uint8Array | null;
  }): Promise<MoveOutcome>;
}
