import type { PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type { ReturnStatus } from '@nestmates/domain/market/orders/item-return.ts';
import type { Fulfilment, OrderStatus, StoppedStage } from '@nestmates/domain/market/orders/order.ts';
import type { ParcelState } from '@nestmates/domain/market/orders/parcel.ts';
import type { ReturnAddress } from '@nestmates/domain/market/orders/return-address.ts';
import type { MoneyStep } from '@nestmates/domain/market/orders/settlement.ts';
import type { CarrierId } from '@nestmates/domain/market/orders/tracking.ts';
import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { Id, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class OrderModel extends Model {
  static override readonly tableName = 'orders';
  static override readonly jsonAttributes = ['address', 'returnAddress'];
  declare readonly id: OrderId;
  declare readonly reference: string;
  declare readonly listingId: Id<'listing'> | null;
  declare readonly title: string;
  /** Of the payment provider. */
  declare readonly provider: string;
  declare readonly sellerAccountId: string | null;
  declare readonly buyerId: MemberId | null;
  declare readonly sellerId: MemberId | null;
  declare readonly fulfilment: Fulfilment;
  declare readonly serviceDate: CalendarDate | null;
  declare readonly status: OrderStatus;
  declare readonly priceCents: number;
  declare readonly processingFeeCents: number;
  declare readonly platformFeeCents: number;
  declare readonly taxCents: number;
  declare readonly createdAt: Date;
  declare readonly reservedUntil: Date;
  declare readonly checkoutId: string | null;
  declare readonly checkoutUrl: string | null;
  declare readonly expiredAt: Date | null;
  declare readonly paidAt: Date | null;
  declare readonly paymentId: string | null;
  declare readonly address: PostalAddress | null;
  declare readonly pickupCode: string | null;
  declare readonly pickupWrongTries: number;
  declare readonly shippedAt: Date | null;
  declare readonly carrier: CarrierId | null;
  declare readonly trackingNumber: string | null;
  declare readonly waitsForDelivery: boolean;
  declare readonly parcelState: ParcelState | null;
  declare readonly parcelAt: Date | null;
  declare readonly parcelAskedAt: Date | null;
  declare readonly parcelStalled: boolean;
  declare readonly problemAt: Date | null;
  declare readonly answeredAt: Date | null;
  declare readonly escalatedAt: Date | null;
  declare readonly disputed: boolean;
  declare readonly frozen: boolean;
  /** The stage that a dispute or a freeze has stopped. */
  declare readonly stoppedStatus: StoppedStage['status'] | null;
  /** A bigint of the database. */
  declare readonly pausedFor: string | number;
  declare readonly agreedRefundCents: number;
  declare readonly undoneBySeller: boolean;
  declare readonly returnStatus: ReturnStatus | null;
  declare readonly returnSince: Date | null;
  declare readonly returnRefundCents: number | null;
  declare readonly returnAddress: ReturnAddress | null;
  declare readonly returnCarrier: CarrierId | null;
  declare readonly returnNumber: string | null;
  declare readonly returnParcelState: ParcelState | null;
  declare readonly returnParcelAt: Date | null;
  declare readonly returnAskedAt: Date | null;
  declare readonly completedAt: Date | null;
  declare readonly cancelledAt: Date | null;
  declare readonly refundedAt: Date | null;
  declare readonly moneyDue: boolean;
  declare readonly moneyRetryAt: Date | null;
  declare readonly lookedAt: Date;
}

/** The ledger. */
export class TransactionModel extends Model {
  static override readonly tableName = 'transactions';
  declare readonly id: number;
  declare readonly orderId: OrderId;
  declare readonly kind: MovementKind;
  declare readonly cents: number;
  declare readonly providerId: string;
  declare readonly balanceTransaction: string | null;
  declare readonly at: Date;
}

export class MoneyStepModel extends Model {
  static override readonly tableName = 'money_steps';
  declare readonly id: number;
  declare readonly orderId: OrderId;
  declare readonly step: MoneyStep;
  declare readonly cents: number;
  declare readonly key: string;
  declare readonly releaseId: string | null;
  declare readonly outcome: 'asked' | 'done' | 'refused';
  declare readonly providerId: string | null;
  declare readonly reason: string | null;
  declare readonly askedAt: Date;
  declare readonly answeredAt: Date | null;
}
