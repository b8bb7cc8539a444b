import type { Context } from 'koa';

/** The cookie with which a browser says what it shows pages with. Its own code sets it, so scripts reach it. */
const name = 'nestmates-page';

export const readPageCookie = (ctx: Context): string | undefined => ctx.cookies.get(name);

/** It says what a member has dismissed, so it ends with the session. */
export function dropPageCookie(ctx: Context): void {
  if (readPageCookie(ctx) !== undefined) ctx.cookies.set(name, null, { httpOnly: false });
}
