import {
  adminDisputeActions,
  disputeKinds,
  disputeStatuses,
} from '@nestmates/domain/money/disputes/dispute.ts';
import { evidenceRule } from '@nestmates/domain/money/disputes/evidence.ts';
import * as z from 'zod/mini';
import { photoUrl } from '../../market/listings/listing-fields.ts';
import { orderMemberView } from '../../market/orders/order-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { requiredText } from '../../platform/contract/text.ts';

const cents = z.int();
const time = z.nullable(instant);
const text = z.nullable(z.string());

/** What a bank asks about a payment, as administrators see it. */
export const disputeView = z.object({
  id,
  kind: z.enum(disputeKinds),
  status: z.enum(disputeStatuses),
  /** What the bank has taken, and what the payment provider takes for it. */
  amount: cents,
  fee: cents,
  /** The bank's word for it. */
  reason: z.string(),
  openedAt: instant,
  evidenceDueBy: time,
  evidenceSentAt: time,
  closedAt: time,
  /** What is asked for in another currency: "€45.00". */
  foreign: z.optional(z.string()),
  /** Id of the payment at the provider, where neither an order nor a plan was paid with it. */
  unknownPayment: z.optional(z.string()),
  /** Null where it is about the payment of a plan, or an unknown one. */
  order: z.nullable(z.object({ id, title: z.string(), seller: orderMemberView })),
  /** Who has paid. */
  payer: orderMemberView,
  actions: z.readonly(z.array(z.enum(adminDisputeActions))),
});
export type DisputeView = z.infer<typeof disputeView>;

export const evidenceView = z.object({
  explanation: z.string(),
  productDescription: text,
  customerName: text,
  customerEmail: text,
  shippingAddress: text,
  carrier: text,
  trackingNumber: text,
  shippedOn: text,
  servedOn: text,
  refundPolicy: text,
  timeline: text,
  messages: text,
  /** Those that are sent along. */
  photoUrls: z.readonly(z.array(z.string())),
});
export type EvidenceView = z.infer<typeof evidenceView>;

export const disputePageView = z.extend(disputeView, {
  /** Evidence as it was sent, or put together from the order as it is by now. */
  evidence: evidenceView,
  /** All of the order, for whoever writes the explanation. */
  photoUrls: z.readonly(z.array(z.string())),
  /** Why the payment provider has not taken the evidence. */
  refusal: text,
});
export type DisputePageView = z.infer<typeof disputePageView>;

export const disputeLists = ['answer', 'waiting', 'decided'] as const;
export type DisputeList = (typeof disputeLists)[number];

const params = { id: pathId };

export const disputesContract = {
  list: endpoint({
    method: 'get',
    path: '/api/admin/disputes',
    access: 'admin',
    query: { list: z._default(z.enum(disputeLists), 'answer'), ...timePageQuery },
    response: z.readonly(z.array(disputeView)),
    summary:
      'What banks ask about payments: what waits for an answer, the nearest deadline first, what waits for the bank, or what is decided.',
  }),
  show: endpoint({
    method: 'get',
    path: '/api/admin/disputes/:id',
    access: 'admin',
    params,
    response: disputePageView,
    summary: 'One dispute with the evidence that there is.',
  }),
  sendEvidence: endpoint({
    method: 'post',
    path: '/api/admin/disputes/:id/evidence',
    access: 'admin',
    needsPassword: true,
    params,
    body: {
      explanation: requiredText({
        missing: evidenceRule.noExplanation,
        max: evidenceRule.maxExplanation,
        tooLong: evidenceRule.longExplanation,
      }),
      /** What buyer and seller wrote to each other since the order, unless they are or were connected. */
      withMessages: z.boolean(),
      /** Photos of the order, in one file. */
      photoUrls: z.optional(
        z.array(photoUrl).check(z.maxLength(evidenceRule.maxPhotos, evidenceRule.manyPhotos)),
      ),
    },
    response: disputePageView,
    summary: 'Sends the evidence to the bank, once and for all, before its deadline.',
  }),
  dismiss: endpoint({
    method: 'post',
    path: '/api/admin/disputes/:id/dismiss',
    access: 'admin',
    needsPassword: true,
    params,
    response: disputePageView,
    summary: 'Leaves a payment as it is that the network of the card has warned about.',
  }),
};
