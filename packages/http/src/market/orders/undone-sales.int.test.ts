import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer();
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  await payable(server.knex, ana);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

async function shipped(): Promise<number> {
  const id = await buy(server, bea, await insertListing(server.knex, ana, { priceCents: 4800 }));
  await ana.post(`/api/orders/${id}/ship`, {});
  return id;
}

it('a sale that was called shipped and refunded counts as one that was cancelled', async () => {
  for (const _ of [1, 2, 3])
    expect(await ana.post(`/api/orders/${await shipped()}/refund`)).toMatchObject({ status: 200 });
  const refused = { status: 409, body: { error: 'TOO_MANY_CANCELLATIONS' } };
  const id = await shipped();
  expect(await ana.post(`/api/orders/${id}/refund`)).toMatchObject(refused);
  const pending = await buy(server, bea, await insertListing(server.knex, ana, { priceCents: 4800 }));
  expect(await ana.post(`/api/orders/${pending}/cancel`)).toMatchObject(refused);
  await bea.post(`/api/orders/${id}/problem`, { text: 'It never arrived.' });
  expect(await ana.post(`/api/orders/${id}/refund`)).toMatchObject({ status: 200 });
  await server.runJobs();
});
