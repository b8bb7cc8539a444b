import { failure } from '@nestmates/application/platform/contract/failure.ts';
import { rounds } from '@nestmates/domain/testing/depth.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expandAbbreviations } from '../../../testing/hostile-input.ts';
import { fieldProbe } from '../../../testing/probe.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { requestsOf } from '../../../testing/requests-of.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
    extraRoutes: fieldProbe,
  });
});
afterAll(() => server.close());

const runs = Number(process.env.FUZZ_RUNS ?? rounds(40, 2));

/** An admin with every plan, so that the input gets past the gates. */
const everywhere = () => server.member({ ...columnsOf.unlocked, isAdmin: true, password: 'Nestmates1!' });

function complaint({ status, body, headers }: Reply): string | undefined {
  if (status >= 500) return `answers ${status}`;
  if (status < 400) return undefined;
  if (!failure.safeParse(body).success) return `refuses with ${status} in no known shape`;
  if (!headers.get('x-request-id')) return 'has no request id';
  return status === 400 && body.error !== 'VALIDATION' ? `refuses with 400 ${body.error}` : undefined;
}

describe('whatever is sent', () => {
  it('is answered, and refused in the one shape of a refusal', { timeout: 300_000 }, async () => {
    for (const { endpoint } of server.routes) {
      let caller = await everywhere();
      await fc.assert(
        fc.asyncProperty(requestsOf(endpoint), async ({ path, options }) => {
          const reply = await caller.send(endpoint.method, path, expandAbbreviations(options));
          const complained = complaint(reply);
          if (complained) throw new Error(`${endpoint.method} ${path} ${complained}`);
          // An accepted call may have changed the member's row or ended their session.
          if (reply.status < 400 && endpoint.method !== 'get') caller = await everywhere();
        }),
        { numRuns: runs, interruptAfterTimeLimit: 20_000 },
      );
    }
    expect(server.log.filter(({ msg }) => msg === 'unforeseen error')).toEqual([]);
  });
});
