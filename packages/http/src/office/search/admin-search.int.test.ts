import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

it('finds members, orders, cases and codes, by words or by number', async () => {
  const ada = await mother(server, { firstName: 'Ada' }, 'admin');
  const [cleo, bea] = [
    await mother(server, { firstName: 'Cleo' }, 'premium'),
    await mother(server, { firstName: 'Bea' }),
  ];
  const other = await mother(server, { firstName: 'Cleophea' });
  await payable(server.knex, cleo);
  const order = await buy(server, bea, await insertListing(server.knex, cleo));
  await bea.post('/api/reports', { about: { kind: 'order', id: order }, category: 'scam' });
  await ada.post('/api/admin/codes', { code: 'CLEOFRIENDS', places: 5 });
  const search = async (words: string) =>
    (await ada.get(`/api/admin/search?words=${encodeURIComponent(words)}`)).body;

  const byName = await search(' cleo ');
  expect(byName).toMatchObject({
    members: [{ id: cleo.id, firstName: 'Cleo' }, { id: other.id }],
    cases: [{ state: 'open', firstName: 'Cleo' }],
    codes: [{ code: 'CLEOFRIENDS' }],
  });
  const [found] = byName.cases as readonly { readonly id: number }[];
  expect((await search(`Case ${found?.id}`)).cases).toMatchObject([{ id: found?.id }]);
  expect((await search(`#${order}`)).orders).toMatchObject([{ id: order }]);
  expect(await search('%')).toEqual({ members: [], orders: [], cases: [], codes: [] });
  expect((await ada.get('/api/admin/search?words=%20')).status).toBe(400);
  expect((await bea.get('/api/admin/search?words=cleo')).status).toBe(403);
});
