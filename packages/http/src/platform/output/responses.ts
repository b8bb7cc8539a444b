import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import type { Page } from '@nestmates/application/platform/contract/paging.ts';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { compiledSchema } from './compiled-schema.ts';

/** Validates against the endpoint's schema, which also strips fields it does not list. */
export function responderOf({ response, mediaType }: Endpoint): (ctx: Context, answer: unknown) => void {
  const schema = compiledSchema(response);
  return (ctx, answer) => {
    // What has a version may be kept by whoever has asked, and is asked for anew each time.
    ctx.res.setHeader('Cache-Control', ctx.response.get('ETag') ? 'private, no-cache' : 'no-store');
    if (ctx.status === 304) return;
    ctx.type = mediaType ?? 'json';
    const checked = z.parse(schema, answer);
    ctx.body = mediaType ? String(checked) : JSON.stringify(checked);
  };
}

/**
 * Compares the version of an answer with those that the caller has kept. Also for a client that adds `no-cache`, which asks
 * for nothing but this comparison.
 */
export const versionChecker =
  (ctx: Context) =>
  (version: string): boolean => {
    ctx.etag = version;
    const kept = ctx
      .get('If-None-Match')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''));
    if (kept.includes(ctx.response.get('ETag'))) ctx.status = 304;
    return ctx.status === 304;
  };

/** What the Link header says of the page of a list that begins at the cursor. */
export function linkToNext(path: string, querystring: string, next: string): string {
  const query = new URLSearchParams(querystring);
  query.set('before', next);
  return `<${path.replace(/[<>"]/g, encodeURIComponent)}?${query}>; rel="next"`;
}

/** Links to the next page of the list that this request reads. */
export const pageLinker =
  (ctx: Context) =>
  <Item>({ items, next }: Page<Item>): readonly Item[] => {
    if (next !== undefined) ctx.append('Link', linkToNext(ctx.path, ctx.querystring, String(next)));
    return items;
  };
