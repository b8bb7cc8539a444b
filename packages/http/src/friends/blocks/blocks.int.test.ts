import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const block = (by: TestMember, whom: { id: number }) => by.post(`/api/blocks/${whom.id}`);
const ask = (by: TestMember, whom: { id: number }) =>
  by.post('/api/connections/request', { recipientId: whom.id });
const decline = async (by: TestMember, requester: { id: number }) => {
  const { id } = await server.knex('connection_requests').where({ requesterId: requester.id }).first('id');
  return by.post('/api/connections/respond', { requestId: id, action: 'decline' });
};
const lengthOf = async (member: TestMember, path: string) => JSON.parse((await member.get(path)).text).length;

async function connected(): Promise<[TestMember, TestMember]> {
  const pair: [TestMember, TestMember] = [await mother(server), await mother(server)];
  await ask(pair[0], pair[1]);
  await ask(pair[1], pair[0]);
  return pair;
}

describe('blocking', () => {
  it('ends what was between the two, and tells the other only that the connection is gone', async () => {
    const [ana, bea] = await connected();
    expect(await block(ana, bea)).toMatchObject({ status: 200 });
    for (const member of [ana, bea]) expect(await lengthOf(member, '/api/matches')).toBe(0);
    const [last] = await server.knex('events').where({ memberId: bea.id }).orderBy('id', 'desc').limit(1);
    expect(last.event).toEqual({ type: 'unmatch', userId: ana.id });
  });

  it('takes the place of a block by a trace, which lists nobody', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await ask(bea, ana);
    const traced = { blockerId: ana.id, blockedId: bea.id, tracedTo: 'digest' };
    await server.knex('blocks').insert({ ...traced, createdAt: server.clock.now() });
    expect(await lengthOf(ana, '/api/blocks')).toBe(0);
    expect(await block(ana, bea)).toMatchObject({ status: 200 });
    expect(await lengthOf(ana, '/api/blocks')).toBe(1);
  });

  it('makes each of the two appear as a missing member', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await block(ana, bea);
    for (const [by, whom] of [[ana, bea] as const, [bea, ana] as const]) {
      expect(await ask(by, whom)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
      expect(await by.post('/api/match/skip', { userId: whom.id })).toMatchObject({ status: 404 });
      expect(await by.get(`/api/users/${whom.id}`)).toMatchObject({ status: 404 });
    }
    expect(await block(bea, ana)).toMatchObject({ status: 404 });
  });

  it('ends requests in both directions, without telling the requester', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await ask(ana, bea);
    await block(bea, ana);
    expect(await lengthOf(bea, '/api/connections/pending')).toBe(0);
    expect(await server.knex('events').where({ memberId: ana.id })).toEqual([]);
    await server.runJobs();
    expect(await server.knex('sandbox_mail').where({ to: bea.email })).toEqual([]);
  });

  it('twice is blocking once', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await block(ana, bea);
    expect(await block(ana, bea)).toMatchObject({ status: 200 });
    expect(await lengthOf(ana, '/api/blocks')).toBe(1);
  });

  it('can be taken back by the one who blocked; what it ended stays ended', async () => {
    const [ana, bea] = await connected();
    await block(ana, bea);
    expect(await bea.delete(`/api/blocks/${ana.id}`)).toMatchObject({ status: 404 });
    expect(JSON.parse((await ana.get('/api/blocks')).text)).toEqual([
      { userId: bea.id, firstName: 'Ana', blockedAt: expect.any(String) },
    ]);
    expect(await ana.delete(`/api/blocks/${bea.id}`)).toMatchObject({ status: 200 });
    expect(await ana.delete(`/api/blocks/${bea.id}`)).toMatchObject({ status: 404 });
    expect(await lengthOf(ana, '/api/matches')).toBe(0);
    expect(await ask(bea, ana)).toMatchObject({ body: { status: 'requested' } });
  });

  it.each([
    ['a request that was declined', async (ana: TestMember, bea: TestMember) => decline(bea, ana)],
    ['a request that nobody has answered', async () => undefined],
  ])('does not let the requester ask again: %s', async (_, answer) => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await ask(ana, bea);
    await answer(ana, bea);
    for (const _round of [1, 2, 3]) {
      await block(ana, bea);
      await ana.post('/api/account/confirm-password', { password: memberPassword });
      await ana.delete(`/api/blocks/${bea.id}`);
      expect(await ask(ana, bea)).toMatchObject({ status: 409, body: { error: 'ALREADY_REQUESTED' } });
    }
    expect(await lengthOf(bea, '/api/connections/pending')).toBe(0);
    await server.runJobs();
    expect((await server.knex('sandbox_mail').where({ to: bea.email })).length).toBeLessThanOrEqual(1);
  });

  it('a stranger is a swipe of a Free member, and the twenty-first is refused', async () => {
    const ana = await mother(server, {}, 'free');
    const strangers = await Promise.all(Array.from({ length: 21 }, () => mother(server)));
    const last = strangers.pop() as TestMember;
    for (const stranger of strangers) expect(await block(ana, stranger)).toMatchObject({ status: 200 });
    expect(await block(ana, last)).toMatchObject({ status: 429, body: { error: 'SWIPE_LIMIT' } });
    expect(await ask(ana, last)).toMatchObject({ status: 429, body: { error: 'SWIPE_LIMIT' } });
    await ask(last, ana);
    expect(await block(ana, last), 'whoever has come near her').toMatchObject({ status: 200 });
  });

  it('oneself, nobody or someone unfinished is refused', async () => {
    const ana = await mother(server);
    const nina = await server.member({ ...columnsOf.onboarding });
    expect(await block(ana, ana)).toMatchObject({ status: 400 });
    expect(await block(ana, nina)).toMatchObject({ status: 404 });
    expect(await block(ana, { id: 2_000_000_000 })).toMatchObject({ status: 404 });
    expect(await ana.post('/api/blocks/bea')).toMatchObject({ status: 400 });
  });

  it('takes eight statements at most', async () => {
    const [ana, bea] = await connected();
    expect((await server.statements.during(() => block(ana, bea))).length).toBeLessThanOrEqual(8);
  });
});
