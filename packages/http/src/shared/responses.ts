import type { Endpoint } from '@nestmates/application/contract/endpoint.ts';
import type { Page } from '@nestmates/application/contract/paging.ts';
import type { Context } from 'koa';
import * as z from 'zod/mini';

/** Validates against the endpoint's schema, which also strips fields it does not list. */
export function responderOf({ response, mediaType }: Endpoint): (ctx: Context, answer: unknown) => void {
  return (ctx, answer) => {
    ctx.res.setHeader('Cache-Control', 'no-store');
    ctx.type = mediaType ?? 'json';
    const checked = z.parse(response, answer);
    ctx.body = mediaType ? String(checked) : JSON.stringify(checked);
  };
}

/** The URL of this request with the next page's cursor. */
export const pageLinker =
  (ctx: Context) =>
  <Item>({ items, next }: Page<Item>): readonly Item[] => {
    if (next !== undefined) {
      const query = new URLSearchParams(ctx.querystring);
      query.set('before', String(next));
      const path = ctx.path.replace(/[<>"]/g, encodeURIComponent);
      ctx.append('Link', `<${path}?${query}>; rel="next"`);
    }
    return items;
  };
