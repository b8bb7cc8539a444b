import { PaymentAccounts, setupPath } from '@nestmates/application/money/payments/payment-accounts.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../../platform/shared/requests.ts';
import { withServices } from '../../platform/shared/with-services.ts';

const folder = '/api/stripe/connect';

const stateOf = ({ query }: Context): string | undefined =>
  typeof query.state === 'string' && query.state !== '' ? query.state : undefined;

/**
 * Pages to which the payment provider sends a seller's browser: back from its pages, or for a new page where one was
 * used or too old. The link identifies the seller's account, so neither needs a session.
 */
export const returnPages = withServices([PaymentAccounts], (accounts) => {
  async function addressAfterReturn(state: string | undefined): Promise<string> {
    const outcome = await accounts.finish(state);
    return `${setupPath}?${outcome === 'connected' ? 'stripe_connected=true' : `error=${outcome}`}`;
  }

  async function addressToResume(state: string | undefined): Promise<string> {
    const address = state && (await accounts.resume(state));
    return address || `${setupPath}?error=invalid_state`;
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const isReturn = ctx.path === `${folder}/return`;
    if (ctx.method !== 'GET' || (!isReturn && ctx.path !== `${folder}/refresh`)) return next();
    factsOf(ctx).route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(await (isReturn ? addressAfterReturn : addressToResume)(stateOf(ctx)));
  };
});
