import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorTies, sharesFormerMailbox } from '../../../testing/administrator-ties.ts';
import { movesMoney } from '../../../testing/money-calls.ts';
import { nameOf, sendAdminCall } from '../../../testing/send-admin-call.ts';
import { servedEndpoints } from '../../../testing/served-endpoints.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const changing = servedEndpoints.filter(({ access, method }) => access === 'admin' && method !== 'get');
const moving = changing.filter((endpoint) => movesMoney[nameOf(endpoint)]);

const ties = {
  ...administratorTies,
  'SHARED_ACCOUNT by a mailbox of before': sharesFormerMailbox,
} as const;

describe('an administrator’s call that moves money', () => {
  it('is said of every call that changes something', () => {
    expect(Object.keys(movesMoney).sort()).toEqual(changing.map(nameOf).sort());
  });

  it.each(moving.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s asks for a password, and is none of who has something in common with its parties',
    async (_, endpoint) => {
      expect(endpoint.needsPassword).toBe(true);
      for (const [how, tie] of Object.entries(ties)) {
        const { answer } = await sendAdminCall(server, endpoint, ({ id }, other) =>
          tie(server, id, other.id),
        );
        expect({ how, status: answer.status, error: answer.body.error }).toEqual({
          how,
          status: 403,
          error: how.split(' ')[0],
        });
      }
    },
  );
});
