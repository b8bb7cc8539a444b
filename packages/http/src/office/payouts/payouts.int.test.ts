import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy, sandboxSums } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let ada: TestMember;
let eve: TestMember;
beforeAll(async () => {
  server = await testServer();
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  eve = await mother(server, { firstName: 'Eve' }, 'admin');
  await payable(server.knex, ana);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

async function completed(priceCents = 4800): Promise<number> {
  const id = await buy(server, bea, await insertListing(server.knex, ana, { priceCents }));
  await ana.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${id}/confirm-delivery`);
  await server.runJobs();
  return id;
}
const text = 'Two buyers wait for their parcels.';
const page = async (id: number) => (await ada.get(`/api/admin/orders/${id}`)).body;
const account = async () => (await ana.get('/api/seller/payment-account')).body;

it('hold what is released to a member, who reads why, until they are lifted', async () => {
  expect(await ada.post(`/api/admin/members/${ana.id}/hold-payouts`, { text })).toMatchObject({
    status: 200,
  });
  expect(await ada.post(`/api/admin/members/${ana.id}/hold-payouts`, { text })).toMatchObject({
    status: 409,
  });
  const id = await completed();
  expect(await sandboxSums(server, id)).toMatchObject({ held: 4800, released: 0 });
  expect(await account()).toMatchObject({ payoutsHeld: { reason: text } });
  expect((await ana.get('/api/seller/earnings')).body.waiting).toMatchObject([
    { orderId: id, isChecked: true },
  ]);
  expect(await page(id)).toMatchObject({ payoutsHeld: true, payoutCheck: null });
  await ada.post(`/api/admin/members/${ana.id}/lift-payouts`, { text: 'They have them.' });
  await server.runJobs();
  expect(await sandboxSums(server, id)).toMatchObject({ held: 0, released: 4800 });
  expect(await account()).toMatchObject({ payoutsHeld: null });
  const audit = await server.knex('audit').where({ memberId: ana.id }).orderBy('id').pluck('action');
  expect(audit).toEqual(expect.arrayContaining(['payouts.held', 'payouts.lifted']));
});

it('that were held go on, where much has waited, once a second administrator lets each go', async () => {
  await ada.post(`/api/admin/members/${ana.id}/hold-payouts`, { text });
  // Each alone is within what one administrator moves, and together they are not.
  const orders = [await completed(30_000), await completed(30_000)];
  const lifted = await ada.post(`/api/admin/members/${ana.id}/lift-payouts`, { text });
  expect(lifted.body.message).toBe('Her payouts go on, and another administrator lets go what has waited');
  await server.runJobs();
  const path = (id: number) => `/api/admin/orders/${id}`;
  for (const id of orders) {
    expect(await sandboxSums(server, id)).toMatchObject({ released: 0 });
    expect(await page(id)).toMatchObject({
      payoutsHeld: false,
      payoutCheck: { reasons: ['lifted'] },
      needsTwo: true,
    });
    const { proposal } = (await ada.post(`${path(id)}/approve-payout`, { text })).body;
    expect(proposal).toMatchObject({ decision: 'payout', proposedBy: { id: ada.id } });
    const confirm = `${path(id)}/proposals/${(proposal as unknown as { id: number }).id}/confirm`;
    expect((await ada.post(confirm)).body).toMatchObject({ error: 'OWN_PROPOSAL' });
    await server.runJobs();
    expect(await sandboxSums(server, id)).toMatchObject({ released: 0 });
    expect(await eve.post(confirm)).toMatchObject({ status: 200 });
    await server.runJobs();
    expect(await sandboxSums(server, id)).toMatchObject({ held: 0, released: 30_000 });
  }
});

it('that were proposed after one hold are not let go during or after another', async () => {
  const change = (what: 'hold' | 'lift') =>
    ada.post(`/api/admin/members/${ana.id}/${what}-payouts`, { text });
  await change('hold');
  const id = await completed(60_000);
  await change('lift');
  const propose = async () => {
    const { proposal } = (await ada.post(`/api/admin/orders/${id}/approve-payout`, { text })).body;
    return `/api/admin/orders/${id}/proposals/${(proposal as unknown as { id: number }).id}`;
  };
  const first = await propose();
  server.clock.forward(1000);
  await change('hold');
  const outdated = { status: 409, body: { error: 'PROPOSAL_OUTDATED' } };
  expect(await eve.post(`${first}/confirm`)).toMatchObject(outdated);
  await change('lift');
  expect(await eve.post(`${first}/confirm`)).toMatchObject(outdated);
  await server.runJobs();
  expect(await sandboxSums(server, id)).toMatchObject({ released: 0 });
  expect(await eve.post(`${first}/refuse`, { text })).toMatchObject({ status: 200 });
  server.clock.forward(1000);
  expect(await eve.post(`${await propose()}/confirm`)).toMatchObject({ status: 200 });
  await server.runJobs();
  expect(await sandboxSums(server, id)).toMatchObject({ held: 0, released: 60_000 });
});

it('of a buyer and a seller who share a device wait for a look, and neither hears why', async () => {
  const digest = 'digest of a browser';
  const trace = { digest, emailDigest: 'e', usedAt: server.clock.now(), isBrowser: true };
  await server.knex('account_traces').insert([ana, bea].map(({ id: memberId }) => ({ ...trace, memberId })));
  const id = await completed();
  await server.knex('account_traces').where({ digest }).delete();
  expect(await sandboxSums(server, id)).toMatchObject({ released: 0 });
  expect((await page(id)).payoutCheck).toMatchObject({ reasons: ['shared-device'] });
  const seen = [(await ana.get(`/api/orders/${id}`)).text, (await ana.get('/api/seller/earnings')).text];
  expect(seen.join()).not.toContain('shared');
  const listed = JSON.parse((await ada.get('/api/admin/orders?list=approvals')).text);
  expect(listed).toMatchObject([{ id }]);
  expect(JSON.parse((await ada.get('/api/admin/orders?list=stuck')).text)).toEqual([]);
  expect(await ada.post(`/api/admin/orders/${id}/approve-payout`, { text })).toMatchObject({ status: 200 });
  await server.runJobs();
  expect(await sandboxSums(server, id)).toMatchObject({ held: 0, released: 4800 });
});

it('of a buyer and a seller whose common device was used more than 30 days ago wait for nobody', async () => {
  const usedAt = later(server.clock.now(), -days(31));
  const trace = { digest: 'long ago', emailDigest: 'e', usedAt, isBrowser: true };
  await server.knex('account_traces').insert([ana, bea].map(({ id: memberId }) => ({ ...trace, memberId })));
  const id = await completed();
  await server.knex('account_traces').where({ digest: 'long ago' }).delete();
  expect((await page(id)).payoutCheck).toBeNull();
  expect(await sandboxSums(server, id)).toMatchObject({ held: 0, released: 4800 });
});

it('need two administrators for what is much, who do not share a browser', async () => {
  const id = await buy(server, bea, await insertListing(server.knex, ana, { priceCents: 60_000 }));
  await ana.post(`/api/orders/${id}/ship`, {});
  await bea.post(`/api/orders/${id}/problem`, { text: 'It never arrived.' });
  const { proposal } = (await ada.post(`/api/admin/orders/${id}/refund`, { text })).body;
  expect(proposal).toMatchObject({ decision: 'refund', proposedBy: { id: ada.id, email: ada.email } });
  const path = `/api/admin/orders/${id}/proposals/${(proposal as unknown as { id: number }).id}`;
  expect(await ada.post(`${path}/confirm`)).toMatchObject({ status: 403 });
  const trace = { digest: 'd', emailDigest: 'e', usedAt: server.clock.now(), isBrowser: true };
  await server.knex('account_traces').insert([ada, eve].map(({ id: memberId }) => ({ ...trace, memberId })));
  expect((await eve.post(`${path}/confirm`)).body).toMatchObject({ error: 'SHARED_DEVICE' });
  await server.knex('account_traces').where({ digest: 'd' }).update({ isBrowser: false });
  const both = await Promise.all([eve.post(`${path}/confirm`), eve.post(`${path}/refuse`, { text })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const outcomes = await server.knex('decision_proposals').where({ orderId: id }).pluck('outcome');
  const { status } = await page(id);
  expect([outcomes, status]).toEqual(
    status === 'refunded' ? [['confirmed'], 'refunded'] : [['refused'], 'problem'],
  );
  await server.runJobs();
});

it('are told by the provider what it asks of a seller', async () => {
  const { providerAccountId } = await server.knex('payment_accounts').where({ userId: ana.id }).first();
  await server.knex('payment_accounts').update({ wasReady: true });
  const form = (act: string) =>
    ada.send('POST', '/sandbox/payments', {
      raw: new URLSearchParams({ accountId: providerAccountId, act }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ada.origin },
    });
  expect((await ada.get('/sandbox/payments')).text).toContain(ana.email);
  await form('ask-seller');
  await server.runJobs();
  expect(await account()).toMatchObject({ concern: 'due', due: ['identity'] });
  await form('fail-payout');
  await server.runJobs();
  expect(await account()).toMatchObject({ concern: 'payout-failed', failedPayout: { amount: 4800 } });
  const msg = 'a payout did not reach the bank of a seller';
  expect(server.log).toContainEqual(
    expect.objectContaining({ alert: true, msg, member: ana.id, cents: 4800 }),
  );
  await form('reject-seller');
  await server.runJobs();
  expect(await account()).toMatchObject({ concern: 'rejected', due: [] });
  expect((await ana.get('/api/stripe/connect/status')).body).toMatchObject({ connected: false });
});
