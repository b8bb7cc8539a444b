import type { UsedFrom } from '@nestmates/application/platform/access/session.ts';
import type { Context } from 'koa';
import { networkOf } from './network-of.ts';
import type { TokenCookie } from './token-cookies.ts';

export const usedFrom = (ctx: Context, browserCookie: Pick<TokenCookie, 'read'>): UsedFrom => ({
  browserToken: browserCookie.read(ctx),
  from: networkOf(ctx.ip),
});
