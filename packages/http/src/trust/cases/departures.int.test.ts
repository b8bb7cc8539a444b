import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CasePage, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { emailsTo, subjectsTo } from '../../../testing/sent-emails.ts';
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
  admin = await server.member({ isAdmin: true, firstName: 'Sara' });
});
afterAll(() => server.close());

let opened = 0;
/** No two accounts at about the same time, since those that only report would count as one. */
function mother(firstName: string): Promise<TestMember> {
  opened += 1;
  const createdAt = later(server.clock.now(), -opened * minutes(11));
  return server.member({ ...columnsOf.pro, firstName, createdAt });
}
const words = 'He waited for me at my door.';
const inDays = (count: number) => later(server.clock.now(), days(count)).toISOString();
const leave = async (visitor: Pick<TestMember, 'delete'>) =>
  expect((await visitor.delete('/api/account', { password })).status).toBe(200);
interface Page extends CasePage {
  readonly history: readonly object[];
}
const pageOf = async (caseId: number) => (await admin.get(`/api/admin/cases/${caseId}`)).body as Page;
const alias = (email: string): string => email.replace('@', '+again@');

/** Ana has reported Bea, who has deleted the account since. */
async function departed(category = 'danger') {
  const [ana, bea] = [await mother('Ana'), await mother('Bea')];
  await reportMember(server, ana, bea, category, words);
  const { id } = await server.knex('cases').where({ memberId: bea.id }).first('id');
  await leave(bea);
  return { ana, bea, caseId: id as number };
}

async function registered(email: string) {
  const visitor = server.visitor();
  const { status, body } = await visitor.post('/api/register', { email, password });
  if (status === 200) await verifyEmail(server, email);
  return { visitor, status, id: body.id as number, standing: () => visitor.get('/api/account/standing') };
}

async function numberOf(reporter: TestMember): Promise<number> {
  const reports = (await reporter.get('/api/reports')).body as unknown as readonly { id: number }[];
  return reports[0]?.id ?? 0;
}

it('an urgent case stays decidable, with evidence and words, and says that the member has left', async () => {
  const { ana, bea, caseId } = await departed();
  const page = await pageOf(caseId);
  expect(page).toMatchObject({ state: 'open', isUrgent: true, member: null, memberFacts: null });
  expect(page.actions).toEqual(expect.arrayContaining(['decide', 'note']));
  expect(page.actions).not.toContain('help');
  expect(page.reported).toMatchObject([{ words, reporter: { id: ana.id } }]);
  expect(page.things).toMatchObject([{ kept: { title: expect.stringContaining('Bea') } }]);
  expect(page.history.at(-1)).toMatchObject({ what: 'the member deleted the account' });
  expect((await admin.post(`/api/admin/cases/${caseId}/help`, { version: page.version })).body.error).toBe(
    'CASE_CHANGED',
  );
  const until = inDays(30);
  expect((await decideCase(admin, page, 'suspend', { until })).body.state).toBe('decided');
  const again = await registered(alias(bea.email));
  expect([again.status, (await again.standing()).body]).toMatchObject([
    200,
    { standing: 'suspended', until },
  ]);
  server.clock.forward(minutes(61));
  await server.runJobs();
  const letters = await emailsTo(server, ana);
  expect(letters.map(({ text }) => text).join()).toContain('something was done');
});

it('a ban keeps the mailbox out, unless it is taken back', async () => {
  const { bea, caseId } = await departed();
  await decideCase(admin, await pageOf(caseId), 'ban');
  expect((await registered(alias(bea.email))).status).toBe(409);
  const { version } = await pageOf(caseId);
  expect((await admin.post(`/api/admin/cases/${caseId}/undo`, { version })).status).toBe(200);
  expect((await registered(bea.email)).status).toBe(200);
});

it('a ban that is taken back is so although the account was deleted meanwhile', async () => {
  const bea = await mother('Bea');
  const other = await registered(alias(bea.email));
  await reportMember(server, await mother('Ana'), bea, 'danger', words);
  const { id: caseId } = await server.knex('cases').where({ memberId: bea.id }).first('id');
  await decideCase(admin, await pageOf(caseId), 'ban');
  await server.runJobs();
  expect((await other.standing()).body).toMatchObject({ standing: 'banned' });
  await leave(bea);
  const { version } = await pageOf(caseId);
  expect((await admin.post(`/api/admin/cases/${caseId}/undo`, { version })).status).toBe(200);
  expect((await other.standing()).body).toMatchObject({ standing: 'good' });
  expect((await registered(bea.email)).status).toBe(200);
});

it('finds whoever registers again: what is decided then is about the new account, and is appealed by it', async () => {
  const { bea, caseId } = await departed();
  const again = await registered(bea.email);
  const page = await pageOf(caseId);
  expect(page).toMatchObject({ state: 'open', member: { id: again.id } });
  const until = inDays(30);
  expect((await decideCase(admin, page, 'suspend', { until })).status).toBe(200);
  expect((await again.standing()).body).toMatchObject({ standing: 'suspended', until });
  const { id: decisionId } = await server.knex('decisions').where({ caseId }).first('id');
  const appeal = () => again.visitor.post('/api/account/appeals', { decisionId, words: 'It was not me.' });
  expect((await again.standing()).body.decisions).toMatchObject([{ decision: 'suspend' }]);
  expect((await appeal()).status).toBe(200);
  expect((await pageOf(caseId)).state).toBe('appealed');
});

it('goes to another account of the mailbox that is there already, and holds for all mailboxes that it had', async () => {
  const bea = await mother('Bea');
  const other = await registered(alias(bea.email));
  await reportMember(server, await mother('Ana'), bea, 'danger', words);
  const { id: caseId } = await server.knex('cases').where({ memberId: bea.id }).first('id');
  await leave(bea);
  await server.runJobs();
  expect(await pageOf(caseId)).toMatchObject({ state: 'open', member: { id: other.id } });
  const until = inDays(30);
  expect((await decideCase(admin, await pageOf(caseId), 'suspend', { until })).status).toBe(200);
  const kept = await server.knex('case_mailboxes').where({ caseId }).pluck('digest');
  expect(await server.knex('restricted_mailboxes').whereIn('digest', kept).pluck('digest')).toEqual(kept);
});

it('goes to nobody who cannot read the e-mails to the mailbox', async () => {
  const { bea, caseId } = await departed();
  const somebody = server.visitor();
  const email = alias(bea.email);
  expect((await somebody.post('/api/register', { email, password })).status).toBe(200);
  expect(await pageOf(caseId)).toMatchObject({ member: null });
  const again = await registered(bea.email);
  expect(await pageOf(caseId)).toMatchObject({ member: { id: again.id } });
});

it('what limited the member by its weight does so again, and only as long', async () => {
  const bea = await mother('Bea');
  const [ana, cleo, dana] = [await mother('Ana'), await mother('Cleo'), await mother('Dana')];
  const reporters = [ana, cleo, dana];
  // They are not new by then, and one of them knows Bea, who blocks that one.
  server.clock.forward(days(4));
  for (const by of reporters) {
    expect((await reportMember(server, by, bea, 'harassment', words)).status).toBe(200);
    if (by === ana) expect((await bea.post(`/api/blocks/${by.id}`)).status).toBe(200);
  }
  const isTold = async () => {
    server.clock.forward(hours(1));
    await server.runJobs();
  };
  await isTold();
  expect((await bea.get('/api/account/standing')).body.standing).toBe('limited');
  await leave(bea);
  const again = await registered(bea.email);
  // Another wait would be another hour in which nothing is closed.
  expect((await again.standing()).body.standing).toBe('limited');
  await server.runJobs();
  const letters = (await subjectsTo(server, bea)).filter((subject) => subject.endsWith('being looked at'));
  // That to the account before went with it.
  expect(letters).toEqual(['Your account is being looked at']);
  // Weighed anew without the block, which went with the account.
  const added = await cleo.post(`/api/reports/${await numberOf(cleo)}/words`, { words: 'Again.' });
  expect([added.status, (await again.standing()).body.standing]).toEqual([200, 'limited']);
  for (const by of reporters) {
    expect((await by.delete(`/api/reports/${await numberOf(by)}`)).status).toBe(200);
  }
  expect((await again.standing()).body.standing).toBe('good');
});

it('a light case ends with the account, and its words with it', async () => {
  const { caseId } = await departed('spam');
  expect((await pageOf(caseId)).state).toBe('void');
  expect(await server.knex('reports').where({ caseId })).toMatchObject([{ words: null }]);
});

it('what was reported is not shown to its reporters any more, neither before nor after the member has returned', async () => {
  const { ana, bea } = await departed();
  const about = async () => {
    const reports = (await ana.get('/api/reports')).body as unknown as readonly { about: object }[];
    return reports.map((report) => report.about);
  };
  expect(await about()).toMatchObject([{ title: 'A deleted account' }]);
  await registered(bea.email);
  expect(await about()).toMatchObject([{ title: 'A deleted account' }]);
});

it('nothing is left once there was nothing to do, and that is not taken back', async () => {
  const { caseId } = await departed();
  await decideCase(admin, await pageOf(caseId), 'dismiss');
  const left = async () => {
    await removeOldRows(server);
    const [report] = await server.knex('reports').where({ caseId });
    const mailboxes = await server.knex('case_mailboxes').where({ caseId });
    return [report.words, mailboxes.length];
  };
  expect(await left()).toEqual([words, 1]);
  server.clock.forward(minutes(11));
  expect(await left()).toEqual([null, 0]);
});

it('nothing of it is left once the last way to appeal has ended', async () => {
  const { ana, caseId } = await departed();
  await leave(ana);
  expect(await server.knex('reports').where({ caseId })).toMatchObject([{ reporterId: null, words }]);
  await decideCase(admin, await pageOf(caseId), 'warn');
  const left = async () => {
    await removeOldRows(server);
    const [report] = await server.knex('reports').where({ caseId });
    const counted = ['case_mailboxes', 'evidence'].map((table) => server.knex(table).where({ caseId }));
    const [mailboxes, evidence] = await Promise.all(counted);
    return [report.words, report.title, mailboxes?.length, evidence?.length];
  };
  server.clock.forward(days(179));
  expect(await left()).toEqual([words, 'Bea', 1, 1]);
  server.clock.forward(days(2));
  expect(await left()).toEqual([null, 'A deleted account', 0, 0]);
});

it('a report that was withdrawn after it had an effect is not made again, also once its case has joined another', async () => {
  const bea = await mother('Bea');
  const again = await registered(alias(bea.email));
  await server.knex('users').where({ id: again.id }).update(columnsOf.free);
  const [ana, cleo, dora] = [await mother('Ana'), await mother('Cleo'), await mother('Dora')];
  // They are not new by then, and one of them knows Bea.
  server.clock.forward(days(4));
  const [userId1, userId2] = [ana.id, again.id].toSorted((one, other) => one - other);
  const between = { userId1, userId2, compatibilityScore: 80, status: 'accepted' };
  await server.knex('matches').insert({ ...between, createdAt: server.clock.now() });
  for (const by of [ana, cleo, dora]) {
    expect((await reportMember(server, by, again, 'harassment')).status).toBe(200);
  }
  expect(await server.knex('restricted_members').where({ memberId: again.id })).toHaveLength(1);
  expect((await ana.delete(`/api/reports/${await numberOf(ana)}`)).status).toBe(200);
  expect((await reportMember(server, ana, again)).body.error).toBe('ALREADY_REPORTED');
  expect((await reportMember(server, cleo, bea, 'danger')).status).toBe(200);
  await leave(bea);
  await server.runJobs();
  const states = await server.knex('cases').where({ memberId: again.id }).orderBy('id').pluck('status');
  expect(states).toEqual(['void', 'open']);
  expect((await reportMember(server, ana, again)).body.error).toBe('ALREADY_REPORTED');
});
