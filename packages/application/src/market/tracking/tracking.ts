import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import type { CarrierId } from '@nestmates/domain/market/orders/tracking.ts';

export interface TrackedParcel {
  readonly carrier: CarrierId;
  readonly number: string;
}

/** Tells where parcels are. */
export interface Tracking {
  /**
   * Undefined if that is not known: the carrier does not know the parcel, cannot be asked, or does not answer within
   * some seconds. Never throws, as no money may wait for a carrier that is out of order.
   */
  find(parcel: TrackedParcel): Promise<Parcel | undefined>;
}

/** What people do with the parcels of the sandbox, in place of carriers. */
export interface SandboxParcels {
  list(): Promise<readonly (TrackedParcel & { readonly parcel: Parcel })[]>;
  set(parcel: TrackedParcel, state: Parcel['state']): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly tracking: Tracking;
    /** Bound only where no carrier is asked. */
    readonly sandboxParcels: SandboxParcels;
  }
}
