import { type ItemReturn, isOpenReturn } from '@nestmates/domain/market/orders/item-return.ts';
import type { OrderModel } from './order-models.ts';
import { parcelColumns, parcelIn, required } from './parcel-columns.ts';

export type ItemReturnRow = Pick<
  OrderModel,
  | 'returnStatus'
  | 'returnSince'
  | 'returnRefundCents'
  | 'returnAddress'
  | 'returnCarrier'
  | 'returnNumber'
  | 'returnParcelState'
  | 'returnParcelAt'
>;

/** Leaves none of them for an order without a return: the address is gone with it. */
export function itemReturnColumns(itemReturn: ItemReturn | null): ItemReturnRow {
  const terms = isOpenReturn(itemReturn) ? itemReturn.terms : null;
  const tracking = itemReturn?.status === 'sent' ? itemReturn.tracking : null;
  const { parcelState: returnParcelState, parcelAt: returnParcelAt } = parcelColumns(tracking?.parcel);
  return {
    returnStatus: itemReturn?.status ?? null,
    returnSince: itemReturn?.since ?? null,
    returnRefundCents: terms?.refundCents ?? null,
    returnAddress: terms?.address ?? null,
    returnCarrier: tracking?.carrier ?? null,
    returnNumber: tracking?.number ?? null,
    returnParcelState,
    returnParcelAt,
  };
}

export function itemReturnIn(row: ItemReturnRow): ItemReturn | null {
  const { returnStatus: status, returnParcelState: parcelState, returnParcelAt: parcelAt } = row;
  if (status === null) return null;
  const since = required(row.returnSince);
  if (status !== 'accepted' && status !== 'sent') return { status, since };
  const terms = { refundCents: required(row.returnRefundCents), address: required(row.returnAddress) };
  if (status === 'accepted') return { status, since, terms };
  const parcel = parcelIn({ parcelState, parcelAt });
  const tracking = { carrier: required(row.returnCarrier), number: required(row.returnNumber) };
  return { status, since, terms, tracking: parcel ? { ...tracking, parcel } : tracking };
}
