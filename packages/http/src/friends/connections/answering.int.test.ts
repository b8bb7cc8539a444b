import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword as password } from '../../../testing/member-password.ts';
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

  it.each(['accept', 'decline'])(
    'with %s is the same behind a block, once it is lifted, and to who is gone',
    async (action) => {
      const [first, second] = [await asked(), await asked()];
      await first.ana.post(`/api/blocks/${first.bea.id}`);
      const replies = [await respond(first.bea, first.requestId, action)];
      await first.ana.post('/api/account/confirm-password', { password });
      expect((await first.ana.delete(`/api/blocks/${first.bea.id}`)).status).toBe(200);
      replies.push(await respond(first.bea, first.requestId, action));
      expect((await second.ana.delete('/api/account', { password })).status).toBe(200);
      replies.push(await respond(second.bea, second.requestId, action));
      for (const { status, body } of replies)
        expect([status, body]).toEqual([
          404,
          { error: 'NOT_FOUND', message: 'We could not find this request.' },
        ]);
    },
  );

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
