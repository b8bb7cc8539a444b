import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

/** Failed logins that are allowed from one address. */
const allowed = 50;

/** How many of these logins are limited, each with the `X-Forwarded-For` that the server receives. */
async function countLimited(server: TestServer, forwarded: readonly string[]): Promise<number> {
  const statuses = await Promise.all(
    forwarded.map(async (addresses, nth) => {
      const body = { email: `n${nth}@example.com`, password: 'wrong' };
      const headers = { 'x-forwarded-for': addresses };
      return (await server.visitor().send('post', '/api/login', { body, headers })).status;
    }),
  );
  return statuses.filter((status) => status === 429).length;
}

const addresses = (of: (nth: number) => string) => Array.from({ length: allowed + 10 }, (_, nth) => of(nth));

describe.each([
  { proxies: '0', limited: 10, forged: (nth: number) => `10.0.0.${nth}` },
  { proxies: '1', limited: 0, forged: (nth: number) => `10.0.0.${nth}, 203.0.113.7` },
  { proxies: '2', limited: 0, forged: (nth: number) => `10.0.0.${nth}, 203.0.113.7, 10.1.1.1` },
])('behind $proxies reverse proxies', ({ proxies, limited, forged }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({
      env: { TRUST_PROXY: proxies },
      swap: (container) => container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
    });
  });
  afterAll(() => server.close());
  beforeEach(() => server.knex('attempts').delete());

  it('what a client writes into X-Forwarded-For lifts no limit', async () => {
    expect(await countLimited(server, addresses(forged))).toBe(10);
  });

  it('the address that the outermost proxy saw is the one that is limited', async () => {
    const others = addresses((nth) => forged(nth).replace('203.0.113.7', `198.51.100.${nth}`));
    expect(await countLimited(server, others)).toBe(limited);
  });
});
