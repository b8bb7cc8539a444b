import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoUrlAt } from '@nestmates/domain/platform/photos/photo-address.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
import { send } from '../../../testing/send-photo.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let folder: string;
let server: TestServer;
let ana: TestMember;
let bea: TestMember;
let cleo: TestMember;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates order photos '));
  server = await testServer({ env: { DATA_DIR: folder } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  cleo = await mother(server, { firstName: 'Cleo' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const shipped = { status: 'shipped', shippedAt: new Date() };
const order = (columns: object = shipped) =>
  insertOrder(server.knex, { buyer: bea, seller: ana }, { ...columns });
const upload = async (by: Visitor, id: number) =>
  send(by, await sample.colours(), { path: `/api/orders/${id}/photos` });
const urlOf = async (by: Visitor, id: number) => String((await upload(by, id)).body.imageUrl);
const wheel = 'A wheel is loose.';

it('are read by the two of the order and by administrators, and by nobody else', async () => {
  const id = await order();
  const url = await urlOf(bea, id);
  const reported = await bea.post(`/api/orders/${id}/problem`, { text: wheel, photoUrls: [url] });
  expect(reported.body).toMatchObject({ status: 'problem' });
  expect((await ana.get(`/api/orders/${id}`)).body.timeline).toMatchObject([
    { action: 'reportProblem', photoUrls: [url] },
  ]);

  const admin = await mother(server, { isAdmin: true });
  for (const size of ['card', 'full'] as const) {
    const file = photoUrlAt(url, size);
    for (const by of [ana, bea, admin]) {
      const { status, headers } = await by.get(file);
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    }
    for (const by of [cleo, server.visitor()]) expect((await by.get(file)).status).toBe(404);
  }
});

it('are taken in while a problem can be written about, from the two alone', async () => {
  const id = await order();
  expect((await upload(cleo, id)).status).toBe(404);
  expect((await upload(ana, id)).status).toBe(403);
  const pending = await order({});
  expect((await upload(bea, pending)).status).toBe(409);
  await bea.post(`/api/orders/${id}/problem`, { text: wheel });
  const url = await urlOf(ana, id);
  expect(
    (await ana.post(`/api/orders/${id}/answer`, { text: 'It was whole.', photoUrls: [url] })).status,
  ).toBe(200);
  // Each is used once, and by whoever has uploaded it.
  for (const by of [ana, bea]) {
    const answered = await by.post(`/api/orders/${id}/answer`, { text: 'See?', photoUrls: [url] });
    expect(answered.status).toBe(400);
  }
});

it('belong to one order, and to no listing', async () => {
  const [one, other] = [await order(), await order()];
  const url = await urlOf(bea, one);
  const report = (id: number, photoUrls: readonly string[]) =>
    bea.post(`/api/orders/${id}/problem`, { text: wheel, photoUrls });
  expect((await report(other, [url])).status).toBe(400);
  const ofListing = await send(bea, await sample.colours(), { path: '/api/marketplace/upload-photo' });
  expect((await report(one, [String(ofListing.body.imageUrl)])).status).toBe(400);
  expect((await report(one, Array<string>(6).fill(url))).status).toBe(400);
  expect((await report(one, [url])).status).toBe(200);
});
