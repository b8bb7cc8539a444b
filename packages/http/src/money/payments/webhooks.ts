import { PaymentEvents } from '@nestmates/application/money/payments/payment-events.ts';
import type { Context, Next } from 'koa';
import { readBytes } from '../../platform/input/read-bytes.ts';
import { factsOf } from '../../platform/shared/requests.ts';
import { withServices } from '../../platform/shared/with-services.ts';

/** The provider has one for what happens to the platform, and one for the accounts of sellers. */
const addresses: readonly string[] = [
  '/api/webhooks/payments/platform',
  '/api/webhooks/payments/accounts',
  // The specification's, which stay for the endpoints that were registered with them.
  '/api/webhooks/stripe',
  '/api/webhooks/stripe/connect',
];
const maxBytes = 1024 * 1024;

/**
 * Takes what the payment provider tells of what has happened. The signature over the bytes says who sent them, so no
 * session and no origin is asked for. Answered as soon as the event is stored, in the words of the provider.
 */
export const paymentWebhooks = withServices(
  [PaymentEvents],
  (events) =>
    async (ctx: Context, next: Next): Promise<void> => {
      if (ctx.method !== 'POST' || !addresses.includes(ctx.path)) return next();
      factsOf(ctx).route = ctx.path;
      ctx.set('Cache-Control', 'no-store');
      const answer = await events.receive({ body: await readBytes(ctx, maxBytes), headers: ctx.headers });
      ctx.type = answer.type;
      ctx.body = answer.body;
    },
);
