import { sellerLocks } from '@nestmates/infrastructure/money/payments/seller-mark-sql.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  bea = await mother(server, { firstName: 'Bea' });
});
afterAll(() => server.close());

const ports = () => {
  const [transaction, store, ledger, waiting, parted] = [
    server.container.get(port('transaction')),
    server.container.get(port('orderStore')),
    server.container.get(port('ledger')),
    server.container.get(port('waitingReleases')),
    server.container.get(port('partedSellers')),
  ];
  return { transaction, store, ledger, waiting, parted };
};

let count = 0;

async function seller({ bank, mailbox }: { bank?: string; mailbox?: string }): Promise<TestMember> {
  count += 1;
  const member = await mother(server, { firstName: `Dora ${count}` }, 'premium');
  await payable(server.knex, member);
  await server.knex('account_mailboxes').where({ memberId: member.id }).delete();
  if (mailbox) await server.knex('account_mailboxes').insert({ memberId: member.id, digest: mailbox });
  if (bank) await isPaidTo(member, bank);
  return member;
}

const isPaidTo = ({ id }: TestMember, digest: string) =>
  server.knex('seller_marks').insert({ memberId: id, digest, notedAt: server.clock.now() });

/** A completed sale whose money is due, as its payouts are held. */
async function owed(member: TestMember): Promise<number> {
  const text = 'She waits for a look.';
  const ada = await mother(server, { firstName: 'Ada' }, 'admin');
  await ada.post(`/api/admin/members/${member.id}/hold-payouts`, { text });
  const id = await buy(server, bea, await insertListing(server.knex, member));
  await member.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${id}/confirm-delivery`);
  await server.runJobs();
  return id;
}

const waitingFor = async (event: 'transactionid' | 'advisory'): Promise<number> => {
  const { rows } = await server.knex.raw(
    'select pid from pg_stat_activity where datname = current_database() and wait_event = ?',
    [event],
  );
  return rows.length;
};

const waits = (event: 'transactionid' | 'advisory') =>
  expect.poll(() => waitingFor(event), { timeout: 30_000, interval: 20 }).toBe(1);

/** Work of another transaction, which does not begin within the one that starts it. */
function another(work: () => Promise<unknown>) {
  const begin = Promise.withResolvers<void>();
  const state = { hasEnded: false };
  const ended = begin.promise
    .then(() => server.container.get(port('transaction')).run(work))
    .then(() => {
      state.hasEnded = true;
    });
  return { begin: () => begin.resolve(), state, ended };
}

function entryOf(kind: 'debt' | 'netting') {
  count += 1;
  const at = server.clock.now();
  return { kind, cents: 100, at, providerId: `${kind}-${count}`, balanceTransaction: null };
}

const numbersOf = async (digests: readonly string[]): Promise<readonly number[]> => {
  const { rows } = await server.knex.raw('select hashtext(d) as number from unnest(?::text[]) d', [
    [...digests],
  ]);
  return rows.map(({ number }: { readonly number: number }) => number);
};

/** How many of these the other transactions hold. */
const heldOf = async (numbers: readonly number[]): Promise<number> => {
  const { rows } = await server.knex.raw(
    `select count(*)::integer as n from pg_locks where locktype = 'advisory' and classid = ? and granted
      and objid::bigint in (select n::bigint & 4294967295 from unnest(?::integer[]) n)
      and database = (select oid from pg_database where datname = current_database())`,
    [sellerLocks.keys, [...numbers]],
  );
  return rows[0].n;
};

describe('an order that is being settled', () => {
  it.each(['another settlement', 'a lift of what holds its payouts', 'a parting of its seller'] as const)(
    'keeps %s waiting',
    async (what) => {
      const { transaction, store, ledger, waiting, parted } = ports();
      const bank = `of ${what}`;
      const [one, other] = [await seller({ bank }), await seller({ bank })];
      const id = await owed(one);
      await transaction.run(async () => {
        await store.lock(id);
        await ledger.add(id, [entryOf('debt')]);
      });
      const second = another(
        {
          'another settlement': () => store.lock(id),
          'a lift of what holds its payouts': () => waiting.lockOrders(one.id),
          'a parting of its seller': () =>
            parted.lock({ memberId: one.id }, { memberId: other.id }, server.clock.now()),
        }[what],
      );
      await transaction.run(async () => {
        await store.lock(id);
        second.begin();
        await waits('transactionid');
        expect(second.state.hasEnded).toBe(false);
      });
      await second.ended;
    },
  );

  it('may be named meanwhile by another one that settles its debt', async () => {
    const { transaction, store, ledger } = ports();
    const [one, other] = [await seller({ bank: 'of both' }), await seller({ bank: 'of both' })];
    const [owing, paying] = [await owed(one), await owed(other)];
    const second = another(async () => {
      await store.lock(paying);
      await ledger.add(paying, [{ ...entryOf('netting'), settles: owing }]);
    });
    await transaction.run(async () => {
      await store.lock(owing);
      second.begin();
      await second.ended;
    });
  });
});

describe('whoever nets what a person owes', () => {
  it('has locked also what became the person’s while it waited', async () => {
    const { transaction, ledger } = ports();
    const [one, late] = [await seller({ bank: 'of Kim' }), await seller({ mailbox: 'late of Kim' })];
    const [bank, mailbox] = [await numbersOf(['of Kim']), await numbersOf(['late of Kim'])];
    const netting = another(async () => {
      await ledger.lockDebt(one.id);
      expect(await heldOf([...bank, ...mailbox])).toBe(2);
    });
    await transaction.run(async () => {
      await server.container.get(port('sellerMarkStore')).note(late.id, ['of Kim'], server.clock.now());
      netting.begin();
      await waits('advisory');
    });
    await netting.ended;
  });

  it.each(['a first bank account', 'a parting'] as const)(
    'of a seller who is known by nothing yet keeps %s of that seller waiting',
    async (what) => {
      const { transaction, ledger, parted } = ports();
      const [unknown, other] = [await seller({}), await seller({ bank: `of a second seller, ${what}` })];
      const at = server.clock.now();
      const second = another(() =>
        what === 'a parting'
          ? parted.lock({ memberId: unknown.id }, { memberId: other.id }, at)
          : server.container.get(port('sellerMarkStore')).note(unknown.id, ['of the same seller'], at),
      );
      await transaction.run(async () => {
        await ledger.lockDebt(unknown.id);
        second.begin();
        await waits('advisory');
        expect(second.state.hasEnded).toBe(false);
      });
      await second.ended;
    },
  );

  it.each(['without', 'with'])('waits for a parting of two %s mailboxes', async (word) => {
    const { transaction, ledger, parted } = ports();
    const bank = `of Lou, ${word} a mailbox`;
    const mailbox = (name: string) => (word === 'with' ? { mailbox: `${bank} ${name}` } : {});
    const [one, other, third] = [
      await seller({ bank, ...mailbox('one') }),
      await seller({ bank, ...mailbox('other') }),
      await seller({ bank, ...mailbox('third') }),
    ];
    const netting = another(() => ledger.lockDebt(third.id));
    await transaction.run(async () => {
      await parted.lock({ memberId: one.id }, { memberId: other.id }, server.clock.now());
      netting.begin();
      await waits('advisory');
      expect(netting.state.hasEnded).toBe(false);
    });
    await netting.ended;
  });
});
