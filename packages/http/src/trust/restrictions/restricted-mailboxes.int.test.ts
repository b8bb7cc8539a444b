import { UnnotedMailboxes } from '@nestmates/application/members/restrictions/unnoted-mailboxes.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { caseAbout, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import { verifyEmail } from '../../../testing/verify-email.ts';

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
// Tests move the clock for longer than a session lasts.
beforeEach(async () => {
  admin = await server.member({ isAdmin: true });
});
afterAll(() => server.close());

const mother = () => server.member(columnsOf.pro);
const inDays = (count: number) => later(server.clock.now(), days(count)).toISOString();

/** Reported by somebody, and decided by an administrator. */
async function decidedAbout(member: TestMember, decision: string, until?: string) {
  await reportMember(server, await mother(), member);
  const page = await caseAbout(server, admin, member);
  expect((await decideCase(admin, page, decision, { ...(until && { until }) })).status).toBe(200);
  return page.id;
}

async function changeTo(member: Pick<TestMember, 'put'>, email: string): Promise<void> {
  await member.put('/api/account/email', { email, password });
  await server.runJobs();
  const { text } = await server.knex('sandbox_mail').where({ to: email }).orderBy('id', 'desc').first('text');
  const token = text.match(/confirm-email\?token=([\w-]+)/)[1];
  expect((await server.visitor().post('/api/account/email/confirm', { token })).status).toBe(200);
}

async function opened(email: string) {
  const visitor = server.visitor();
  expect((await visitor.post('/api/register', { email, password })).status).toBe(200);
  return visitor;
}

/** How the account of this e-mail stands, which is opened for it by whoever reads the e-mails to it. */
async function registered(email: string) {
  const visitor = await opened(email);
  await verifyEmail(server, email);
  const { standing, until } = (await visitor.get('/api/account/standing')).body;
  return { visitor, stands: [standing, until] };
}

async function loggedIn(email: string) {
  const visitor = server.visitor();
  expect((await visitor.post('/api/login', { email, password })).status).toBe(200);
  return visitor;
}

const leave = async (visitor: Pick<TestMember, 'delete'>) =>
  expect((await visitor.delete('/api/account', { password })).status).toBe(200);

const alias = (email: string): string => email.replace('@', '+again@');

it.each([
  ['suspend', 'suspended'],
  ['limit', 'limited'],
])('to %s follows whoever deletes the account and registers again, until it ends', async (decision, kind) => {
  const bea = await mother();
  const until = inDays(9);
  await decidedAbout(bea, decision, until);
  await leave(bea);
  const again = await registered(alias(bea.email));
  expect(again.stands).toEqual([kind, until]);
  const reply = await again.visitor.get('/api/matches');
  expect([reply.status, reply.body.error]).toEqual(
    kind === 'suspended' ? [403, 'RESTRICTED'] : [403, 'ONBOARDING_INCOMPLETE'],
  );
  await leave(again.visitor);
  server.clock.forward(days(5));
  await removeOldRows(server);
  const third = await registered(bea.email);
  expect(third.stands).toEqual([kind, until]);
  await leave(third.visitor);
  server.clock.forward(days(4));
  await removeOldRows(server);
  expect((await registered(bea.email)).stands).toEqual(['good', undefined]);
  expect(await server.knex('restricted_mailboxes')).toEqual([]);
});

it('another account of the same mailbox is restricted as well, while the first stands', async () => {
  const bea = await mother();
  const until = inDays(9);
  await decidedAbout(bea, 'suspend', until);
  expect((await registered(alias(bea.email))).stands).toEqual(['suspended', until]);
});

it('another account of the same mailbox is restricted by a decision that comes later', async () => {
  const { visitor: bea, stands } = await registered('bea-first@example.com');
  const other = await registered('bea-first+1@example.com');
  expect([stands, other.stands]).toEqual([
    ['good', undefined],
    ['good', undefined],
  ]);
  const { id } = await server.knex('users').where({ email: 'bea-first@example.com' }).first('id');
  const until = inDays(9);
  await server.knex('users').where({ id }).update({ onboardingComplete: true, firstName: 'Bea' });
  await decidedAbout({ id } as TestMember, 'suspend', until);
  await server.runJobs();
  for (const visitor of [bea, other.visitor]) {
    const standing = await visitor.get('/api/account/standing');
    expect(standing.body).toMatchObject({ standing: 'suspended', until });
  }
});

it('meets accounts that were verified before mailboxes were noted, and none that only names one', async () => {
  const bea = await mother();
  // Inserted, so that nothing has noted whose mailbox it is.
  const other = await server.member({ ...columnsOf.pro, email: alias(bea.email) });
  const naming = await server.member({ ...columnsOf.unverified, email: bea.email.replace('@', '+named@') });
  await decidedAbout(bea, 'suspend', inDays(9));
  await server.runJobs();
  const standings = async () =>
    Promise.all([other, naming].map(async (by) => (await by.get('/api/account/standing')).body.standing));
  expect(await standings()).toEqual(['good', 'good']);
  const nightly = server.container.get(UnnotedMailboxes);
  await Promise.all([nightly.noteAll(), nightly.noteAll()]);
  expect(await standings()).toEqual(['suspended', 'good']);
});

it('meets no account whose e-mail somebody else may have changed, until that cannot be taken back', async () => {
  const member = await server.member(columnsOf.pro);
  const [newEmail, now] = ['of-somebody-else@example.com', server.clock.now()];
  const change = { memberId: member.id, newEmail, oldEmail: member.email, requestedAt: now };
  await server.knex('email_changes').insert({ ...change, confirmedAt: now });
  const isNoted = async () => {
    await server.container.get(UnnotedMailboxes).noteAll();
    return (await server.knex('account_mailboxes').where({ memberId: member.id })).length;
  };
  expect(await isNoted()).toBe(0);
  await server.knex('email_changes').where({ memberId: member.id }).delete();
  expect(await isNoted()).toBe(1);
});

it('is told to nobody who cannot read the e-mails to the mailbox, and may do nothing', async () => {
  const bea = await mother();
  const until = inDays(9);
  await decidedAbout(bea, 'suspend', until);
  const email = alias(bea.email);
  const somebody = await opened(email);
  expect((await somebody.get('/api/account/standing')).body).toMatchObject({ standing: 'good' });
  expect((await somebody.get('/api/me')).body).toMatchObject({ mustVerifyEmail: true });
  await verifyEmail(server, email);
  expect((await somebody.get('/api/account/standing')).body).toMatchObject({ standing: 'suspended', until });
});

it('reports from another account of the mailbox weigh nothing before its e-mail is verified', async () => {
  const [bea, ana] = [await mother(), await mother()];
  await decidedAbout(bea, 'suspend', inDays(9));
  await leave(bea);
  const email = alias(bea.email);
  const again = await opened(email);
  const { id } = await server.knex('users').where({ email }).first('id');
  await server
    .knex('users')
    .where({ id })
    .update({ ...columnsOf.free, emailVerifiedAt: null });
  const reporter: TestMember = Object.assign(again, { id, email });
  expect((await reportMember(server, reporter, ana)).status).toBe(200);
  expect(await caseAbout(server, admin, ana)).toMatchObject({ weight: 0, reports: 1 });
});

it('a limit without an end is kept for a year after the account was deleted, however old it is', async () => {
  const bea = await mother();
  await decidedAbout(bea, 'limit');
  server.clock.forward(days(300));
  await removeOldRows(server);
  await leave(await loggedIn(bea.email));
  server.clock.forward(days(300));
  await removeOldRows(server);
  const again = await registered(bea.email);
  expect(again.stands).toEqual(['limited', undefined]);
  await leave(again.visitor);
  server.clock.forward(days(366));
  await removeOldRows(server);
  expect((await registered(bea.email)).stands).toEqual(['good', undefined]);
});

it('holds for the e-mail before and the one after a change, and for an account that takes such an e-mail', async () => {
  const [bea, ana] = [await mother(), await mother()];
  const [second, until] = ['limited-second@example.com', inDays(19)];
  await decidedAbout(bea, 'limit', until);
  await changeTo(bea, second);
  // An account waits for as long as its e-mail can be taken back.
  expect((await bea.delete('/api/account', { password })).status).toBe(202);
  server.clock.forward(days(7));
  await server.runJobs();
  expect((await registered(bea.email)).stands).toEqual(['limited', until]);
  await changeTo(ana, second);
  expect((await ana.get('/api/account/standing')).body).toMatchObject({ standing: 'good' });
  server.clock.forward(days(7));
  await server.runJobs();
  expect((await ana.get('/api/account/standing')).body).toMatchObject({ standing: 'limited', until });
});

it('nobody who is in another account for an hour leaves a restriction or a case of their own there', async () => {
  const [ana, bea, cleo] = [await mother(), await mother(), await mother()];
  await decidedAbout(bea, 'suspend', inDays(30));
  await reportMember(server, await mother(), cleo, 'danger');
  await leave(cleo);
  await leave(bea);
  for (const email of [alias(bea.email), alias(cleo.email)]) {
    await changeTo(await loggedIn(ana.email), email);
    const token = await tokenIn(server, 'take-back-email', ana.email);
    expect((await server.visitor().post('/api/account/email/take-back', { token })).status).toBe(200);
    // Chosen anew by the link that was sent with it.
    const reset = await tokenIn(server, 'reset-password', ana.email);
    const chosen = { token: reset, newPassword: password };
    expect((await server.visitor().post('/api/password-reset-confirm', chosen)).status).toBe(200);
  }
  server.clock.forward(days(8));
  await server.runJobs();
  const standing = await (await loggedIn(ana.email)).get('/api/account/standing');
  expect(standing.body).toMatchObject({ standing: 'good', decisions: [] });
  expect(await server.knex('cases').where({ memberId: ana.id })).toEqual([]);
});

it('that is taken back is so for the account that was opened since, and for the mailbox', async () => {
  const bea = await mother();
  const caseId = await decidedAbout(bea, 'suspend', inDays(9));
  const other = await registered(alias(bea.email));
  const { version } = (await admin.get(`/api/admin/cases/${caseId}`)).body;
  expect((await admin.post(`/api/admin/cases/${caseId}/undo`, { version })).status).toBe(200);
  expect((await other.visitor.get('/api/account/standing')).body.standing).toBe('good');
  await leave(other.visitor);
  await leave(bea);
  expect((await registered(bea.email)).stands).toEqual(['good', undefined]);
});
