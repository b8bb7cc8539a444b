import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  admin = await mother(server, { firstName: 'Ada' }, 'admin');
  await payable(server.knex, ana);
});
afterAll(() => server.close());

async function shipped(): Promise<number> {
  const id = await buy(server, bea, await insertListing(server.knex, ana));
  await ana.post(`/api/orders/${id}/ship`, {});
  return id;
}
const refund = (by: TestMember, id: number, body: object) =>
  by.post(`/api/orders/${id}/refund-in-part`, body);

it('is paid by the seller while the order goes on, and the rest is released', async () => {
  const id = await shipped();
  expect((await refund(ana, id, { amount: 1000, agreed: 0 })).body).toMatchObject({
    status: 'shipped',
    payout: { payout: 3800 },
    partRefund: { agreed: 1000, most: 2840 },
    moneyUnderWay: true,
  });
  await server.runJobs();
  const { body } = await bea.get(`/api/orders/${id}`);
  expect(body).toMatchObject({ moneyUnderWay: false, money: { held: 3800, refunded: 1000 } });
  expect((body.timeline as unknown as object[]).at(-1)).toMatchObject({
    action: 'refundInPart',
    amount: 1000,
  });
  await bea.post(`/api/orders/${id}/confirm-delivery`);
  await server.runJobs();
  expect((await ana.get(`/api/orders/${id}`)).body).toMatchObject({
    status: 'completed',
    money: { held: 0, released: 3800, refunded: 1000 },
  });
  await expectBooksToAgree(server);
});

it('is paid once however often it is tapped, and is no way to pay more than is held', async () => {
  const id = await shipped();
  const taps = await Promise.all([1, 2, 3].map(() => refund(ana, id, { amount: 1000, agreed: 0 })));
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await refund(ana, id, { amount: 3800, agreed: 1000 })).toMatchObject({
    status: 400,
    body: {
      issues: [{ path: 'amount', message: 'At most $28.40; to pay all of it back, refund the order' }],
    },
  });
  for (const amount of [0, -100, 1.5, '10']) {
    expect(await refund(ana, id, { amount, agreed: 1000 })).toMatchObject({ status: 400 });
  }
  expect(await refund(bea, id, { amount: 100, agreed: 1000 })).toMatchObject({ status: 403 });
  expect(await refund(admin, id, { amount: 100, agreed: 1000 })).toMatchObject({ status: 404 });
  await server.runJobs();
  expect((await ana.get(`/api/orders/${id}`)).body).toMatchObject({ money: { refunded: 1000 } });
  await expectBooksToAgree(server);
});

it('is taken back from the seller where an administrator refunds it after the release', async () => {
  const id = await shipped();
  await bea.post(`/api/orders/${id}/confirm-delivery`);
  await server.runJobs();
  const decision = { amount: 1200, agreed: 0, text: 'A wheel was loose.' };
  expect(await ana.post(`/api/admin/orders/${id}/refund-in-part`, decision)).toMatchObject({ status: 403 });
  expect((await admin.post(`/api/admin/orders/${id}/refund-in-part`, decision)).body).toMatchObject({
    status: 'completed',
    partRefund: { agreed: 1200, most: 3599 },
  });
  await server.runJobs();
  expect((await admin.get(`/api/admin/orders/${id}`)).body).toMatchObject({
    money: { held: 0, released: 3600, refunded: 1200 },
    moneyUnderWay: false,
    faults: [],
  });
  const entries = await server.knex('order_events').where({ orderId: id }).orderBy('id', 'desc').limit(2);
  expect(entries).toMatchObject([
    { action: 'takeBack', by: 'provider', cents: 1200 },
    { action: 'refundInPartByAdmin', adminId: admin.id, cents: 1200 },
  ]);
  expect(await subjectsTo(server, ana)).toContain('Money for “Balance bike” was taken back');
  await expectBooksToAgree(server);
});
