import { days } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const skip = (by: TestMember, userId: unknown) => by.post('/api/match/skip', { userId });

describe("a Free member's swipes", () => {
  const usedBy = async (member: TestMember) =>
    (await server.knex('swipes').where({ memberId: member.id }))[0]?.count;

  it('are twenty a day, connects and passes together; the twenty-first says when there will be more', async () => {
    // Noon, so that the day does not change while the test runs.
    server.clock.forward(days(1.5) - (server.clock.now().getTime() % days(1)));
    const cleo = await mother(server, {}, 'free');
    const others = await Promise.all(Array.from({ length: 22 }, () => mother(server)));
    for (const [n, other] of others.slice(0, 20).entries()) {
      const reply =
        n % 2 ? skip(cleo, other.id) : cleo.post('/api/connections/request', { recipientId: other.id });
      expect((await reply).status).toBe(200);
    }
    const last = others.at(-1);
    const asked = server.clock.now().getTime();
    for (const reply of [
      await skip(cleo, last?.id),
      await cleo.post('/api/connections/request', { recipientId: last?.id }),
    ]) {
      expect(reply).toMatchObject({
        status: 429,
        body: { error: 'SWIPE_LIMIT', requiresSubscription: true },
      });
      const wait = Number(reply.headers.get('retry-after')) * 1000;
      // Retry-After is in whole seconds, counted from a moment during the request.
      const midnight = Math.ceil(asked / days(1)) * days(1);
      expect(asked + wait - 1000).toBeLessThanOrEqual(midnight);
      expect(server.clock.now().getTime() + wait).toBeGreaterThanOrEqual(midnight);
    }
    expect(await server.knex('connection_requests').where({ recipientId: last?.id ?? 0 })).toEqual([]);
    server.clock.forward(days(1));
    expect(await skip(cleo, last?.id)).toMatchObject({ status: 200 });
    expect(await usedBy(cleo)).toBe(1);
  });

  it('are not spent by what is refused or sent twice, and come back with a pass', async () => {
    const cleo = await mother(server, {}, 'free');
    const other = await mother(server);
    await skip(cleo, other.id);
    await skip(cleo, other.id);
    await skip(cleo, 2_000_000_000);
    await cleo.post('/api/connections/request', { recipientId: cleo.id });
    expect(await usedBy(cleo)).toBe(1);
    await cleo.delete(`/api/match/skip/${other.id}`);
    expect(await usedBy(cleo)).toBe(0);
  });

  it('are not given back by undoing a pass that never was one', async () => {
    const cleo = await mother(server, {}, 'free');
    const other = await mother(server);
    const third = await mother(server);
    await skip(cleo, third.id);
    await other.post('/api/connections/request', { recipientId: cleo.id });
    const [request] = JSON.parse((await cleo.get('/api/connections/pending')).text);
    await cleo.post('/api/connections/respond', { requestId: request.id, action: 'decline' });
    expect(await cleo.delete(`/api/match/skip/${other.id}`)).toMatchObject({ status: 200 });
    expect(await usedBy(cleo)).toBe(1);
  });

  it.each(['pro', 'premium', 'unlocked'] as const)('are not counted for one who is %s', async (role) => {
    const member = await mother(server, {}, role);
    expect((await skip(member, (await mother(server)).id)).status).toBe(200);
    expect(await usedBy(member)).toBeUndefined();
  });
});
