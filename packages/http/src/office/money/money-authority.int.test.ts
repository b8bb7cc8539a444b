import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls } from '../../../testing/calls-of-two/admin-calls.ts';
import { movesMoney } from '../../../testing/money-calls.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { servedEndpoints } from '../../../testing/served-endpoints.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;
const changing = servedEndpoints.filter(({ access, method }) => access === 'admin' && method !== 'get');
const moving = changing.filter((endpoint) => movesMoney[nameOf(endpoint)]);

const ties: Readonly<Record<string, (admin: number, other: number) => Promise<unknown>>> = {
  async SHARED_DEVICE(admin, other) {
    const trace = { digest: randomUUID(), emailDigest: 'e', usedAt: server.clock.now(), isBrowser: true };
    await server.knex('account_traces').insert([admin, other].map((memberId) => ({ ...trace, memberId })));
  },
  async SHARED_ACCOUNT(admin, other) {
    const mark = { digest: randomUUID(), notedAt: server.clock.now() };
    await server.knex('seller_marks').insert([admin, other].map((memberId) => ({ ...mark, memberId })));
  },
  async SHARED_CARD(admin, other) {
    const card = { digest: randomUUID(), usedAt: server.clock.now() };
    const [seller] = await signedInMembers(server, 1, columnsOf.premium);
    if (!seller) throw new Error('There is one');
    for (const memberId of [admin, other]) {
      const orderId = await insertOrder(server.knex, { buyer: { id: memberId }, seller });
      await server.knex('card_digests').insert({ ...card, orderId, memberId });
    }
  },
};

describe('an administrator’s call that moves money', () => {
  it('is said of every call that changes something', () => {
    expect(Object.keys(movesMoney).sort()).toEqual(changing.map(nameOf).sort());
  });

  it.each(moving.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s asks for a password, and is none of who has something in common with its parties',
    async (name, endpoint) => {
      expect(endpoint.needsPassword).toBe(true);
      for (const [code, tie] of Object.entries(ties)) {
        const [caller] = await signedInMembers(server, 1, columnsOf.admin);
        const [other] = await signedInMembers(server, 1, columnsOf.premium);
        if (!caller || !other) throw new Error('There are two');
        const { knex } = server;
        const call = await adminCalls[name as keyof typeof adminCalls].arrange({ knex, caller, other });
        const params = Object.entries(call.params ?? {});
        const path = params.reduce((so, [key, value]) => so.replace(`:${key}`, String(value)), endpoint.path);
        const body = call.body ?? exampleRequests(endpoint)[0]?.options.body;
        await tie(caller.id, other.id);
        const answer = await caller.at(server).send(endpoint.method, path, { body });
        expect({ name, status: answer.status, error: answer.body.error }).toEqual({
          name,
          status: 403,
          error: code,
        });
      }
    },
  );
});
