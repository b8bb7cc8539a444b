import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

/** No event says what becomes of another's store. */
const staleTime = minutes(2);

export const sellerQuery = (id: number) => ({
  ...readQuery('get /api/users/:id', { id }),
  staleTime,
});

export const sellerListingsQuery = (id: number) => ({
  ...listQuery('get /api/marketplace/seller/:id', { id }),
  staleTime,
});

export const favouriteSellerQuery = (sellerId: number) =>
  readQuery('get /api/favourites/sellers/:sellerId', { sellerId });

export const storefrontQuery = (shopName: string) => ({
  ...readQuery('get /api/storefront/:shopName', { shopName }),
  staleTime,
});

export const sellerProfileQuery = (shopName: string) => ({
  ...readQuery('get /api/seller-profile/:shopName', { shopName }),
  staleTime,
});

/** How the seller's own store stands. */
export const storeQuery = readQuery('get /api/seller/store');
