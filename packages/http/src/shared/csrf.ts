import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { Context, Next } from 'koa';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser says where a request comes from, in a header that no page can forge. A caller that is no
 * browser says nothing, and has no cookies that were not given to it on purpose.
 */
function isForeign(ctx: Context, publicUrl: string): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = ctx.get('Origin');
  if (!origin) return false;
  return origin !== new URL(publicUrl).origin && origin !== `${ctx.protocol}://${ctx.host}`;
}

export const sameOriginOnly =
  (publicUrl: () => string) =>
  (ctx: Context, next: Next): Promise<void> => {
    if (!safe.has(ctx.method) && isForeign(ctx, publicUrl())) {
      throw new DomainError('forbidden', 'FORBIDDEN', 'This request came from another site.');
    }
    return next();
  };
