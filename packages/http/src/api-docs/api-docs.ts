import type { Endpoint } from '@nestmates/application/contract/endpoint.ts';
import { productName } from '@nestmates/domain/shared/product.ts';
import type { Context, Next } from 'koa';
import { escaped, plainPage } from '../shared/page.ts';
import { factsOf } from '../shared/requests.ts';
import type { Route } from '../shared/serve.ts';
import { openApi, openApiPath } from './openapi.ts';

interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: unknown } } };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: unknown } } };
  };
}

const shown = (title: string, schema: unknown) =>
  `<p class="quiet">${title}</p><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;

function entry(endpoint: Endpoint, operation: Operation): string {
  const { method, path, access, says, also } = endpoint;
  return `<details><summary><b class="tag">${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span class="quiet">${access}</span></summary>
<p>${escaped(says)}</p>
${also.length > 0 ? `<p class="quiet">Also at ${also.map((other) => `<code>${escaped(other)}</code>`).join(', ')}</p>` : ''}
${operation.requestBody ? shown('Body', operation.requestBody.content['application/json'].schema) : ''}
${shown('Answer', operation.responses[200].content['application/json'].schema)}</details>`;
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

/** The same for everyone and for as long as the process runs, so it is written once. */
export function apiDocs(routes: readonly Route[]) {
  const document = openApi(routes);
  const text = JSON.stringify(document, null, 2);
  const html = page(routes, document);
  return (ctx: Context, next: Next): Promise<void> | undefined => {
    if (ctx.method !== 'GET' || (ctx.path !== '/api/openapi.json' && ctx.path !== '/api/docs')) return next();
    factsOf(ctx).route = ctx.path;
    ctx.type = ctx.path === '/api/docs' ? 'html' : 'json';
    ctx.body = ctx.path === '/api/docs' ? html : text;
    return undefined;
  };
}
