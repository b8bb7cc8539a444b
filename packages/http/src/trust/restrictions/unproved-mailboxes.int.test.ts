import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CasePage, caseAbout, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import { verifyEmail } from '../../../testing/verify-email.ts';
import type { Visitor } from '../../../testing/visitor.ts';

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

let nth = 0;
/** The e-mail of a mailbox, and an alias of it that anybody can name. */
const newMailbox = (): readonly [string, string] => {
  nth += 1;
  return [`mia.${nth}.roe@gmail.com`, `m.i.a.${nth}.roe+x@googlemail.com`];
};
const inDays = (count: number) => later(server.clock.now(), days(count)).toISOString();
const standingOf = async (visitor: Pick<Visitor, 'get'>) => (await visitor.get('/api/account/standing')).body;

type Opened = Visitor & Pick<TestMember, 'id'>;

/** An account whose e-mail nobody has verified. */
async function registered(email: string): Promise<Opened> {
  const visitor = server.visitor();
  const reply = await visitor.post('/api/register', { email, password });
  expect(reply.status).toBe(200);
  await server
    .knex('users')
    .where({ id: reply.body.id })
    .update({ onboardingComplete: true, firstName: 'Mia' });
  return Object.assign(visitor, { id: reply.body.id as number });
}

async function verified(email: string): Promise<Opened> {
  const member = await registered(email);
  await verifyEmail(server, email);
  return member;
}

const leave = async (member: Pick<Visitor, 'delete'>) =>
  expect((await member.delete('/api/account', { password })).status).toBe(200);

async function report(member: Opened, category?: string): Promise<number> {
  await reportMember(server, await server.member(columnsOf.pro), member as unknown as TestMember, category);
  return (await caseAbout(server, admin, member as unknown as TestMember)).id;
}

async function decidedAbout(member: Opened, decision: string): Promise<number> {
  await report(member);
  const page = await caseAbout(server, admin, member as unknown as TestMember);
  const until = decision === 'ban' ? {} : { until: inDays(9) };
  expect((await decideCase(admin, page, decision, until)).status).toBe(200);
  await server.runJobs();
  return page.id;
}

async function changeTo(member: Opened, email: string): Promise<void> {
  await member.put('/api/account/email', { email, password });
  const token = await tokenIn(server, 'confirm-email', email);
  expect((await server.visitor().post('/api/account/email/confirm', { token })).status).toBe(200);
}

const restrictionOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await server.knex('restricted_members').where({ memberId: id }).first('kind'))?.kind;

const decisions = [
  ['limit', 'limited'],
  ['suspend', 'suspended'],
  ['ban', 'banned'],
] as const;

it.each(decisions)(
  'to %s an account that names a mailbox leaves whoever has it alone',
  async (decision, kind) => {
    const [email, alias] = newMailbox();
    const mia = await verified(email);
    const other = await registered(alias);
    await decidedAbout(other, decision);
    expect([await restrictionOf(other), await restrictionOf(mia)]).toEqual([kind, undefined]);
    expect(await standingOf(mia)).toMatchObject({ standing: 'good', decisions: [] });
  },
);

it.each(decisions)('whoever registers with a mailbox is free of what %s of its name', async (decision) => {
  const [email, alias] = newMailbox();
  const other = await registered(alias);
  await decidedAbout(other, decision);
  if (decision === 'limit') await leave(other);
  const mia = await registered(email);
  expect((await mia.get('/api/me')).body).toMatchObject({ mustVerifyEmail: false });
  await verifyEmail(server, email);
  expect(await restrictionOf(mia)).toBeUndefined();
  expect(await standingOf(mia)).toMatchObject({ standing: 'good', decisions: [] });
});

it('what an account named before it had an e-mail of its own is nothing of its restrictions', async () => {
  const [email, alias] = newMailbox();
  const mia = await verified(email);
  const other = await registered(alias);
  await changeTo(other, `own-${nth}@example.com`);
  await decidedAbout(other, 'suspend');
  expect([await restrictionOf(other), await restrictionOf(mia)]).toEqual(['suspended', undefined]);
  expect(await restrictionOf(await verified(`own-${nth}+2@example.com`))).toBe('suspended');
});

it('a case about an account that named a mailbox is nobody’s once it has left, and ends like others', async () => {
  const [email, alias] = newMailbox();
  const mia = await verified(email);
  const other = await registered(alias);
  const caseId = await report(other, 'danger');
  await leave(other);
  await server.runJobs();
  const second = await verified(email.replace('@', '+y@'));
  const about = async () => await server.knex('cases').where({ id: caseId }).first('memberId', 'status');
  expect(await about()).toEqual({ memberId: null, status: 'open' });
  expect([await restrictionOf(mia), await restrictionOf(second)]).toEqual([undefined, undefined]);
  const page = (await admin.get(`/api/admin/cases/${caseId}`)).body as CasePage;
  expect((await decideCase(admin, page, 'ban')).status).toBe(200);
  await server.runJobs();
  expect([await restrictionOf(mia), await restrictionOf(second)]).toEqual([undefined, undefined]);
  // Once nobody can appeal any more.
  server.clock.forward(days(400));
  await removeOldRows(server);
  const kept = ['evidence', 'case_mailboxes'].map((table) => server.knex(table).where({ caseId }));
  expect(await Promise.all(kept)).toEqual([[], []]);
});

it.each(decisions)(
  'to %s holds for the mailbox once it is verified, and ends as ever',
  async (decision, kind) => {
    const [email, alias] = newMailbox();
    const mia = await verified(email);
    const other = await registered(alias);
    const caseId = await decidedAbout(other, decision);
    await verifyEmail(server, alias);
    await server.runJobs();
    expect([await restrictionOf(other), await restrictionOf(mia)]).toEqual([kind, kind]);
    const third = email.replace('@', '+third@');
    const { status } = await server.visitor().post('/api/register', { email: third, password });
    expect(status).toBe(decision === 'ban' ? 409 : 200);
    if (decision !== 'ban') await verifyEmail(server, third);
    const { version } = (await admin.get(`/api/admin/cases/${caseId}`)).body;
    expect((await admin.post(`/api/admin/cases/${caseId}/undo`, { version })).status).toBe(200);
    expect([await restrictionOf(other), await restrictionOf(mia)]).toEqual([undefined, undefined]);
    expect(await restrictionOf(await verified(email.replace('@', '+last@')))).toBeUndefined();
  },
);

it('a new password by the e-mails of the mailbox verifies it, too', async () => {
  const [email, alias] = newMailbox();
  const other = await registered(alias);
  await decidedAbout(other, 'limit');
  await server.visitor().post('/api/password-reset-request', { email: alias });
  const chosen = { token: await tokenIn(server, 'reset-password', alias), newPassword: password };
  expect((await server.visitor().post('/api/password-reset-confirm', chosen)).status).toBe(200);
  expect(await restrictionOf(await verified(email))).toBe('limited');
});
