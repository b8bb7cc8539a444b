import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DisputeRecords } from '@nestmates/application/money/disputes/dispute-records.ts';
import { EvidenceSender } from '@nestmates/application/money/disputes/evidence-sender.ts';
import { PlanDisputes } from '@nestmates/application/money/disputes/plan-disputes.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { paymentOfPlan } from '@nestmates/infrastructure/money/payments/sandbox/sandbox-subscriptions.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy, sandboxSums } from '../../../testing/buying.ts';
import { connect, mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { pathOf, sendForm } from '../../../testing/sandbox-payments.ts';
import { send as sendPhoto } from '../../../testing/send-photo.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let folder: string;
let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let admin: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates evidence '));
  server = await testServer({ env: { RATE_LIMITS: 'off', DATA_DIR: folder } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' }, 'premium');
  admin = await mother(server, { firstName: 'Ada' }, 'admin');
  for (const seller of [ana, admin]) await payable(server.knex, seller);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const people = () => server.container.get(Sandbox).pages.people;
const explanation = 'The parcel was handed over at the door.';
const listed = async (list = 'answer') => {
  const { text } = await admin.get(`/api/admin/disputes?list=${list}`);
  return JSON.parse(text) as readonly { id: number; order: { id: number } | null; kind: string }[];
};

async function disputed(seller = ana, cents = 1000) {
  const orderId = await buy(server, bea, await insertListing(server.knex, seller));
  const sent = { carrier: 'usps', trackingNumber: '9400111202555842761523' };
  expect((await seller.post(`/api/orders/${orderId}/ship`, sent)).status).toBe(200);
  const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
  expect(await people().openDispute(paymentId, cents)).toBe(true);
  await server.runJobs();
  const { id } = await server.knex('disputes').where({ orderId }).first('id');
  return { orderId, paymentId: String(paymentId), id: Number(id) };
}
const send = (id: number, by = admin) =>
  by.post(`/api/admin/disputes/${id}/evidence`, { explanation, withMessages: true });

describe('a dispute', () => {
  it('is a task with its deadline, and is answered with what the order knows', async () => {
    const { id, orderId, paymentId } = await disputed();
    const message = { receiverId: bea.id, message: 'It stands at your door.' };
    expect((await ana.post('/api/messages', message)).status).toBeLessThan(300);
    expect((await listed()).find((one) => one.id === id)).toMatchObject({
      kind: 'dispute',
      status: 'needs_evidence',
      amount: 1000,
      fee: 1500,
      reason: 'product_not_received',
      evidenceDueBy: expect.any(String),
      order: { id: orderId, seller: { firstName: 'Ana' } },
      payer: { firstName: 'Bea' },
      actions: ['sendEvidence'],
    });
    expect((await send(id)).body).toMatchObject({ status: 'sending', actions: [] });
    expect((await send(id)).status).toBe(409);
    await server.runJobs();
    const { body } = await admin.get(`/api/admin/disputes/${id}`);
    expect(body).toMatchObject({
      status: 'under_review',
      evidence: {
        explanation,
        trackingNumber: '9400111202555842761523',
        carrier: 'USPS',
        timeline: expect.stringContaining('The seller shipped it'),
        messages: expect.stringContaining('seller: It stands at your door.'),
      },
    });
    const kept = await server.knex('sandbox_disputes').where({ paymentId }).first('evidence');
    expect(kept.evidence).toEqual(body.evidence);
    expect(await server.knex('audit').where({ action: 'dispute.evidence' })).toHaveLength(1);
    expect((await listed('waiting')).map((one) => one.id)).toContain(id);

    await people().closeDispute(paymentId, 'lost');
    await server.runJobs();
    expect((await admin.get(`/api/admin/disputes/${id}`)).body).toMatchObject({ status: 'lost' });
    expect((await listed('decided')).map((one) => one.id)).toContain(id);
    // The rest stays with the order, which goes on.
    expect((await ana.get(`/api/orders/${orderId}`)).body).toMatchObject({
      status: 'shipped',
      money: { held: 3800, refunded: 1000 },
    });
    expect(await sandboxSums(server, orderId)).toMatchObject({ held: 3800, refunded: 1000 });
  });

  it('never shows what two connected members have written', async () => {
    const friend = await mother(server, { firstName: 'Dana' }, 'premium');
    await payable(server.knex, friend);
    const { id } = await disputed(friend);
    const message = { receiverId: friend.id, message: 'Junie has a fever.' };
    expect((await bea.post('/api/messages', message)).status).toBeLessThan(300);
    const evidence = async () => (await admin.get(`/api/admin/disputes/${id}`)).body.evidence;
    expect(await evidence()).toMatchObject({ messages: expect.stringContaining('Junie has a fever.') });
    await connect(server, bea, friend);
    expect(await evidence()).toMatchObject({ messages: null });
  });

  it('is answered with photos of its order, as one file, and with no others', async () => {
    const { id, orderId, paymentId } = await disputed();
    const photo = await sendPhoto(ana, await sample.colours(), { path: `/api/orders/${orderId}/photos` });
    const url = String(photo.body.imageUrl);
    const answer = { text: 'It was whole when I packed it.', photoUrls: [url] };
    expect((await ana.post(`/api/orders/${orderId}/answer`, answer)).status).toBe(200);
    const sendWith = (photoUrls: readonly string[]) =>
      admin.post(`/api/admin/disputes/${id}/evidence`, { explanation, withMessages: false, photoUrls });
    expect(await sendWith([url.replace(`order-${orderId}`, 'order-1')])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'photoUrls', message: 'Please choose photos of this order' }] },
    });
    expect((await sendWith([url, url])).body).toMatchObject({ evidence: { photoUrls: [url] } });
    await server.runJobs();
    expect((await admin.get(`/api/admin/disputes/${id}`)).body).toMatchObject({
      status: 'under_review',
      evidence: { photoUrls: [url] },
      photoUrls: [url],
    });
    const { providerId } = await server.knex('disputes').where({ id }).first('providerId');
    const { parameters } = await server
      .knex('sandbox_calls')
      .where({ call: 'disputes.sendEvidence' })
      .whereLike('parameters', `%${providerId}%`)
      .first();
    expect(JSON.parse(parameters)).toMatchObject({ photos: expect.stringMatching(/^[\w-]{43}$/) });
    await people().closeDispute(paymentId, 'won');
    await server.runJobs();
  });

  it('is answered once by two administrators at the same moment, and sent once by two workers', async () => {
    const other = await mother(server, { firstName: 'Ida' }, 'admin');
    const { id, paymentId } = await disputed();
    const replies = await Promise.all([send(id), send(id, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const sender = server.container.get(EvidenceSender);
    await Promise.all([sender.send({ disputeId: id }), sender.send({ disputeId: id })]);
    await server.runJobs();
    const { evidenceAt } = await server.knex('sandbox_disputes').where({ paymentId }).first('evidenceAt');
    expect(evidenceAt).toBeInstanceOf(Date);
    const { status, refusal } = await server.knex('disputes').where({ id }).first('status', 'refusal');
    expect({ status, refusal }).toEqual({ status: 'under_review', refusal: null });
  });

  it('that a worker has not sent is sent by the sweep', async () => {
    const { id } = await disputed();
    await server
      .knex('disputes')
      .where({ id })
      .update({
        status: 'sending',
        evidence: JSON.stringify({ explanation, photoUrls: [] }),
        evidenceKey: randomUUID(),
      });
    await server.container.get(EvidenceSender).sweep();
    expect(await server.knex('disputes').where({ id }).first('status')).toMatchObject({
      status: 'under_review',
    });
  });

  it('is not answered by its buyer or seller, nor by anyone but administrators', async () => {
    const { id } = await disputed(admin);
    expect(await send(id)).toMatchObject({ status: 403, body: { error: 'OWN_ORDER' } });
    expect((await send(id, bea)).status).toBe(403);
    expect((await bea.get(`/api/admin/disputes/${id}`)).status).toBe(403);
    expect((await admin.get('/api/admin/disputes/99999')).status).toBe(404);
  });

  it('is not answered after its deadline', async () => {
    const { id } = await disputed();
    await server.knex('disputes').where({ id }).update({ evidenceDueBy: server.clock.now() });
    expect(await send(id)).toMatchObject({ status: 409, body: { error: 'TOO_LATE' } });
  });
});

it('a warning of fraud is left by an administrator, and calls for nothing once all is paid back', async () => {
  const orderIds = [];
  for (const _ of [1, 2]) {
    const orderId = await buy(server, bea, await insertListing(server.knex, ana));
    const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
    expect(await people().warn(paymentId)).toBe(true);
    orderIds.push(orderId);
  }
  await server.runJobs();
  const warnings = (await listed()).filter(({ kind }) => kind === 'warning');
  expect(new Set(warnings.map(({ order }) => order?.id))).toEqual(new Set(orderIds));
  const [left, refunded] = warnings;
  expect(await admin.post(`/api/admin/disputes/${left?.id}/dismiss`)).toMatchObject({
    body: { status: 'closed' },
  });
  await admin.post(`/api/admin/orders/${refunded?.order?.id}/refund`, { text: 'It was not her card.' });
  await server.runJobs();
  expect((await admin.get(`/api/admin/disputes/${refunded?.id}`)).body).toMatchObject({ status: 'closed' });
});

it('a dispute about a plan is a task of its own, without an order', async () => {
  const { body } = await bea.send('POST', '/api/subscribe?plan=premium');
  await sendForm(bea, pathOf(body.checkoutUrl), { outcome: 'pay' });
  await server.runJobs();
  const { providerId } = await server.knex('paid_subscriptions').where({ userId: bea.id }).first();
  const paymentId = paymentOfPlan(providerId);
  expect(await people().openDispute(paymentId)).toBe(true);
  await server.runJobs();
  const [dispute] = (await listed()).filter(({ order }) => order === null);
  expect(dispute).toMatchObject({ payer: { firstName: 'Bea' }, amount: 1199, order: null });
  expect((await send(dispute?.id ?? 0)).body).toMatchObject({
    status: 'sending',
    evidence: { customerEmail: expect.stringContaining('@'), messages: null },
  });
  await server.runJobs();
  await people().closeDispute(paymentId, 'lost');
  const planDisputes = server.container.get(PlanDisputes);
  await Promise.all([planDisputes.changed(paymentId, 'sandbox'), planDisputes.changed(paymentId, 'sandbox')]);
  expect((await admin.get(`/api/admin/disputes/${dispute?.id}`)).body).toMatchObject({ status: 'lost' });
  const rows = await server.knex('transactions').where({ kind: 'planDisputeLost' });
  expect(rows).toMatchObject([{ cents: 1199, orderId: null, provider: 'sandbox' }]);

  await server.knex('disputes').where({ id: dispute?.id }).update({ status: 'sending' });
  await server.container.get(DisputeRecords).eraseTracesOf(bea.id);
  const kept = await server.knex('disputes').where({ id: dispute?.id }).first('status', 'evidence');
  expect(kept).toEqual({ status: 'needs_evidence', evidence: null });
});

it('leaves our books as the provider has them', () => expectBooksToAgree(server));
