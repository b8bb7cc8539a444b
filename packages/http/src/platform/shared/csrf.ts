import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { Context, Next } from 'koa';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers send the origin of a request in headers that pages cannot set. Clients other than browsers send
 * none, and have no cookies except those given to them on purpose.
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
