import { planIds } from '@nestmates/domain/subscriptions/capabilities.ts';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';

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

export const subscriptionsContract = {
  plans: endpoint({
    method: 'get',
    path: '/api/plans',
    access: 'public',
    response: z.readonly(z.array(planView)),
    summary: 'The plans, from the least to the most, with their prices and what each opens.',
  }),
};
