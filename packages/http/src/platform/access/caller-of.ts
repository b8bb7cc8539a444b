import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import type { Authenticator } from '@nestmates/application/platform/access/session.ts';
import type { Context, Next } from 'koa';
import type { TokenCookie } from './token-cookies.ts';
import { usedFrom } from './used-from.ts';

type Identify = () => Promise<Caller | undefined>;

/** Lets what is served outside the API ask who has called, of which most of it needs nothing. */
export const identifying =
  (
    sessions: Authenticator,
    { cookie, browserCookie }: { readonly cookie: TokenCookie; readonly browserCookie: TokenCookie },
  ) =>
  (ctx: Context, next: Next): Promise<void> => {
    const identify: Identify = async () => {
      const token = cookie.read(ctx);
      return token ? (await sessions.authenticate(token, usedFrom(ctx, browserCookie)))?.caller : undefined;
    };
    ctx.state.identify = identify;
    return next();
  };

/** Who has called; undefined for a visitor. */
export const callerOf = (ctx: Context): Promise<Caller | undefined> => (ctx.state.identify as Identify)();
