import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldProbe } from '../../../testing/probe.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

let server: TestServer;
let reply: Reply;
let document: OpenApi;
beforeAll(async () => {
  server = await testServer({ extraRoutes: fieldProbe });
  reply = await server.visitor().get('/api/openapi.json');
  document = JSON.parse(reply.text) as OpenApi;
});
afterAll(() => server.close());

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: object; readonly headers?: object }>
  >;
  readonly security?: readonly object[];
}
interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  it('is one of version 3.1, for everyone to read', () => {
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toEqual({ title: 'Nestmates API', version: expect.any(String) });
  });

  it('has every call, under every path by which it is known', () => {
    const described = operations().map(({ path, method }) => `${method} ${path}`);
    const mounted = server.routes.flatMap(({ endpoint }) =>
      [endpoint.path, ...endpoint.aliases].map(
        (path) => `${endpoint.method} ${path.replace(/:(\w+)/g, '{$1}')}`,
      ),
    );
    expect(described.sort()).toEqual(mounted.sort());
  });

  it('gives every call a name of its own, a sentence, an answer and the shape of a refusal', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operation } of operations()) {
      expect(operation.operationId).toMatch(/^[A-Za-z0-9-]+$/);
      expect(operation.summary).toMatch(/^[A-Z].*\.$/);
      expect(Object.keys(operation.responses)).toEqual(['200', 'default']);
    }
  });

  it('declares each parameter of a path, and no other, as required', () => {
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  it('says which answers lead to a next page', () => {
    const leading = operations().filter(
      ({ operation }) => 'Link' in (operation.responses[200]?.headers ?? {}),
    );
    expect(leading.map(({ path }) => path).sort()).toEqual([
      '/api/admin/audit',
      '/api/admin/cases',
      '/api/admin/disputes',
      '/api/admin/feedback',
      '/api/admin/members',
      '/api/admin/orders',
      '/api/blocks',
      '/api/calendar',
      '/api/checkin/recent',
      '/api/connections/pending',
      '/api/conversations',
      '/api/ended-conversations/{userId}',
      '/api/favourites/listings',
      '/api/favourites/sellers',
      '/api/insights',
      '/api/marketplace',
      '/api/marketplace/my-listings',
      '/api/marketplace/orders/buyer',
      '/api/marketplace/orders/seller',
      '/api/marketplace/seller/{id}',
      '/api/marketplace/seller/{id}/reviews',
      '/api/matches',
      '/api/messages/{userId}',
      '/api/notifications',
      '/api/orders/buyer',
      '/api/orders/seller',
      '/api/playdates/past',
      '/api/playdates/proposed',
      '/api/playdates/scheduled',
      '/api/reports',
      '/api/storefront/{shopName}/reviews',
      '/api/swaps/confirmed',
      '/api/swaps/past',
      '/api/swaps/pending',
    ]);
  });

  it('points only at what it holds', () => {
    for (const [, pointer = ''] of reply.text.matchAll(/"\$ref":\s*"([^"]+)"/g)) {
      const found = pointer
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(found, pointer).toBeTypeOf('object');
    }
  });

  it('says which calls need a session', () => {
    expect(document.paths['/api/me']?.get?.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/login']?.post?.security).toBeUndefined();
    expect(document.components.securitySchemes?.session).toMatchObject({ type: 'apiKey', in: 'cookie' });
  });
});

describe('the page of the API', () => {
  it('shows every call with its sentence', async () => {
    const { status, text } = await server.visitor().get('/api/docs');
    expect(status).toBe(200);
    for (const { endpoint } of server.routes) expect(text).toContain(`<code>${endpoint.path}</code>`);
  });
});
