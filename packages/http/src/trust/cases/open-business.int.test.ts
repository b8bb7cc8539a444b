import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListing } from '../../../testing/order-setup.ts';
import { playdateStatus, scheduled } from '../../../testing/playdate-setup.ts';
import { emailsTo, subjectsTo } from '../../../testing/sent-emails.ts';
import { confirmedSwap, statusOf } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  admin = await server.member({ isAdmin: true, firstName: 'Sara' });
});
afterAll(() => server.close());

async function decide(by: TestMember, about: TestMember, decision: string, until: Date | null = null) {
  await by.post('/api/reports', { about: { kind: 'member', id: about.id }, category: 'harassment' });
  const { id, version } = await server
    .knex('cases')
    .where({ memberId: about.id })
    .orderBy('id', 'desc')
    .first();
  const body = { version, decision, until: until?.toISOString(), rule: 'kind', words: 'You threatened her.' };
  return admin.post(`/api/admin/cases/${id}/decide`, body);
}

describe('what is ahead of a suspended member', () => {
  it('is called off with a letter that does not say why, and what she sells is paused', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    const listingId = await insertListing(server.knex, bea);
    expect((await decide(ana, bea, 'suspend', later(server.clock.now(), days(7)))).status).toBe(200);
    await server.runJobs();
    expect(await statusOf(server, swapId)).toBe('cancelled');
    const letter = (await emailsTo(server, ana)).find(({ subject }) => subject.includes('called off'));
    expect(letter?.text).not.toMatch(/suspend|report|rule/i);
    expect((await server.knex('listings').where({ id: listingId }).first()).status).toBe('paused');
  });

  it('is a playdate, too', async () => {
    const { ana, bea, playdateId } = await scheduled(server);
    await decide(ana, bea, 'ban');
    await server.runJobs();
    expect(await playdateStatus(server, playdateId)).toBe('cancelled');
    expect((await subjectsTo(server, ana)).join()).toMatch(/playdate/i);
  });

  it('leaves her thread readable to the other, closed', async () => {
    const { ana, bea } = await confirmedSwap(server);
    const timestamp = server.clock.now();
    const message = { senderId: bea.id, receiverId: ana.id, message: 'See you on Friday.', timestamp };
    await server.knex('messages').insert(message);
    await decide(ana, bea, 'suspend', later(server.clock.now(), days(7)));
    expect((await ana.get(`/api/messages/${bea.id}`)).text).toContain('See you on Friday.');
    expect((await ana.get(`/api/conversations/${bea.id}`)).body).toMatchObject({
      away: true,
      firstName: 'Bea',
      profilePhotoUrl: null,
    });
    const refused = await ana.post('/api/messages', { receiverId: bea.id, message: 'Hello?' });
    expect([refused.status, refused.body.error]).toEqual([403, 'NOT_HERE']);
  });
});

describe('the letter about a decision', () => {
  it('comes 10 to 60 minutes later', async () => {
    const { ana, bea } = await confirmedSwap(server);
    await decide(ana, bea, 'warn');
    await server.runJobs();
    const isTold = async () =>
      (await emailsTo(server, bea)).find(({ subject }) => subject.startsWith('We have decided'));
    expect(await isTold()).toBeUndefined();
    const { runAt } = await server
      .knex('graphile_worker._private_jobs as j')
      .join('graphile_worker._private_tasks as t', 't.id', 'j.task_id')
      .where('t.identifier', 'cases.decided')
      .orderBy('j.run_at', 'desc')
      .first({ runAt: 'j.run_at' });
    expect(runAt.getTime()).toBeGreaterThan(Date.now() + minutes(9));
    expect(runAt.getTime()).toBeLessThan(Date.now() + minutes(61));
  });
});

describe('a banned e-mail', () => {
  it('opens no account for twelve months, also once the account is deleted', async () => {
    const bea = await server.member({ firstName: 'Bea', email: 'banned@nestmates.test' });
    const ana = await server.member({ firstName: 'Ana' });
    await server.knex('users').where({ id: bea.id }).update({ onboardingComplete: true });
    await server.knex('cases').insert({
      memberId: bea.id,
      openedAt: server.clock.now(),
      oldestAt: server.clock.now(),
      status: 'open',
      version: 0,
    });
    await decide(ana, bea, 'ban');
    await server.knex('users').where({ id: bea.id }).delete();
    const register = () =>
      server.visitor().post('/api/register', { email: 'banned@nestmates.test', password: 'Nestmates1!' });
    const refused = await register();
    expect([refused.status, refused.body.error]).toEqual([403, 'RESTRICTED']);
    server.clock.forward(days(366));
    expect((await register()).status).toBe(200);
  });
});
