import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replaces what the server sends for a path. */
type Instead = (response: ServerResponse, body: string) => void;

export interface Front {
  readonly url: string;
  /** Answers like a server that has changed. */
  answer(path: RegExp, instead: Instead): void;
  close(): Promise<void>;
}

/** A proxy before a server: what a service worker fetches passes it, too. */
export async function startFront(server: string): Promise<Front> {
  const replaced: (readonly [RegExp, Instead])[] = [];
  const front = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', server);
    const [, instead] = replaced.find(([path]) => path.test(pathname)) ?? [];
    const { host: _, ...headers } = incoming.headers;
    const { hostname, port } = new URL(server);
    const asked = request({
      hostname,
      port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...headers,
        host: incoming.headers.host,
        ...(instead ? { 'accept-encoding': 'identity' } : {}),
      },
    });
    asked.on('response', async (answer) => {
      if (!instead) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      outgoing.setHeader('Content-Type', answer.headers['content-type'] ?? 'text/plain');
      instead(outgoing, Buffer.concat(parts).toString());
    });
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    answer: (path, instead) => void replaced.push([path, instead]),
    async close() {
      front.closeAllConnections();
      front.close();
      await once(front, 'close');
    },
  };
}
