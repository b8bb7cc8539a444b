import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingRow } from '../listings/ports.ts';

export interface CartItemRow extends ListingRow {
  readonly addedAt: Date;
  readonly priceWhenAdded: number;
}

export interface CartStore {
  /** Nothing happens if it is there, or if the buyer sees that many items in their cart. */
  add(item: {
    readonly userId: MemberId;
    readonly listingId: ListingId;
    readonly addedAt: Date;
    readonly priceWhenAdded: number;
    readonly maxItems: number;
  }): Promise<void>;
  remove(userId: MemberId, listingId: ListingId): Promise<void>;
  /** The newest first, or the one item. */
  itemsOf(userId: MemberId, listingId?: ListingId): Promise<readonly CartItemRow[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly cartStore: CartStore;
  }
}
