import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, sentAnswer } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { queryKey } from '../../platform/queries/query-key.ts';

/** No event says what becomes of another's store. */
const staleTime = minutes(2);

export const sellerQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('get /api/users/:id', id),
    queryFn: () => call('get /api/users/:id', { params: { id } }),
    initialData: () => sentAnswer('get /api/users/:id', { params: { id } }),
    staleTime,
  });

export const sellerListingsQuery = (id: number) => ({
  ...listQuery('get /api/marketplace/seller/:id', { params: { id } }),
  staleTime,
});

export const favouriteSellerQuery = (sellerId: number) =>
  queryOptions({
    queryKey: queryKey('get /api/favourites/sellers/:sellerId', sellerId),
    queryFn: () => call('get /api/favourites/sellers/:sellerId', { params: { sellerId } }),
    initialData: () => sentAnswer('get /api/favourites/sellers/:sellerId', { params: { sellerId } }),
  });

export const storefrontQuery = (shopName: string) =>
  queryOptions({
    queryKey: queryKey('get /api/storefront/:shopName', shopName),
    queryFn: () => call('get /api/storefront/:shopName', { params: { shopName } }),
    initialData: () => sentAnswer('get /api/storefront/:shopName', { params: { shopName } }),
    staleTime,
  });

export const sellerProfileQuery = (shopName: string) =>
  queryOptions({
    queryKey: queryKey('get /api/seller-profile/:shopName', shopName),
    queryFn: () => call('get /api/seller-profile/:shopName', { params: { shopName } }),
    initialData: () => sentAnswer('get /api/seller-profile/:shopName', { params: { shopName } }),
    staleTime,
  });
