import { fulfilments } from '@nestmates/domain/market/orders/order.ts';
import { orderFilters } from '@nestmates/domain/market/orders/order-lists.ts';
import { isPickupCode, pickupCodeRule } from '@nestmates/domain/market/orders/pickup-code.ts';
import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { partRefundRule } from '@nestmates/domain/market/orders/refund-in-part.ts';
import { carrierIds, trackingRule } from '@nestmates/domain/market/orders/tracking.ts';
import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { photoQueue } from '../../members/photos/contract.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { optionalText, requiredText } from '../../platform/contract/text.ts';
import { photoUrl } from '../listings/listing-fields.ts';
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

/** The fields of the form; all may be left out. */
const shipForm = z.strictObject({
  carrier: z.optional(z.nullable(z.enum(carrierIds, trackingRule.missingCarrier))),
  /** Its shape is the domain's to judge. */
  trackingNumber: optionalText({ max: 1000, tooLong: trackingRule.longNumber }),
});

export const problemForm = z.strictObject({
  text: requiredText({
    missing: problemRule.noText,
    max: problemRule.maxText,
    tooLong: problemRule.longText,
  }),
  /** Of photos that were uploaded for this order. */
  photoUrls: z.optional(z.array(photoUrl).check(z.maxLength(problemRule.maxPhotos, problemRule.manyPhotos))),
});
export type ProblemForm = z.output<typeof problemForm>;

export const partRefundForm = z.strictObject({
  /** In cents; how much may go back is the domain's to judge. */
  amount: z.int(partRefundRule.missing).check(z.positive(partRefundRule.missing)),
  /** What had gone back in part before, as the caller has read it. */
  agreed: z.int().check(z.nonnegative()),
});
export type PartRefundForm = z.output<typeof partRefundForm>;

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
  ship: endpoint({
    method: 'post',
    path: '/api/orders/:id/ship',
    aliases: ['/api/marketplace/orders/:id/ship'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: shipForm,
    bodyOptional: true,
    response: orderPageView,
    summary: 'The seller has sent it. Seven days later the money is released by itself.',
  }),
  markProvided: endpoint({
    method: 'post',
    path: '/api/orders/:id/provided',
    aliases: ['/api/marketplace/orders/:id/provided'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    summary: 'The seller has provided the service, which counts as shipped.',
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
  renewPickupCode: endpoint({
    method: 'post',
    path: '/api/orders/:id/pickup-code',
    aliases: ['/api/marketplace/orders/:id/pickup-code'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    limit: { by: 'member', max: 20, per: hours(1) },
    summary: 'The buyer gets another pickup code, for example because the first one is locked.',
  }),
  confirmDelivery: endpoint({
    method: 'post',
    path: '/api/orders/:id/confirm-delivery',
    aliases: ['/api/marketplace/orders/:id/confirm-delivery'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    summary: 'The buyer has it: the money is sent to the seller.',
  }),
  cancel: endpoint({
    method: 'post',
    path: '/api/orders/:id/cancel',
    aliases: ['/api/marketplace/orders/:id/cancel'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    summary:
      'Before it is shipped: by the seller at any time, by the buyer after seven days. All is paid back.',
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
  reportProblem: endpoint({
    method: 'post',
    path: '/api/orders/:id/problem',
    aliases: ['/api/marketplace/orders/:id/problem'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: problemForm,
    response: orderPageView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'The buyer says what is wrong; the money stays held until it is settled.',
  }),
  answerProblem: endpoint({
    method: 'post',
    path: '/api/orders/:id/answer',
    aliases: ['/api/marketplace/orders/:id/answer'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: problemForm,
    response: orderPageView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'Either of the two answers about a problem; the answer stands in the timeline.',
  }),
  refund: endpoint({
    method: 'post',
    path: '/api/orders/:id/refund',
    aliases: ['/api/marketplace/orders/:id/refund'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    summary: 'The seller pays everything back, as long as the money is held.',
  }),
  refundInPart: endpoint({
    method: 'post',
    path: '/api/orders/:id/refund-in-part',
    aliases: ['/api/marketplace/orders/:id/refund-in-part'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: partRefundForm,
    response: orderPageView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary:
      'The seller pays a part of what is held back, and the order goes on. Refused with CONFLICT if more had gone back by then.',
  }),
};
