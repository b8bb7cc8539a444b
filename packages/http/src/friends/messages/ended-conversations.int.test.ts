import { days } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, connect, listAt, mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const write = (from: TestMember, to: TestMember, message: string) =>
  from.post('/api/messages', { receiverId: to.id, message });

/** Two who have written to each other. */
async function pair(): Promise<[TestMember, TestMember]> {
  const [ana, bea] = [await mother(server), await mother(server, { firstName: 'Bea' })];
  await connect(server, ana, bea);
  await write(ana, bea, 'Hello');
  await write(bea, ana, 'Go away');
  return [ana, bea];
}

const list = (by: TestMember) => by.get('/api/ended-conversations');
const thread = (by: TestMember, other: TestMember) => by.get(`/api/ended-conversations/${other.id}`);
const unmatch = (by: TestMember, other: TestMember) => by.delete(`/api/matches/${other.id}`);

describe('a conversation that has ended', () => {
  it('can be read by whom the other has blocked, and a message of it reported', async () => {
    const [ana, bea] = await pair();
    await bea.post(`/api/blocks/${ana.id}`);
    expect((await ana.get(`/api/messages/${bea.id}`)).status).toBe(404);
    expect((await list(ana)).body).toMatchObject([{ userId: bea.id, firstName: 'Bea' }]);
    const messages = await listAt(ana, `/api/ended-conversations/${bea.id}`);
    expect(messages).toMatchObject([{ message: 'Hello' }, { message: 'Go away', senderId: bea.id }]);
    const report = { about: { kind: 'message', id: messages[1]?.id }, category: 'harassment' };
    expect((await ana.post('/api/reports', report)).status).toBe(200);
  });

  it('says nothing of the other but the first name', async () => {
    const [ana, bea] = await pair();
    await bea.post(`/api/blocks/${ana.id}`);
    const [ended] = await listAt(ana, '/api/ended-conversations');
    expect(Object.keys(ended ?? {}).sort()).toEqual(['endedAt', 'firstName', 'reportableUntil', 'userId']);
  });

  it('is there for both, whoever has blocked', async () => {
    const [ana, bea] = await pair();
    await bea.post(`/api/blocks/${ana.id}`);
    expect((await list(bea)).body).toMatchObject([{ userId: ana.id }]);
  });

  it('is gone after 30 days', async () => {
    const [ana, bea] = await pair();
    await unmatch(bea, ana);
    server.clock.forward(days(15));
    await list(ana);
    server.clock.forward(days(15) - 1000);
    expect((await list(ana)).body).toHaveLength(1);
    server.clock.forward(1000);
    expect((await list(ana)).body).toEqual([]);
    expect((await thread(ana, bea)).status).toBe(404);
  });

  it('is none while the two are connected, and none of others', async () => {
    const [ana, bea] = await pair();
    const cleo = await mother(server);
    expect((await list(ana)).body).toEqual([]);
    expect((await thread(ana, bea)).status).toBe(404);
    await bea.post(`/api/blocks/${ana.id}`);
    expect((await thread(cleo, bea)).status).toBe(404);
    expect((await list(cleo)).body).toEqual([]);
  });

  it('is there where the other has written nothing and was connected, so that the member can be reported', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await connect(server, ana, bea);
    await write(ana, bea, 'Hello');
    await bea.post(`/api/blocks/${ana.id}`);
    expect((await list(ana)).body).toMatchObject([{ userId: bea.id }]);
    expect((await list(bea)).body).toMatchObject([{ userId: ana.id }]);
  });

  it('is none where the two were not connected and the other has written nothing', async () => {
    const [ana, bea] = [await mother(server), await mother(server)];
    await askToConnect(ana, bea);
    await bea.post(`/api/blocks/${ana.id}`);
    for (const member of [ana, bea]) expect((await list(member)).body).toEqual([]);
  });

  it('is none once the two are connected again', async () => {
    const [ana, bea] = await pair();
    await unmatch(ana, bea);
    await askToConnect(ana, bea);
    await askToConnect(bea, ana);
    expect((await list(ana)).body).toEqual([]);
  });

  it('comes in pages', async () => {
    const [ana, bea] = await pair();
    await bea.post(`/api/blocks/${ana.id}`);
    const first = await ana.get(`/api/ended-conversations/${bea.id}?limit=1`);
    expect(first.body).toMatchObject([{ message: 'Go away' }]);
    const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await ana.get(next)).body).toMatchObject([{ message: 'Hello' }]);
  });
});
