import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../../testing/mothers.ts';
import {
  cancelSwap,
  confirmedSwap,
  entriesOf,
  forbidden,
  notFound,
  pendingSwap,
  statusOf,
} from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('calling a swap off', () => {
  it.each([
    ['before it is answered', pendingSwap],
    ['after it is arranged', confirmedSwap],
  ])('%s takes it out of lists and calendars', async (_, begin) => {
    const { ana, bea, swapId } = await begin(server);
    const statements = await server.statements.during(async () => {
      expect((await cancelSwap(ana, swapId)).body).toEqual({ message: 'Swap cancelled' });
    });
    expect(statements.length).toBeLessThanOrEqual(8);
    expect(await statusOf(server, swapId)).toBe('cancelled');
    expect(await entriesOf(server, swapId)).toEqual([]);
    for (const member of [ana, bea]) {
      expect(await listAt(member, '/api/swaps/pending')).toEqual([]);
      expect(await listAt(member, '/api/swaps/confirmed')).toEqual([]);
    }
    const events = await server.knex('events').where({ memberId: bea.id }).orderBy('id', 'desc').limit(1);
    expect(events.map(({ event }) => event)).toEqual([{ type: 'swap', userId: ana.id }]);
  });

  it('is for whoever asked alone', async () => {
    const { bea, swapId } = await confirmedSwap(server);
    const stranger = await mother(server);
    expect(await cancelSwap(bea, swapId)).toMatchObject({ status: 403, body: forbidden });
    expect(await cancelSwap(stranger, swapId)).toMatchObject({ status: 404, body: notFound });
    expect(await cancelSwap(stranger, 2_000_000_000)).toMatchObject({ status: 404, body: notFound });
    expect((await cancelSwap(stranger, 'nought')).status).toBe(400);
    expect(await statusOf(server, swapId)).toBe('confirmed');
  });

  it('is still possible without Pro', async () => {
    const { ana, swapId } = await confirmedSwap(server);
    await server.knex('subscriptions').where({ userId: ana.id }).update({ status: 'inactive' });
    expect((await cancelSwap(ana, swapId)).status).toBe(200);
  });
});
