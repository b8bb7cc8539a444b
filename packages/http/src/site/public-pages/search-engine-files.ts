import { Sitemap, type SitemapEntry, sitemapPath } from '@nestmates/application/site/public-pages/sitemap.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { Context, Next } from 'koa';
import { escapeHtml } from '../../platform/shared/html-page.ts';
import { factsOf } from '../../platform/shared/requests.ts';
import { withServices } from '../../platform/shared/with-services.ts';

/** What is not named is nobody's to look for, so no page of members is named either. */
const allowed = [
  '/$',
  '/auth$',
  '/terms$',
  '/privacy$',
  '/rules$',
  '/transparency$',
  // Pages of members lie beside those of listings and sellers, whose addresses are numbers.
  ...Array.from({ length: 9 }, (_, index) => `/marketplace/${index + 1}`),
  ...Array.from({ length: 9 }, (_, index) => `/seller/${index + 1}`),
  '/seller-profile/',
  '/*-store-front$',
  // What these pages are made of.
  '/api/marketplace/',
  '/api/storefront/',
  '/api/seller-profile/',
  '/api/users/',
  '/api/transparency$',
  '/photos/',
  '/assets/',
  '/icons/',
  '/sitemap',
];

const robots = (sitemap: string): string =>
  [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');

const entryXml = ({ url, changedAt }: SitemapEntry): string =>
  `<loc>${escapeHtml(url)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}`;

const xml = (root: 'urlset' | 'sitemapindex', each: 'url' | 'sitemap', entries: readonly SitemapEntry[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries
    .map((entry) => `<${each}>${entryXml(entry)}</${each}>`)
    .join('\n')}</${root}>\n`;

type File = { readonly type: 'xml' | 'text'; readonly text: string };

const urlset = (entries: readonly SitemapEntry[]): File => ({
  type: 'xml',
  text: xml('urlset', 'url', entries),
});

/** Names at most this many ranges: beyond it there is no id. */
const numbered = /^\/sitemap-(listings|sellers)-(0|[1-9]\d{0,4})\.xml$/;

async function numberedSitemap(sitemap: Sitemap, kind: string, number: number): Promise<File> {
  const entries = await (kind === 'listings' ? sitemap.listings(number) : sitemap.sellers(number));
  if (entries.length === 0) throw notFound('There is nothing at this address.');
  return urlset(entries);
}

/** `robots.txt` and the sitemaps, which name what visitors may see. */
export const searchEngineFiles = withServices([Sitemap], (sitemap) => {
  async function fileAt(path: string): Promise<File | undefined> {
    if (path === '/robots.txt') return { type: 'text', text: robots(sitemap.address) };
    if (path === '/sitemap.xml') {
      return { type: 'xml', text: xml('sitemapindex', 'sitemap', await sitemap.index()) };
    }
    if (path === sitemapPath('pages')) return urlset(sitemap.pages());
    const [, kind, number] = numbered.exec(path) ?? [];
    return kind === undefined ? undefined : numberedSitemap(sitemap, kind, Number(number));
  }

  return async (ctx: Context, next: Next): Promise<void> => {
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
    const file = isReading ? await fileAt(ctx.path) : undefined;
    if (!file) return next();
    factsOf(ctx).route = 'search engine file';
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.type = file.type;
    ctx.body = file.text;
  };
});
