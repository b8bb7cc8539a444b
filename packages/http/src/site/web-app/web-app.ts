import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { accountsContract } from '@nestmates/application/members/accounts/contract.ts';
import type { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import type { FoundPage, PublicPages } from '@nestmates/application/site/public-pages/public-pages.ts';
import type { SharedPlanService } from '@nestmates/application/together/shared-plans/shared-plan-service.ts';
import { type PublicPage, publicPageAt } from '@nestmates/domain/market/listings/public-paths.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import type { Context, Next } from 'koa';
import { dropPageCookie } from '../../platform/access/page-cookie.ts';
import type { TokenCookie } from '../../platform/access/token-cookies.ts';
import { usedFrom } from '../../platform/access/used-from.ts';
import { factsOf } from '../../platform/shared/requests.ts';
import type { Route } from '../../platform/shared/serve.ts';
import { withHead } from '../public-pages/head-tags.ts';
import { browserFactsOf } from './browser-facts.ts';
import { sendPage } from './compressed-page.ts';
import { hasOwnPrices, withPrices } from './landing-prices.ts';
import { type MemberPage, memberPages, type RenderedRoot } from './member-pages.ts';
import { type PageRead, pageReader, runRead } from './page-reads.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendFile } from './static-files.ts';
import { visitorPages } from './visitor-pages.ts';

export interface WebAppDeps {
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly routes: readonly Route[];
  readonly publicPages: Pick<PublicPages, 'find'>;
  readonly sharedPlans: Pick<SharedPlanService, 'isShared'>;
  readonly cookie: TokenCookie;
  readonly browserCookie: TokenCookie;
  readonly prices: Prices;
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly now: () => Date;
}

interface PageData {
  readonly now: Date;
  readonly me: unknown;
  readonly reads: Readonly<Record<string, PageRead>>;
}

/** The token of a link to a plan that a member shares. */
const sharedPlanIn = (path: string): string | undefined => /^\/plan\/([^/]+)\/?$/i.exec(path)?.[1];

/** The built web app: its files, and its pages at every other address without an extension. */
export function webApp(
  folder: string,
  { sessions, routes, publicPages, sharedPlans, cookie, browserCookie, prices, renderer, now }: WebAppDeps,
) {
  const me = routes.find(({ endpoint }) => endpoint === accountsContract.me);
  const pageAt = memberPages(folder);
  const visitorFile = visitorPages(folder);
  const read = pageReader(routes);

  /**
   * Pages of visitors without a session cookie say so, which saves them a request. The landing page's HTML is
   * the same with and without a session, so that it is shown even while the database is down.
   */
  async function fileFor(ctx: Context): Promise<string> {
    const token = cookie.read(ctx);
    if (ctx.path !== '/') return token ? '/app.html' : visitorFile(ctx.path, ctx.query.mode);
    if (!token) return '/index.html';
    const signedIn = await sessions.authenticate(token, usedFrom(ctx, browserCookie)).catch(() => undefined);
    return signedIn ? '/index.signed-in.html' : '/index.html';
  }

  /** Who opens a page, undefined if nobody is signed in. */
  async function signedIn(ctx: Context): Promise<Caller | undefined> {
    const token = cookie.read(ctx);
    const session =
      token && ctx.path !== '/' ? await me?.authenticate?.(token, usedFrom(ctx, browserCookie)) : undefined;
    if (!session && ctx.path !== '/') dropPageCookie(ctx);
    if (!token || !session) return undefined;
    if (session.extendedTo) cookie.write(ctx, { token, expiresAt: session.extendedTo });
    return session.caller;
  }

  /** What stands in the root of a page from the beginning, where the browser has said what it shows it with. */
  async function rootOf(
    ctx: Context,
    caller: Caller,
    page: MemberPage,
    data: PageData,
  ): Promise<RenderedRoot | undefined> {
    const { route, isRendered } = page;
    const browser = isRendered && ctx.method === 'GET' ? browserFactsOf(ctx) : undefined;
    if (!browser || route === undefined) return undefined;
    const root = await renderer.render(
      { ...data, ...browser, path: ctx.url },
      { route, id: factsOf(ctx).id, memberId: caller.id },
    );
    return root && { ...root, rendered: { ...browser, now: data.now } };
  }

  /** The page with its shell and with what is known of the member. */
  async function memberPage(ctx: Context, caller: Caller): Promise<string | undefined> {
    if (!me) return undefined;
    const page = await pageAt(ctx.path, ctx.URL.searchParams);
    // The member's newest event is read before the data, and the page's stream continues after it.
    const { body } = await runRead(me, accountsContract.me.path, caller);
    const data: PageData = { now: now(), me: body, reads: await read(page.reads, caller) };
    return page.withData(data, await rootOf(ctx, caller, page, data));
  }

  /** It says nothing of itself: whoever holds the link alone reads it. */
  async function findShared(token = ''): Promise<FoundPage | undefined> {
    return (await sharedPlans.isShared(token)) ? { head: undefined } : undefined;
  }

  /**
   * The page as HTML: a member's, or with the head of what visitors may see; false if a file of the build will do.
   */
  async function sendHtml(ctx: Context, publicPage: PublicPage | undefined): Promise<boolean> {
    const caller = await signedIn(ctx);
    const html = caller && (await memberPage(ctx, caller));
    const sharedPlan = sharedPlanIn(ctx.path);
    if (publicPage || sharedPlan) {
      const found = await (publicPage ? publicPages.find(publicPage, caller) : findShared(sharedPlan));
      const plain = html ?? (await readFile(join(folder, await fileFor(ctx)), 'utf8'));
      if (!found) ctx.status = 404;
      await sendPage(ctx, found?.head ? withHead(plain, found.head) : plain);
      return true;
    }
    if (html !== undefined) await sendPage(ctx, html);
    else if (ctx.path === '/' && hasOwnPrices(prices)) {
      await sendPage(ctx, withPrices(await readFile(join(folder, await fileFor(ctx)), 'utf8'), prices));
    } else return false;
    return true;
  }

  async function respond(ctx: Context, publicPage: PublicPage | undefined): Promise<boolean> {
    ctx.vary('Cookie');
    // The page asks by itself if it fails, and says so if it gets no answer.
    const sent = await sendHtml(ctx, publicPage).catch(() => false);
    return sent || sendFile(ctx, folder, await fileFor(ctx));
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!reading || ctx.path.startsWith('/api/') || ctx.path.startsWith('/sandbox/')) return next();
    // A link that somebody was given is for nobody else.
    if (sharedPlanIn(ctx.path)) ctx.set('X-Robots-Tag', 'noindex');
    const publicPage = publicPageAt(ctx.path);
    // The name of a shop may have a dot in it.
    const isFile = publicPage === undefined && extname(ctx.path) !== '';
    if (!(await (isFile ? sendFile(ctx, folder, ctx.path) : respond(ctx, publicPage)))) return next();
    factsOf(ctx).route = isFile ? 'web file' : 'web page';
  };
}
