import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, listAt, mother, twoMothers } from '../../../testing/mothers.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('ending a connection', () => {
  it('ends it for both, and the two can find each other again', async () => {
    const [ana, bea] = await twoMothers(server);
    await askToConnect(ana, bea);
    await askToConnect(bea, ana);
    expect(await ana.delete(`/api/matches/${bea.id}`)).toMatchObject({ status: 200 });
    expect(await listAt(ana, '/api/matches')).toEqual([]);
    expect(await listAt(bea, '/api/matches')).toEqual([]);
    expect(await askToConnect(bea, ana)).toMatchObject({ body: { status: 'requested' } });
  });

  it('takes what was told of it from both, the request that led to it as well', async () => {
    const [ana, bea] = await twoMothers(server);
    await askToConnect(ana, bea);
    await server.runJobs();
    await askToConnect(bea, ana);
    await server.runJobs();
    expect(JSON.stringify(await listAt(bea, '/api/notifications'))).toContain('Ana would like to connect');
    await bea.delete(`/api/matches/${ana.id}`);
    expect([await listAt(ana, '/api/notifications'), await listAt(bea, '/api/notifications')]).toEqual([
      [],
      [],
    ]);
  });

  it('that is not there is refused', async () => {
    const [ana, bea] = await twoMothers(server);
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
          await askToConnect(friend, ana);
          if (path === '/api/matches') await askToConnect(ana, friend);
        }
        counts.push((await server.statements.during(() => ana.get(path))).length);
      }
      expect(await listAt(ana, path)).toHaveLength(10);
      expect(counts).toEqual([2, 2]);
    },
  );
});
