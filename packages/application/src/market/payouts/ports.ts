import type { Order } from '@nestmates/domain/market/orders/order.ts';
import type { DailyLimit } from '@nestmates/domain/money/payments/money-limits.ts';
import type { PayoutCheck, PayoutCheckReason } from '@nestmates/domain/money/payments/payout-check.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** The two of an order. */
export type Parties = Pick<Order, 'id' | 'buyerId' | 'sellerId'>;

/** Releases that an administrator looks at first. Whoever changes one has locked its order. */
export interface PayoutCheckStore {
  of(orderId: OrderId): Promise<PayoutCheck | undefined>;
  note(orderId: OrderId, reasons: readonly PayoutCheckReason[], at: Date): Promise<void>;
  /** These wait for a second administrator, as a hold of their seller was lifted; also what was looked at before. */
  noteLifted(orders: readonly OrderId[], at: Date): Promise<void>;
  /** Whether one was waiting. */
  approve(orderId: OrderId, at: Date): Promise<boolean>;
  /** What was released to the seller since then, or asked for. Whoever asks has locked the seller's debt. */
  releasedSince(sellerId: MemberId, since: Date): Promise<DailyLimit>;
  /** What the two have in common: a browser or an address, and a card. */
  sharedBy(parties: Parties): Promise<{ readonly device: boolean; readonly card: boolean }>;
}

export interface CardDigestStore {
  /** The first counts: an order is paid with one card. */
  note(card: {
    readonly orderId: OrderId;
    readonly memberId: MemberId;
    readonly digest: string;
    readonly usedAt: Date;
  }): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly payoutCheckStore: PayoutCheckStore;
    readonly cardDigestStore: CardDigestStore;
  }
}
