import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
/** The session of a request is looked up before its body is read; a test can hold it back until then. */
let beforeSession: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap(container) {
      const real = container.get(port('sessionQueries'));
      container.rebind(port('sessionQueries')).toConstantValue({
        async find(digest, now) {
          await beforeSession();
          return real.find(digest, now);
        },
        findWithAccount: (digest, now) => real.findWithAccount(digest, now),
        listOf: (id, now, max) => real.listOf(id, now, max),
      });
    },
  });
});
beforeEach(() => {
  server.log.length = 0;
  beforeSession = async () => undefined;
});
afterAll(() => server.close());

/** Sends the beginning of a request. */
async function begin(lines: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(['POST /api/feedback HTTP/1.1', 'Host: x', ...lines].join('\r\n'));
  return socket;
}

const bodies = [
  {
    how: 'with a length',
    lines: ['Content-Type: application/json', 'Content-Length: 100', '', '{"category":'],
  },
  {
    how: 'in chunks',
    lines: ['Content-Type: application/json', 'Transfer-Encoding: chunked', '', '5', '{"cat'],
  },
];

async function expectRefusal(): Promise<void> {
  const lines = () => server.log.filter(({ route }) => route === '/api/feedback');
  await vi.waitFor(() => expect(lines()).toHaveLength(1), { timeout: scaledTimeout(10_000) });
  expect(lines()[0]).toMatchObject({ msg: 'request', status: 400 });
  expect(server.log.filter(({ msg }) => msg === 'unforeseen error')).toEqual([]);
}

describe.each(bodies)('a body $how that breaks off', ({ lines }) => {
  it('while it is read is a refused request and no error of ours', async () => {
    const { cookieLine } = await server.member();
    const socket = await begin([`Cookie: ${cookieLine}`, ...lines]);
    socket.end();
    await expectRefusal();
  });

  it('before it is read is the same', async () => {
    const { cookieLine } = await server.member();
    const [asked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    beforeSession = () => {
      asked.resolve();
      return closed.promise;
    };
    const socket = await begin([`Cookie: ${cookieLine}`, ...lines]);
    await asked.promise;
    socket.destroy();
    await once(socket, 'close');
    // Another request and its response: by then the server has noticed.
    await server.visitor().get('/healthz');
    closed.resolve();
    await expectRefusal();
  });
});
