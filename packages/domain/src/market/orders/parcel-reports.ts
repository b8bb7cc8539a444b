import type { ItemReturn } from './item-return.ts';
import type { Order, Problem, Shipped } from './order.ts';
import { type Parcel, parcelAfter, type SentTracking } from './parcel.ts';

type Followed = (Shipped | Problem) & { readonly tracking: SentTracking };
type SentBack = Problem & { readonly itemReturn: Extract<ItemReturn, { status: 'sent' }> };

/** The way to the buyer, or back to the seller. */
export const parcelWays = ['there', 'back'] as const;
export type ParcelWay = (typeof parcelWays)[number];

/** A carrier is asked about it until it has arrived, or the order is over. */
export const isFollowed = (order: Order): order is Followed =>
  (order.status === 'shipped' || order.status === 'problem') &&
  order.tracking !== null &&
  order.tracking.number !== null &&
  order.tracking.parcel?.state !== 'delivered';

export const isFollowedBack = (order: Order): order is SentBack =>
  order.status === 'problem' &&
  order.itemReturn?.status === 'sent' &&
  order.itemReturn.tracking.parcel?.state !== 'delivered';

/** What a carrier is asked about on this way. */
export function followedTracking(order: Order, way: ParcelWay): SentTracking | undefined {
  if (way === 'there') return isFollowed(order) ? order.tracking : undefined;
  return isFollowedBack(order) ? order.itemReturn.tracking : undefined;
}

export interface ParcelNews {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly hasArrived: boolean;
}

/** The order after its carrier has said something about the parcel; undefined if that is nothing new. */
export function withReport(
  order: Order,
  way: ParcelWay,
  reported: Parcel,
  now: Date,
): ParcelNews | undefined {
  const tracking = followedTracking(order, way);
  if (!tracking) return undefined;
  const { parcel: known } = tracking;
  const parcel = parcelAfter(known, reported, now);
  if (known !== undefined && isSame(known, parcel)) return undefined;
  return { order: withParcel(order, way, parcel), parcel, hasArrived: parcel.state === 'delivered' };
}

export function withParcel(order: Order, way: ParcelWay, parcel: Parcel): Order {
  if (way === 'there' && isFollowed(order)) return { ...order, tracking: { ...order.tracking, parcel } };
  if (way === 'there' || !isFollowedBack(order)) return order;
  const { itemReturn } = order;
  return { ...order, itemReturn: { ...itemReturn, tracking: { ...itemReturn.tracking, parcel } } };
}

const isSame = (one: Parcel, other: Parcel): boolean =>
  one.state === other.state && timeOf(one) === timeOf(other);

const timeOf = (parcel: Parcel): number | null => (parcel.state === 'announced' ? null : parcel.at.getTime());
