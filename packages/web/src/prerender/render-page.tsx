import type { SignedInView } from '@nestmates/application/platform/access/member-view.ts';
import { inTimeZone } from '@nestmates/ui/dates/local-format.ts';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { notFoundPage } from '../App.tsx';
import { memberArea } from '../member-area.ts';
import { Page } from '../Page.tsx';
import type { FirstRender } from '../platform/first-render/first-render.ts';
import { type SentRead, withSentReads } from '../platform/page-data/page-data.ts';
import { renderedPages } from '../platform/page-data/rendered-pages.ts';
import { queryDefaults } from '../platform/queries/query-client.ts';
import type { BrowserFacts } from '../platform/shared/browser-facts.ts';
import { redirectFor } from '../redirects.ts';
import { routes } from '../routes.ts';
import { shells } from '../shell/shells.ts';

/** What a page is rendered from. */
export interface PageFacts extends BrowserFacts {
  /** The path with its query. */
  readonly path: string;
  readonly now: Date;
  readonly me: SignedInView;
  readonly reads: Readonly<Record<string, SentRead>>;
}

export interface RenderedPage {
  /** Undefined where what the page shows has none. */
  readonly title: string | undefined;
  /** Tags of what it shows first. */
  readonly head: string;
  readonly html: string;
}

/** Read by everybody: rendered once before the first page of a member, which is then faster. */
const firstRendered = '/terms';

/**
 * The code of the pages that are rendered, without which they would be shown as being loaded; it has rendered a page
 * by then.
 */
export async function codeLoaded(): Promise<void> {
  const rendered = routes.filter(({ path }) => renderedPages.has(path) || path === firstRendered);
  await Promise.all([
    memberArea.preload(),
    notFoundPage.preload(),
    ...rendered.flatMap(({ shell, page }) => [shells[shell]?.preload(), page.preload()]),
  ]);
  renderedPage(firstRendered, {
    session: { kind: 'visitor', redirectTo: '/auth' },
    dismissed: [],
    now: new Date(),
  });
}

/** React begins with the pictures that are shown first; in the root they would be taken for a part of the page. */
function withoutPreloads(rendered: string): Omit<RenderedPage, 'title'> {
  const [head = ''] = /^(<link rel="preload"[^>]*>)*/.exec(rendered) ?? [];
  return { head, html: rendered.slice(head.length) };
}

/** React says so of a part that could not be rendered; the browser would begin it anew. */
const unfinished = /<!--\$!-->(?:<template data-\w+="([^"]*))?/;

export function renderedPage(path: string, first: FirstRender): RenderedPage {
  let title: string | undefined;
  const onTitle = (shown: string | undefined) => {
    title = shown ?? title;
  };
  const rendered = renderToString(
    <Page
      first={{ ...first, onTitle }}
      routed={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
    />,
  );
  const missing = unfinished.exec(rendered);
  if (missing) throw new Error(`A part of the page could not be rendered: ${missing[1]}`);
  return { title, ...withoutPreloads(rendered) };
}

/** Whether the server renders what stands at that path, and there is such a page. */
function isRendered(pathname: string): boolean {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route || !renderedPages.has(route.path)) return false;
  return route.exists?.(matchPath(route.path, pathname)?.params ?? {}) ?? true;
}

/** A member's page; undefined where the server does not render it, and where its address leads elsewhere. */
export function renderPage({ path, now, me, reads, zone, dismissed }: PageFacts): RenderedPage | undefined {
  const { pathname } = new URL(path, 'http://page');
  if (me.away || !isRendered(pathname) || redirectFor(pathname, me) !== undefined) return undefined;
  // A request ends sooner than what it has read is forgotten.
  const queries = { ...queryDefaults.queries, gcTime: Number.POSITIVE_INFINITY };
  const queryClient = new QueryClient({ defaultOptions: { ...queryDefaults, queries } });
  const session = { kind: 'member', member: me } as const;
  const first = { session, dismissed, now, queryClient };
  return withSentReads(reads, () => inTimeZone(zone, () => renderedPage(path, first)));
}
