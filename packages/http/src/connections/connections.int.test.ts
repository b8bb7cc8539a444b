import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../testing/mothers.ts';
import { columnsOf } from '../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const list = async (member: TestMember, path: string) =>
  JSON.parse((await member.get(path)).text) as Record<string, never>[];
const ask = (by: TestMember, whom: { id: number }) =>
  by.post('/api/connections/request', { recipientId: whom.id });
const respond = (by: TestMember, requestId: unknown, action: string) =>
  by.post('/api/connections/respond', { requestId, action });

async function twoMothers(): Promise<[TestMember, TestMember]> {
  return [await mother(server, { firstName: 'Ana' }), await mother(server, { firstName: 'Bea' })];
}

describe('asking to connect', () => {
  it('waits in the inbox of the other, with what she has told of herself and no more', async () => {
    const ana = await mother(server, {
      firstName: 'Ana',
      bio: 'Two boys, one balcony.',
      parentingValues: ['montessori'],
      availability: ['weekday-mornings'],
    });
    const bea = await mother(server);
    expect((await ask(ana, bea)).body).toEqual({ message: 'Connection Request Sent', status: 'requested' });
    expect(await list(bea, '/api/connections/pending')).toEqual([
      {
        id: expect.any(Number),
        requester: {
          id: ana.id,
          firstName: 'Ana',
          age: 31,
          zipCode: '78701',
          city: 'Austin',
          state: columnsOf.free.state,
          bio: 'Two boys, one balcony.',
          profilePhotoUrl: null,
          childrenInterests: [],
          parentingVibe: [],
          parentingValues: ['Montessori'],
          lifestyleInterests: [],
          lookingFor: [],
          availability: ['Weekday mornings'],
          supportNeeds: [],
          socialPreferences: [],
        },
        children: [{ gender: 'girl', age: 4 }],
        createdAt: expect.any(String),
        actions: ['accept', 'decline'],
      },
    ]);
    expect(await list(ana, '/api/connections/pending')).toEqual([]);
    expect(await list(ana, '/api/matches')).toEqual([]);
  });

  it('twice is refused, and so is asking a connection', async () => {
    const [ana, bea] = await twoMothers();
    await ask(ana, bea);
    expect(await ask(ana, bea)).toMatchObject({ status: 409, body: { error: 'ALREADY_REQUESTED' } });
    await ask(bea, ana);
    expect(await ask(ana, bea)).toMatchObject({ status: 409, body: { error: 'ALREADY_CONNECTED' } });
  });

  it('someone who has asked already connects at once, for both, with their score', async () => {
    const [ana, bea] = await twoMothers();
    await ask(ana, bea);
    expect((await ask(bea, ana)).body).toEqual({
      message: 'You can now message each other!',
      status: 'connected',
    });
    for (const [member, other] of [[ana, bea] as const, [bea, ana] as const]) {
      expect(await list(member, '/api/matches')).toMatchObject([
        {
          user: { id: other.id },
          children: [{ gender: 'girl', age: 4 }],
          compatibilityScore: 100,
          scoreLabel: 'Excellent Match',
        },
      ]);
      expect(await list(member, '/api/connections/pending')).toEqual([]);
    }
  });

  it.each([
    ['oneself', (me: number) => me, 400, 'VALIDATION'],
    ['nobody', () => 2_000_000_000, 404, 'NOT_FOUND'],
    ['a text', () => 'Bea', 400, 'VALIDATION'],
    ['nought', () => 0, 400, 'VALIDATION'],
  ] as const)('%s is refused', async (_, recipient, status, error) => {
    const ana = await mother(server);
    const reply = await ana.post('/api/connections/request', { recipientId: recipient(ana.id) });
    expect(reply).toMatchObject({ status, body: { error } });
  });

  it('an unfinished member is refused like someone who is not there', async () => {
    const ana = await mother(server);
    const nina = await server.member({ ...columnsOf.onboarding });
    expect(await ask(ana, nina)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
    expect(await server.knex('connection_requests').where({ recipientId: nina.id })).toEqual([]);
  });

  it('tells both pages of what happens', async () => {
    const [ana, bea] = await twoMothers();
    await ask(ana, bea);
    await ask(bea, ana);
    const events = await server
      .knex('events')
      .whereIn('memberId', [ana.id, bea.id])
      .orderBy(['memberId', 'id']);
    expect(events.map(({ memberId, event }) => [memberId, event])).toEqual([
      [ana.id, { type: 'match', userId: bea.id }],
      [bea.id, { type: 'request', userId: ana.id }],
      [bea.id, { type: 'match', userId: ana.id }],
    ]);
  });

  it('takes eight statements, also where it connects', async () => {
    const [ana, bea] = await twoMothers();
    expect((await server.statements.during(() => ask(ana, bea))).length).toBeLessThanOrEqual(8);
    const cleo = await mother(server, {}, 'free');
    await ask(ana, cleo);
    expect((await server.statements.during(() => ask(cleo, ana))).length).toBeLessThanOrEqual(8);
  });
});

describe('answering', () => {
  async function asked() {
    const [ana, bea] = await twoMothers();
    await ask(ana, bea);
    const [request] = await list(bea, '/api/connections/pending');
    return { ana, bea, requestId: request?.id };
  }

  it('yes connects the two', async () => {
    const { ana, bea, requestId } = await asked();
    expect((await respond(bea, requestId, 'accept')).body).toEqual({
      message: 'You can now message each other!',
      status: 'accepted',
    });
    expect(await list(ana, '/api/matches')).toHaveLength(1);
    expect(await list(bea, '/api/matches')).toHaveLength(1);
  });

  it('no leaves them apart, tells nobody, and keeps her out of the deck', async () => {
    const { ana, bea, requestId } = await asked();
    expect((await respond(bea, requestId, 'decline')).body).toEqual({
      message: 'Connection declined',
      status: 'declined',
    });
    expect(await list(ana, '/api/matches')).toEqual([]);
    expect(await list(bea, '/api/connections/pending')).toEqual([]);
    expect(await server.knex('events').where({ memberId: ana.id })).toEqual([]);
    expect(await server.knex('passes').where({ memberId: bea.id })).toMatchObject([
      { passedId: ana.id, swipe: false },
    ]);
  });

  it.each(['accept', 'decline'])('twice is refused: %s', async (second) => {
    const { bea, requestId } = await asked();
    await respond(bea, requestId, 'accept');
    expect(await respond(bea, requestId, second)).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
    expect(await list(bea, '/api/matches')).toHaveLength(1);
  });

  it('is for the recipient alone', async () => {
    const { ana, bea, requestId } = await asked();
    const stranger = await mother(server);
    expect(await respond(stranger, requestId, 'accept')).toMatchObject({ status: 404 });
    expect(await respond(ana, requestId, 'accept')).toMatchObject({ status: 403 });
    expect(await respond(stranger, 2_000_000_000, 'accept')).toMatchObject({ status: 404 });
    expect(await list(bea, '/api/connections/pending')).toHaveLength(1);
  });

  it.each(['cancel', '', 'ACCEPT'])('with "%s" is no answer', async (action) => {
    const { bea, requestId } = await asked();
    expect(await respond(bea, requestId, action)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION' },
    });
    expect(await list(bea, '/api/connections/pending')).toHaveLength(1);
  });

  it('takes eight statements', async () => {
    const { bea, requestId } = await asked();
    const statements = await server.statements.during(() => respond(bea, requestId, 'accept'));
    expect(statements.length).toBeLessThanOrEqual(8);
  });
});

describe('ending a connection', () => {
  it('ends it for both, and the two can find each other again', async () => {
    const [ana, bea] = await twoMothers();
    await ask(ana, bea);
    await ask(bea, ana);
    expect(await ana.delete(`/api/matches/${bea.id}`)).toMatchObject({ status: 200 });
    expect(await list(ana, '/api/matches')).toEqual([]);
    expect(await list(bea, '/api/matches')).toEqual([]);
    expect(await ask(bea, ana)).toMatchObject({ body: { status: 'requested' } });
  });

  it('that is not there is refused', async () => {
    const [ana, bea] = await twoMothers();
    expect(await ana.delete(`/api/matches/${bea.id}`)).toMatchObject({ status: 404 });
    expect(await ana.delete('/api/matches/bea')).toMatchObject({ status: 400 });
  });
});

describe('reading the lists', () => {
  it.each(['/api/matches', '/api/connections/pending'])(
    'takes one statement beside the session, however long they are: %s',
    async (path) => {
      const ana = await mother(server);
      const counts: number[] = [];
      for (const more of [1, 9]) {
        for (let n = 0; n < more; n += 1) {
          const friend = await mother(server);
          await ask(friend, ana);
          if (path === '/api/matches') await ask(ana, friend);
        }
        counts.push((await server.statements.during(() => ana.get(path))).length);
      }
      expect(await list(ana, path)).toHaveLength(10);
      expect(counts).toEqual([2, 2]);
    },
  );
});

describe('the letter about a request', () => {
  const lettersTo = (member: TestMember) => server.knex('sandbox_mail').where({ to: member.email });

  it('goes to the recipient, three times a day at most', async () => {
    const bea = await mother(server, { firstName: 'Bea' });
    for (const firstName of ['Ana', 'Cleo', 'Dana', 'Eva'])
      await ask(await mother(server, { firstName }), bea);
    await server.work();
    const letters = await lettersTo(bea);
    expect(letters).toHaveLength(3);
    expect(letters[0].subject).toBe('Ana would like to connect on Nestmates');
    expect(letters[0].text).toContain(`${server.origin}/connection-requests`);
  });

  it('is not sent about a request that is answered by then', async () => {
    const [ana, bea] = await twoMothers();
    await ask(ana, bea);
    await ask(bea, ana);
    await server.work();
    expect(await lettersTo(bea)).toEqual([]);
  });
});
