import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { Context, Next } from 'koa';
import { escapeHtml, plainPage } from '../shared/html-page.ts';
import { factsOf } from '../shared/requests.ts';
import type { Route } from '../shared/serve.ts';
import { openApi, openApiPath } from './openapi.ts';

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: unknown }>>;
}

interface Operation {
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
}

const schemaHtml = (title: string, { content }: Content) =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p class="quiet">${title}${type === 'application/json' ? '' : ` (${type})`}</p><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join('\n');

function entry(endpoint: Endpoint, operation: Operation): string {
  const { method, path, access, summary, aliases } = endpoint;
  return `<details><summary><b class="tag">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span class="quiet">${access}</span></summary>
<p>${escapeHtml(summary)}</p>
${aliases.length > 0 ? `<p class="quiet">Also at ${aliases.map((other) => `<code>${escapeHtml(other)}</code>`).join(', ')}</p>` : ''}
${operation.requestBody ? schemaHtml('Body', operation.requestBody) : ''}
${schemaHtml('Answer', operation.responses[200])}</details>`;
}

function page(routes: readonly Route[], document: Record<string, unknown>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const entries = routes.map(({ endpoint }) => {
    const operation = paths[openApiPath(endpoint.path)]?.[endpoint.method];
    return operation ? entry(endpoint, operation) : '';
  });
  return plainPage(
    `${productName} API`,
    `<h1>${productName} API</h1>
<p class="quiet">Made from the same objects that the server mounts and the web app calls. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${entries.join('\n')}`,
  );
}

function buildDocs(routes: readonly Route[]) {
  const document = openApi(routes);
  return { json: JSON.stringify(document, null, 2), html: page(routes, document) };
}

/** The same for every caller as long as the process runs, so it is rendered once, on the first request. */
export function apiDocs(routes: readonly Route[]) {
  let docs: ReturnType<typeof buildDocs> | undefined;
  return (ctx: Context, next: Next): Promise<void> | undefined => {
    if (ctx.method !== 'GET' || (ctx.path !== '/api/openapi.json' && ctx.path !== '/api/docs')) return next();
    factsOf(ctx).route = ctx.path;
    docs ??= buildDocs(routes);
    const type = ctx.path === '/api/docs' ? 'html' : 'json';
    ctx.type = type;
    ctx.body = docs[type];
    return undefined;
  };
}
