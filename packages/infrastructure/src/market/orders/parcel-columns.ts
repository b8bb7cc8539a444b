import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import type { OrderModel } from './order-models.ts';

type ParcelColumns = Pick<OrderModel, 'parcelState' | 'parcelAt'>;

export const parcelColumns = (parcel: Parcel | undefined): ParcelColumns => ({
  parcelState: parcel?.state ?? null,
  parcelAt: parcel && 'at' in parcel ? parcel.at : null,
});

export const required = <T>(value: T | null): T => {
  if (value === null) throw new Error('An order lacks what its status has');
  return value;
};

export function parcelIn({ parcelState: state, parcelAt: at }: ParcelColumns): Parcel | undefined {
  if (state === null) return undefined;
  return state === 'announced' ? { state } : { state, at: required(at) };
}
