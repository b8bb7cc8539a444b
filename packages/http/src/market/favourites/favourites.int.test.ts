import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../../testing/mothers.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { bike, onSale, seller } from '../../../testing/shop-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

describe('favourites', () => {
  it('are kept on the server, the newest first, page by page', async () => {
    const [sara, ana] = [await seller(server), await mother(server)];
    const [one, two] = [await onSale(sara), await onSale(sara, { ...bike, title: 'Kite' })];
    for (const id of [one, two, one]) await ana.put(`/api/favourites/listings/${id}`);
    expect(await listAt(ana, '/api/favourites/listings')).toMatchObject([
      { id: two, favourite: true },
      { id: one, favourite: true },
    ]);
    const first = await ana.get('/api/favourites/listings?limit=1');
    const next = /<(.*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(await listAt(ana, next)).toMatchObject([{ id: one }]);
    await ana.delete(`/api/favourites/listings/${two}`);
    expect(await listAt(ana, '/api/favourites/listings')).toMatchObject([{ id: one }]);
    expect((await sara.get(`/api/marketplace/${one}`)).body.favourite).toBe(false);
  });

  it('are sellers too, and go with a block', async () => {
    const [sara, ana] = [await seller(server), await mother(server, {}, 'free')];
    await onSale(sara);
    expect((await ana.put(`/api/favourites/sellers/${sara.id}`)).body).toEqual({ sellerId: sara.id });
    expect(await listAt(ana, '/api/favourites/sellers')).toEqual([
      {
        userId: sara.id,
        seller: expect.objectContaining({ id: sara.id, firstName: 'Sara' }),
        since: expect.any(String),
      },
    ]);
    const keeps = async () => (await ana.get(`/api/favourites/sellers/${sara.id}`)).body;
    expect(await keeps()).toEqual({ favourite: true });
    await sara.post(`/api/blocks/${ana.id}`);
    expect(await listAt(ana, '/api/favourites/sellers')).toEqual([]);
    expect((await ana.put(`/api/favourites/sellers/${sara.id}`)).status).toBe(404);
    expect((await ana.delete(`/api/favourites/sellers/${sara.id}`)).status).toBe(200);
    expect(await keeps()).toEqual({ favourite: false });
  });

  it('are nobody who does not sell, or not any more, and nothing that is paused', async () => {
    const [sara, bea, ana] = [await seller(server), await mother(server), await mother(server)];
    const missing = await ana.put('/api/favourites/sellers/999999');
    const refused = await ana.put(`/api/favourites/sellers/${bea.id}`);
    expect([refused.status, refused.text]).toEqual([404, missing.text]);
    const id = await onSale(sara);
    await ana.put(`/api/favourites/sellers/${sara.id}`);
    await ana.put(`/api/favourites/listings/${id}`);
    await sara.post(`/api/marketplace/${id}/status`, { action: 'pause' });
    expect(await listAt(ana, '/api/favourites/listings')).toEqual([]);
    expect((await ana.put(`/api/favourites/listings/${id}`)).status).toBe(404);
    await server.knex('shops').where({ userId: sara.id }).delete();
    expect(await listAt(ana, '/api/favourites/sellers')).toEqual([]);
  });

  it('are told of when their price falls, to whom they still belong', async () => {
    const [sara, ana, bea] = [await seller(server), await mother(server), await mother(server)];
    const id = await onSale(sara);
    for (const by of [ana, bea]) await by.put(`/api/favourites/listings/${id}`);
    await sara.put(`/api/marketplace/${id}`, { price: 4000 });
    await bea.delete(`/api/favourites/listings/${id}`);
    await server.runJobs();
    const [email] = await emailsTo(server, ana);
    expect(email).toMatchObject({ subject: 'A favourite of yours costs less now' });
    expect(email?.text).toContain('It is $40.00 now');
    expect(await emailsTo(server, bea)).toEqual([]);
  });

  it('are neither herself, nor her own, nor what is gone', async () => {
    const sara = await seller(server);
    const id = await onSale(sara);
    expect((await sara.put(`/api/favourites/sellers/${sara.id}`)).status).toBe(400);
    expect((await sara.put(`/api/favourites/listings/${id}`)).body.error).toBe('OWN_LISTING');
    await sara.delete(`/api/marketplace/${id}`);
    const ana = await mother(server);
    expect((await ana.put(`/api/favourites/listings/${id}`)).status).toBe(404);
  });
});
