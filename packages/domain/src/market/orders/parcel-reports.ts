import type { Order, Problem, Shipped } from './order.ts';
import { type Parcel, parcelAfter, type SentTracking } from './parcel.ts';

type Followed = (Shipped | Problem) & { readonly tracking: SentTracking };

/** A carrier is asked about it until it has arrived, or the order is over. */
export const isFollowed = (order: Order): order is Followed =>
  (order.status === 'shipped' || order.status === 'problem') &&
  order.tracking !== null &&
  order.tracking.number !== null &&
  order.tracking.parcel?.state !== 'delivered';

export interface ParcelNews {
  readonly order: Followed;
  readonly parcel: Parcel;
  readonly hasArrived: boolean;
}

/** The order after its carrier has said something about the parcel; undefined if that is nothing new. */
export function withReport(order: Followed, reported: Parcel, now: Date): ParcelNews | undefined {
  const { parcel: known } = order.tracking;
  const parcel = parcelAfter(known, reported, now);
  if (known !== undefined && isSame(known, parcel)) return undefined;
  return {
    order: { ...order, tracking: { ...order.tracking, parcel } },
    parcel,
    hasArrived: parcel.state === 'delivered',
  };
}

const isSame = (one: Parcel, other: Parcel): boolean =>
  one.state === other.state && timeOf(one) === timeOf(other);

const timeOf = (parcel: Parcel): number | null => (parcel.state === 'announced' ? null : parcel.at.getTime());
