import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportMember } from '../../../testing/case-setup.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing } from '../../../testing/order-setup.ts';
import { playdateStatus, scheduled } from '../../../testing/playdate-setup.ts';
import { sendForm } from '../../../testing/sandbox-payments.ts';
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
  await reportMember(server, by, about);
  const { id, version } = await server
    .knex('cases')
    .where({ memberId: about.id })
    .orderBy('id', 'desc')
    .first();
  const said = { decision, until: until?.toISOString(), rule: 'kind', words: 'You threatened her.' };
  const things = [{ kind: 'member', id: about.id }];
  return admin.post(`/api/admin/cases/${id}/decide`, { version, ...said, things });
}

/** The decision cannot be taken back by a tap any more. */
async function becomesFinal({ id }: TestMember): Promise<void> {
  server.clock.forward(minutes(10));
  await server.container.get(Restrictions).settleAway(id);
  await server.runJobs();
}

const takeBack = async (about: TestMember) => {
  const { id, version } = await server.knex('cases').where({ memberId: about.id }).first();
  const { status } = await admin.post(`/api/admin/cases/${id}/undo`, { version });
  await server.runJobs();
  return status;
};

const nextWeek = () => later(server.clock.now(), days(7));
const listingStatus = async (id: number): Promise<string> =>
  (await server.knex('listings').where({ id }).first()).status;

describe('what is ahead of a suspended member', () => {
  it('is called off with a letter that does not say why, once the decision is final', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    expect((await decide(ana, bea, 'suspend', nextWeek())).status).toBe(200);
    await server.runJobs();
    expect(await statusOf(server, swapId)).toBe('confirmed');
    await becomesFinal(bea);
    expect(await statusOf(server, swapId)).toBe('cancelled');
    const letter = (await emailsTo(server, ana)).find(({ subject }) => subject.includes('called off'));
    expect(letter?.text).not.toMatch(/suspend|report|rule/i);
    expect(await takeBack(bea)).toBe(409);
  });

  it('is called off at once where it would begin before that', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    const soon = { date: later(server.clock.now(), minutes(10)) };
    await server.knex('babysitting_swaps').where({ id: swapId }).update(soon);
    const other = await scheduled(server);
    await server.knex('playdates').where({ id: other.playdateId }).update(soon);
    await decide(ana, bea, 'ban');
    await decide(other.ana, other.bea, 'ban');
    await server.runJobs();
    expect([await statusOf(server, swapId), await playdateStatus(server, other.playdateId)]).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('is a playdate, too', async () => {
    const { ana, bea, playdateId } = await scheduled(server);
    await decide(ana, bea, 'ban');
    await server.runJobs();
    expect(await playdateStatus(server, playdateId)).toBe('scheduled');
    await becomesFinal(bea);
    expect(await playdateStatus(server, playdateId)).toBe('cancelled');
    expect((await subjectsTo(server, ana)).join()).toMatch(/playdate/i);
  });

  it('goes on as before where the decision is taken back in time', async () => {
    const { ana, bea, swapId } = await confirmedSwap(server);
    const other = await scheduled(server);
    const [onSale, paused] = [
      await insertListing(server.knex, bea),
      await insertListing(server.knex, bea, { status: 'paused' }),
    ];
    await decide(ana, bea, 'suspend', nextWeek());
    await decide(other.ana, other.bea, 'ban');
    await server.runJobs();
    expect([await listingStatus(onSale), await listingStatus(paused)]).toEqual(['paused', 'paused']);
    server.clock.forward(minutes(9));
    expect([await takeBack(bea), await takeBack(other.bea)]).toEqual([200, 200]);
    for (const back of [bea, other.bea]) await becomesFinal(back);
    expect([await listingStatus(onSale), await listingStatus(paused)]).toEqual(['active', 'paused']);
    expect([await statusOf(server, swapId), await playdateStatus(server, other.playdateId)]).toEqual([
      'confirmed',
      'scheduled',
    ]);
    expect((await subjectsTo(server, ana)).join()).not.toMatch(/called off/i);
  });
});

describe('what a suspended member sells, and the plan', () => {
  /** Makes a seller with one listing on sale, and what keeps each of the others from being so again. */
  async function seller() {
    const ana = await mother(server, { firstName: 'Ana' }, 'free');
    const bea = await mother(server, { firstName: 'Bea' }, 'free');
    const { body } = await bea.send('POST', '/api/subscribe?plan=premium');
    await sendForm(bea, body.checkoutUrl, { outcome: 'pay' });
    await server.runJobs();
    const list = (columns: object = {}) => insertListing(server.knex, bea, columns);
    const listings = [await list(), await list({ status: 'paused' }), await list()];
    const [, , recalled = 0] = listings;
    const recallId = `recall-${bea.id}`;
    const recallOf = { id: recallId, source: 'CPSC', title: 'Car seats', url: 'https://recalls.example' };
    await server.knex('recalls').insert({ ...recallOf, date: '2026', brands: [], models: [] });
    const recall = () => server.knex('listings').where({ id: recalled }).update({ recallId });
    const statuses = () => Promise.all(listings.map(listingStatus));
    const renews = async () =>
      !(await server.knex('sandbox_subscriptions').orderBy('createdAt', 'desc').first()).endsWithPeriod;
    return { ana, bea, recall, statuses, renews };
  }

  it('come back when an appeal is granted, but for what something else keeps back', async () => {
    const { ana, bea, recall, statuses, renews } = await seller();
    await decide(ana, bea, 'ban');
    await server.runJobs();
    expect([await statuses(), await renews()]).toEqual([['paused', 'paused', 'paused'], true]);
    await becomesFinal(bea);
    expect(await renews()).toBe(false);
    await recall();
    const { id: decisionId } = await server.knex('decisions').where({ memberId: bea.id }).first();
    const appeal = { decisionId, words: 'It was not me.' };
    expect((await bea.post('/api/account/appeals', appeal)).status).toBe(200);
    const other = await server.member({ isAdmin: true, firstName: 'Tess' });
    const { id, version } = await server.knex('cases').where({ memberId: bea.id }).first();
    const granted = { version, outcome: 'overturned', words: 'We are sorry.' };
    expect((await other.post(`/api/admin/cases/${id}/appeal`, granted)).status).toBe(200);
    await server.runJobs();
    expect([await statuses(), await renews()]).toEqual([['active', 'paused', 'paused'], true]);
  });

  it('come back when the suspension ends by itself', async () => {
    const { ana, bea, statuses, renews } = await seller();
    await decide(ana, bea, 'suspend', nextWeek());
    await server.runJobs();
    await becomesFinal(bea);
    expect([await statuses(), await renews()]).toEqual([['paused', 'paused', 'paused'], false]);
    server.clock.forward(days(7));
    await server.container.get(Restrictions).end(bea.id);
    await server.runJobs();
    expect([await statuses(), await renews()]).toEqual([['active', 'paused', 'active'], true]);
  });
});

describe('the thread of a suspended member', () => {
  it('stays readable to the other, closed', async () => {
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
    const wait = runAt.getTime() - server.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(minutes(10));
    expect(wait).toBeLessThanOrEqual(minutes(60));
  });
});

describe('a banned e-mail', () => {
  it('opens no account for twelve months, also once the account is deleted', async () => {
    const [ana, bea] = [await mother(server), await mother(server, { email: 'banned@nestmates.test' })];
    expect((await decide(ana, bea, 'ban')).status).toBe(200);
    const register = () =>
      server.visitor().post('/api/register', { email: 'banned@nestmates.test', password: 'Nestmates1!' });
    const taken = await register();
    expect([taken.status, taken.body.error]).toEqual([409, 'EMAIL_TAKEN']);
    await server.knex('users').where({ id: bea.id }).delete();
    const refused = await register();
    expect([refused.status, refused.body]).toEqual([taken.status, taken.body]);
    server.clock.forward(days(366));
    expect((await register()).status).toBe(200);
  });
});
