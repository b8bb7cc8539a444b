import * as z from 'zod/mini';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { listingView } from '../listings/listing-view.ts';

export const cartItemView = z.object({
  listingId: id,
  listing: listingView,
  addedAt: instant,
  /** The price when the buyer put it there, in whole cents. */
  priceWhenAdded: z.int(),
});
export type CartItemView = z.infer<typeof cartItemView>;

export const cartContract = {
  list: endpoint({
    method: 'get',
    path: '/api/cart',
    access: accessTo('marketplace'),
    response: z.readonly(z.array(cartItemView)),
    summary: "What is in the caller's cart, the newest first, with what has become of it.",
  }),
  add: endpoint({
    method: 'post',
    path: '/api/cart',
    access: accessTo('marketplace'),
    body: { listingId: id },
    response: cartItemView,
    summary: 'Puts a listing into the cart, where it stands once; a cart holds a hundred.',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/cart/:listingId',
    access: 'member',
    params: { listingId: pathId },
    response: confirmation,
    summary: 'Takes a listing out of the cart; if it is not there nothing happens.',
  }),
};
