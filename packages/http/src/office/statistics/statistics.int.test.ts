import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../../testing/buying.ts';
import { connect, mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

interface Week {
  readonly from: string;
  readonly members: number;
}

it('counts what there is, what is new, and what is held', async () => {
  const ada = await mother(server, { firstName: 'Ada' }, 'admin');
  const [cleo, bea] = [await mother(server, {}, 'premium'), await mother(server)];
  await connect(server, cleo, bea);
  await payable(server.knex, cleo);
  await buy(server, bea, await insertListing(server.knex, cleo));
  const now = server.clock.now();
  const old = await mother(server);
  await server
    .knex('users')
    .where({ id: old.id })
    .update({ createdAt: later(now, -days(15)) });
  const ancient = await mother(server);
  await server
    .knex('users')
    .where({ id: ancient.id })
    .update({ createdAt: later(now, -days(365)) });
  await server
    .knex('sessions')
    .where({ userId: ancient.id })
    .update({ expiresAt: later(now, days(22)) });

  const { status, body } = await ada.get('/api/admin/overview');
  expect(status).toBe(200);
  expect(body).toMatchObject({ members: 5, newMembers: 3, activeMembers: 4, matches: 1, orders: 1 });
  expect(body.held).toBe(4800);
  const weeks = body.weeks as readonly Week[];
  expect(weeks).toHaveLength(12);
  expect(weeks.map(({ from }) => new Date(from).getUTCDay())).toEqual(Array.from({ length: 12 }, () => 1));
  expect(weeks.reduce((sum, { members }) => sum + members, 0)).toBe(4);
  expect(weeks.at(-1)).toMatchObject({ members: 3, matches: 1, orders: 1 });
});
