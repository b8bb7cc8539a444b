import type { OpenSession } from '@nestmates/application/accounts/sessions.ts';
import type { Context } from 'koa';

export interface SessionCookie {
  read(ctx: Context): string | undefined;
  write(ctx: Context, session: OpenSession): void;
  clear(ctx: Context): void;
}

/** Over TLS the name itself makes browsers insist on Secure, this host and no other path. */
export function sessionCookie(overTls: boolean): SessionCookie {
  const name = overTls ? '__Host-nestmates' : 'nestmates';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`;
  const among = new RegExp(`(?:^|;) *${name}=([^;]+)`);
  return {
    read: (ctx) => among.exec(ctx.get('Cookie'))?.[1],
    write: (ctx, { token, expiresAt }) =>
      ctx.append('Set-Cookie', `${name}=${token}; ${attributes}; Expires=${expiresAt.toUTCString()}`),
    clear: (ctx) => ctx.append('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`),
  };
}
