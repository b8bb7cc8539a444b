import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { returnAddressRule } from '@nestmates/domain/market/orders/return-address.ts';
import { returnRefundRule } from '@nestmates/domain/market/orders/return-refund.ts';
import { carrierIds, trackingRule } from '@nestmates/domain/market/orders/tracking.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { pathId } from '../../platform/contract/fields.ts';
import { optionalText, requiredLine, requiredText } from '../../platform/contract/text.ts';
import { orderPageView } from './order-view.ts';

const params = { id: pathId };

const { maxLine: max, longLine: tooLong, missing } = returnAddressRule;

/** How much goes back, in cents, and where it is sent; the limits are the domain's to judge. */
const returnForm = z.strictObject({
  amount: z.int(returnRefundRule.missing).check(z.positive(returnRefundRule.missing)),
  name: requiredLine({ missing: missing.name, max, tooLong }),
  street: requiredLine({ missing: missing.street, max, tooLong }),
  apartment: optionalText({ max, tooLong }),
  city: requiredLine({ missing: missing.city, max, tooLong }),
  state: requiredLine({ missing: returnAddressRule.state, max, tooLong }),
  zipCode: requiredLine({ missing: returnAddressRule.zipCode, max, tooLong }),
});

const returnTracking = z.strictObject({
  carrier: z.enum(carrierIds, trackingRule.missingCarrier),
  trackingNumber: requiredText({
    missing: trackingRule.missingNumber,
    max: 1000,
    tooLong: trackingRule.longNumber,
  }),
});

const words = z.strictObject({
  text: requiredText({
    missing: problemRule.noText,
    max: problemRule.maxText,
    tooLong: problemRule.longText,
  }),
});

const often = { by: 'member', max: 60, per: hours(1) } as const;

export const itemReturnsContract = {
  ask: endpoint({
    method: 'post',
    path: '/api/orders/:id/return',
    aliases: ['/api/marketplace/orders/:id/return'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    limit: often,
    summary:
      'Within a problem of what was sent, the buyer would like to send it back. The seller has three days to answer.',
  }),
  offer: endpoint({
    method: 'post',
    path: '/api/orders/:id/return/offer',
    aliases: ['/api/marketplace/orders/:id/return/offer'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: returnForm,
    response: orderPageView,
    limit: often,
    summary:
      'The seller takes it back without being asked: how much goes back once it has arrived, and where it is sent. The buyer has seven days to send it.',
  }),
  accept: endpoint({
    method: 'post',
    path: '/api/orders/:id/return/accept',
    aliases: ['/api/marketplace/orders/:id/return/accept'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: returnForm,
    response: orderPageView,
    limit: often,
    summary: 'The seller takes back what the buyer asks to send back, also after a refusal.',
  }),
  refuse: endpoint({
    method: 'post',
    path: '/api/orders/:id/return/refuse',
    aliases: ['/api/marketplace/orders/:id/return/refuse'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: words,
    response: orderPageView,
    limit: often,
    summary: 'The seller does not take it back, and says why.',
  }),
  withdraw: endpoint({
    method: 'post',
    path: '/api/orders/:id/return/withdraw',
    aliases: ['/api/marketplace/orders/:id/return/withdraw'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    limit: often,
    summary: 'The buyer keeps it after all; the problem goes on.',
  }),
  send: endpoint({
    method: 'post',
    path: '/api/orders/:id/return/sent',
    aliases: ['/api/marketplace/orders/:id/return/sent'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    body: returnTracking,
    response: orderPageView,
    limit: often,
    summary:
      'The buyer has sent it back. The seller has seven days to confirm that it arrived, or three from the delivery.',
  }),
  confirm: endpoint({
    method: 'post',
    path: '/api/orders/:id/return/confirm',
    aliases: ['/api/marketplace/orders/:id/return/confirm'],
    access: 'signed-in',
    closedTo: 'nobody',
    params,
    response: orderPageView,
    limit: often,
    summary: 'The seller has it back: what was agreed is refunded, and the rest is released.',
  }),
};
