import type { PageHead } from '@nestmates/application/site/public-pages/page-head.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { escapeHtml } from '../../platform/shared/html-page.ts';
import { inScript } from '../../platform/shared/in-script.ts';

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`;

const named = (name: string, content: string) => tag('meta', { name, content });
const openGraph = (property: string, content: string) => tag('meta', { property, content });

function headTags({ title, description, url, type, image, price, indexed, data }: PageHead): string {
  return [
    tag('link', { rel: 'canonical', href: url }),
    ...(indexed ? [] : [named('robots', 'noindex')]),
    openGraph('og:site_name', productName),
    openGraph('og:type', type),
    openGraph('og:title', title),
    openGraph('og:description', description),
    openGraph('og:url', url),
    openGraph('og:image', image.url),
    openGraph('og:image:alt', image.alt),
    ...(price ? [openGraph('product:price:amount', price), openGraph('product:price:currency', 'USD')] : []),
    named('twitter:card', 'summary_large_image'),
    // Not executed, so the content security policy has nothing against it.
    `<script type="application/ld+json">${inScript(data)}</script>`,
  ].join('');
}

/** The same HTML with another title, if there is one. */
export const withTitle = (html: string, title: string | undefined): string =>
  title === undefined
    ? html
    : html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);

/** The same HTML with another head; what members wrote is text in it, whatever it was. */
export const withHead = (html: string, head: PageHead): string =>
  withTitle(html, head.title)
    .replace(/<meta name="description"[^>]*>/, () => named('description', head.description))
    .replace('</head>', () => `${headTags(head)}</head>`);
