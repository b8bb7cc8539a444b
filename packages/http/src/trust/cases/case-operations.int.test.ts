import { Transparency } from '@nestmates/application/trust/transparency/transparency.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseAbout, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { readsMetrics, type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import { runCommand } from '../../commands/run-command.ts';

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  admin = await server.member({ isAdmin: true, firstName: 'Sara' });
});
afterAll(() => server.close());

const mother = (firstName: string, columns: object = {}) =>
  server.member({ ...columnsOf.pro, firstName, ...columns });
const jobsNamed = (name: string) =>
  server
    .knex('graphile_worker._private_jobs as j')
    .join('graphile_worker._private_tasks as t', 't.id', 'j.task_id')
    .where('t.identifier', name)
    .orderBy('j.id')
    .select({ runAt: 'j.run_at', id: 'j.id', payload: 'j.payload' });
/** Runs those of a name now, whenever they are due. */
async function runNamed(name: string): Promise<void> {
  const due = (await jobsNamed(name)).map(({ id }) => id);
  await server
    .knex('graphile_worker._private_jobs')
    .whereIn('id', due)
    .update({ runAt: new Date(0) });
  await server.runJobs();
}

describe('a member whom others worry about', () => {
  it('gets a letter with whom to call, at once, and nothing is restricted', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    const others = [await mother('Cleo'), await mother('Dana')];
    for (const by of [ana, ...others]) await reportMember(server, by, bea, 'worried');
    const { id, version } = await caseAbout(server, admin, bea);
    expect(await server.knex('cases').where({ id }).first()).toMatchObject({ isUrgent: true });
    const sent = await admin.post(`/api/admin/cases/${id}/help`, { version });
    expect([sent.status, sent.body.state]).toEqual([200, 'open']);
    expect((await admin.post(`/api/admin/cases/${id}/help`, { version })).body).toMatchObject({
      error: 'CASE_CHANGED',
      what: 'help was sent to the member',
      who: 'Sara',
    });
    await server.runJobs();
    const letters = await emailsTo(server, bea);
    expect(letters.map(({ subject }) => subject)).toContain('You are not alone with this');
    expect((await bea.get('/api/account/standing')).body).toMatchObject({ standing: 'good', decisions: [] });
    expect((await ana.post(`/api/admin/cases/${id}/help`, { version })).status).toBe(403);
  });
});

describe('a case in which somebody may be in danger', () => {
  const alertsOf = (caseId: number) =>
    server.log.filter((line) => 'alert' in line && 'caseId' in line && line.caseId === caseId);

  it('that nobody has decided an hour after its first report raises one alert', async () => {
    const [ana, bea, cleo] = [await mother('Ana'), await mother('Bea'), await mother('Cleo')];
    const sentAt = server.clock.now().getTime();
    await reportMember(server, ana, bea, 'danger');
    await reportMember(server, cleo, bea, 'child');
    const { id } = await caseAbout(server, admin, bea);
    const planned = (await jobsNamed('cases.alert-urgent')).filter(({ payload }) => payload.caseId === id);
    expect(planned).toHaveLength(1);
    expect(planned[0].runAt.getTime()).toBeGreaterThan(sentAt + hours(1) - minutes(1));
    expect(alertsOf(id)).toEqual([]);
    await runNamed('cases.alert-urgent');
    expect(alertsOf(id)).toMatchObject([{ claimed: 'no' }]);
  });

  it('is told at once where reports limit the member', async () => {
    const bea = await mother('Bea');
    const since = later(server.clock.now(), -days(90));
    for (const name of ['Ana', 'Cleo', 'Dana']) {
      const by = await mother(name, { createdAt: since });
      const message = { senderId: by.id, receiverId: bea.id, message: 'Hi', timestamp: since };
      await server.knex('messages').insert(message);
      await reportMember(server, by, bea);
    }
    const { id } = await caseAbout(server, admin, bea);
    await server.runJobs();
    expect(alertsOf(id)).toMatchObject([{ alert: true }]);
  });

  it('raises none once somebody has decided', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea, 'danger');
    const page = await caseAbout(server, admin, bea);
    expect((await decideCase(admin, page, 'warn')).status).toBe(200);
    await runNamed('cases.alert-urgent');
    expect(alertsOf(page.id)).toEqual([]);
  });
});

describe('whoever has reported', () => {
  it('is told later that somebody has looked, once for each decision, and nothing of whom', async () => {
    const [ana, bea, cleo] = [await mother('Ana'), await mother('Bea'), await mother('Cleo')];
    await reportMember(server, ana, bea);
    await reportMember(server, cleo, bea);
    const withdrawn = await mother('Dora');
    const { id } = (await reportMember(server, withdrawn, bea)).body;
    await withdrawn.delete(`/api/reports/${id}`);
    const decidedAt = server.clock.now().getTime();
    expect(
      (
        await decideCase(admin, await caseAbout(server, admin, bea), 'suspend', {
          until: later(server.clock.now(), days(2)).toISOString(),
        })
      ).status,
    ).toBe(200);
    const planned = await jobsNamed('cases.looked-at');
    expect(planned.map(({ payload }) => payload.reporterId)).toEqual([ana.id, cleo.id]);
    for (const { runAt } of planned) {
      expect(runAt.getTime()).toBeGreaterThan(decidedAt + minutes(9));
      expect(runAt.getTime()).toBeLessThan(decidedAt + minutes(62));
    }
    await runNamed('cases.looked-at');
    const [letter, ...more] = (await emailsTo(server, ana)).filter(({ subject }) => /reported/.test(subject));
    expect(more).toEqual([]);
    expect(letter?.text).toContain('something was done');
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/Bea|suspend/);
    expect(await emailsTo(server, withdrawn)).toEqual([]);
  });

  it('is told nothing of a decision that was taken back', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea);
    const decided = await decideCase(admin, await caseAbout(server, admin, bea), 'dismiss');
    const { id, version } = decided.body;
    expect((await admin.post(`/api/admin/cases/${id}/undo`, { version })).status).toBe(200);
    await runNamed('cases.looked-at');
    expect(await emailsTo(server, ana)).toEqual([]);
  });

  it('is told nothing of a decision that was overturned, and the member only of that', async () => {
    const other = await server.member({ isAdmin: true, firstName: 'Tess' });
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea);
    await decideCase(admin, await caseAbout(server, admin, bea), 'warn');
    const [{ id: decisionId }] = await server.knex('decisions').where({ memberId: bea.id });
    await bea.post('/api/account/appeals', { decisionId, words: 'It was not me.' });
    const { id, version } = await caseAbout(server, other, bea);
    const answer = { version, outcome: 'overturned', words: 'You are right.' };
    expect((await other.post(`/api/admin/cases/${id}/appeal`, answer)).status).toBe(200);
    await runNamed('cases.looked-at');
    await runNamed('cases.decided');
    expect(await emailsTo(server, ana)).toEqual([]);
    expect((await emailsTo(server, bea)).map(({ text }) => text)).toEqual([
      expect.stringContaining('You are right.'),
    ]);
  });
});

describe('administrators', () => {
  it('find what they have claimed, how much waits, and how a member stands', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea, 'danger');
    const { id } = await caseAbout(server, admin, bea);
    const other = await server.member({ isAdmin: true, firstName: 'Tina' });
    const mine = async (by: TestMember) =>
      JSON.parse((await by.get('/api/admin/cases?list=mine')).text).map((each: { id: number }) => each.id);
    const before = (await other.get('/api/admin/case-counts')).body;
    expect((await other.post(`/api/admin/cases/${id}/claim`)).status).toBe(200);
    expect(await mine(other)).toEqual([id]);
    expect(await mine(admin)).not.toContain(id);
    const counts = (await other.get('/api/admin/case-counts')).body;
    expect(counts).toEqual({ ...before, mine: Number(before.mine) + 1 });
    expect(Number(counts.urgent)).toBeGreaterThan(0);
    const trust = async () => (await admin.get(`/api/admin/members/${bea.id}`)).body.trust;
    expect(await trust()).toMatchObject({ standing: 'good', until: null, cases: [{ id, state: 'open' }] });
    await decideCase(other, await caseAbout(server, other, bea), 'warn');
    expect(await mine(other)).toEqual([]);
    expect(await trust()).toMatchObject({ standing: 'warned', cases: [{ id, decision: 'warn' }] });
  });

  it('are not asked about a case whose reports were all withdrawn, until there is one again', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    const listed = async () =>
      JSON.parse((await admin.get('/api/admin/cases?list=open')).text).map((each: { id: number }) => each.id);
    const counts = async () => (await admin.get('/api/admin/case-counts')).body;
    const before = await counts();
    const { id: reportId } = (await reportMember(server, ana, bea, 'danger')).body;
    const { id } = await caseAbout(server, admin, bea);
    expect([await listed(), (await counts()).open]).toEqual([
      expect.arrayContaining([id]),
      Number(before.open) + 1,
    ]);
    await ana.delete(`/api/reports/${reportId}`);
    expect([(await listed()).includes(id), await counts()]).toEqual([false, before]);
    await reportMember(server, ana, bea, 'danger');
    expect(await listed()).toContain(id);
  });

  it('read, note and decide cases at the command line', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    await reportMember(server, ana, bea, 'spam', 'Ten times.');
    const { id } = await caseAbout(server, admin, bea);
    const run = (...typed: readonly string[]) =>
      runCommand(typed, { withContainer: (use) => use(server.container), input: async () => '' });
    expect((await run('case', 'list')).stdout).toMatch(new RegExp(`^${id} .* member ${bea.id} Bea$`, 'm'));
    expect((await run('case', 'show', String(id))).stdout).toContain(
      `member ${bea.id}  received: "Ten times."`,
    );
    expect((await run('case', 'note', String(id), 'She is new.')).stdout).toContain('"She is new."');
    const words = 'Please stop.';
    expect(await run('case', 'decide', String(id), 'suspend', 'no-spam', words)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Please say until when.'),
    });
    const removes = ['case', 'decide', String(id), 'remove', 'no-spam', words];
    expect(await run(...removes)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Please choose what is removed.'),
    });
    expect(await run(...removes, '--things', `member ${bea.id}`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be taken down'),
    });
    const warns = ['case', 'decide', String(id), 'warn', 'no-spam', words];
    expect(await run(...warns)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Please choose what it rests on.'),
    });
    const named = [...warns, '--things', `member ${bea.id}`];
    expect(await run(...named)).toMatchObject({ code: 0 });
    expect(await run(...named)).toMatchObject({ code: 1 });
    expect((await bea.get('/api/account/standing')).body).toMatchObject({ decisions: [{ words }] });
    const audit = await server.knex('audit').where({ memberId: bea.id, adminId: null }).orderBy('id');
    expect(audit.map(({ action }) => action)).toEqual(['case.viewed', 'case.noted', 'case.decided']);
  });

  it('read in the metrics what waits', async () => {
    const value = async (name: string) => {
      const { text } = await server.visitor().get('/metrics', readsMetrics);
      return Number(new RegExp(`^${name} (\\d+(?:\\.\\d+)?)$`, 'm').exec(text)?.[1]);
    };
    const spam = 'reports_by_category\\{category="hate"\\}';
    const [open, urgent, reports] = [
      await value('cases_open'),
      await value('cases_urgent'),
      await value(spam),
    ];
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    const { id } = (await reportMember(server, ana, bea, 'hate')).body;
    server.clock.forward(hours(2));
    expect([await value('cases_open'), await value('cases_urgent'), await value(spam)]).toEqual([
      open + 1,
      urgent,
      reports + 1,
    ]);
    expect(await value('cases_oldest_seconds')).toBeGreaterThanOrEqual(7200);
    await ana.delete(`/api/reports/${id}`);
    expect(await value(spam)).toBe(reports);
  });
});

describe('the figures that everybody may read', () => {
  it('say of small numbers that they are small, and leave out what was withdrawn', async () => {
    const month = '2031-05';
    server.clock.forward(new Date(`${month}-10T12:00:00Z`).getTime() - server.clock.now().getTime());
    const bea = await mother('Bea');
    const send = async (category: string) => reportMember(server, await mother('Ana'), bea, category);
    for (let nth = 0; nth < 5; nth += 1) expect((await send('spam')).status).toBe(200);
    await send('hate');
    const by = await mother('Ana');
    const { id } = (await reportMember(server, by, bea, 'fake')).body;
    await by.delete(`/api/reports/${id}`);
    const decider = await server.member({ isAdmin: true, firstName: 'Tina' });
    await decideCase(decider, await caseAbout(server, decider, bea), 'warn');
    const transparency = server.container.get(Transparency);
    await transparency.count();
    expect(await transparency.months()).not.toContainEqual(expect.objectContaining({ month }));
    server.clock.forward(days(31));
    await transparency.count();
    await transparency.count();
    const months = JSON.parse((await server.visitor().get('/api/transparency')).text);
    expect(months.filter((each: { month: string }) => each.month === month)).toMatchObject([
      {
        reports: 'at least 6',
        byCategory: { spam: 5, hate: 'fewer than 5', fake: 0 },
        decisions: 'fewer than 5',
        byDecision: { warn: 'fewer than 5', ban: 0 },
        appeals: 0,
        overturned: 0,
        medianHours: null,
      },
    ]);
  });
});

describe('a decision', () => {
  it('says what it rests on, and a removal what it takes down, which is neither a member nor anything between two', async () => {
    const [ana, bea] = [await mother('Ana'), await mother('Bea')];
    const tess = await server.member({ isAdmin: true, firstName: 'Tess' });
    await reportMember(server, ana, bea);
    const page = await caseAbout(server, tess, bea);
    const missing = { remove: 'what is removed', warn: 'what it rests on', limit: 'what it rests on' };
    for (const [decision, words] of Object.entries(missing)) {
      expect(await decideCase(tess, page, decision, { things: undefined })).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION', issues: [{ path: 'things', message: `Please choose ${words}.` }] },
      });
    }
    const things = [{ kind: 'member', id: bea.id }];
    expect(await decideCase(tess, page, 'remove', { things })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', issues: [{ path: 'things' }] },
    });
    expect((await bea.get('/api/account/standing')).body).toMatchObject({ standing: 'good', decisions: [] });
  });
});
