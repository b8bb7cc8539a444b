import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, mother, twoMothers } from '../../../testing/mothers.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const gone = { status: 404, body: { error: 'NOT_FOUND' } };

describe('one conversation', () => {
  it('is what the list shows of it, in two statements', async () => {
    const [ana, bea] = await twoMothers(server);
    await connect(server, ana, bea);
    await connect(server, ana, await mother(server));
    await bea.post('/api/messages', { receiverId: ana.id, message: 'Hello' });
    const listed = JSON.parse((await ana.get('/api/conversations')).text);
    let body: unknown;
    const statements = await server.statements.during(async () => {
      ({ body } = await ana.get(`/api/conversations/${bea.id}`));
    });
    expect(body).toEqual(listed.find(({ userId }: { userId: number }) => userId === bea.id));
    expect(body).toMatchObject({ firstName: 'Bea', unread: 1, lastMessage: { message: 'Hello' } });
    expect(statements).toHaveLength(2);
  });

  it('is not there with a stranger, with nobody, with herself, or once the two have parted', async () => {
    const [ana, bea] = await twoMothers(server);
    for (const id of [bea.id, 2_000_000_000, ana.id]) {
      expect(await ana.get(`/api/conversations/${id}`)).toMatchObject(gone);
    }
    await connect(server, ana, bea);
    expect(await bea.get(`/api/conversations/${ana.id}`)).toMatchObject({ status: 200 });
    await ana.delete(`/api/matches/${bea.id}`);
    expect(await bea.get(`/api/conversations/${ana.id}`)).toMatchObject(gone);
  });

  it('leaves the count of all that is unread where it was', async () => {
    const ana = await mother(server);
    expect(await ana.get('/api/conversations/unread')).toMatchObject({ status: 200, body: { unread: 0 } });
  });

  it.each(['0', '-1', 'x', '1.5', '2147483648'])('refuses %s as a member', async (id) => {
    const ana = await mother(server);
    expect(await ana.get(`/api/conversations/${id}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION' },
    });
  });
});
