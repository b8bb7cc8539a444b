import { fulfilments } from '@nestmates/domain/market/orders/order.ts';
import { orderFilters } from '@nestmates/domain/market/orders/order-lists.ts';
import { isPickupCode, pickupCodeRule } from '@nestmates/domain/market/orders/pickup-code.ts';
import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { photoQueue } from '../../members/photos/contract.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { orderActionCalls } from './order-action-calls.ts';
import { orderPageView, orderView } from './order-view.ts';

const orderList = z.readonly(z.array(orderView));
const params = { id: pathId };
const listQuery = { list: z.optional(z.enum(orderFilters)), ...timePageQuery };
const cents = z.int();

export const quoteView = z.object({
  price: cents,
  processingFee: cents,
  total: cents,
  /** Worked out and added by the payment provider while the buyer pays. */
  plusTax: z.optional(z.literal(true)),
  fulfilment: z.enum(fulfilments),
});
export type QuoteView = z.infer<typeof quoteView>;

export const ordersContract = {
  quote: endpoint({
    method: 'get',
    path: '/api/marketplace/:id/quote',
    access: accessTo('marketplace'),
    params,
    response: quoteView,
    summary: 'What buying a listing costs altogether, to be shown before paying.',
  }),
  checkout: endpoint({
    method: 'post',
    path: '/api/marketplace/:id/checkout',
    access: accessTo('marketplace'),
    closedTo: 'limited',
    params,
    /** The price that the buyer saw: another one is refused with PRICE_CHANGED. */
    body: { price: z.optional(cents) },
    bodyOptional: true,
    response: z.object({ checkoutUrl: z.string(), orderId: z.int() }),
    needsVerifiedEmail: true,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary:
      'Reserves a product for half an hour and leads to the page of the payment provider. Refused with STRIPE_CONNECT_REQUIRED while the seller cannot be paid.',
  }),
  latest: endpoint({
    method: 'get',
    path: '/api/orders/latest',
    aliases: ['/api/marketplace/orders/latest'],
    access: 'signed-in',
    response: z.object({ order: z.nullable(orderView) }),
    summary: 'What the caller has bought or begun to buy last; paid once the payment provider has said so.',
  }),
  bought: endpoint({
    method: 'get',
    path: '/api/orders/buyer',
    aliases: ['/api/marketplace/orders/buyer'],
    access: 'signed-in',
    closedTo: 'nobody',
    query: listQuery,
    response: orderList,
    summary: "The caller's purchases, the newest first.",
  }),
  sold: endpoint({
    method: 'get',
    path: '/api/orders/seller',
    aliases: ['/api/marketplace/orders/seller'],
    access: 'signed-in',
    closedTo: 'nobody',
    query: listQuery,
    response: orderList,
    summary: "The caller's sales, the newest first.",
  }),
  show: endpoint({
    method: 'get',
    path: '/api/orders/:id',
    aliases: ['/api/marketplace/orders/:id'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    summary: 'One order of the caller, with all that has happened to it.',
  }),
  abandon: endpoint({
    method: 'post',
    path: '/api/orders/:id/abandon',
    aliases: ['/api/marketplace/orders/:id/abandon'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'The buyer does not want to pay after all: the checkout ends, and the listing is free again.',
  }),
  enterPickupCode: endpoint({
    method: 'post',
    path: '/api/orders/:id/pickup',
    aliases: ['/api/marketplace/orders/:id/pickup'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: {
      code: z
        .string(pickupCodeRule.missing)
        .check(
          z.maxLength(20, pickupCodeRule.wrongLength),
          z.refine(isPickupCode, pickupCodeRule.wrongLength),
        ),
    },
    response: z.object({ outcome: z.enum(['right', 'wrong', 'locked']), order: orderPageView }),
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'The seller enters the code that the buyer has said at the pickup.',
  }),
  uploadPhoto: endpoint({
    method: 'post',
    path: '/api/orders/:id/photos',
    aliases: ['/api/marketplace/orders/:id/photos'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    upload: {
      field: 'photo',
      maxBytes: photoRule.maxBytes,
      types: photoRule.types,
      missing: 'Please choose a photo.',
      tooLarge: 'Please select a photo under 5MB',
    },
    response: z.object({ imageUrl: z.string() }),
    limit: { by: 'member', max: 60, per: hours(1) },
    queue: photoQueue,
    summary:
      'Takes in a photo of what is wrong with an order, for its two members alone. Unused it is removed after a day.',
  }),
  ...orderActionCalls,
};
