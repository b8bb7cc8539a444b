import type { Shop } from '@nestmates/domain/market/shops/shop.ts';
import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListingSeller } from '../listings/ports.ts';

export type ShopProfile = Pick<
  Shop,
  'userId' | 'name' | 'slug' | 'nameKey' | 'sellerBio' | 'instagram' | 'facebook' | 'website'
>;

/** A shop with whoever runs it. */
export interface ShopRow extends ListingSeller {
  readonly shopName: string;
  readonly lastName: string | null;
  readonly age: number | null;
  readonly sellerBio: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly website: string | null;
  readonly createdAt: Date;
  /** Why nobody else is shown it; its seller reads that. */
  readonly hidden?: HiddenReason | null;
}

/** What there is of a member's store. */
export interface StoreFacts {
  readonly shopName: string | null;
  readonly slug: string | null;
  readonly sellerBio: string | null;
  readonly profilePhotoUrl: string | null;
  readonly ready: boolean;
  readonly activeListings: number;
  readonly completedOrders: number;
  readonly ratingSum: number | null;
  readonly ratingCount: number | null;
  /** Why nobody else is shown it. */
  readonly hidden?: HiddenReason | null;
}

export interface ShopStore {
  /** Throws SHOP_NAME_TAKEN where another shop has the address or the key of the name. */
  save(profile: ShopProfile, at: Date): Promise<void>;
}

export interface ShopQueries {
  /** Undefined if there is none, or a block hides its seller from the viewer. */
  bySlug(slug: string, by: MemberId | undefined): Promise<ShopRow | undefined>;
  storeOf(userId: MemberId): Promise<StoreFacts>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly shopStore: ShopStore;
    readonly shopQueries: ShopQueries;
  }
}
