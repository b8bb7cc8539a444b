import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { OpenSpan, Tracing } from '@nestmates/application/platform/tracing/tracing.ts';

/** A request that `node:http` makes. */
interface HttpRequest {
  readonly method: string;
  readonly protocol: string;
  readonly host: string;
}
/** A request of `fetch`. */
interface FetchRequest {
  readonly method: string;
  readonly origin: string | URL;
}

interface Message<Request> {
  readonly request: Request;
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/**
 * A span for each call to another program over HTTP within a trace, whichever client makes it: Node announces them.
 * Paths are left out, since they hold ids and addresses of members.
 */
export function traceCalls(tracing: Tracing, { except }: { readonly except: string }): () => void {
  const running = new WeakMap<object, OpenSpan>();

  const begun = (request: object, method: string, host: string) => {
    if (!tracing.traceId || host === except) return;
    const facts = { 'http.request.method': method, 'server.address': host };
    running.set(request, tracing.begin(`${method} ${host}`, { kind: 'client', facts }));
  };
  const answered = ({ request, response }: Message<object>) => {
    const span = running.get(request);
    running.delete(request);
    if (response) span?.add({ 'http.response.status_code': response.statusCode });
    span?.end();
  };
  const failed = ({ request, error }: Message<object>) => {
    running.get(request)?.end(error);
    running.delete(request);
  };

  const listeners = Object.entries({
    'http.client.request.created': ({ request }: Message<HttpRequest>) =>
      begun(request, request.method, request.host),
    'http.client.response.finish': answered,
    'http.client.request.error': failed,
    'undici:request:create': ({ request }: Message<FetchRequest>) =>
      begun(request, request.method, new URL(request.origin).host),
    'undici:request:headers': answered,
    'undici:request:error': failed,
  }).map(([channel, listen]) => [channel, (message: unknown) => listen(message as never)] as const);
  for (const [channel, listen] of listeners) subscribe(channel, listen);
  return () => {
    for (const [channel, listen] of listeners) unsubscribe(channel, listen);
  };
}
