import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { isBrokenOff, requestAborted } from './broken-off.ts';
import { parse } from './parsing.ts';
import { inTime } from './slow-requests.ts';

/** Imported with the first body, because it takes a tenth of the start-up time. */
async function jsonReader() {
  const { HttpMethodEnum, koaBody } = await import('koa-body');
  return koaBody({
    json: true,
    // The library leaves the body of a DELETE unread otherwise.
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
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
  try {
    const read = await reader;
    await inTime(ctx, () => read(ctx, () => Promise.resolve()));
  } catch (error) {
    // The reader's own error depends on whether it had begun to read.
    throw isBrokenOff(ctx) ? requestAborted() : error;
  }
  return ctx.request.body;
}

/** Whether a call that may also be a form was sent as one. */
export const isForm = (ctx: Context, { form, pair }: Endpoint): boolean =>
  (form ?? pair) !== undefined && Boolean(ctx.is('multipart/form-data'));

const noFields = z.strictObject({});

/** The length is null without a body, and undefined for a chunked one. */
const isEmpty = ({ request }: Context) => request.length === 0 || request.is() === null;

/** The body as the endpoint's schema parses it. An endpoint without a body accepts an empty one only. */
export async function readBody(ctx: Context, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.upload || isForm(ctx, endpoint) || (!endpoint.body && isEmpty(ctx))) return undefined;
  if (endpoint.body && endpoint.bodyOptional && isEmpty(ctx)) return parse(endpoint.body, {});
  // A compressed body could expand to any size, and none of our clients sends one.
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) {
    throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send JSON.');
  }
  return parse(endpoint.body ?? noFields, await readJson(ctx));
}

/** The fields of a form as the endpoint's schema parses them. */
export const readFields = ({ body }: Endpoint, fields: unknown): unknown => parse(body ?? noFields, fields);
