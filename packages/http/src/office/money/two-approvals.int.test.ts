import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movesMoney } from '../../../testing/money-calls.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
import { nameOf, sendAdminCall } from '../../../testing/send-admin-call.ts';
import { servedEndpoints } from '../../../testing/served-endpoints.ts';
import type { SignedInMember } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Every amount is above it.
  server = await testServer({ env: { RATE_LIMITS: 'off', TWO_APPROVALS_CENTS: '0' } });
});
afterAll(() => server.close());

/** Whether the first administrator only proposes what is above the limit, or why one is enough; as in docs/payments.md. */
const aboveLimit: Readonly<Record<string, 'proposed' | 'by a second one' | { readonly alone: string }>> = {
  'post /api/admin/orders/:id/refund': 'proposed',
  'post /api/admin/orders/:id/refund-in-part': 'proposed',
  'post /api/admin/orders/:id/confirm-return': 'proposed',
  'post /api/admin/orders/:id/release': 'proposed',
  'post /api/admin/orders/:id/resume': 'proposed',
  'post /api/admin/orders/:id/approve-payout': 'proposed',
  'post /api/admin/orders/:id/mark-unclaimed': 'proposed',
  'post /api/admin/orders/:id/pay-unclaimed': 'proposed',
  'post /api/admin/orders/:id/hand-over': 'proposed',
  'post /api/admin/members/:id/part': 'proposed',
  'post /api/admin/members/:id/join': 'proposed',
  'post /api/admin/money/take-over': 'proposed',
  'post /api/admin/orders/:id/proposals/:proposalId/confirm': 'by a second one',
  'post /api/admin/orders/:id/proposals/:proposalId/refuse': { alone: 'it moves nothing' },
  'post /api/admin/members/:id/lift-payouts': { alone: 'each order waits for a look of its own' },
  'post /api/admin/money/guarantees/:id/retry': { alone: 'the member has asked for it' },
  'post /api/admin/disputes/:id/evidence': { alone: 'the bank decides' },
  'post /api/admin/disputes/:id/dismiss': { alone: 'nothing moves' },
};

const moving = servedEndpoints.filter((endpoint) => movesMoney[nameOf(endpoint)]);
const those = (which: string) => moving.filter((endpoint) => aboveLimit[nameOf(endpoint)] === which);
const named = (endpoints: typeof moving) =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

/** What two owe is above the limit as well. */
async function owesSomething(buyer: SignedInMember, seller: SignedInMember): Promise<void> {
  const { knex } = server;
  const orderId = await insertOrder(
    knex,
    { buyer, seller },
    { status: 'cancelled', cancelledAt: new Date() },
  );
  await knex('transactions').insert({
    orderId,
    kind: 'debt',
    cents: 174,
    at: new Date(),
    providerId: randomUUID(),
  });
}

const auditOf = ({ id: adminId }: SignedInMember): Promise<readonly string[]> =>
  server.knex('audit').where({ adminId }).pluck('action');

const booked = async (): Promise<number> => (await server.knex('transactions')).length;

describe('an administrator’s call that moves money above the limit', () => {
  it('is said of each of them', () => {
    expect(Object.keys(aboveLimit).sort()).toEqual(moving.map(nameOf).sort());
  });

  it.each(named(those('proposed')))('%s is only proposed by the first', async (_, endpoint) => {
    let before = 0;
    const { caller, answer } = await sendAdminCall(server, endpoint, async (admin, other) => {
      await owesSomething(admin, other);
      before = await booked();
    });
    expect(answer.status, answer.text).toBe(200);
    // One stands with each of two members.
    expect([...new Set(await auditOf(caller))]).toEqual([expect.stringMatching(/propos/)]);
    expect(await booked()).toBe(before);
  });

  it.each(named(those('by a second one')))(
    '%s is refused to whoever has proposed it',
    async (_, endpoint) => {
      const { answer } = await sendAdminCall(server, endpoint, ({ id }) =>
        server.knex('decision_proposals').whereNull('proposedBy').update({ proposedBy: id }),
      );
      expect([answer.status, answer.body.error]).toEqual([403, 'OWN_PROPOSAL']);
    },
  );
});
