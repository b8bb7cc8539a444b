import type { PostalAddress } from '@nestmates/application/money/payments/checkouts.ts';
import type {
  Fulfilment,
  Order,
  OrderStatus,
  PickupCode,
  StoppedStage,
} from '@nestmates/domain/market/orders/order.ts';
import type { Parcel, ParcelState, SentTracking } from '@nestmates/domain/market/orders/parcel.ts';
import type { MoneyStep } from '@nestmates/domain/market/orders/settlement.ts';
import type { CarrierId } from '@nestmates/domain/market/orders/tracking.ts';
import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import type { Id, MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { Model } from 'objection';

export class OrderModel extends Model {
  static override readonly tableName = 'orders';
  static override readonly jsonAttributes = ['address'];
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
  declare readonly status: OrderStatus;
  declare readonly priceCents: number;
  declare readonly processingFeeCents: number;
  declare readonly platformFeeCents: number;
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

export const parcelColumns = (parcel: Parcel | undefined) => ({
  parcelState: parcel?.state ?? null,
  parcelAt: parcel && 'at' in parcel ? parcel.at : null,
});

const trackingColumns = (tracking: SentTracking | null) => ({
  carrier: tracking?.carrier ?? null,
  trackingNumber: tracking?.number ?? null,
  waitsForDelivery: tracking?.releaseWaits ?? false,
  parcelStalled: tracking?.stalled ?? false,
  ...parcelColumns(tracking?.parcel),
});

/** The columns that an order of its status has. */
export function columnsOf(order: Order): Partial<OrderModel> {
  const { pickup, tracking, stopped, ...columns } = {
    pickup: undefined,
    tracking: undefined,
    stopped: undefined,
    ...order,
  } as Order & {
    readonly pickup?: PickupCode | null | undefined;
    readonly tracking?: SentTracking | null | undefined;
    readonly stopped?: StoppedStage | null | undefined;
  };
  return {
    ...(columns as Partial<OrderModel>),
    // Its code and the time of its completion stay in their columns.
    stoppedStatus: stopped?.status ?? null,
    ...(pickup === undefined
      ? {}
      : { pickupCode: pickup?.code ?? null, pickupWrongTries: pickup?.wrongTries ?? 0 }),
    ...(tracking === undefined ? {} : trackingColumns(tracking)),
  };
}

const required = <T>(value: T | null): T => {
  if (value === null) throw new Error('An order lacks what its status has');
  return value;
};

function stoppedIn({
  stoppedStatus,
  pickupCode,
  pickupWrongTries,
  completedAt,
}: OrderRow): StoppedStage | null {
  if (stoppedStatus === null) return null;
  if (stoppedStatus === 'shipped') return { status: stoppedStatus };
  if (stoppedStatus === 'completed') return { status: stoppedStatus, completedAt: required(completedAt) };
  const pickup = pickupCode === null ? null : { code: pickupCode, wrongTries: pickupWrongTries };
  return { status: stoppedStatus, pickup };
}

export type OrderRow = Pick<
  OrderModel,
  | 'id'
  | 'reference'
  | 'frozen'
  | 'stoppedStatus'
  | 'pausedFor'
  | 'agreedRefundCents'
  | 'undoneBySeller'
  | 'listingId'
  | 'buyerId'
  | 'sellerId'
  | 'fulfilment'
  | 'status'
  | 'priceCents'
  | 'processingFeeCents'
  | 'platformFeeCents'
  | 'createdAt'
  | 'reservedUntil'
  | 'expiredAt'
  | 'paidAt'
  | 'paymentId'
  | 'pickupCode'
  | 'pickupWrongTries'
  | 'shippedAt'
  | 'carrier'
  | 'trackingNumber'
  | 'waitsForDelivery'
  | 'parcelState'
  | 'parcelAt'
  | 'parcelStalled'
  | 'problemAt'
  | 'answeredAt'
  | 'escalatedAt'
  | 'disputed'
  | 'completedAt'
  | 'cancelledAt'
  | 'refundedAt'
>;

function parcelIn({ parcelState: state, parcelAt: at }: OrderRow): Parcel | undefined {
  if (state === null) return undefined;
  return state === 'announced' ? { state } : { state, at: required(at) };
}

function trackingIn(row: OrderRow): SentTracking | null {
  const { carrier, trackingNumber: number, waitsForDelivery, parcelStalled } = row;
  if (carrier === null) return null;
  const parcel = parcelIn(row);
  return {
    carrier,
    number,
    ...(parcel ? { parcel } : {}),
    ...(waitsForDelivery ? { releaseWaits: true } : {}),
    ...(parcelStalled ? { stalled: true } : {}),
  };
}

export function orderOf(row: OrderRow): Order {
  const { id, reference, listingId, buyerId, sellerId, fulfilment, createdAt } = row;
  const { priceCents, processingFeeCents, platformFeeCents } = row;
  const placed = {
    id,
    reference,
    listingId,
    buyerId,
    sellerId,
    fulfilment,
    createdAt,
    priceCents,
    processingFeeCents,
    platformFeeCents,
  };
  if (row.status === 'awaiting_payment') {
    return { ...placed, status: row.status, reservedUntil: row.reservedUntil };
  }
  if (row.status === 'expired') return { ...placed, status: row.status, expiredAt: required(row.expiredAt) };
  const paid = {
    ...placed,
    paidAt: required(row.paidAt),
    paymentId: required(row.paymentId),
    pausedFor: Number(row.pausedFor),
    agreedRefundCents: row.agreedRefundCents,
  };
  const { shippedAt, pickupCode, pickupWrongTries: wrongTries } = row;
  const sent = { ...paid, shippedAt, tracking: trackingIn(row) };
  switch (row.status) {
    case 'pending_shipment': {
      const pickup = pickupCode === null ? null : { code: pickupCode, wrongTries };
      return { ...paid, status: row.status, pickup };
    }
    case 'shipped':
      return { ...sent, status: row.status, shippedAt: required(shippedAt) };
    case 'problem':
      return {
        ...sent,
        status: row.status,
        problemAt: required(row.problemAt),
        answeredAt: row.answeredAt,
        escalatedAt: row.escalatedAt,
        disputed: row.disputed,
        frozen: row.frozen,
        stopped: stoppedIn(row),
      };
    case 'completed':
      return { ...sent, status: row.status, completedAt: required(row.completedAt) };
    case 'cancelled':
      return {
        ...paid,
        status: row.status,
        cancelledAt: required(row.cancelledAt),
        undoneBySeller: row.undoneBySeller,
      };
    case 'refunded':
      return {
        ...sent,
        status: row.status,
        refundedAt: required(row.refundedAt),
        undoneBySeller: row.undoneBySeller,
      };
  }
}
