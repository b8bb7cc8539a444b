import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportMember } from '../../../testing/case-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const registered = (ago: number) =>
  server.member({ ...columnsOf.pro, createdAt: later(server.clock.now(), -ago) });
const report = (by: TestMember, member: TestMember, category?: string) =>
  reportMember(server, by, member, category);
const caseAbout = ({ id: memberId }: TestMember) => server.knex('cases').where({ memberId }).first();
const standingOf = async (member: TestMember) => (await member.get('/api/account/standing')).body.standing;

describe('reports by many', () => {
  it('fifty new accounts get nobody limited, and are put aside together', { timeout: 60_000 }, async () => {
    const innocent = await registered(days(100));
    for (let nth = 0; nth < 50; nth += 1) {
      const sent = await report(await registered(hours(nth)), innocent, 'danger');
      expect(sent.status).toBe(200);
    }
    expect(await standingOf(innocent)).toBe('good');
    expect(await caseAbout(innocent)).toMatchObject({ weight: '2.50', reportCount: 50, isUrgent: true });
  });

  it('three who do not belong together limit a member, until somebody has looked', async () => {
    const [admin, bea] = [await server.member({ isAdmin: true }), await registered(days(100))];
    const reports: number[] = [];
    for (const ago of [days(20), days(30), days(40)]) {
      expect(await standingOf(bea)).toBe('good');
      const by = await registered(ago);
      reports.push(Number((await report(by, bea)).body.id));
      if (reports.length === 3) {
        expect(await standingOf(bea)).toBe('limited');
        await by.delete(`/api/reports/${reports.at(-1)}`);
        expect(await standingOf(bea)).toBe('good');
        await report(by, bea);
      }
    }
    expect(await standingOf(bea)).toBe('limited');
    const { id, version } = await caseAbout(bea);
    const dismissed = { version, decision: 'dismiss', rule: 'honest-reports', words: 'Nothing to see.' };
    expect((await admin.post(`/api/admin/cases/${id}/decide`, dismissed)).status).toBe(200);
    expect(await standingOf(bea)).toBe('good');
  });

  it('hide a thing, which its author still sees with a line that says so', async () => {
    const [ana, bea] = [await registered(days(200)), await registered(days(100))];
    const matches = { userId1: ana.id, userId2: bea.id, compatibilityScore: 80, status: 'accepted' };
    await server.knex('matches').insert({ ...matches, createdAt: server.clock.now() });
    const at = server.clock.now();
    const place = { location: 'Zilker Park', type: 'public', state: 'TX', city: 'Austin', createdAt: at };
    const [{ id }] = await server
      .knex('checkins')
      .insert({ userId: bea.id, ...place })
      .returning('id');
    const about = { about: { kind: 'check-in', id }, category: 'harassment' };
    await server.knex('users').whereIn('id', [ana.id, bea.id]).update({ state: 'TX', city: 'Austin' });
    expect((await ana.get('/api/checkin/recent')).text).toContain('Zilker Park');
    for (const ago of [days(20), days(30)]) {
      const by = await registered(ago);
      await server.knex('users').where({ id: by.id }).update({ state: 'TX', city: 'Austin' });
      expect((await by.post('/api/reports', about)).status).toBe(200);
    }
    expect((await ana.get('/api/checkin/recent')).text).not.toContain('Zilker Park');
    expect((await bea.get('/api/checkin/today')).text).toContain('Zilker Park');
    expect((await bea.get('/api/account/standing')).body.beingLookedAt).toEqual([
      { kind: 'check-in', id, title: 'Zilker Park' },
    ]);
  });
});
