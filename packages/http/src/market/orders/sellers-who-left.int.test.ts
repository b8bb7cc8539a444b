import { settleOrder } from '@nestmates/application/market/orders/order-changes.ts';
import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankSellers } from '../../../testing/bank-sellers.ts';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { sandboxSums } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let bea: TestMember;
let ada: TestMember;
const { sellerPaidTo, sale, cancel, leaves, released } = bankSellers(() => ({ server, buyer: bea }));
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
// Who logged in before the clock went forward has to confirm the password.
beforeEach(async () => {
  bea = await mother(server, { firstName: 'Bea' });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
});
afterAll(() => server.close());

async function sellerWith(mailbox: string, bank: string): Promise<TestMember> {
  const seller = await sellerPaidTo(bank);
  const row = { memberId: seller.id, digest: mailbox };
  await server.knex('account_mailboxes').insert(row).onConflict('memberId').merge();
  return seller;
}

/** What was taken of one for another one is due to the one again, who has left. */
async function partedFromWhoLeft(name: string): Promise<number> {
  const [debtor, honest] = [
    await sellerWith(`mailbox of a debtor, ${name}`, `bank of ${name}`),
    await sellerWith(`mailbox of ${name}`, `bank of ${name}`),
  ];
  await cancel(debtor);
  await server.runJobs();
  const orderId = await released(honest);
  await leaves(honest);
  const text = 'They are a couple with one account.';
  const parted = await ada.post(`/api/admin/members/${debtor.id}/part`, { saleOf: orderId, text });
  expect(parted.status).toBe(200);
  await server.runJobs();
  return orderId;
}

const waiting = async (orderId: number) =>
  JSON.parse((await ada.get('/api/admin/money/unmatched')).text).filter(
    (one: { readonly orderId: number }) => one.orderId === orderId,
  );

/** How often an operator was told of the order. */
const alertsOf = async (orderId: number): Promise<number> => {
  const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
  const told = (line: unknown) => /has left and cannot be paid|money step failed/.test(JSON.stringify(line));
  const isOfIt = (line: unknown) =>
    JSON.stringify(line).includes(paymentId) || JSON.stringify(line).includes(`"order":${orderId},`);
  return server.log.filter((line: unknown) => told(line) && isOfIt(line)).length;
};

const releasedOf = async (orderId: number): Promise<number> => {
  const rows = await server.knex('transactions').where({ orderId, kind: 'release' }).select('cents');
  return rows.reduce((sum, { cents }) => sum + cents, 0);
};

it('wait at /admin/money, told once, until the account of before is forgotten and one with their mailbox is paid', async () => {
  const orderId = await partedFromWhoLeft('Mia');
  expect(await releasedOf(orderId)).toBe(4800 - 174);
  const entry = { kind: 'seller-left', orderId, amount: 174, currency: 'usd', refusal: null };
  expect(await waiting(orderId)).toMatchObject([entry]);
  for (const _ of Array.from({ length: 6 })) {
    server.clock.forward(days(1));
    await server.runJobs();
  }
  expect([await alertsOf(orderId), (await waiting(orderId)).length]).toEqual([1, 1]);
  bea = await mother(server, { firstName: 'Bea' });
  await sellerWith('mailbox of Mia', 'another bank of Mia');
  server.clock.forward(days(30));
  await server.container.get(port('leftSellers')).look();
  await server.runJobs();
  expect(await releasedOf(orderId)).toBe(4800);
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  expect(await waiting(orderId)).toEqual([]);
  await expectBooksToAgree(server);
});

interface Kept {
  readonly orderId: number;
  readonly accountId: string;
}

/** The same, where the provider still has the account of before: the sandbox does not keep it. */
async function partedFromWhoLeftLately(name: string, meanwhile: () => Promise<void>): Promise<Kept> {
  const [debtor, honest] = [
    await sellerWith(`mailbox of a debtor of ${name}`, `bank of ${name}`),
    await sellerWith(`mailbox of ${name}`, `bank of ${name}`),
  ];
  await cancel(debtor);
  await server.runJobs();
  const orderId = await released(honest);
  const { providerAccountId } = await server.knex('payment_accounts').where({ userId: honest.id }).first();
  const [atProvider] = await server.knex('sandbox_sellers').where({ accountId: providerAccountId });
  await leaves(honest);
  await server.knex('sandbox_sellers').insert(atProvider).onConflict('accountId').ignore();
  await meanwhile();
  const said = { saleOf: orderId, text: 'A couple.' };
  expect((await ada.post(`/api/admin/members/${debtor.id}/part`, said)).status).toBe(200);
  await server.runJobs();
  return { orderId, accountId: providerAccountId };
}

const paidTo = async (orderId: number): Promise<readonly string[]> => {
  const { reference } = await server.knex('orders').where({ id: orderId }).first('reference');
  const rows = await server.knex('sandbox_movements').where({ reference, kind: 'release' }).orderBy('at');
  return rows.map(({ accountId }) => accountId);
};

it('are paid with the account of before as long as that is known, also if somebody has their mailbox', async () => {
  const { orderId, accountId } = await partedFromWhoLeftLately('Nia', async () => {
    await sellerWith('mailbox of Nia', 'bank of somebody else');
  });
  expect([await releasedOf(orderId), await waiting(orderId)]).toEqual([4800, []]);
  expect(await paidTo(orderId)).toEqual([accountId, accountId]);
  await expectBooksToAgree(server);
});

it('are paid at once with an account of their mailbox where that of before is deleted at the provider', async () => {
  const kept = server.knex('kept_sales').select('sellerAccountId').whereNotNull('sellerAccountId');
  const { orderId, accountId } = await partedFromWhoLeftLately('Yia', async () => {
    await sellerWith('mailbox of Yia', 'another bank of Yia');
    await server.knex('sandbox_sellers').whereIn('accountId', kept).delete();
  });
  expect([await releasedOf(orderId), await waiting(orderId)]).toEqual([4800, []]);
  const [first, second] = await paidTo(orderId);
  expect([first, second === accountId]).toEqual([accountId, false]);
  expect(await kept.where({ sellerAccountId: accountId })).toEqual([]);
  await expectBooksToAgree(server);
});

async function isHeld({ id }: TestMember): Promise<void> {
  const text = 'Two buyers wait for their parcels.';
  expect((await ada.post(`/api/admin/members/${id}/hold-payouts`, { text })).status).toBe(200);
}

it('are not paid with an account whose payouts are held', async () => {
  const orderId = await partedFromWhoLeft('Ola');
  await isHeld(await sellerWith('mailbox of Ola', 'another bank of Ola'));
  await server.container.get(port('jobs')).add(settleOrder, { orderId });
  await server.runJobs();
  expect([await releasedOf(orderId), (await waiting(orderId)).length]).toEqual([4800 - 174, 1]);
});

it('are not paid with the account of before while payouts of a new one are held', async () => {
  const { orderId } = await partedFromWhoLeftLately('Pia', async () =>
    isHeld(await sellerWith('mailbox of Pia', 'another bank of Pia')),
  );
  expect([await releasedOf(orderId), (await waiting(orderId)).length]).toEqual([4800 - 174, 1]);
});

describe('what they cannot be paid', () => {
  const text = 'She was not found.';
  const mark = (by: TestMember, orderId: number) =>
    by.post(`/api/admin/orders/${orderId}/mark-unclaimed`, { text });
  const lettersOf = async (to: TestMember) =>
    (await subjectsTo(server, to)).filter((subject) => /^We (keep|have sent)/.test(subject));
  const unclaimedOf = async (orderId: number): Promise<number> => {
    const rows = await server.knex('transactions').where({ orderId, kind: 'unclaimed' }).select('cents');
    return rows.reduce((sum, { cents }) => sum + cents, 0);
  };

  it('waits once an administrator marks it as unclaimed, with a letter, and is sent when one with the mailbox is paid', async () => {
    const orderId = await partedFromWhoLeft('Tia');
    const page = await ada.get(`/api/admin/orders/${orderId}`);
    expect(page.body.unpaid).toEqual({ amount: 174 });
    const again = await mother(server, { firstName: 'Tia' });
    const own = { memberId: again.id, digest: 'mailbox of Tia' };
    await server.knex('account_mailboxes').insert(own).onConflict('memberId').merge();
    const marked = await mark(ada, orderId);
    expect([marked.status, marked.body]).toMatchObject([200, { money: { held: 174 }, unpaid: null }]);
    const { timeline } = marked.body as unknown as { readonly timeline: readonly object[] };
    expect(timeline.at(-1)).toMatchObject({ action: 'markUnclaimed', by: 'admin', text, amount: 174 });
    await server.runJobs();
    expect([await waiting(orderId), await unclaimedOf(orderId)]).toEqual([[], 174]);
    expect((await again.get('/api/stripe/connect/status')).body).toMatchObject({ kept: 174 });
    const audit = await server.knex('audit').where({ adminId: ada.id, action: 'order.unclaimed' });
    expect(audit).toMatchObject([{ detail: `Order ${orderId}, $1.74: ${text}` }]);
    const accounts = (await ada.get('/api/admin/money')).body.accounts as unknown as readonly object[];
    expect(accounts).toContainEqual({ account: 'unclaimed', amount: 174 });
    await expectBooksToAgree(server);
    const alerts = await alertsOf(orderId);
    for (const _ of Array.from({ length: 3 })) {
      server.clock.forward(days(1));
      await server.runJobs();
    }
    ada = await mother(server, { firstName: 'Ada' }, 'admin');
    expect(await lettersOf(again)).toEqual(['We keep $1.74 for you']);
    expect([await waiting(orderId), await alertsOf(orderId)]).toEqual([[], alerts]);
    const stuck = await ada.get('/api/admin/orders?list=stuck');
    expect(JSON.parse(stuck.text).map(({ id }: { readonly id: number }) => id)).not.toContain(orderId);
    expect((await mark(ada, orderId)).body.error).toBe('NOBODY_UNPAID');
    await server.knex('account_mailboxes').where({ memberId: again.id }).delete();
    bea = await mother(server, { firstName: 'Bea' });
    await sellerWith('mailbox of Tia', 'another bank of Tia');
    server.clock.forward(days(1));
    await server.runJobs();
    expect([await releasedOf(orderId), await unclaimedOf(orderId)]).toEqual([4800, 0]);
    await expectBooksToAgree(server);
  });

  it('is told to whoever comes back afterwards, and sent by an administrator once they can be paid', async () => {
    const orderId = await partedFromWhoLeft('Ida');
    expect((await mark(ada, orderId)).status).toBe(200);
    await server.runJobs();
    const again = await mother(server, { firstName: 'Ida' });
    const own = { memberId: again.id, digest: 'mailbox of Ida' };
    await server.knex('account_mailboxes').insert(own).onConflict('memberId').merge();
    await isHeld(again);
    for (const span of [days(1), hours(1), days(1), hours(1)]) {
      server.clock.forward(span);
      await server.runJobs();
    }
    expect(await lettersOf(again)).toEqual(['We keep $1.74 for you']);
    const facts = () => server.container.get(port('leftSellerStore')).keptFactsOf(again.id);
    expect(await server.container.get(port('transaction')).run(facts)).toMatchObject({
      cents: 174,
      isHeld: true,
    });
    ada = await mother(server, { firstName: 'Ada' }, 'admin');
    const pay = () => ada.post(`/api/admin/orders/${orderId}/pay-unclaimed`, { text });
    expect((await pay()).body.error).toBe('NOBODY_TO_PAY');
    await server.knex('account_mailboxes').where({ memberId: again.id }).delete();
    expect((await again.get('/api/stripe/connect/status')).body).toMatchObject({ kept: 0 });
    bea = await mother(server, { firstName: 'Bea' });
    const paid = await sellerWith('mailbox of Ida', 'another bank of Ida');
    expect((await ada.get(`/api/admin/orders/${orderId}`)).body.unclaimed).toMatchObject({ canBePaid: true });
    expect((await pay()).status).toBe(200);
    await server.runJobs();
    expect([await releasedOf(orderId), await unclaimedOf(orderId)]).toEqual([4800, 0]);
    expect(await lettersOf(paid)).toEqual(['We have sent you $1.74']);
    expect((await pay()).body.error).toBe('NOTHING_UNCLAIMED');
    await expectBooksToAgree(server);
  });

  it('is handed over to the state once nobody has claimed it for three years', async () => {
    const orderId = await partedFromWhoLeft('Ora');
    expect((await mark(ada, orderId)).status).toBe(200);
    await server.runJobs();
    const handOver = () => ada.post(`/api/admin/orders/${orderId}/hand-over`, { text });
    expect((await handOver()).body.error).toBe('CLAIMABLE_STILL');
    const at = later(server.clock.now(), -days(3 * 366));
    await server.knex('order_events').where({ orderId, action: 'markUnclaimed' }).update({ at });
    expect([(await handOver()).status, (await handOver()).body.error]).toEqual([200, 'NOTHING_UNCLAIMED']);
    await server.runJobs();
    const accounts = (await ada.get('/api/admin/money')).body.accounts as unknown as readonly object[];
    expect(accounts).toContainEqual({ account: 'handedOver', amount: 174 });
    expect((await bea.get(`/api/orders/${orderId}`)).body.money).toMatchObject({ handedOver: 174 });
    expect(await server.knex('orders').where({ id: orderId }).first('moneyDue')).toEqual({ moneyDue: false });
    await expectBooksToAgree(server);
  });

  it('is marked once by two who tap at once', async () => {
    const orderId = await partedFromWhoLeft('Una');
    const eva = await mother(server, { firstName: 'Eva' }, 'admin');
    const replies = await Promise.all([mark(ada, orderId), mark(eva, orderId)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await server.runJobs();
    expect([await waiting(orderId), await unclaimedOf(orderId)]).toEqual([[], 174]);
    await expectBooksToAgree(server);
  });

  it('waits or is asked for, and never both, where a worker tries again at once', async () => {
    const orderId = await partedFromWhoLeft('Zia');
    server.clock.forward(days(1));
    ada = await mother(server, { firstName: 'Ada' }, 'admin');
    const settle = () => server.container.get(port('settlement')).settle({ orderId });
    const [marked] = await Promise.all([mark(ada, orderId), settle(), settle()]);
    await server.runJobs();
    // An answer that was under way refuses it, and the task stays.
    const isMarked = marked.status === 200;
    expect([await unclaimedOf(orderId), (await waiting(orderId)).length]).toEqual(
      isMarked ? [174, 0] : [0, 1],
    );
    await expectBooksToAgree(server);
  });

  it('goes back from there where the buyer is refunded afterwards', async () => {
    const orderId = await partedFromWhoLeft('Via');
    expect((await mark(ada, orderId)).status).toBe(200);
    await server.runJobs();
    expect((await ada.post(`/api/admin/orders/${orderId}/refund`, { text })).status).toBe(200);
    await server.runJobs();
    expect(await sandboxSums(server, orderId)).toMatchObject({ charged: 4975, refunded: 4975 });
    expect([await waiting(orderId), await unclaimedOf(orderId)]).toEqual([[], 0]);
    await expectBooksToAgree(server);
  });

  it('is not marked while the provider has not answered, nor by who bought it, nor of a seller who is there', async () => {
    const orderId = await partedFromWhoLeft('Wia');
    await server.knex('users').where({ id: bea.id }).update({ isAdmin: true });
    expect((await mark(bea, orderId)).body.error).toBe('OWN_ORDER');
    await server.knex('users').where({ id: bea.id }).update({ isAdmin: false });
    const asked = { orderId, step: 'release', cents: 174, key: 'asked', outcome: 'asked' };
    await server.knex('money_steps').insert({ ...asked, askedAt: server.clock.now() });
    expect((await mark(ada, orderId)).body.error).toBe('MONEY_ASKED');
    await server.knex('money_steps').where({ key: 'asked' }).delete();
    const there = await released(await sellerWith('mailbox of Xia', 'bank of Xia'));
    expect((await mark(ada, there)).body.error).toBe('NOBODY_UNPAID');
  });
});

it('are known by a sale as long as something of it is due to them, or a bank may decide that it is', async () => {
  const seller = await sellerWith('mailbox of Kia', 'bank of Kia');
  const [due, paid] = [await released(seller), await released(seller)];
  await leaves(seller);
  const { paymentId } = await server.knex('orders').where({ id: due }).first('paymentId');
  const { people } = server.container.get(Sandbox).pages;
  expect(await people.openDispute(paymentId)).toBe(true);
  await server.runJobs();
  const keptLater = async () => {
    server.clock.forward(days(181));
    await removeOldRows(server);
    return server.knex('kept_sales').whereIn('orderId', [due, paid]).select('orderId');
  };
  expect(await keptLater()).toEqual([{ orderId: due }]);
  await people.closeDispute(paymentId, 'won');
  await server.runJobs();
  expect(await keptLater()).toEqual([{ orderId: due }]);
});

it('keep no buyer from leaving, nor what went back to one before, and are refunded once they have left', async () => {
  bea = await mother(server, { firstName: 'Bea' });
  const [debtor, honest] = [
    await sellerWith('mailbox of a debtor of Rea', 'bank of Rea'),
    await sellerWith('mailbox of Rea', 'bank of Rea'),
  ];
  await cancel(debtor);
  await server.runJobs();
  const orderId = await sale(honest);
  expect(
    (await honest.post(`/api/orders/${orderId}/refund-in-part`, { amount: 500, agreed: 0 })).status,
  ).toBe(200);
  await honest.post(`/api/orders/${orderId}/ship`, {});
  await bea.post(`/api/orders/${orderId}/confirm-delivery`, {});
  await leaves(honest);
  await ada.post(`/api/admin/members/${debtor.id}/part`, { saleOf: orderId, text: 'A couple.' });
  await server.runJobs();
  const [{ amount }] = await waiting(orderId);
  await leaves(bea);
  expect(await waiting(orderId)).toMatchObject([{ kind: 'seller-left', amount }]);
  const text = 'The seller is not found.';
  expect((await ada.post(`/api/admin/orders/${orderId}/refund`, { text })).status).toBe(200);
  await server.runJobs();
  expect(await sandboxSums(server, orderId)).toMatchObject({ charged: 4975, refunded: 4975 });
  expect(await waiting(orderId)).toEqual([]);
  await expectBooksToAgree(server);
});
