import { adminOrderActions } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { moneyDecisions } from '@nestmates/domain/market/orders/decision-proposal.ts';
import { fulfilments, orderStatuses } from '@nestmates/domain/market/orders/order.ts';
import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { payoutCheckReasons } from '@nestmates/domain/money/payments/payout-check.ts';
import * as z from 'zod/mini';
import { partRefundForm } from '../../market/orders/actions/outcome.ts';
import { timelineEntryView } from '../../market/orders/order-timeline.ts';
import { itemReturnView, orderMemberView } from '../../market/orders/order-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant, pathId } from '../../platform/contract/fields.ts';
import { timePageQuery } from '../../platform/contract/paging.ts';
import { requiredText } from '../../platform/contract/text.ts';

const cents = z.int();
const time = z.nullable(instant);

/** An order as administrators see it. */
export const adminOrderView = z.object({
  id,
  status: z.enum(orderStatuses),
  disputed: z.boolean(),
  /** The buyer's bank asks about the payment, and has taken nothing. */
  inquiry: z.boolean(),
  /** The two have not agreed in time. */
  escalated: z.boolean(),
  /** Money has moved that nobody asked for. */
  frozen: z.boolean(),
  fulfilment: z.enum(fulfilments),
  title: z.string(),
  price: cents,
  total: cents,
  /** Part of the total, where there is any. */
  tax: z.optional(cents),
  buyer: orderMemberView,
  seller: orderMemberView,
  createdAt: instant,
  paidAt: time,
  shippedAt: time,
  problemAt: time,
  money: z.object({
    charged: cents,
    held: cents,
    released: cents,
    refunded: cents,
    /** What went back and the bank of the buyer has not taken yet. */
    onItsWay: z.optional(cents),
    /** What of `held` a seller who has left has not claimed, where there is any. */
    unclaimed: z.optional(cents),
    /** What a state has got for that seller, where there is any. */
    handedOver: z.optional(cents),
    /** What banks have taken beyond the payment, and what of it they keep: ours; where there is any. */
    claimed: z.optional(cents),
    claimsLost: z.optional(cents),
  }),
  /** What has gone back in part or is about to, and how much more can. */
  partRefund: z.object({ agreed: cents, most: cents }),
  /** What goes back to the seller, without the address. */
  itemReturn: z.nullable(itemReturnView),
  moneyUnderWay: z.boolean(),
  actions: z.readonly(z.array(z.enum(adminOrderActions))),
});
export type AdminOrderView = z.infer<typeof adminOrderView>;

export const adminOrderPageView = z.extend(adminOrderView, {
  timeline: z.readonly(z.array(timelineEntryView)),
  /** What the payment provider was asked to move, the last first. */
  steps: z.readonly(
    z.array(
      z.object({
        step: z.enum(['release', 'refund', 'reversal']),
        amount: cents,
        outcome: z.enum(['asked', 'done', 'refused']),
        reason: z.nullable(z.string()),
        askedAt: instant,
      }),
    ),
  ),
  /** What is wrong with its money; nothing is, normally. */
  faults: z.readonly(z.array(z.string())),
  /** So much was paid that one administrator alone only proposes. */
  needsTwo: z.boolean(),
  /** What one administrator would do, and another confirms or refuses. */
  proposal: z.nullable(
    z.object({
      id,
      decision: z.enum(moneyDecisions),
      reason: z.string(),
      /** Given for a refund in part. */
      amount: z.nullable(cents),
      /** Nothing is known of an operator at the command line. */
      proposedBy: z.object({ id: z.nullable(id), email: z.nullable(z.string()) }),
      proposedAt: instant,
      endsAt: instant,
    }),
  ),
  /** Why its release waits for a look. */
  payoutCheck: z.nullable(
    z.object({ reasons: z.readonly(z.array(z.enum(payoutCheckReasons))), notedAt: instant }),
  ),
  /** The payouts of its seller are held. */
  payoutsHeld: z.boolean(),
  /** Due to its seller, who has left and cannot be paid. */
  unpaid: z.nullable(z.object({ amount: cents })),
  /** What of that waits until the seller claims it, whether somebody can be paid, and from when on a state may get it. */
  unclaimed: z.nullable(
    z.object({ amount: cents, canBePaid: z.boolean(), mayBeHandedOver: z.boolean(), handOverFrom: instant }),
  ),
});
export type AdminOrderPageView = z.infer<typeof adminOrderPageView>;

/** The reason, which both sides read in the timeline. */
const decision = {
  text: requiredText({
    missing: 'Please say why, for both to read',
    max: problemRule.maxText,
    tooLong: problemRule.longText,
  }),
};

/** A decision of one administrator, or what another one has to confirm. */
const deciding = {
  method: 'post',
  access: 'admin',
  needsPassword: true,
  params: { id: pathId },
  body: decision,
  response: adminOrderPageView,
} as const;

/** Approvals are releases that wait for a look, and decisions that wait for a second administrator. */
export const orderLists = ['problems', 'approvals', 'stuck', 'all'] as const;
export type AdminOrderList = (typeof orderLists)[number];

export const adminOrdersContract = {
  list: endpoint({
    method: 'get',
    path: '/api/admin/orders',
    access: 'admin',
    query: { list: z._default(z.enum(orderLists), 'problems'), ...timePageQuery },
    response: z.readonly(z.array(adminOrderView)),
    summary: 'Orders with a problem, with money that has to move and has not, or all; the newest first.',
  }),
  show: endpoint({
    method: 'get',
    path: '/api/admin/orders/:id',
    access: 'admin',
    params: { id: pathId },
    response: adminOrderPageView,
    summary: 'One order with all that has happened to it and to its money.',
  }),
  refund: endpoint({
    ...deciding,
    path: '/api/admin/orders/:id/refund',
    summary: 'Decides for the buyer: everything is paid back, and taken back from the seller if need be.',
  }),
  refundInPart: endpoint({
    method: 'post',
    path: '/api/admin/orders/:id/refund-in-part',
    access: 'admin',
    needsPassword: true,
    params: { id: pathId },
    body: z.extend(partRefundForm, decision),
    response: adminOrderPageView,
    summary:
      'A part is paid back, and taken back from the seller if need be; the order goes on. Refused with CONFLICT if more had gone back by then.',
  }),
  release: endpoint({
    ...deciding,
    path: '/api/admin/orders/:id/release',
    summary: 'Decides for the seller: the money that is held is sent to them.',
  }),
  confirmReturn: endpoint({
    ...deciding,
    path: '/api/admin/orders/:id/confirm-return',
    summary: 'Decides that the item is back: what was agreed is paid back, and the rest is released.',
  }),
  resume: endpoint({
    ...deciding,
    path: '/api/admin/orders/:id/resume',
    summary:
      'Lets an order go on whose payment was changed outside of the application, with its money as it is by now.',
  }),
  approvePayout: endpoint({
    ...deciding,
    path: '/api/admin/orders/:id/approve-payout',
    summary: 'Lets a release go that has waited for a look.',
  }),
  markUnclaimed: endpoint({
    ...deciding,
    path: '/api/admin/orders/:id/mark-unclaimed',
    summary:
      'Ends the task of a seller who has left and cannot be paid: what they owe is taken, and the rest waits for them without anybody having to do anything.',
  }),
  payUnclaimed: endpoint({
    ...deciding,
    path: '/api/admin/orders/:id/pay-unclaimed',
    summary: 'Sends at once what was unclaimed to a seller who has come back and can be paid.',
  }),
  handOver: endpoint({
    ...deciding,
    path: '/api/admin/orders/:id/hand-over',
    summary:
      'Notes that the state was paid from our bank what a seller has not claimed, three years after it was marked.',
  }),
  confirmProposal: endpoint({
    method: 'post',
    path: '/api/admin/orders/:id/proposals/:proposalId/confirm',
    access: 'admin',
    needsPassword: true,
    params: { id: pathId, proposalId: pathId },
    response: adminOrderPageView,
    summary: 'A second administrator carries out what another one has proposed.',
  }),
  refuseProposal: endpoint({
    method: 'post',
    path: '/api/admin/orders/:id/proposals/:proposalId/refuse',
    access: 'admin',
    needsPassword: true,
    params: { id: pathId, proposalId: pathId },
    body: decision,
    response: adminOrderPageView,
    summary: 'Refuses what another administrator has proposed, or takes back an own proposal.',
  }),
};
