import { AwayListings } from '@nestmates/application/market/listings/away-listings.ts';
import { SellingPlans } from '@nestmates/application/market/listings/selling-plans.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { insertListing } from '../../../testing/order-setup.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer();
  bea = await mother(server, { firstName: 'Bea' });
});
beforeEach(async () => {
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
});
afterAll(() => server.close());

async function sweep(): Promise<void> {
  await server.container.get(SellingPlans).sweep();
  await server.runJobs();
}

const setPlan = (tier: 'pro' | 'premium') =>
  server.knex('subscriptions').where({ userId: ana.id }).update({ tier });

const statusOf = async (id: number) => (await server.knex('listings').where({ id }).first('status'))?.status;
const shown = async () => (await ana.get('/api/seller/selling-end')).body;

describe('the listings of a seller whose plan does not open selling any more', () => {
  it('stay on sale for seven days after a letter, are paused then, and go on sale again with the plan', async () => {
    const bike = await insertListing(server.knex, ana);
    const paused = await insertListing(server.knex, ana, { status: 'paused' });
    const reserved = await insertListing(server.knex, ana, { status: 'reserved' });
    await sweep();
    expect(await emailsTo(server, ana)).toEqual([]);
    expect(await shown()).toEqual({ pausesAt: null, paused: 0 });

    await setPlan('pro');
    await sweep();
    await sweep();
    expect(await emailsTo(server, ana)).toMatchObject([
      {
        subject: expect.stringContaining('is paused on'),
        text: expect.stringContaining('Nothing is deleted'),
      },
    ]);
    expect((await bea.get(`/api/marketplace/${bike}`)).status).toBe(200);
    expect(await shown()).toMatchObject({ pausesAt: expect.any(String), paused: 0 });

    server.clock.forward(days(7) - hours(1));
    await sweep();
    expect(await statusOf(bike)).toBe('active');
    server.clock.forward(hours(1));
    await sweep();
    expect(await statusOf(bike)).toBe('paused');
    expect((await bea.get(`/api/marketplace/${bike}`)).status).toBe(404);
    expect(await statusOf(reserved)).toBe('reserved');
    expect(await shown()).toMatchObject({ paused: 1 });

    // The checkout has ended without a payment.
    await server.knex('listings').where({ id: reserved }).update({ status: 'active' });
    await sweep();
    expect(await statusOf(reserved)).toBe('paused');
    expect((await ana.post(`/api/marketplace/${bike}/status`, { action: 'resume' })).status).toBe(403);

    await setPlan('premium');
    await sweep();
    const statuses = await Promise.all([bike, reserved, paused].map(statusOf));
    expect(statuses).toEqual(['active', 'active', 'paused']);
    expect(await shown()).toEqual({ pausesAt: null, paused: 0 });
    expect(await emailsTo(server, ana)).toHaveLength(1);
  });

  it('stay paused with the plan while the seller is suspended, and no longer', async () => {
    const bike = await insertListing(server.knex, ana);
    await setPlan('pro');
    await sweep();
    server.clock.forward(days(7));
    await sweep();
    await server.knex('restricted_members').insert({ memberId: ana.id, kind: 'suspended' });
    await setPlan('premium');
    await sweep();
    expect(await statusOf(bike)).toBe('paused');
    await server.knex('restricted_members').delete();
    await server.container.get(AwayListings).cameBack(ana.id);
    await server.runJobs();
    expect(await statusOf(bike)).toBe('active');
  });

  it('that were removed meanwhile stay removed', async () => {
    const bike = await insertListing(server.knex, ana);
    await setPlan('pro');
    await sweep();
    server.clock.forward(days(7));
    await sweep();
    await ana.delete(`/api/marketplace/${bike}`);
    await setPlan('premium');
    await sweep();
    expect(await statusOf(bike)).toBe('removed');
  });

  it('are told of in one letter, and paused once, by workers at the same time', async () => {
    const bike = await insertListing(server.knex, ana);
    await setPlan('pro');
    const look = () => server.container.get(SellingPlans).look({ memberId: ana.id });
    await Promise.all([look(), look(), look()]);
    await server.runJobs();
    expect(await emailsTo(server, ana)).toHaveLength(1);
    server.clock.forward(days(7));
    await Promise.all([look(), look(), look()]);
    const { pausedListings } = await server.knex('selling_ends').where({ memberId: ana.id }).first();
    expect(pausedListings).toEqual([bike]);
  });

  it('stay on sale where the plan is back before the week is over', async () => {
    const bike = await insertListing(server.knex, ana);
    await setPlan('pro');
    await server.container.get(SellingPlans).sweep();
    await setPlan('premium');
    await server.runJobs();
    await sweep();
    server.clock.forward(days(7));
    await sweep();
    expect(await statusOf(bike)).toBe('active');
    expect(await emailsTo(server, ana)).toEqual([]);
  });
});
