import type { Endpoint } from '@nestmates/application/contract/endpoint.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { Context } from 'koa';
import { parsed } from './parsing.ts';

/** Loaded with the first body: it takes a tenth of a start. */
async function jsonReader() {
  const { koaBody } = await import('koa-body');
  return koaBody({
    json: true,
    jsonLimit: '64kb',
    jsonStrict: true,
    multipart: false,
    urlencoded: false,
    text: false,
  });
}

let reader: ReturnType<typeof jsonReader> | undefined;

async function readJson(ctx: Context): Promise<unknown> {
  reader ??= jsonReader();
  await (await reader)(ctx, () => Promise.resolve());
  return ctx.request.body;
}

/** What a call carries, as its endpoint reads it. */
export async function bodyOf(ctx: Context, endpoint: Endpoint): Promise<unknown> {
  if (!endpoint.body) return undefined;
  // A compressed body could unfold into any size; no client of ours sends one.
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) {
    throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send JSON.');
  }
  return parsed(endpoint.body, await readJson(ctx));
}
