import { carryOutDeletion } from '@nestmates/application/members/account-deletion/jobs.ts';
import { SettledChanges } from '@nestmates/application/members/email-change/settled-changes.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { fillIn } from '@nestmates/infrastructure/money/payments/migrations/20261130T060008-former-mailboxes.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bankSellers } from '../../../testing/bank-sellers.ts';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { runJob } from '../../../testing/job-by-name.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let bea: TestMember;
let ada: TestMember;
const { names, sellerPaidTo, cancel, leaves, released, owedBy, moneyOf } = bankSellers(() => ({
  server,
  buyer: bea,
}));
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  bea = await mother(server, { firstName: 'Bea' });
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

/** Whoever opens a link that was sent there has shown to read the mailbox. */
const shows = ({ id }: TestMember) =>
  server.container
    .get(port('transaction'))
    .run(() => server.container.get(port('restrictedMailboxes')).meetVerified(id));

async function changesEmail(member: TestMember, email: string): Promise<void> {
  await member.put('/api/account/email', { email, password });
  await server.runJobs();
  const { text } = await server
    .knex('sandbox_mail')
    .where({ to: email })
    .whereLike('text', '%confirm-email?token%')
    .first('text');
  const token = text.match(/confirm-email\?token=([\w-]+)/)[1];
  expect((await server.visitor().post('/api/account/email/confirm', { token })).status).toBe(200);
}

/** Whoever reads the e-mails that are sent there sets another password. */
async function resetsPassword(email: string): Promise<void> {
  await server.visitor().post('/api/password-reset-request', { email });
  await server.runJobs();
  const { text } = await server
    .knex('sandbox_mail')
    .where({ to: email })
    .whereLike('text', '%reset-password?token%')
    .first('text');
  const token = text.match(/reset-password\?token=([\w-]+)/)[1];
  const form = { token, newPassword: 'Nestmates2!' };
  expect((await server.visitor().post('/api/password-reset-confirm', form)).status).toBe(200);
}

/** Nobody can take a change of the e-mail back any more. */
async function aWeekLater(): Promise<void> {
  server.clock.forward(days(7));
  await server.runJobs();
}

async function opensAccount(email: string, bank: string): Promise<TestMember> {
  const again = await mother(
    server,
    { firstName: 'Dora', email, emailVerifiedAt: server.clock.now() },
    'premium',
  );
  await shows(again);
  await names(again, bank);
  return again;
}

it('is owed by a new account with the e-mail of before, live and deleted, and an administrator sees why', async () => {
  const first = await sellerPaidTo('of Dora');
  await shows(first);
  await cancel(first);
  await changesEmail(first, 'dora-of-now@example.com');
  const early = await opensAccount(first.email, 'of nobody else');
  expect(await owedBy(early)).toBe(174);
  await aWeekLater();
  bea = await mother(server, { firstName: 'Bea' });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  expect(await owedBy(early)).toBe(174);
  const seen = async (member: TestMember) =>
    JSON.parse((await ada.get(`/api/admin/members/${member.id}/same-person`)).text);
  expect(await seen(early)).toMatchObject([{ memberId: first.id, shares: ['former-mailbox'], owed: 174 }]);
  expect(await seen(first)).toMatchObject([{ memberId: early.id, shares: ['former-mailbox'], owed: 0 }]);
  expect((await first.delete('/api/account', { password })).status).toBe(200);
  await server.runJobs();
  expect(await seen(early)).toMatchObject([
    { saleOf: expect.any(Number), shares: ['former-mailbox'], owed: 174 },
  ]);
  const orderId = await released(early);
  expect(await moneyOf(early, orderId)).toMatchObject({ released: 4800 - 174, kept: 174 });
});

it.each(['by schedule', 'at once'])(
  'is owed by a new account with the newest e-mail, where the account before is deleted %s and before the change settles',
  async (deleted) => {
    const newest = `dora-newest-${deleted.replaceAll(' ', '-')}@example.com`;
    bea = await mother(server, { firstName: 'Bea' });
    const first = await sellerPaidTo(`of Dora, deleted ${deleted}`);
    await shows(first);
    await cancel(first);
    await changesEmail(first, newest);
    const leave = () => first.delete('/api/account', { password });
    if (deleted === 'by schedule') expect((await leave()).body.deletedAt).toEqual(expect.any(String));
    server.clock.forward(days(7));
    if (deleted === 'at once') expect((await leave()).status).toBe(200);
    else await runJob(server.container, carryOutDeletion.name, { memberId: first.id });
    expect(await server.knex('users').where({ id: first.id })).toEqual([]);
    await server.runJobs();
    const again = await opensAccount(newest, `of Dora again, deleted ${deleted}`);
    expect(await owedBy(again)).toBe(174);
  },
);

it('is owed by a new account with each e-mail of two changes, where old rows go before a worker that stood still', async () => {
  const [between, newest] = ['dora-between@example.com', 'dora-after@example.com'];
  bea = await mother(server, { firstName: 'Bea' });
  const first = await sellerPaidTo('of Dora who changed twice');
  await shows(first);
  await cancel(first);
  await changesEmail(first, between);
  await changesEmail(first, newest);
  server.clock.forward(days(8));
  await removeOldRows(server);
  const changes = () => server.knex('email_changes').where({ memberId: first.id });
  expect(await changes()).toHaveLength(2);
  await server.runJobs();
  for (const [nth, email] of [first.email, between, newest].entries()) {
    if (email === newest)
      await server.knex('users').where({ id: first.id }).update({ email: 'dora@gone.example' });
    expect(await owedBy(await opensAccount(email, `another bank of Dora, ${nth}`))).toBe(174);
  }
  await removeOldRows(server);
  expect(await changes()).toEqual([]);
});

it.each([false, true])(
  'is owed by nobody with an e-mail that somebody else in the account took for some days, with a reset: %s',
  async (resets) => {
    const [bank, taken] = [`of Vera, ${resets}`, `of-a-thief-${resets}@example.com`];
    bea = await mother(server, { firstName: 'Bea' });
    const victim = await sellerPaidTo(bank);
    await shows(victim);
    await cancel(victim);
    await changesEmail(victim, taken);
    if (resets) await resetsPassword(taken);
    await server.runJobs();
    const { text } = await server
      .knex('sandbox_mail')
      .where({ to: victim.email })
      .whereLike('text', '%take-back-email%')
      .first('text');
    const token = text.match(/take-back-email\?token=([\w-]+)/)[1];
    expect((await server.visitor().post('/api/account/email/take-back', { token })).status).toBe(200);
    await aWeekLater();
    bea = await mother(server, { firstName: 'Bea' });
    const thief = await opensAccount(taken, `bank of a thief, ${resets}`);
    await cancel(thief);
    await server.runJobs();
    expect(await owedBy(thief)).toBe(174);
    const marks = await server.knex('seller_marks').where({ memberId: victim.id, isMailbox: true });
    expect(marks).toEqual([]);
  },
);

it('is owed by nobody with an e-mail that the account has left again within the days to take it back', async () => {
  const taken = 'a-thief-who-was-noticed@example.com';
  bea = await mother(server, { firstName: 'Bea' });
  const victim = await sellerPaidTo('of Nora');
  await shows(victim);
  const before = await server.knex('account_mailboxes').where({ memberId: victim.id }).first();
  await cancel(victim);
  await changesEmail(victim, taken);
  await changesEmail(victim, victim.email);
  await aWeekLater();
  expect(await server.knex('seller_marks').where({ memberId: victim.id, isMailbox: true })).toEqual([]);
  expect(await server.knex('account_mailboxes').where({ memberId: victim.id }).first()).toEqual(before);
});

it('is that of a change whose job is lost, once a daily sweep finds it', async () => {
  bea = await mother(server, { firstName: 'Bea' });
  const seller = await sellerPaidTo('of Ivy');
  await shows(seller);
  const digestOf = async () =>
    (await server.knex('account_mailboxes').where({ memberId: seller.id }).first('digest')).digest;
  const before = await digestOf();
  await changesEmail(seller, 'ivy-of-now@example.com');
  const sweep = () => server.container.get(SettledChanges).sweep();
  await sweep();
  expect(await digestOf()).toBe(before);
  server.clock.forward(days(7));
  await sweep();
  expect(await digestOf()).not.toBe(before);
  await removeOldRows(server);
  expect(await server.knex('email_changes').where({ memberId: seller.id })).toEqual([]);
});

const cases = [
  'is paid',
  'is not, as payouts are held',
  'is somebody else',
  'is not, as another has it',
] as const;

it.each(cases)('of whoever left, came back with it and has another since: %s', async (how) => {
  const [bank, newest] = [`of Lea, ${how}`, `lea-${cases.indexOf(how)}@example.com`];
  bea = await mother(server, { firstName: 'Bea' });
  const first = await sellerPaidTo(bank);
  await shows(first);
  const orderId = await released(first);
  await leaves(first);
  const again = await opensAccount(first.email, `another bank ${bank}`);
  await changesEmail(again, newest);
  await aWeekLater();
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  const text = 'An administrator has looked.';
  const says = async (what: string, more: object = {}) =>
    expect((await ada.post(`/api/admin/members/${again.id}/${what}`, { text, ...more })).status).toBe(200);
  if (how === 'is not, as payouts are held') await says('hold-payouts');
  if (how === 'is somebody else') await says('part', { saleOf: orderId });
  const now =
    how === 'is not, as another has it' ? await opensAccount(first.email, `a third bank ${bank}`) : again;
  const { paymentId, reference } = await server.knex('orders').where({ id: orderId }).first();
  const { people } = server.container.get(Sandbox).pages;
  await people.openDispute(paymentId);
  await server.runJobs();
  await people.closeDispute(paymentId, 'won');
  await server.runJobs();
  const paidTo = await server.knex('sandbox_movements').where({ reference, kind: 'release' }).orderBy('at');
  const { providerAccountId } = await server.knex('payment_accounts').where({ userId: now.id }).first();
  const isPaid = how === 'is paid' || now !== again;
  expect(paidTo.slice(1).map(({ accountId }) => accountId)).toEqual(isPaid ? [providerAccountId] : []);
  const found = await server.container
    .get(port('transaction'))
    .run(() => server.container.get(port('leftSellerStore')).returnedSeller(orderId as OrderId));
  expect(found).toBe(how === 'is somebody else' ? undefined : now.id);
});

it('is filled in with mailboxes of before, and with none of a change that is or can be taken back', async () => {
  const now = server.clock.now();
  const ago = (count: number) => later(now, -days(count));
  const change = (memberId: number, [confirmed, takenBack]: readonly [number, number?]) => ({
    memberId,
    newEmail: 'another@example.com',
    oldEmail: 'one@example.com',
    requestedAt: ago(confirmed),
    confirmedAt: ago(confirmed),
    takenBackAt: takenBack === undefined ? null : ago(takenBack),
  });
  const [takenBack, open, settled] = [await mother(server), await mother(server), await mother(server)];
  for (const { id: memberId } of [takenBack, open, settled]) {
    const row = { memberId, digest: `mailbox of ${memberId}` };
    await server.knex('account_mailboxes').insert(row).onConflict('memberId').merge();
    const former = [20, 5].map((noted) => ({
      memberId,
      digest: `noted ${noted} days ago`,
      untilAt: later(ago(noted), days(365)),
    }));
    await server.knex('former_emails').insert(former);
  }
  await server
    .knex('email_changes')
    .insert([change(takenBack.id, [6, 4]), change(open.id, [6]), change(settled.id, [8])]);
  await server.knex.raw(fillIn);
  const filledIn = async ({ id: memberId }: TestMember) =>
    (await server.knex('seller_marks').where({ memberId, isMailbox: true }).orderBy('digest')).map(
      ({ digest }) => digest,
    );
  const own = ['noted 20 days ago'];
  expect([await filledIn(takenBack), await filledIn(open), await filledIn(settled)]).toEqual([
    own,
    own,
    [...own, 'noted 5 days ago'],
  ]);
});
