import { paidPlans, subscriptionStatuses } from '@nestmates/domain/money/subscriptions/subscription.ts';
import { planIds } from '@nestmates/domain/platform/access/capabilities.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';

const planView = z.object({
  id: z.enum(planIds),
  name: z.string(),
  /** US cents a month. */
  priceCents: z.int(),
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
  /** Until when the plan stays open, where that is limited. */
  openUntil: z.nullable(z.iso.datetime()),
});

export type SubscriptionView = z.infer<typeof subscriptionView>;

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
    response: z.object({ url: z.string() }),
    summary: 'The page on which the own subscription is changed or cancelled; NO_SUBSCRIPTION without one.',
  }),
};
