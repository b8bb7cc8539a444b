import type { ServerResponse } from 'node:http';
import type { Endpoint } from '@nestmates/application/contract/endpoint.ts';
import type { Outlet, Pour } from '@nestmates/application/contract/stream.ts';
import { seconds } from '@nestmates/domain/shared/time.ts';
import type { Context } from 'koa';
import * as z from 'zod/mini';

/** Shorter than the patience of the proxies that end what is silent. */
const heartbeat = seconds(20);

/** A page that takes in nothing is let go; it opens a new stream when it wakes. */
const mostWaiting = 64 * 1024;

/** Spread, so that the pages of a server that ends do not all come to the next one at once. */
const pause = () => Math.round(seconds(1) + Math.random() * seconds(2));

function write(response: ServerResponse, text: string): void {
  if (response.writableLength > mostWaiting) response.destroy();
  else if (!response.writableEnded) response.write(text);
}

/** Server-sent events: all the streams that this process holds open, and the pulse that keeps them so. */
export class EventStreams {
  readonly #open = new Set<ServerResponse>();
  #pulse: NodeJS.Timeout | undefined;

  begin(ctx: Context, { response: schema }: Endpoint, pour: Pour<unknown>): void {
    ctx.status = 200;
    ctx.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // No proxy may hold an event back, pack it, or show it to another.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    ctx.respond = false;
    const { res } = ctx;
    if (ctx.method === 'HEAD') {
      pour({ send: () => undefined, end: () => undefined })();
      res.end();
      return;
    }
    this.#hold(res);
    write(res, `retry: ${pause()}\n\n`);
    const leave = pour(outletTo(res, schema));
    const gone = () => {
      leave();
      this.#letGo(res);
    };
    // Whoever hung up while her stream was being prepared will not do it again.
    if (res.closed) gone();
    else res.once('close', gone);
  }

  #hold(response: ServerResponse): void {
    this.#open.add(response);
    this.#pulse ??= setInterval(() => {
      for (const each of this.#open) write(each, ':\n\n');
    }, heartbeat).unref();
  }

  #letGo(response: ServerResponse): void {
    this.#open.delete(response);
    if (this.#open.size > 0) return;
    clearInterval(this.#pulse);
    this.#pulse = undefined;
  }
}

const outletTo = (response: ServerResponse, schema: Endpoint['response']): Outlet<unknown> => ({
  send: (event, id) =>
    write(
      response,
      `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(z.parse(schema, event))}\n\n`,
    ),
  end: () => response.end(),
});
