import type { OpenSession } from '@nestmates/application/accounts/sessions.ts';
import type { Context } from 'koa';

export interface SessionCookie {
  read(ctx: Context): string | undefined;
  write(ctx: Context, session: OpenSession): void;
  clear(ctx: Context): void;
}

/** The `__Host-` prefix makes browsers require Secure, this host and the path `/`. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  const name = isHttps ? '__Host-nestmates' : 'nestmates';
  const set = (ctx: Context, token: string, expires: Date) => {
    // The connection to a proxy that ends TLS is not secure itself; the public address says what the browser's is.
    ctx.cookies.secure = isHttps;
    ctx.cookies.set(name, token, { expires, httpOnly: true, sameSite: 'lax' });
  };
  return {
    read: (ctx) => ctx.cookies.get(name),
    write: (ctx, { token, expiresAt }) => set(ctx, token, expiresAt),
    clear: (ctx) => set(ctx, '', new Date(0)),
  };
}
