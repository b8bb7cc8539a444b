import { IdleCases } from '@nestmates/application/trust/cases/idle-cases.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseAbout, reportMember } from '../../../testing/case-setup.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

it('what was reported does not stay for ever where every report was withdrawn', async () => {
  const [ana, bea] = [await server.member(columnsOf.pro), await server.member(columnsOf.pro)];
  const { body } = await reportMember(server, ana, bea);
  const { caseId } = await server.knex('reports').where({ reporterId: ana.id }).first('caseId');
  expect((await ana.delete(`/api/reports/${body.id}`)).status).toBe(200);
  const idle = server.container.get(IdleCases);
  const evidence = async () => {
    await Promise.all([idle.endAll(), idle.endAll()]);
    await removeOldRows(server);
    return (await server.knex('evidence').where({ caseId })).length;
  };
  server.clock.forward(days(29));
  expect(await evidence()).toBe(1);
  server.clock.forward(days(2));
  expect(await evidence()).toBe(0);
  const admin = await server.member({ isAdmin: true });
  const page = await caseAbout(server, admin, bea);
  expect(page).toMatchObject({ state: 'void' });
  expect((page.history as readonly { readonly what: string }[]).map(({ what }) => what)).toEqual([
    'a report came in',
    'a report was withdrawn',
    'it was closed, because all its reports had been withdrawn for 30 days',
  ]);
  // Another report begins another case.
  const cleo = await server.member(columnsOf.pro);
  expect((await reportMember(server, cleo, bea)).status).toBe(200);
  expect(await caseAbout(server, admin, bea)).toMatchObject({ state: 'open' });
});
