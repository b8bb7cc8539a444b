import { insertCharge, insertOrder } from '../../../testing/order-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type SignedInMember, signedInMembers } from '../../../testing/signed-in-members.ts';

interface Proposed {
  readonly orderId: number;
  /** Path of the proposal. */
  readonly path: string;
  readonly seller: SignedInMember;
  /** Neither has proposed it. */
  readonly admins: readonly [SignedInMember, SignedInMember];
}

/** An order of more than one administrator decides about, of which somebody has proposed a refund. */
async function proposed({ server, ana, bea }: Round): Promise<Proposed> {
  const { knex } = server;
  const [seller, buyer] = await signedInMembers(server, 2, columnsOf.pro);
  if (!seller || !buyer) throw new Error('There are no members');
  // Those of the rounds before would all get a letter.
  await knex('users').where({ isAdmin: true }).update({ isAdmin: false });
  await knex('users').whereIn('id', [ana.id, bea.id]).update({ isAdmin: true });
  const at = new Date();
  const columns = { status: 'problem', shippedAt: at, problemAt: at, priceCents: 60_000 };
  const orderId = await insertOrder(knex, { seller, buyer }, columns);
  await insertCharge(knex, orderId);
  const proposal = { orderId, decision: 'refund', reason: 'It was lost.', agreedCents: 0, proposedAt: at };
  const [{ id }] = await knex('decision_proposals').insert(proposal).returning('id');
  return { orderId, path: `/api/admin/orders/${orderId}/proposals/${id}`, seller, admins: [ana, bea] };
}

const inOrder = (statuses: readonly number[]): string => [...statuses].sort().join();

const eventsOf = ({ server }: Round, orderId: number): Promise<readonly string[]> =>
  server.knex('order_events').where({ orderId }).orderBy('id').pluck('action');

raceInTwoProcesses(
  {
    'two administrators confirm one proposal': async (round) => {
      const { path, orderId, admins } = await proposed(round);
      const [first, second] = await Promise.all([
        admins[0].at(round.one).post(`${path}/confirm`),
        admins[1].at(round.two).post(`${path}/confirm`),
      ]);
      const refunded = (await eventsOf(round, orderId)).filter((action) => action === 'refundByAdmin');
      return inOrder([first.status, second.status]) === '200,409' && refunded.length === 1;
    },

    'one administrator confirms twice': async (round) => {
      const { path, orderId, admins } = await proposed(round);
      const confirm = (at: Round['one']) => admins[0].at(at).post(`${path}/confirm`);
      const [first, second] = await Promise.all([confirm(round.one), confirm(round.two)]);
      const refunded = (await eventsOf(round, orderId)).filter((action) => action === 'refundByAdmin');
      return inOrder([first.status, second.status]) === '200,409' && refunded.length === 1;
    },

    'confirm against the refund of a part by the seller': async (round) => {
      const { path, orderId, admins, seller } = await proposed(round);
      const [confirmed, part] = await Promise.all([
        admins[0].at(round.one).post(`${path}/confirm`),
        seller.at(round.two).post(`/api/orders/${orderId}/refund-in-part`, { amount: 1000, agreed: 0 }),
      ]);
      // What is confirmed is what was proposed, of an order that is as it was then.
      return inOrder([confirmed.status, part.status]) === '200,409';
    },

    'two propose a decision about one order': async (round) => {
      const { orderId, admins } = await proposed(round);
      await round.server.knex('decision_proposals').where({ orderId }).delete();
      const propose = (by: SignedInMember, at: Round['one'], what: string) =>
        by.at(at).post(`/api/admin/orders/${orderId}/${what}`, { text: 'I have read both.' });
      const [first, second] = await Promise.all([
        propose(admins[0], round.one, 'refund'),
        propose(admins[1], round.two, 'release'),
      ]);
      const { length } = await round.server.knex('decision_proposals').where({ orderId, outcome: null });
      return inOrder([first.status, second.status]) === '200,409' && length === 1;
    },
  },
  new URL('../../../testing/naive/naive-orders.ts', import.meta.url),
);
