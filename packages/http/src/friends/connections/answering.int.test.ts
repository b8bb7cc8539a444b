import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, listAt, mother, twoMothers } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const respond = (by: TestMember, requestId: unknown, action: string) =>
  by.post('/api/connections/respond', { requestId, action });

describe('answering', () => {
  async function asked() {
    const [ana, bea] = await twoMothers(server);
    await askToConnect(ana, bea);
    const [request] = await listAt(bea, '/api/connections/pending');
    return { ana, bea, requestId: request?.id };
  }

  it('with accept connects the two', async () => {
    const { ana, bea, requestId } = await asked();
    expect((await respond(bea, requestId, 'accept')).body).toEqual({
      message: 'You can now message each other!',
      status: 'accepted',
    });
    expect(await listAt(ana, '/api/matches')).toHaveLength(1);
    expect(await listAt(bea, '/api/matches')).toHaveLength(1);
  });

  it('with decline connects nobody, announces nothing, and keeps her out of the deck', async () => {
    const { ana, bea, requestId } = await asked();
    expect((await respond(bea, requestId, 'decline')).body).toEqual({
      message: 'Connection declined',
      status: 'declined',
    });
    expect(await listAt(ana, '/api/matches')).toEqual([]);
    expect(await listAt(bea, '/api/connections/pending')).toEqual([]);
    expect(await server.knex('events').where({ memberId: ana.id })).toEqual([]);
    expect(await server.knex('passes').where({ memberId: bea.id })).toMatchObject([
      { passedId: ana.id, swipe: false },
    ]);
  });

  it('is for the recipient alone', async () => {
    const { ana, bea, requestId } = await asked();
    const stranger = await mother(server);
    expect(await respond(stranger, requestId, 'accept')).toMatchObject({ status: 404 });
    expect(await respond(ana, requestId, 'accept')).toMatchObject({ status: 403 });
    expect(await respond(stranger, 2_000_000_000, 'accept')).toMatchObject({ status: 404 });
    expect(await listAt(bea, '/api/connections/pending')).toHaveLength(1);
  });

  it.each(['cancel', '', 'ACCEPT'])('with "%s" is no answer', async (action) => {
    const { bea, requestId } = await asked();
    expect(await respond(bea, requestId, action)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION' },
    });
    expect(await listAt(bea, '/api/connections/pending')).toHaveLength(1);
  });

  it('takes eight statements at most', async () => {
    const { bea, requestId } = await asked();
    const statements = await server.statements.during(() => respond(bea, requestId, 'accept'));
    expect(statements.length).toBeLessThanOrEqual(8);
  });
});
