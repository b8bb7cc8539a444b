import type { Context, Next } from 'koa';
import { factsOf } from '../../platform/shared/requests.ts';

const address = '/speculation-rules.json';

/** The browser fetches the page to sign up and log in once its link is pointed at or pressed, before it is let go. */
const rules = {
  prefetch: [{ where: { href_matches: ['/auth', '/auth\\?*'] }, eagerness: 'moderate' }],
};

/** What a browser may fetch ahead from the landing page, in a header, as our policy allows no script in the page. */
export async function speculationRules(ctx: Context, next: Next): Promise<void> {
  if (!['GET', 'HEAD'].includes(ctx.method)) return next();
  if (ctx.path === '/') ctx.set('Speculation-Rules', `"${address}"`);
  if (ctx.path !== address) return next();
  factsOf(ctx).route = 'web file';
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'application/speculationrules+json';
  ctx.body = JSON.stringify(rules);
}
