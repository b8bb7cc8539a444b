import { extname } from 'node:path';
import { accountsContract } from '@nestmates/application/accounts/contract.ts';
import type { Sessions } from '@nestmates/application/accounts/sessions.ts';
import type { Context, Next } from 'koa';
import { factsOf } from '../shared/requests.ts';
import type { Route } from '../shared/serve.ts';
import type { TokenCookie } from '../shared/token-cookies.ts';
import { sendPage } from './compressed-page.ts';
import { memberPages } from './member-pages.ts';
import { pageReader, runRead } from './page-reads.ts';
import { sendFile } from './static-files.ts';

export interface WebAppDeps {
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly routes: readonly Route[];
  readonly cookie: TokenCookie;
}

/** The built web app: its files, and its pages at every other address without an extension. */
export function webApp(folder: string, { sessions, routes, cookie }: WebAppDeps) {
  const me = routes.find(({ endpoint }) => endpoint === accountsContract.me);
  const pageAt = memberPages(folder);
  const read = pageReader(routes);

  /**
   * Pages of visitors without a session cookie say so, which saves them a request. The landing page's HTML is
   * the same with and without a session, so that it is shown even while the database is down.
   */
  async function fileFor(ctx: Context): Promise<string> {
    const token = cookie.read(ctx);
    if (ctx.path !== '/') return token ? '/app.html' : '/app.visitor.html';
    if (!token) return '/index.html';
    const signedIn = await sessions.authenticate(token).catch(() => undefined);
    return signedIn ? '/index.signed-in.html' : '/index.html';
  }

  /** The page with its shell and with what is known of her; undefined if nobody is signed in. */
  async function memberPage(ctx: Context): Promise<string | undefined> {
    const token = cookie.read(ctx);
    const session = token && ctx.path !== '/' ? await me?.authenticate?.(token) : undefined;
    if (!token || !me || !session) return undefined;
    const { caller, extendedTo } = session;
    if (extendedTo) cookie.write(ctx, { token, expiresAt: extendedTo });
    const page = await pageAt(ctx.path);
    // Her newest event is read before the data, and the page's stream continues after it.
    const { body } = await runRead(me, accountsContract.me.path, caller);
    return page.render({ me: body, reads: await read(page.reads, caller) });
  }

  async function respond(ctx: Context, isFile: boolean): Promise<boolean> {
    if (isFile) return sendFile(ctx, folder, ctx.path);
    ctx.vary('Cookie');
    // The page then asks by itself, and says so if it gets no answer.
    const html = await memberPage(ctx).catch(() => undefined);
    if (html === undefined) return sendFile(ctx, folder, await fileFor(ctx));
    await sendPage(ctx, html);
    return true;
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!reading || ctx.path.startsWith('/api/') || ctx.path.startsWith('/sandbox/')) return next();
    const isFile = extname(ctx.path) !== '';
    if (!(await respond(ctx, isFile))) return next();
    factsOf(ctx).route = isFile ? 'web file' : 'web page';
  };
}
