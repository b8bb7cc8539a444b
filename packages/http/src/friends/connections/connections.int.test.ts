import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, listAt, mother, twoMothers } from '../../../testing/mothers.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('asking to connect', () => {
  it('waits in the inbox of the other, with what she has told of herself and no more', async () => {
    const ana = await mother(server, {
      firstName: 'Ana',
      bio: 'Two boys, one balcony.',
      parentingValues: ['montessori'],
      availability: ['weekday-mornings'],
    });
    const bea = await mother(server);
    expect((await askToConnect(ana, bea)).body).toEqual({
      message: 'Connection Request Sent',
      status: 'requested',
    });
    expect(await listAt(bea, '/api/connections/pending')).toEqual([
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
          swapsDone: 0,
          profilePhotoUrl: null,
          photoCheckedAt: null,
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
    expect(await listAt(ana, '/api/connections/pending')).toEqual([]);
    expect(await listAt(ana, '/api/matches')).toEqual([]);
  });

  it('someone who has already asked connects both at once, with their score', async () => {
    const [ana, bea] = await twoMothers(server);
    await askToConnect(ana, bea);
    expect((await askToConnect(bea, ana)).body).toEqual({
      message: 'You can now message each other!',
      status: 'connected',
    });
    for (const [member, other] of [[ana, bea] as const, [bea, ana] as const]) {
      expect(await listAt(member, '/api/matches')).toMatchObject([
        {
          user: { id: other.id },
          children: [{ gender: 'girl', age: 4 }],
          compatibilityScore: 100,
          scoreLabel: 'Excellent Match',
        },
      ]);
      expect(await listAt(member, '/api/connections/pending')).toEqual([]);
    }
  });

  it('takes eight statements at most, also where it connects', async () => {
    const [ana, bea] = await twoMothers(server);
    expect((await server.statements.during(() => askToConnect(ana, bea))).length).toBeLessThanOrEqual(8);
    const cleo = await mother(server, {}, 'free');
    await askToConnect(ana, cleo);
    expect((await server.statements.during(() => askToConnect(cleo, ana))).length).toBeLessThanOrEqual(8);
  });
});
