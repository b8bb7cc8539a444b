import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metInAList, reportMember } from '../../../testing/case-setup.ts';
import { hideThing } from '../../../testing/hidden-things-setup.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { onSale, seller } from '../../../testing/shop-setup.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  admin = await server.member({ isAdmin: true, firstName: 'Sara' });
});
afterAll(() => server.close());

const mother = (firstName: string) => server.member({ ...columnsOf.pro, firstName });
const about = (member: TestMember) => ({ about: { kind: 'member', id: member.id }, category: 'harassment' });

interface CasePage {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

async function caseAbout(member: TestMember): Promise<CasePage> {
  const { id } = await server.knex('cases').where({ memberId: member.id }).orderBy('id', 'desc').first('id');
  return (await admin.get(`/api/admin/cases/${id}`)).body as CasePage;
}

const act = (by: TestMember, { id, version }: CasePage, action: string, body: object = {}) =>
  by.post(`/api/admin/cases/${id}/${action}`, { version, ...body });

const suspension = (member: TestMember) => ({
  decision: 'suspend',
  things: [{ kind: 'member', id: member.id }],
  rule: 'kind',
  words: 'You shouted.',
  until: later(server.clock.now(), days(7)).toISOString(),
});

describe('a report', () => {
  it('is received, listed and shown to administrators with the evidence of then', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await server.knex('users').where({ id: bea.id }).update({ bio: 'Two boys, one dog.' });
    const sent = await reportMember(server, ana, bea, 'harassment', 'She shouts.');
    expect([sent.status, sent.body]).toEqual([200, { id: expect.any(Number), state: 'received' }]);
    await server.knex('users').where({ id: bea.id }).update({ bio: 'Nothing at all.' });
    expect((await ana.get('/api/reports')).body).toMatchObject([
      { about: { kind: 'member', id: bea.id, title: 'Bea' }, state: 'received', words: 'She shouts.' },
    ]);
    expect(await caseAbout(bea)).toMatchObject({
      state: 'open',
      member: { id: bea.id },
      reported: [{ reporter: { id: ana.id, firstName: 'Ana' }, category: 'harassment', group: 1 }],
      things: [
        {
          kept: { text: 'Two boys, one dog.' },
          now: { text: 'Nothing at all.' },
          isUnchanged: false,
          hidden: 'no',
        },
      ],
    });
    const looks = () => server.knex('audit').where({ action: 'case.viewed', memberId: bea.id });
    expect(await looks()).toHaveLength(1);
    const { id } = await caseAbout(bea);
    expect(await looks()).toHaveLength(2);
    // A page that stays open is no other look.
    await admin.get(`/api/admin/cases/${id}?again=true`);
    expect(await looks()).toHaveLength(2);
  });

  it('of the same thing twice, of oneself and of nobody gets its own sentence', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea);
    const replies = await Promise.all([
      reportMember(server, ana, bea),
      reportMember(server, ana, ana),
      ana.post('/api/reports', { ...about(bea), about: { kind: 'member', id: 999_999 } }),
    ]);
    expect(replies.map(({ status, body }) => [status, body.error])).toEqual([
      [409, 'ALREADY_REPORTED'],
      [409, 'OWN_THING'],
      [404, 'NOT_FOUND'],
    ]);
    expect(new Set(replies.map(({ body }) => body.message)).size).toBe(3);
  });

  it('of oneself says so, also to who sells nothing and is in no list', async () => {
    const ana = await mother('Ana');
    const { status, body } = await ana.post('/api/reports', about(ana));
    expect([status, body.error]).toEqual([409, 'OWN_THING']);
  });

  it('of a stranger by number gets the answer of what is not there, until a list has shown them', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    const answer = async (to: object) => {
      const { status, text } = await ana.post('/api/reports', to);
      return [status, text];
    };
    expect((await ana.get(`/api/users/${bea.id}`)).status).toBe(404);
    expect(await answer(about(bea))).toEqual(
      await answer({ ...about(bea), about: { kind: 'member', id: 999_999 } }),
    );
    // Bea has seen Ana, which shows Ana nothing of Bea.
    await metInAList(server, bea, ana);
    expect((await answer(about(bea)))[0]).toBe(404);
    expect((await ana.get('/api/reports')).body).toEqual([]);
    await metInAList(server, ana, bea);
    expect((await answer(about(bea)))[0]).toBe(200);
  });

  it('of many sellers by number gets a sentence of its own', async () => {
    const [ana, sara] = [await mother('Ana'), await seller(server)];
    await onSale(sara);
    const hidden = await seller(server);
    const listing = { kind: 'listing', id: await onSale(hidden), memberId: hidden.id } as const;
    await server.knex('shops').where({ userId: hidden.id }).delete();
    await hideThing(server, listing, 'weight');
    expect((await ana.post('/api/reports', about(hidden))).status).toBe(404);
    expect((await ana.post('/api/reports', about(sara))).status).toBe(200);
    const day = server.clock.now();
    await server.knex('shown_strangers').where({ viewerId: ana.id }).delete();
    const others = await signedInMembers(server, 60, columnsOf.free);
    const lookedUp = others.map(({ id: memberId }) => ({ viewerId: ana.id, memberId, day, byNumber: true }));
    await server.knex('shown_strangers').insert(lookedUp);
    const { status, body } = await ana.post('/api/reports', { ...about(sara), category: 'spam' });
    expect([status, body.error, body.message]).toEqual([
      429,
      'RATE_LIMITED',
      expect.stringMatching(/^You have reported many members today/),
    ]);
  });

  it.each([
    ['member', 'A'],
    ['member', 2 ** 31],
    ['photo', 1],
    ['message', 'photo-of-bea'],
  ])('of a %s with the id %s is refused as invalid', async (kind, id) => {
    const ana = await mother('Ana');
    const { status, body } = await ana.post('/api/reports', { about: { kind, id }, category: 'other' });
    expect([status, body]).toMatchObject([400, { error: 'VALIDATION', issues: [{ path: 'about.id' }] }]);
  });

  it('of what its seller has paused gets the answer of what is not there, to members and to visitors', async () => {
    const [sara, ana] = [await seller(server), await mother('Ana')];
    const [paused, shown] = [await onSale(sara), await onSale(sara)];
    await sara.post(`/api/marketplace/${paused}/status`, { action: 'pause' });
    const answers = async (id: number) => {
      const report = { about: { kind: 'listing', id }, category: 'scam' };
      const visitor = { ...report, words: 'It is not theirs.', email: 'visitor@example.test' };
      const replies = [
        await ana.post('/api/reports', report),
        await server.visitor().post('/api/public-reports', visitor),
      ];
      return replies.map(({ status, body }) => [status, body.error, body.message]);
    };
    expect(await answers(paused)).toEqual(await answers(2_000_000_000));
    expect((await answers(shown)).map(([status]) => status)).toEqual([200, 200]);
    expect((await ana.get('/api/reports')).body).toHaveLength(1);
  });

  it('counts for nothing once it is withdrawn, and the same can be reported anew', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    const { id } = (await reportMember(server, ana, bea)).body;
    expect((await ana.post(`/api/reports/${id}/words`, { words: 'Loudly.' })).body.words).toBe('Loudly.');
    expect((await bea.delete(`/api/reports/${id}`)).status).toBe(404);
    expect((await ana.delete(`/api/reports/${id}`)).body.state).toBe('withdrawn');
    expect((await ana.delete(`/api/reports/${id}`)).status).toBe(409);
    expect(await caseAbout(bea)).toMatchObject({ weight: 0, reports: 0 });
    expect((await reportMember(server, ana, bea)).status).toBe(200);
  });
});

describe('a decision', () => {
  it('has effect at once, is told in the standing, and ends to the second', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea);
    const decided = await act(admin, await caseAbout(bea), 'decide', suspension(bea));
    expect([decided.status, decided.body.state]).toEqual([200, 'decided']);
    expect((await ana.get('/api/reports')).body).toMatchObject([{ state: 'looked-at', outcome: 'done' }]);
    const closed = await bea.get('/api/matches');
    expect([closed.status, closed.body]).toEqual([
      403,
      { error: 'RESTRICTED', message: expect.any(String), until: expect.any(String) },
    ]);
    expect((await bea.get('/api/account/standing')).body).toMatchObject({
      standing: 'suspended',
      decisions: [{ rule: 'kind', words: 'You shouted.', appeal: { state: 'open' } }],
    });
    server.clock.forward(days(7));
    expect((await bea.get('/api/matches')).status).toBe(200);
    expect((await bea.get('/api/account/standing')).body.standing).toBe('good');
  });

  it('upon what has changed meanwhile says what and who', async () => {
    const other = await server.member({ isAdmin: true, firstName: 'Tina' });
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea);
    const seen = await caseAbout(bea);
    expect((await act(other, seen, 'decide', suspension(bea))).status).toBe(200);
    const late = await act(admin, seen, 'decide', suspension(bea));
    expect([late.status, late.body]).toEqual([
      409,
      expect.objectContaining({ error: 'CASE_CHANGED', what: 'it was decided: Suspend', who: 'Tina' }),
    ]);
    const claimed = await admin.post(`/api/admin/cases/${seen.id}/claim`);
    expect([claimed.status, claimed.body]).toEqual([
      409,
      expect.objectContaining({ error: 'CASE_CHANGED', what: 'it was decided: Suspend', who: 'Tina' }),
    ]);
  });

  it('is none of an administrator who is a part of the case', async () => {
    const reporting = await server.member({ ...columnsOf.pro, isAdmin: true });
    const bea = await mother('Bea');
    await reportMember(server, reporting, bea);
    const refused = await act(reporting, await caseAbout(bea), 'decide', suspension(bea));
    expect([refused.status, refused.body.error]).toEqual([403, 'OWN_CASE']);
  });

  it('is taken back within ten minutes, with everything that it did', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea);
    await act(admin, await caseAbout(bea), 'decide', suspension(bea));
    expect((await act(admin, await caseAbout(bea), 'undo')).body).toMatchObject({
      state: 'open',
      reports: 1,
    });
    expect((await bea.get('/api/matches')).status).toBe(200);
    expect((await bea.get('/api/account/standing')).body.decisions).toEqual([]);
    await server.runJobs();
    expect(await server.knex('sandbox_mail').where({ to: bea.email })).toEqual([]);
  });

  it('that is taken back has the reports that came meanwhile', async () => {
    const [ana, bea, cleo] = [await mother('Ana'), await mother('Bea'), await mother('Cleo')];
    await reportMember(server, ana, bea);
    const warned = await act(admin, await caseAbout(bea), 'decide', {
      decision: 'warn',
      rule: 'kind',
      words: 'You shouted.',
      things: [{ kind: 'member', id: bea.id }],
    });
    await reportMember(server, cleo, bea);
    const meanwhile = await caseAbout(bea);
    const undone = await act(admin, warned.body as CasePage, 'undo');
    expect(undone.body).toMatchObject({ state: 'open', reports: 2 });
    expect((await admin.get(`/api/admin/cases/${meanwhile.id}`)).body.state).toBe('void');
    // What they rest on is kept with them, and not removed with the case that they came in.
    await removeOldRows(server);
    const { evidenceId } = await server.knex('reports').where({ reporterId: cleo.id }).first('evidenceId');
    expect(evidenceId).toEqual(expect.any(Number));
  });

  it('that is appealed and overturned gives back what it took', async () => {
    const other = await server.member({ isAdmin: true, firstName: 'Tina' });
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea);
    await act(admin, await caseAbout(bea), 'decide', suspension(bea));
    const { decisions } = (await bea.get('/api/account/standing')).body as { decisions: { id: number }[] };
    const appeal = { decisionId: decisions[0]?.id, words: 'It was not me.' };
    expect((await ana.post('/api/account/appeals', appeal)).status).toBe(404);
    expect((await bea.post('/api/account/appeals', appeal)).body).toMatchObject({
      decisions: [{ appeal: { state: 'waiting' } }],
    });
    const again = await bea.post('/api/account/appeals', appeal);
    expect([again.status, again.body.error]).toEqual([409, 'APPEAL_CLOSED']);
    const answer = { outcome: 'overturned', words: 'You are right.' };
    const own = await act(admin, await caseAbout(bea), 'appeal', answer);
    expect([own.status, own.body.error]).toEqual([403, 'OWN_DECISION']);
    expect((await act(other, await caseAbout(bea), 'appeal', answer)).body.state).toBe('overturned');
    expect((await ana.get('/api/reports')).body).toMatchObject([{ state: 'looked-at', outcome: 'nothing' }]);
    expect((await bea.get('/api/matches')).status).toBe(200);
    expect((await bea.get('/api/account/standing')).body).toMatchObject({
      standing: 'good',
      decisions: [{ appeal: { state: 'overturned', answer: 'You are right.' } }],
    });
  });
});
