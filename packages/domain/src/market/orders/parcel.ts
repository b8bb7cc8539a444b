import type { Tracking } from './tracking.ts';

export const parcelStates = ['announced', 'moving', 'failed', 'delivered'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** What a carrier says about a parcel. */
export type Parcel =
  /** It has the data of the label, and no parcel yet. */
  | { readonly state: 'announced' }
  /** When it was scanned last, could not be delivered, or was. */
  | { readonly state: Exclude<ParcelState, 'announced'>; readonly at: Date };

/** The tracking of an order that was sent. */
export interface SentTracking extends Tracking {
  /** Missing as long as the carrier does not know the parcel. */
  readonly parcel?: Parcel;
  /** Its money waits for the delivery: the setting when it was sent, so that a later one changes no promise. */
  readonly releaseWaits?: boolean;
  /** It did not move for seven days, which has opened a problem. */
  readonly stalled?: boolean;
}

/** Nobody can say when a parcel without a number arrives, so the seven days count. */
export const sentWith = (tracking: Tracking | null, releaseWaits: boolean): SentTracking | null =>
  tracking !== null && tracking.number !== null && releaseWaits ? { ...tracking, releaseWaits } : tracking;

/** A parcel that the carrier does not know holds nothing up. */
export const waitsForDelivery = (tracking: SentTracking | null): boolean =>
  tracking?.releaseWaits === true && tracking.parcel !== undefined;

/** What is known after the carrier has said something: nothing is undone by it, and nothing lies ahead of the clock. */
export function parcelAfter(known: Parcel | undefined, reported: Parcel, now: Date): Parcel {
  if (known?.state === 'delivered') return known;
  if (reported.state === 'announced') return known ?? reported;
  const at = reported.at < now ? reported.at : now;
  // An older scan, from another of the carrier's machines.
  if (known !== undefined && known.state !== 'announced' && reported.state === 'moving' && at < known.at) {
    return known;
  }
  return { state: reported.state, at };
}

/** When it has moved last, or was sent. */
export const lastMovedAt = (parcel: Parcel, shippedAt: Date): Date =>
  parcel.state === 'announced' || parcel.at < shippedAt ? shippedAt : parcel.at;
