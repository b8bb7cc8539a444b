import type { Parcel } from '@nestmates/domain/market/orders/parcel.ts';
import type { TrackedParcel, Tracking } from '../../src/market/tracking/tracking.ts';

const keyOf = ({ carrier, number }: TrackedParcel): string => `${carrier} ${number}`;

/** What carriers say, as the test sets it. */
export class MemoryTracking implements Tracking {
  readonly parcels = new Map<string, Parcel>();
  /** What was asked about. */
  readonly asked: TrackedParcel[] = [];

  async find(parcel: TrackedParcel): Promise<Parcel | undefined> {
    this.asked.push(parcel);
    return this.parcels.get(keyOf(parcel));
  }

  set(parcel: TrackedParcel, said: Parcel): void {
    this.parcels.set(keyOf(parcel), said);
  }
}
