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
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const cookiePattern = new RegExp(`(?:^|;) *${name}=([^;]+)`);
  return {
    read: (ctx) => cookiePattern.exec(ctx.get('Cookie'))?.[1],
    write: (ctx, { token, expiresAt }) =>
      ctx.append('Set-Cookie', `${name}=${token}; ${attributes}; Expires=${expiresAt.toUTCString()}`),
    clear: (ctx) => ctx.append('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`),
  };
}
