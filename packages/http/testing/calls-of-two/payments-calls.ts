import { randomUUID } from 'node:crypto';
import { type Arrangement, alone } from './arrangement.ts';

export const paymentsCalls = {
  'post /api/stripe/connect/onboard': alone(),
  'post /api/subscribe': alone(() => ({ query: { plan: 'premium' } })),
  'post /api/create-subscription': alone(),
  'post /api/subscription/portal': alone(async ({ knex, caller }) => {
    await knex('billing_customers').insert({
      userId: caller.id,
      provider: 'sandbox',
      customerId: `cus_${randomUUID()}`,
    });
    return {};
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
