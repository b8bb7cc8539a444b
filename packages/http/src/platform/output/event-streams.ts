import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import type { StreamHandler, StreamWriter } from '@nestmates/application/platform/contract/stream.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Context } from 'koa';
import * as z from 'zod/mini';

/** Shorter than the idle timeout of common proxies. */
const heartbeatInterval = seconds(20);

/**
 * A client that does not read is disconnected once this much is buffered; it reconnects when it is awake
 * again.
 */
const maxBuffered = 64 * 1024;

/** Random, so that the pages of a closing server do not reconnect to the next one all at once. */
const reconnectDelay = () => Math.round(seconds(1) + Math.random() * seconds(2));

function write(response: ServerResponse, text: string): void {
  if (response.writableLength > maxBuffered) response.destroy();
  else if (!response.writableEnded) response.write(text);
}

/**
 * Server-sent events: the open streams of this process, and the heartbeat that keeps proxies from closing
 * them.
 */
export class EventStreams {
  readonly #open = new Set<ServerResponse>();
  #heartbeat: NodeJS.Timeout | undefined;

  begin(ctx: Context, { response: schema }: Endpoint, handler: StreamHandler<unknown>): void {
    ctx.status = 200;
    ctx.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Proxies must not buffer, compress or cache the stream.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    ctx.respond = false;
    const { res } = ctx;
    if (ctx.method === 'HEAD') {
      handler({ send: () => undefined, end: () => undefined })();
      res.end();
      return;
    }
    this.#add(res);
    write(res, `retry: ${reconnectDelay()}\n\n`);
    const leave = handler(writerFor(res, schema));
    const onClose = () => {
      leave();
      this.#remove(res);
    };
    // A client that disconnected before this point emits no further 'close'.
    if (res.closed) onClose();
    else res.once('close', onClose);
  }

  #add(response: ServerResponse): void {
    this.#open.add(response);
    this.#heartbeat ??= setInterval(() => {
      for (const each of this.#open) write(each, ':\n\n');
    }, heartbeatInterval).unref();
  }

  #remove(response: ServerResponse): void {
    this.#open.delete(response);
    if (this.#open.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }
}

const writerFor = (response: ServerResponse, schema: Endpoint['response']): StreamWriter<unknown> => ({
  send: (event, id) =>
    write(
      response,
      `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(z.parse(schema, event))}\n\n`,
    ),
  end: () => response.end(),
});
