import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, listAt, mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let paused: TestMember;
let stranger: TestMember;
let friend: TestMember;

const austin = { state: 'TX', city: 'Austin' };
const pause = async (on: boolean) => {
  expect((await paused.put('/api/profile/privacy', { paused: on })).body.paused).toBe(on);
};

beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  [paused, stranger, friend] = [
    await mother(server, { firstName: 'Ana', ...austin }),
    await mother(server, { firstName: 'Bea', ...austin }),
    await mother(server, { firstName: 'Cleo', ...austin }),
  ];
  await connect(server, paused, friend);
  await server.runJobs();
});
afterAll(() => server.close());

interface Deck {
  readonly matches: readonly { readonly user: { readonly id: number } }[];
}

const deckOf = async (member: TestMember) => {
  const { status, body } = await member.post('/api/match/calculate');
  return status === 200 ? (body as unknown as Deck).matches.map(({ user }) => user.id) : [];
};

describe('a paused profile', () => {
  it('is on no card at once, before it is packed again, and comes back', async () => {
    expect(await deckOf(stranger)).toContain(paused.id);
    await pause(true);
    expect(await deckOf(stranger)).not.toContain(paused.id);
    await server.runJobs();
    expect(await deckOf(stranger)).not.toContain(paused.id);
    expect(await deckOf(paused)).toEqual([]);
    await pause(false);
    await server.runJobs();
    expect(await deckOf(stranger)).toContain(paused.id);
    expect(await deckOf(paused)).toContain(stranger.id);
  });

  it('is there for nobody new who asks by its number, and answers whom it has asked itself', async () => {
    const [unknown, asked] = [await mother(server), await mother(server)];
    await pause(true);
    const ask = (by: TestMember) => by.post('/api/connections/request', { recipientId: paused.id });
    expect((await ask(unknown)).status).toBe(404);
    expect((await unknown.get(`/api/users/${paused.id}`)).status).toBe(404);
    expect((await ask(stranger)).status).toBe(404);
    expect((await ask(friend)).body.error).toBe('ALREADY_CONNECTED');
    await paused.post('/api/connections/request', { recipientId: asked.id });
    expect((await ask(asked)).body.status).toBe('connected');
    await pause(false);
    expect((await ask(unknown)).body.status).toBe('requested');
  });

  it('is out for connections only', async () => {
    await pause(true);
    const checkIn = { location: 'Zilker Park', type: 'public' };
    expect((await paused.post('/api/checkin', checkIn)).status).toBe(200);
    const seenBy = async (member: TestMember) =>
      (await member.get('/api/checkin/recent')).text.includes(`"id":${paused.id},`);
    expect(await seenBy(stranger)).toBe(false);
    expect(await seenBy(friend)).toBe(true);
    await pause(false);
    expect(await seenBy(stranger)).toBe(true);
  });

  it('stays with its connections', async () => {
    await pause(true);
    const connections = await listAt(friend, '/api/matches');
    expect(connections).toHaveLength(1);
    expect((await friend.get(`/api/users/${paused.id}`)).status).toBe(200);
    const nobodyMet = await mother(server, austin);
    expect((await nobodyMet.get(`/api/users/${paused.id}`)).status).toBe(404);
    await pause(false);
  });
});
