import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportMember } from '../../../testing/case-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('a report that is refused as sent before uses up nothing of the day', async () => {
  const [ana, bea] = [await server.member(columnsOf.pro), await server.member(columnsOf.pro)];
  const counted = async () =>
    (await server.knex('attempts').where({ what: 'reports' })).map(({ count }) => Number(count));
  expect((await reportMember(server, ana, bea)).status).toBe(200);
  expect(await counted()).toEqual([1]);
  const again = await reportMember(server, ana, bea);
  expect([again.status, again.body.error]).toEqual([409, 'ALREADY_REPORTED']);
  expect(await counted()).toEqual([1]);
});
