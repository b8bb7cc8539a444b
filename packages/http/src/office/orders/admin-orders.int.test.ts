import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy, sandboxSums } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { readsMetrics, type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer();
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  admin = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

async function withProblem(): Promise<number> {
  const id = await buy(server, bea, await insertListing(server.knex, ana));
  await ana.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${id}/problem`, { text: 'It never arrived.' });
  return id;
}
const text = 'The carrier has lost it.';
const decide = (id: number, what: string, body: object = { text }) =>
  admin.post(`/api/admin/orders/${id}/${what}`, body);

it('are made by administrators, with a reason that both sides read', async () => {
  const id = await withProblem();
  expect(JSON.parse((await admin.get('/api/admin/orders')).text)[0]).toMatchObject({
    id,
    status: 'problem',
    actions: ['refundByAdmin', 'refundInPartByAdmin', 'releaseByAdmin'],
    buyer: { firstName: 'Bea' },
  });
  expect(await decide(id, 'refund', { text: ' ' })).toMatchObject({ status: 400 });
  expect(await bea.post(`/api/admin/orders/${id}/refund`, { text })).toMatchObject({ status: 403 });
  expect((await decide(id, 'refund')).body).toMatchObject({ status: 'refunded', faults: [] });
  expect(await decide(id, 'release')).toMatchObject({ status: 409 });
  await server.runJobs();
  expect((await admin.get(`/api/admin/orders/${id}`)).body).toMatchObject({
    moneyUnderWay: false,
    steps: [{ step: 'refund', amount: 4975, outcome: 'done' }],
  });
  expect(await sandboxSums(server, id)).toMatchObject({ held: 0, refunded: 4975 });
  const { timeline } = (await ana.get(`/api/orders/${id}`)).body;
  expect((timeline as unknown as object[]).at(-1)).toMatchObject({
    action: 'refundByAdmin',
    by: 'admin',
    text,
  });
  const { adminId } = await server.knex('order_events').where({ action: 'refundByAdmin' }).first('adminId');
  expect(adminId).toBe(admin.id);
});

it('release what is held to the seller', async () => {
  const id = await withProblem();
  expect((await decide(id, 'release')).body).toMatchObject({ status: 'completed' });
  await server.runJobs();
  expect(await sandboxSums(server, id)).toMatchObject({ held: 0, released: 4800 });
});

it('take back from the seller what was released, where an administrator decides so later', async () => {
  const id = await withProblem();
  await decide(id, 'release');
  await server.runJobs();
  expect((await decide(id, 'refund')).body).toMatchObject({ status: 'refunded' });
  await server.runJobs();
  expect(await sandboxSums(server, id)).toMatchObject({ held: 0, released: 0, refunded: 4975 });
});

it('see what is held in the metrics', async () => {
  const { text: metrics } = await server.visitor().get('/metrics', readsMetrics);
  expect(metrics).toMatch(/^money_held_cents \d+$/m);
  expect(metrics).toMatch(/^money_overdue_releases 0$/m);
  expect(metrics).toMatch(/^money_failed_steps 0$/m);
});
