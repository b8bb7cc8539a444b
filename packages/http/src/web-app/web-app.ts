import { extname } from 'node:path';
import type { Sessions } from '@nestmates/application/accounts/sessions.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../shared/requests.ts';
import type { TokenCookie } from '../shared/token-cookies.ts';
import { sendFile } from './static-files.ts';

export interface WebAppDeps {
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly cookie: TokenCookie;
}

/** The built web app: its files, and its pages at every other address without an extension. */
export function webApp(folder: string, { sessions, cookie }: WebAppDeps) {
  /**
   * Pages of visitors without a session cookie say so, which saves them a request. The landing page's HTML is
   * the same with and without a session, so that it is shown even while the database is down.
   */
  async function pageFor(ctx: Context): Promise<string> {
    const token = cookie.read(ctx);
    if (ctx.path !== '/') return token ? '/app.html' : '/app.visitor.html';
    if (!token) return '/index.html';
    const signedIn = await sessions.authenticate(token).catch(() => undefined);
    return signedIn ? '/index.signed-in.html' : '/index.html';
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!reading || ctx.path.startsWith('/api/') || ctx.path.startsWith('/sandbox/')) return next();
    const isFile = extname(ctx.path) !== '';
    if (!isFile) ctx.vary('Cookie');
    if (!(await sendFile(ctx, folder, isFile ? ctx.path : await pageFor(ctx)))) return next();
    factsOf(ctx).route = isFile ? 'web file' : 'web page';
  };
}
