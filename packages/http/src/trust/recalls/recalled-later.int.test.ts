import { SellingPlans } from '@nestmates/application/market/listings/selling-plans.ts';
import { RecallList } from '@nestmates/application/trust/recalls/recall-list.ts';
import { RecallLook } from '@nestmates/application/trust/recalls/recall-look.ts';
import { days, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Recall } from '@nestmates/domain/trust/recalls/recall.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, insertOrder } from '../../../testing/order-setup.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { seller } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let sara: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  sara = await seller(server);
  bea = await mother(server, { firstName: 'Bea' });
  await publish([]);
});
afterAll(() => server.close());

const moonRocker: Recall = {
  id: 'test moon rocker',
  title: 'Lunaria Moon Rocker (rockers, 2026)',
  url: 'https://recalls.example/moon-rocker',
  date: '2026-11-01',
  brands: ['Lunaria'],
  models: ['Moon Rocker'],
};
const rocker = { title: 'Baby rocker', brand: 'Lunaria', model: 'Moon Rocker' };
const shown = { title: moonRocker.title, url: moonRocker.url };

/** The agency publishes these tonight, and everything that follows from it is done. */
async function publish(recalls: readonly Recall[]): Promise<void> {
  const { container } = server;
  const list = new RecallList({
    recallSources: [{ source: 'test', published: async () => recalls }],
    knownRecalls: container.get(port('knownRecalls')),
    recallLook: container.get(RecallLook),
    transaction: container.get(port('transaction')),
  });
  await list.refresh();
  await server.runJobs();
}

async function halfAnHourLater(): Promise<void> {
  server.clock.forward(minutes(30));
  await server.runJobs();
}

const statusOf = async (id: number) => (await server.knex('listings').where({ id }).first('status'))?.status;
const mine = async () => (await sara.get('/api/marketplace/my-listings')).body;

describe('what is on sale and is recalled', () => {
  it('is paused, and its seller is told once', async () => {
    const id = await insertListing(server.knex, sara, rocker);
    const other = await insertListing(server.knex, sara, { ...rocker, model: 'Sun Rocker' });
    await publish([moonRocker]);
    expect([await statusOf(id), await statusOf(other)]).toEqual(['paused', 'active']);
    expect(await subjectsTo(server, sara)).toEqual(['“Baby rocker” was recalled, so we have paused it']);
    await publish([{ ...moonRocker, title: 'Lunaria Moon Rocker (all)' }]);
    expect(await subjectsTo(server, sara)).toHaveLength(1);
  });

  it('goes on sale again once its seller says that it is another model', async () => {
    const id = await insertListing(server.knex, sara, rocker);
    await publish([moonRocker]);
    expect(await mine()).toMatchObject([
      { id, status: 'paused', recall: shown, actions: ['edit', 'remove'] },
    ]);
    expect((await sara.get(`/api/marketplace/${id}`)).body).toMatchObject({ recall: shown });
    const resume = () => sara.post(`/api/marketplace/${id}/status`, { action: 'resume' });
    expect((await resume()).body).toMatchObject({ error: 'RECALLED', recall: shown });
    await sara.put(`/api/marketplace/${id}`, { model: 'Sun Rocker' });
    const { status, body } = await resume();
    expect([status, body.status, body.recall]).toEqual([200, 'active', undefined]);
  });

  it('is not put on sale again by a plan', async () => {
    const id = await insertListing(server.knex, sara, { ...rocker, status: 'paused' });
    const endedAt = server.clock.now();
    await server.knex('selling_ends').insert({ memberId: sara.id, endedAt, pausedListings: [id] });
    await publish([moonRocker]);
    await server.container.get(SellingPlans).sweep();
    await server.runJobs();
    expect(await statusOf(id)).toBe('paused');
    expect(await server.knex('selling_ends').where({ memberId: sara.id })).toEqual([]);
  });

  it('is paused after a checkout that was left', async () => {
    const id = await insertListing(server.knex, sara, { ...rocker, status: 'reserved' });
    await publish([moonRocker]);
    expect(await statusOf(id)).toBe('reserved');
    await server.knex('listings').where({ id }).update({ status: 'active' });
    await halfAnHourLater();
    expect(await statusOf(id)).toBe('paused');
  });

  it('can be put on sale again once the recall is withdrawn', async () => {
    const id = await insertListing(server.knex, sara, rocker);
    await publish([moonRocker]);
    await publish([]);
    expect((await sara.get(`/api/marketplace/${id}`)).body.recall).toBeUndefined();
    expect((await sara.post(`/api/marketplace/${id}/status`, { action: 'resume' })).status).toBe(200);
  });
});

describe('what was bought and is recalled', () => {
  const ago = (time: number) => new Date(server.clock.now().getTime() - time);
  const order = async (columns: Readonly<Record<string, unknown>>) => {
    const id = await insertOrder(server.knex, { buyer: bea, seller: sara }, columns);
    const [{ listingId }] = await server.knex('orders').where({ id }).select('listingId');
    await server.knex('listings').where({ id: listingId }).update(rocker);
    return id;
  };
  const stopUsing = '“Balance bike” was recalled: please stop using it';

  it('is told to its buyer once, for two years', async () => {
    const at = ago(days(700));
    const bought = await order({ status: 'completed', completedAt: at, createdAt: at });
    await order({ status: 'completed', completedAt: ago(days(800)), createdAt: ago(days(800)) });
    await order({ status: 'cancelled', cancelledAt: at });
    await publish([moonRocker]);
    await publish([{ ...moonRocker, title: 'Lunaria Moon Rocker (all)' }]);
    expect(await subjectsTo(server, bea)).toEqual([stopUsing]);
    expect(await subjectsTo(server, sara)).toEqual([]);
    expect((await bea.get(`/api/orders/${bought}`)).body.recall).toMatchObject({ url: moonRocker.url });
  });

  it('is told to its seller too before it is sent', async () => {
    await order({ status: 'pending_shipment' });
    await publish([moonRocker]);
    expect(await subjectsTo(server, bea)).toEqual([stopUsing]);
    expect(await subjectsTo(server, sara)).toEqual(['“Balance bike” was recalled: please do not send it']);
  });

  it('is known by the title alone where the listing is gone', async () => {
    await order({
      status: 'completed',
      completedAt: ago(days(1)),
      title: 'Lunaria moon rocker',
      listingId: null,
    });
    await publish([moonRocker]);
    expect(await subjectsTo(server, bea)).toHaveLength(1);
  });

  it('is told once it is paid, and not where the checkout was left', async () => {
    const unpaid = { status: 'awaiting_payment', paidAt: null, paymentId: null };
    const [paid, left] = [await order(unpaid), await order(unpaid)];
    await publish([moonRocker]);
    expect(await subjectsTo(server, bea)).toEqual([]);
    await server
      .knex('orders')
      .where({ id: paid })
      .update({ status: 'pending_shipment', paidAt: ago(0), paymentId: 'payment-of-rocker' });
    await server
      .knex('orders')
      .where({ id: left })
      .update({ status: 'expired', expiredAt: ago(0) });
    await halfAnHourLater();
    expect(await subjectsTo(server, bea)).toEqual([stopUsing]);
  });
});
