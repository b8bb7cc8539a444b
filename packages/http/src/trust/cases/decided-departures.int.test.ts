import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CasePage, decideCase, reportMember } from '../../../testing/case-setup.ts';
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
  admin = await server.member({ isAdmin: true, firstName: 'Sara' });
});
afterAll(() => server.close());

const mother = (firstName: string) => server.member({ ...columnsOf.pro, firstName });
const words = 'She wrote me every night.';
const inDays = (count: number) => later(server.clock.now(), days(count)).toISOString();
const pageOf = async (caseId: number) => (await admin.get(`/api/admin/cases/${caseId}`)).body as CasePage;
const leave = async (visitor: Pick<TestMember, 'delete'>) =>
  expect((await visitor.delete('/api/account', { password })).status).toBe(200);

/** Ana has reported Bea, about whom that was decided. */
async function decided(decision: string, more: object = {}) {
  const [ana, bea] = [await mother('Ana'), await mother('Bea')];
  await reportMember(server, ana, bea, 'harassment', words);
  const { id: caseId } = await server.knex('cases').where({ memberId: bea.id }).first('id');
  expect((await decideCase(admin, await pageOf(caseId), decision, more)).status).toBe(200);
  const { id: decisionId } = await server.knex('decisions').where({ caseId }).first('id');
  return { ana, bea, caseId: caseId as number, decisionId: decisionId as number };
}

async function registered(email: string): Promise<Visitor> {
  const visitor = server.visitor();
  expect((await visitor.post('/api/register', { email, password })).status).toBe(200);
  await verifyEmail(server, email);
  return visitor;
}

const appeal = (by: Pick<Visitor, 'post'>, decisionId: number) =>
  by.post('/api/account/appeals', { decisionId, words: 'It was not me.' });

/** What is kept of a case. */
async function kept(caseId: number) {
  const [report] = await server.knex('reports').where({ caseId });
  const [decision] = await server.knex('decisions').where({ caseId });
  const evidence = await server.knex('evidence').where({ caseId });
  const mailboxes = await server.knex('case_mailboxes').where({ caseId });
  return [report.words, decision.words, evidence.length, mailboxes.length];
}
const everything = [words, 'Please be kind.', 1, 1];
const nothing = [null, '', 0, 0];

it('what was decided is appealed by whoever deletes the account and registers again', async () => {
  const until = inDays(90);
  const { bea, caseId, decisionId } = await decided('suspend', { until });
  await leave(bea);
  expect(await kept(caseId)).toEqual(everything);
  const again = await registered(bea.email);
  const standing = (await again.get('/api/account/standing')).body;
  expect(standing).toMatchObject({
    standing: 'suspended',
    until,
    decisions: [{ id: decisionId, words: 'Please be kind.' }],
  });
  expect((await appeal(again, decisionId)).status).toBe(200);
  const page = await pageOf(caseId);
  expect(page).toMatchObject({ state: 'appealed', reported: [{ words }] });
  const answer = { version: page.version, outcome: 'overturned', words: 'It was somebody else.' };
  const other = await server.member({ isAdmin: true });
  expect((await other.post(`/api/admin/cases/${caseId}/appeal`, answer)).status).toBe(200);
  expect((await again.get('/api/account/standing')).body.standing).toBe('good');
});

it('an appeal that waits is answered although the account was deleted', async () => {
  const { bea, caseId, decisionId } = await decided('suspend', { until: inDays(90) });
  expect((await appeal(bea, decisionId)).status).toBe(200);
  await leave(bea);
  expect(await kept(caseId)).toEqual(everything);
  const page = await pageOf(caseId);
  expect(page).toMatchObject({ state: 'appealed', member: null });
  const other = await server.member({ isAdmin: true });
  const answer = { version: page.version, outcome: 'overturned', words: 'It was somebody else.' };
  expect((await other.post(`/api/admin/cases/${caseId}/appeal`, answer)).status).toBe(200);
  const again = await registered(bea.email);
  expect((await again.get('/api/account/standing')).body.standing).toBe('good');
  server.clock.forward(days(29));
  await removeOldRows(server);
  expect(await kept(caseId)).toEqual(everything);
  server.clock.forward(days(2));
  await removeOldRows(server);
  expect(await kept(caseId)).toEqual(nothing);
});

async function loggedIn(email: string) {
  const visitor = server.visitor();
  expect((await visitor.post('/api/login', { email, password })).status).toBe(200);
  return visitor;
}

it('nothing is left once it can be appealed no longer', async () => {
  const { bea, caseId } = await decided('warn');
  await leave(bea);
  server.clock.forward(days(179));
  await removeOldRows(server);
  expect(await kept(caseId)).toEqual(everything);
  server.clock.forward(days(2));
  await removeOldRows(server);
  expect(await kept(caseId)).toEqual(nothing);
});

it('nothing is kept of what nobody appeals, or can no longer', async () => {
  const dismissed = await decided('dismiss');
  await leave(dismissed.bea);
  expect(await kept(dismissed.caseId)).toEqual(nothing);
  const old = await decided('warn');
  server.clock.forward(days(181));
  await leave(await loggedIn(old.bea.email));
  expect(await kept(old.caseId)).toEqual(nothing);
});
