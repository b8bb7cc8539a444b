import type { Endpoint } from '@nestmates/application/contract/endpoint.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { parse } from './parsing.ts';

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

const noFields = z.strictObject({});

/** The length is null where there is no body, and unknown where it comes in pieces. */
const isEmpty = ({ request }: Context) => request.length === 0 || request.is() === null;

/** What a call carries, as its endpoint reads it. What an endpoint does not ask for may be there, but empty. */
export async function readBody(ctx: Context, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.upload || (!endpoint.body && isEmpty(ctx))) return undefined;
  // A compressed body could unfold into any size; no client of ours sends one.
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) {
    throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send JSON.');
  }
  return parse(endpoint.body ?? noFields, await readJson(ctx));
}
