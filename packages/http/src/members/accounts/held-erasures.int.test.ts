import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { planner } from '../../../testing/playdate-setup.ts';
import { ofMemberAlone } from '../../../testing/rows-of-member.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { addRows, ofMemberAndAdministrators } from '../../../testing/what-is-private.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Whether each feature that erases something with an account would be asked. */
const heldOf = (memberId: number): Promise<readonly boolean[]> =>
  Promise.all(
    server.container.getAll(port('erasureParts')).map(async ({ held }) => {
      const { rows } = await server.knex.raw(`select (${held}) as held`, { memberId });
      return rows[0].held;
    }),
  );

it('asks no feature about a member who has nothing, and each one about a member who has everything', async () => {
  const [subject, third, fourth, fifth] = [
    await planner(server, 'Sue'),
    await planner(server, 'Cleo'),
    await planner(server, 'Dora'),
    await planner(server, 'Erin'),
  ];
  expect(new Set(await heldOf(subject.id))).toEqual(new Set([false]));

  const at = server.clock.now();
  const listingId = await insertListing(server.knex, third);
  const setting = { knex: server.knex, subject, third, fourth, fifth, listingId, at };
  await addRows(ofMemberAndAdministrators, setting);
  await addRows(ofMemberAlone, setting);
  await payable(server.knex, subject);
  // A proposal is nothing that is called off.
  await server
    .knex('playdates')
    .where({ userIdOne: subject.id })
    .update({ status: 'scheduled', date: at, scheduledAt: at });
  const report = await server.knex('reports').first();
  const { id: _, ...ofAnother } = report;
  await server
    .knex('reports')
    .insert({ ...ofAnother, reporterId: subject.id, thingId: String(third.id), state: 'looked-at' });
  await server.knex('blocks').insert({ blockerId: third.id, blockedId: subject.id, createdAt: at });
  expect(new Set(await heldOf(subject.id))).toEqual(new Set([true]));
  expect(new Set(await heldOf(fourth.id))).toEqual(new Set([false]));
});
