import { guaranteeStatuses } from '@nestmates/domain/money/subscriptions/guarantee.ts';
import { paidPlans, subscriptionStatuses } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { planIds } from '@nestmates/domain/platform/access/capabilities.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';

const planView = z.object({
  id: z.enum(planIds),
  name: z.string(),
  /** US cents a month. */
  priceCents: z.int(),
  /** Worked out and added by the payment provider. */
  plusTax: z.optional(z.literal(true)),
  /** What the plan includes; `open` is false while that part of the app does not exist. */
  features: z.readonly(z.array(z.object({ says: z.string(), open: z.boolean() }))),
  without: z.readonly(z.array(z.string())),
});

export type PlanView = z.infer<typeof planView>;

const subscriptionView = z.object({
  plan: z.enum(paidPlans),
  status: z.enum(subscriptionStatuses),
  /** The end of the period that is paid, or to be paid. */
  periodEnd: z.iso.datetime(),
  /** When the plan closes, where that is limited. */
  openUntil: z.nullable(z.iso.datetime()),
});

export type SubscriptionView = z.infer<typeof subscriptionView>;

const guaranteeView = z.discriminatedUnion('status', [
  /** Nothing was ever paid for a plan. */
  z.object({ status: z.literal('none') }),
  z.object({ status: z.literal('open'), amount: z.int(), until: z.iso.datetime() }),
  /** Why it is not there for the caller; until when for whoever has only to verify the e-mail. */
  z.object({ status: z.literal('closed'), says: z.string(), until: z.optional(z.iso.datetime()) }),
  /** Refused is by the provider, and an administrator looks. */
  z.object({ status: z.enum(guaranteeStatuses), amount: z.int(), at: z.iso.datetime() }),
]);

export type GuaranteeView = z.infer<typeof guaranteeView>;

export const subscriptionsContract = {
  plans: endpoint({
    method: 'get',
    path: '/api/plans',
    access: 'public',
    response: z.readonly(z.array(planView)),
    summary: 'The plans, from the least to the most, with their prices and what each opens.',
  }),
  own: endpoint({
    method: 'get',
    path: '/api/subscription',
    access: 'signed-in',
    closedTo: 'nobody',
    response: z.object({ subscription: z.nullable(subscriptionView) }),
    summary: "The caller's subscription; null without one that is paid or to be paid.",
  }),
  subscribe: endpoint({
    method: 'post',
    path: '/api/subscribe',
    access: 'member',
    query: { plan: z.enum(planIds) },
    response: z.object({ checkoutUrl: z.string() }),
    summary:
      'The page on which the plan is paid. Whoever has a subscription is led to where it is changed or cancelled.',
  }),
  create: endpoint({
    method: 'post',
    path: '/api/create-subscription',
    access: 'member',
    response: z.object({ subscriptionUrl: z.string() }),
    summary: 'The page on which the next higher plan is paid, or the own subscription is changed.',
  }),
  portal: endpoint({
    method: 'post',
    path: '/api/subscription/portal',
    access: 'signed-in',
    closedTo: 'nobody',
    response: z.object({ url: z.string() }),
    summary: 'The page on which the own subscription is changed or cancelled; NO_SUBSCRIPTION without one.',
  }),
  guarantee: endpoint({
    method: 'get',
    path: '/api/subscription/guarantee',
    access: 'signed-in',
    closedTo: 'nobody',
    response: guaranteeView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary:
      'Whether the 30-day guarantee is there for the caller, and how far a refund is that was asked for.',
  }),
  useGuarantee: endpoint({
    method: 'post',
    path: '/api/subscription/guarantee',
    access: 'signed-in',
    closedTo: 'nobody',
    response: guaranteeView,
    limit: { by: 'member', max: 20, per: hours(1) },
    summary:
      'Ends the plan and pays back what the caller has paid since the first payment, within its 30 days and once.',
  }),
};
