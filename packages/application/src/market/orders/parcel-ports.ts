import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import type { ParcelWay } from '@nestmates/domain/market/orders/parcel-reports.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { TrackedParcel } from '../tracking/tracking.ts';

/** A parcel that a carrier is asked about. */
export interface FollowedParcel extends TrackedParcel {
  readonly orderId: OrderId;
  readonly way: ParcelWay;
}

/** What carriers have said of the parcels of orders, and when they were asked. */
export interface ParcelStore {
  /** Those that are under way, longest not asked about first. */
  notAskedAbout(askedBefore: Date, limit: number): Promise<readonly FollowedParcel[]>;
  /** That on its way to the buyer. */
  find(id: OrderId): Promise<FollowedParcel | undefined>;
  noteAsked(which: Pick<FollowedParcel, 'orderId' | 'way'>, at: Date): Promise<void>;
  /** Wants the order locked. */
  save(which: Pick<FollowedParcel, 'orderId' | 'way'>, parcel: Parcel): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly parcelStore: ParcelStore;
  }
}
