import type { IssuedToken } from '@nestmates/application/platform/access/session.ts';
import type { Context } from 'koa';

/** A cookie that holds a token, out of reach of scripts and of other sites. */
export interface TokenCookie {
  read(ctx: Context): string | undefined;
  write(ctx: Context, issued: IssuedToken): void;
  clear(ctx: Context): void;
}

/** The `__Host-` prefix makes browsers require Secure, this host and the path `/`. */
function tokenCookie(plainName: string, isHttps: boolean): TokenCookie {
  const name = isHttps ? `__Host-${plainName}` : plainName;
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

/** Written back later, so it must be nothing but a token. */
const onlyToken = (cookie: TokenCookie): TokenCookie => ({
  ...cookie,
  read(ctx) {
    const token = cookie.read(ctx);
    return token && /^[\w-]{43}$/.test(token) ? token : undefined;
  },
});

export const sessionCookie = (isHttps: boolean): TokenCookie => tokenCookie('nestmates', isHttps);

/** Cookie of a login that waits for its second factor; it opens nothing by itself. */
export const pendingLoginCookie = (isHttps: boolean): TokenCookie => tokenCookie('nestmates-login', isHttps);

/** Cookie of a browser that was asked for a passkey; it opens nothing by itself. */
export const passkeyLoginCookie = (isHttps: boolean): TokenCookie =>
  onlyToken(tokenCookie('nestmates-passkey', isHttps));

/** Opens the pages of the sandbox where they ask for a token. */
export const sandboxCookie = (isHttps: boolean): TokenCookie => tokenCookie('nestmates-sandbox', isHttps);

/** Outlives sessions, so that a login in a browser that was used before is recognized. */
export const browserCookie = (isHttps: boolean): TokenCookie =>
  onlyToken(tokenCookie('nestmates-browser', isHttps));
