import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorTies } from '../../../testing/administrator-ties.ts';
import { reconcile } from '../../../testing/books.ts';
import { takeDump } from '../../../testing/database-dump.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { restoreDrill } from '../../../testing/restore-drill.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import type { TestMember } from '../../../testing/test-server.ts';

/** What may be taken over, besides orders of ours, which stand in the table of all calls that move money. */
interface Lost {
  readonly paymentId: string;
  readonly seen: string;
  /** Whose it is: the member of the plan, or the seller to whose account the payment was sent on. */
  readonly party: TestMember;
}

let drill: Awaited<ReturnType<typeof restoreDrill>>;
let lost: Readonly<Record<'plan' | 'none', Lost>>;
beforeAll(async () => {
  drill = await restoreDrill();
  const { server, stripe, ana, order, hear, missing, preview } = drill;
  const cleo = await server.member({ ...columnsOf.free });
  // Known by a page of before the dump, which is paid after it.
  const { body } = await cleo.send('POST', '/api/subscribe?plan=pro');
  const restore = await takeDump(server.knex);
  await stripe.double.people.pay(String(body.checkoutUrl));
  await hear();
  const sale = await order();
  const none = await sale.pay();
  await sale.release();
  await restore();
  await reconcile(server);
  const plan = (await missing()).find(({ isPlan }) => isPlan)?.paymentId ?? '';
  lost = {
    plan: { paymentId: plan, seen: (await preview(plan)).seen, party: cleo },
    none: { paymentId: none, seen: (await preview(none)).seen, party: ana },
  };
});
afterAll(() => drill.stop());

async function takenBy({ paymentId, seen, party }: Lost, tie?: keyof typeof administratorTies) {
  const { server } = drill;
  const [admin] = await signedInMembers(server, 1, columnsOf.admin);
  if (!admin) throw new Error('There is one');
  if (tie) await administratorTies[tie](server, admin.id, party.id);
  return drill.take(admin.at(server), paymentId, seen);
}

describe.each(['plan', 'none'] as const)('the payment of %s that our books lack', (kind) => {
  it.each(Object.keys(administratorTies) as (keyof typeof administratorTies)[])(
    'is none of an administrator who has something in common with its party: %s',
    async (tie) => {
      expect(await takenBy(lost[kind], tie)).toBe(tie);
    },
  );

  it('is none of an administrator who is its party', async () => {
    const { paymentId, seen, party } = lost[kind];
    const user = drill.server.knex('users').where({ id: party.id });
    await user.clone().update({ isAdmin: true });
    await party.post('/api/admin/confirm-password', { password });
    expect(await drill.take(party, paymentId, seen)).toBe('VALIDATION');
    await user.clone().update({ isAdmin: false });
  });

  it('is taken over, or proposed, by one who has nothing in common with it', async () => {
    expect(await takenBy(lost[kind])).toBe(
      kind === 'plan' ? 'Taken over into our books' : 'Proposed to another administrator',
    );
  });
});
