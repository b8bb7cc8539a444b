import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CasePage, caseAbout, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { askToConnect, connect, mother } from '../../../testing/mothers.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import { verifyEmail } from '../../../testing/verify-email.ts';

/** Time in the middle of the 10 to 60 minutes. */
const wait = minutes(35);

let server: TestServer;
let admin: TestMember;
let reporters: readonly TestMember[];
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap(container) {
      container.rebind(port('passwords')).toConstantValue(new QuickPasswords());
      container.rebind(port('random')).toConstantValue(() => 0.5);
    },
  });
});
beforeEach(async () => {
  admin = await server.member({ isAdmin: true });
  // Opened apart, since those that only report would count as one.
  const daysAgo = (count: number) => ({ createdAt: later(server.clock.now(), -days(count)) });
  reporters = [
    await mother(server, daysAgo(30)),
    await mother(server, daysAgo(31)),
    await mother(server, daysAgo(32)),
  ];
});
afterAll(() => server.close());

let nth = 0;
const newMailbox = () => `shared-${++nth}@example.com`;
const alias = (email: string, name = 'second'): string => email.replace('@', `+${name}@`);

/** An account whose e-mail was verified by its link. */
async function opened(email: string): Promise<TestMember> {
  const member = await server.member({ ...columnsOf.unverified, email });
  expect((await member.post('/api/verification/resend')).status).toBe(200);
  await server.runJobs();
  await verifyEmail(server, email);
  return member;
}

/** Reported by three, of whom one knows the member; what they have sent. */
async function limitByWeight(member: TestMember): Promise<readonly number[]> {
  await connect(server, reporters[0] as TestMember, member);
  const numbers: number[] = [];
  for (const by of reporters) {
    numbers.push((await reportMember(server, by, member)).body.id as number);
  }
  await server.runJobs();
  return numbers;
}

async function waited(time: number): Promise<void> {
  server.clock.forward(time);
  await server.runJobs();
}

const leave = async (member: TestMember) =>
  expect((await member.delete('/api/account', { password })).status).toBe(200);

const standingOf = async (member: TestMember) =>
  (await member.get('/api/account/standing')).body as {
    readonly standing: string;
    readonly ownSide?: object;
    readonly limitedWithAnother?: boolean;
  };

const lookedAtLettersTo = async (member: TestMember) =>
  (await subjectsTo(server, member)).filter((subject) => subject.endsWith('is being looked at'));

it('a limit by the weight of reports holds for every account of the mailbox, and is told at the same time', async () => {
  const email = newMailbox();
  const [bea, other] = [await opened(email), await opened(alias(email))];
  await limitByWeight(bea);
  const third = await opened(alias(email, 'third'));
  const limited = () => server.knex('restricted_members').whereIn('memberId', [bea.id, other.id, third.id]);
  expect(await limited().orderBy('memberId').select('memberId', 'kind')).toEqual(
    [bea, other, third].map(({ id }) => ({ memberId: id, kind: 'limited' })),
  );
  for (const member of [other, third]) {
    expect(await standingOf(member)).toMatchObject({ standing: 'good' });
    expect((await askToConnect(member, await mother(server))).status).toBe(200);
  }
  await waited(wait);
  for (const member of [other, third]) {
    expect(await standingOf(member)).toMatchObject({ standing: 'limited' });
    const { status, body } = await askToConnect(member, await mother(server));
    expect([status, body.error]).toEqual([403, 'RESTRICTED']);
  }
});

it('is told by one letter, by news and by standing, which say that it is another account and where to answer', async () => {
  const email = newMailbox();
  const [bea, other] = [await opened(email), await opened(alias(email))];
  await limitByWeight(bea);
  const third = await opened(alias(email, 'third'));
  const seen = async (member: TestMember) => ({
    standing: (await standingOf(member)).limitedWithAnother,
    news: JSON.parse((await member.get('/api/notifications')).text),
    letters: await lookedAtLettersTo(member),
  });
  await waited(wait - 1);
  for (const member of [other, third]) expect(await seen(member)).toEqual({ news: [], letters: [] });
  await waited(1);
  const sentence = 'Another account of yours is being looked at';
  const late = await opened(alias(email, 'late'));
  await waited(minutes(1));
  for (const member of [other, third, late]) {
    expect(await seen(member)).toMatchObject({
      standing: true,
      news: [{ sentence, href: '/account/standing' }],
      letters: [sentence],
    });
    const reply = await member.post('/api/account/standing/words', { words: 'It was not me.' });
    expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('from that account')]);
  }
  expect((await standingOf(bea)).ownSide).toEqual({});
  expect(await lookedAtLettersTo(bea)).toEqual(['Your account is being looked at']);
  // Neither what is met again nor another case is told anew.
  await limitByWeight(other);
  const page = await caseAbout(server, admin, bea);
  await decideCase(admin, page, 'dismiss');
  await server.runJobs();
  const { version } = await caseAbout(server, admin, bea);
  expect((await admin.post(`/api/admin/cases/${page.id}/undo`, { version })).status).toBe(200);
  await waited(minutes(61));
  expect(await lookedAtLettersTo(third)).toEqual([sentence]);
});

it('another account of a mailbox that has one does nothing before it is verified, whether or not anything was reported', async () => {
  const [reported, other] = [newMailbox(), newMailbox()];
  const bea = await opened(reported);
  await opened(other);
  await limitByWeight(bea);
  const mustVerify = async (email: string) => {
    const visitor = server.visitor();
    expect((await visitor.post('/api/register', { email, password })).status).toBe(200);
    return (await visitor.get('/api/me')).body.mustVerifyEmail;
  };
  // Asks within the wait, in which nobody is told, and after it.
  for (const name of ['early', 'late']) {
    const asked = [alias(reported, name), alias(other, name), newMailbox()].map(mustVerify);
    expect(await Promise.all(asked)).toEqual([true, true, false]);
    await waited(wait);
  }
});

it('knows an account of a mailbox that it had before, until that is forgotten', async () => {
  const { id } = await mother(server);
  const [digest, until] = [`former-${++nth}`, later(server.clock.now(), days(366))];
  await server.container.get(port('bannedEmails')).addFormer(id, digest, until);
  const store = server.container.get(port('restrictedMailboxStore'));
  const hasAccount = async (at: Date) => (await store.keptAgainst(digest, at)).hasAccount;
  expect([await hasAccount(later(until, -1)), await hasAccount(until)]).toEqual([true, false]);
});

it('is told to nobody where it has ended before', async () => {
  const email = newMailbox();
  const [bea, other] = [await opened(email), await opened(alias(email))];
  const [number] = await limitByWeight(bea);
  await reporters[0]?.delete(`/api/reports/${number}`);
  await server.runJobs();
  await waited(wait);
  expect(await lookedAtLettersTo(other)).toEqual([]);
});

it.each(['dismiss', 'warn'])('ends for all of them when it is decided: %s', async (decision) => {
  const email = newMailbox();
  const [bea, other] = [await opened(email), await opened(alias(email))];
  await limitByWeight(bea);
  expect((await decideCase(admin, await caseAbout(server, admin, bea), decision)).status).toBe(200);
  await server.runJobs();
  const third = await opened(alias(email, 'third'));
  await waited(wait);
  const stands = [(await standingOf(other)).standing, (await standingOf(third)).standing];
  expect(stands).toEqual(['good', 'good']);
  expect(await server.knex('restrictions').where({ memberId: other.id, liftedAt: null })).toEqual([]);
});

it('ends for all of them when the reports no longer weigh enough', async () => {
  const email = newMailbox();
  const [bea, other] = [await opened(email), await opened(alias(email))];
  const [number] = await limitByWeight(bea);
  await waited(wait);
  expect((await standingOf(other)).standing).toBe('limited');
  expect((await reporters[0]?.delete(`/api/reports/${number}`))?.status).toBe(200);
  await server.runJobs();
  expect((await standingOf(other)).standing).toBe('good');
});

it('begins anew with a decision that is taken back', async () => {
  const email = newMailbox();
  const [bea, other] = [await opened(email), await opened(alias(email))];
  await limitByWeight(bea);
  const page = await caseAbout(server, admin, bea);
  await decideCase(admin, page, 'dismiss');
  await server.runJobs();
  const { version } = await caseAbout(server, admin, bea);
  expect((await admin.post(`/api/admin/cases/${page.id}/undo`, { version })).status).toBe(200);
  await server.runJobs();
  await waited(minutes(61));
  expect((await standingOf(other)).standing).toBe('limited');
});

it('stays with the others when the account is deleted that was reported, also of one with a case of its own', async () => {
  const email = newMailbox();
  const [bea, other] = [await opened(email), await opened(alias(email))];
  // While somebody new is shown the account.
  expect((await reportMember(server, await mother(server), other, 'spam')).status).toBe(200);
  await limitByWeight(bea);
  const [{ id }, ofTheirOwn] = [await caseAbout(server, admin, bea), await caseAbout(server, admin, other)];
  await leave(bea);
  await server.runJobs();
  // The two are one from now on, about the account that is left, which tells its side there.
  expect((await admin.get(`/api/admin/cases/${ofTheirOwn.id}`)).body.state).toBe('void');
  const page = (await admin.get(`/api/admin/cases/${id}`)).body as unknown as CasePage;
  expect(page).toMatchObject({ state: 'open', member: { id: other.id }, reported: { length: 4 } });
  await waited(wait);
  expect(await standingOf(other)).toMatchObject({ standing: 'limited', ownSide: {} });
  expect((await other.post('/api/account/standing/words', { words: 'It was not me.' })).status).toBe(200);
  // And it limits those that are opened later: what limited the first account is not only what was left with the others.
  const third = await opened(alias(email, 'third'));
  expect(await standingOf(third)).toMatchObject({ standing: 'limited', limitedWithAnother: true });
});

it.each([
  ['before it is told', 10],
  ['after it was told', 50],
])('is told once, and stays told, where its case joins one that was left %s', async (_, left) => {
  const email = newMailbox();
  const [bea, other, third] = [
    await opened(email),
    await opened(alias(email)),
    await opened(alias(email, 'third')),
  ];
  expect((await reportMember(server, await mother(server), bea, 'danger')).status).toBe(200);
  await limitByWeight(other);
  await waited(minutes(left));
  await leave(bea);
  await server.runJobs();
  const standings = async () => [(await standingOf(other)).standing, (await standingOf(third)).standing];
  await waited(Math.max(0, wait - minutes(left)));
  expect(await standings()).toEqual(['limited', 'limited']);
  expect(await standingOf(other)).toMatchObject({ ownSide: {} });
  await waited(minutes(70));
  expect(await standings()).toEqual(['limited', 'limited']);
  expect(await lookedAtLettersTo(other)).toEqual(['Your account is being looked at']);
  expect(await lookedAtLettersTo(third)).toEqual(['Another account of yours is being looked at']);
});

it('holds for others of a mailbox that is verified after it began, and for none before', async () => {
  const email = newMailbox();
  const bea = await server.member({ ...columnsOf.unverified, email });
  const other = await opened(alias(email));
  await limitByWeight(bea);
  await waited(wait);
  const standings = async () => [(await standingOf(bea)).standing, (await standingOf(other)).standing];
  expect(await standings()).toEqual(['limited', 'good']);
  expect((await bea.post('/api/verification/resend')).status).toBe(200);
  await server.runJobs();
  await verifyEmail(server, email);
  await server.runJobs();
  expect(await standings()).toEqual(['limited', 'limited']);
});

it.each(['dismiss', 'warn'])(
  'ends for others when it is decided after the account was deleted: %s',
  async (decision) => {
    const email = newMailbox();
    const [bea, other] = [await opened(email), await opened(alias(email))];
    // It has a case of its own, which joins the one that is left behind.
    expect((await reportMember(server, await mother(server), other, 'spam')).status).toBe(200);
    await limitByWeight(bea);
    const { id } = await caseAbout(server, admin, bea);
    await leave(bea);
    const third = await opened(alias(email, 'third'));
    await waited(wait);
    for (const member of [other, third]) expect((await standingOf(member)).standing).toBe('limited');
    const page = (await admin.get(`/api/admin/cases/${id}`)).body as unknown as CasePage;
    expect((await decideCase(admin, page, decision)).status).toBe(200);
    await server.runJobs();
    const theirs = server.knex('restrictions').whereIn('memberId', [other.id, third.id]);
    expect(await theirs.where({ liftedAt: null })).toEqual([]);
  },
);
