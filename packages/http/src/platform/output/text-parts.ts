import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import type { Context } from 'koa';
import * as z from 'zod/mini';

/**
 * Sends a text or a file part by part, no faster than the caller reads it. What fails before the first part is answered like any
 * failure; later the connection is broken off, so that nobody takes half of a text for the whole.
 */
export async function sendParts(
  ctx: Context,
  { response, mediaType }: Pick<Endpoint, 'response' | 'mediaType'>,
  parts: AsyncIterable<unknown>,
): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  ctx.status = 200;
  ctx.type = mediaType ?? 'text/plain';
  ctx.set('Cache-Control', 'no-store');
  ctx.respond = false;
  const isWanted = ctx.method !== 'HEAD';
  async function* texts() {
    for (let part = first; !part.done && isWanted; part = await iterator.next()) {
      const checked = z.parse(response, part.value);
      yield checked instanceof Uint8Array ? checked : String(checked);
    }
  }
  try {
    await pipeline(texts, ctx.res);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  } finally {
    await iterator.return?.();
  }
}

/** The caller has closed the connection. */
const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
