import { randomUUID } from 'node:crypto';
import { insertOrder } from './order-setup.ts';
import { columnsOf } from './roles.ts';
import { signedInMembers } from './signed-in-members.ts';
import type { TestServer } from './test-server.ts';

/** What an administrator may have in common with somebody, by the error of a call that moves their money. */
export const administratorTies = {
  async SHARED_DEVICE(server: TestServer, admin: number, other: number) {
    const trace = { digest: randomUUID(), emailDigest: 'e', usedAt: server.clock.now(), isBrowser: true };
    await server.knex('account_traces').insert([admin, other].map((memberId) => ({ ...trace, memberId })));
  },
  async SHARED_ACCOUNT(server: TestServer, admin: number, other: number) {
    const mark = { digest: randomUUID(), notedAt: server.clock.now() };
    await server.knex('seller_marks').insert([admin, other].map((memberId) => ({ ...mark, memberId })));
  },
  async SHARED_CARD(server: TestServer, admin: number, other: number) {
    const card = { digest: randomUUID(), usedAt: server.clock.now() };
    const [seller] = await signedInMembers(server, 1, columnsOf.premium);
    if (!seller) throw new Error('There is one');
    for (const memberId of [admin, other]) {
      const orderId = await insertOrder(server.knex, { buyer: { id: memberId }, seller });
      await server.knex('card_digests').insert({ ...card, orderId, memberId });
    }
  },
} as const;

/** The mailbox of one is one that the other had before. */
export async function sharesFormerMailbox(server: TestServer, admin: number, other: number): Promise<void> {
  const digest = randomUUID();
  const mark = { memberId: other, digest, notedAt: server.clock.now(), isMailbox: true };
  await server.knex('seller_marks').insert(mark);
  await server.knex('account_mailboxes').insert({ memberId: admin, digest }).onConflict('memberId').merge();
}
