import { randomUUID } from 'node:crypto';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { type Arrangement, alone } from './arrangement.ts';

export const paymentsCalls = {
  'post /api/stripe/connect/onboard': alone(),
  'post /api/subscribe': alone(() => ({ query: { plan: 'premium' } })),
  'post /api/create-subscription': alone(),
  'post /api/subscription/guarantee': alone(async ({ knex, caller }) => {
    const [id, customerId, at] = [`sub_${randomUUID()}`, `cus_${randomUUID()}`, new Date()];
    const plan = { plan: 'pro', status: 'active', periodEnd: later(at, days(30)) };
    const paid = { provider: 'sandbox', providerId: id, userId: caller.id, readAt: at };
    await knex('paid_subscriptions').insert({ ...plan, ...paid });
    const held = { id, customerId, clientReference: 'of the caller', createdAt: at };
    await knex('sandbox_subscriptions').insert({ ...plan, ...held });
    const charge = { kind: 'charge', id: `ch_plan_${id}`, paymentId: `ch_plan_${id}`, cents: 799, at };
    await knex('sandbox_movements').insert({ ...charge, reference: id, customerId });
    return {};
  }),
  'post /api/subscription/portal': alone(async ({ knex, caller }) => {
    await knex('billing_customers').insert({
      userId: caller.id,
      provider: 'sandbox',
      customerId: `cus_${randomUUID()}`,
    });
    return {};
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
