import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { listingSellerView, listingView } from '../listings/listing-view.ts';

export const favouriteSellerView = z.object({
  userId: id,
  seller: listingSellerView,
  since: instant,
});
export type FavouriteSellerView = z.infer<typeof favouriteSellerView>;

export const favouritesContract = {
  listings: endpoint({
    method: 'get',
    path: '/api/favourites/listings',
    access: 'member',
    query: timePageQuery,
    response: z.readonly(z.array(listingView)),
    summary: "The caller's favourite listings, the newest first.",
  }),
  addListing: endpoint({
    method: 'put',
    path: '/api/favourites/listings/:listingId',
    access: 'member',
    params: { listingId: pathId },
    response: confirmation,
    summary: 'Keeps a listing as a favourite; the caller is told when its price falls.',
  }),
  removeListing: endpoint({
    method: 'delete',
    path: '/api/favourites/listings/:listingId',
    access: 'member',
    params: { listingId: pathId },
    response: confirmation,
    summary: 'Lets a favourite listing go.',
  }),
  sellers: endpoint({
    method: 'get',
    path: '/api/favourites/sellers',
    access: 'member',
    query: timePageQuery,
    response: z.readonly(z.array(favouriteSellerView)),
    summary: "The caller's favourite sellers, the newest first.",
  }),
  seller: endpoint({
    method: 'get',
    path: '/api/favourites/sellers/:sellerId',
    access: 'member',
    params: { sellerId: pathId },
    response: z.object({ favourite: z.boolean() }),
    summary: 'Whether the caller keeps this seller as a favourite.',
  }),
  addSeller: endpoint({
    method: 'put',
    path: '/api/favourites/sellers/:sellerId',
    access: 'member',
    params: { sellerId: pathId },
    response: z.object({ sellerId: id }),
    summary: 'Keeps a seller as a favourite.',
  }),
  removeSeller: endpoint({
    method: 'delete',
    path: '/api/favourites/sellers/:sellerId',
    access: 'member',
    params: { sellerId: pathId },
    response: confirmation,
    summary: 'Lets a favourite seller go.',
  }),
};
