import type { ItemReturn } from '@nestmates/domain/market/orders/item-return.ts';
import type { Order, PickupCode, StoppedStage } from '@nestmates/domain/market/orders/order.ts';
import type { SentTracking } from '@nestmates/domain/market/orders/parcel.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import { itemReturnColumns, itemReturnIn } from './item-return-row.ts';
import type { OrderModel } from './order-models.ts';
import { parcelColumns, parcelIn, required } from './parcel-columns.ts';

const trackingColumns = (tracking: SentTracking | null) => ({
  carrier: tracking?.carrier ?? null,
  trackingNumber: tracking?.number ?? null,
  waitsForDelivery: tracking?.releaseWaits ?? false,
  parcelStalled: tracking?.stalled ?? false,
  ...parcelColumns(tracking?.parcel),
});

/** The columns that an order of its status has. */
export function columnsOf(order: Order): Partial<OrderModel> {
  const { pickup, tracking, stopped, itemReturn, ...columns } = {
    pickup: undefined,
    tracking: undefined,
    stopped: undefined,
    itemReturn: undefined,
    ...order,
  } as Order & {
    readonly pickup?: PickupCode | null | undefined;
    readonly tracking?: SentTracking | null | undefined;
    readonly stopped?: StoppedStage | null | undefined;
    readonly itemReturn?: ItemReturn | null | undefined;
  };
  return {
    ...(columns as Partial<OrderModel>),
    // Its code and the time of its completion stay in their columns.
    stoppedStatus: stopped?.status ?? null,
    ...itemReturnColumns(itemReturn ?? null),
    ...(pickup === undefined
      ? {}
      : { pickupCode: pickup?.code ?? null, pickupWrongTries: pickup?.wrongTries ?? 0 }),
    ...(tracking === undefined ? {} : trackingColumns(tracking)),
  };
}

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

export type OrderRow = RowOf<OrderModel>;

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
  const { id, reference, listingId, buyerId, sellerId, fulfilment, serviceDate, createdAt } = row;
  const { priceCents, processingFeeCents, platformFeeCents, taxCents } = row;
  const placed = {
    id,
    reference,
    listingId,
    buyerId,
    sellerId,
    fulfilment,
    serviceDate,
    createdAt,
    priceCents,
    processingFeeCents,
    platformFeeCents,
    taxCents,
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
    inquiryAt: row.inquiryAt,
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
        itemReturn: itemReturnIn(row),
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
