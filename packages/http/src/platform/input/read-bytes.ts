import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { Context } from 'koa';
import { isBrokenOff, requestAborted } from './broken-off.ts';
import { inTime } from './slow-requests.ts';

/** The body as it was sent, for what is not read as JSON by a contract. */
export const readBytes = (ctx: Context, maxBytes: number): Promise<Buffer> =>
  inTime(ctx, () => readAll(ctx, maxBytes));

async function readAll(ctx: Context, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of ctx.req) {
      size += chunk.length;
      // The rest is still read, or the sender would not get to reading the answer.
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch (error) {
    throw isBrokenOff(ctx) ? requestAborted() : error;
  }
  if (size > maxBytes) throw new DomainError('too-large', 'TOO_LARGE', 'That is more than we take here.');
  return Buffer.concat(chunks);
}
