import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, mother } from '../../../testing/mothers.ts';
import { onSale, seller } from '../../../testing/shop-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const add = (by: Visitor, listingId: unknown) => by.post('/api/cart', { listingId });
const change = (id: number, columns: object) => server.knex('listings').where({ id }).update(columns);

describe('the cart', () => {
  it('holds a listing once, and says what has become of it', async () => {
    const [sara, ana] = [await seller(server), await mother(server)];
    const id = await onSale(sara);
    expect((await add(ana, id)).body).toMatchObject({ listingId: id, priceWhenAdded: 4800 });
    await sara.put(`/api/marketplace/${id}`, { price: 4000 });
    await add(ana, id);
    await change(id, { status: 'sold' });
    expect(await listAt(ana, '/api/cart')).toEqual([
      expect.objectContaining({
        priceWhenAdded: 4800,
        listing: expect.objectContaining({ price: 4000, status: 'sold' }),
      }),
    ]);
    expect((await ana.delete(`/api/cart/${id}`)).body).toEqual({ message: 'Item Removed' });
    expect(await listAt(ana, '/api/cart')).toEqual([]);
    expect((await ana.delete(`/api/cart/${id}`)).status).toBe(200);
  });

  it.each([
    [{ isDemo: true }, 409, 'DEMO_LISTING'],
    [{ status: 'reserved' }, 409, 'LISTING_RESERVED'],
    [{ status: 'sold' }, 409, 'LISTING_NOT_AVAILABLE'],
    [{ status: 'paused' }, 404, 'NOT_FOUND'],
    [{ status: 'removed' }, 404, 'NOT_FOUND'],
  ])('does not take one that is %o', async (columns, status, error) => {
    const [sara, ana] = [await seller(server), await mother(server)];
    const id = await onSale(sara);
    await change(id, columns);
    const reply = await add(ana, id);
    expect([reply.status, reply.body.error]).toEqual([status, error]);
  });

  it('is full with a hundred, of which those that are removed do not count', async () => {
    const [sara, ana] = [await seller(server), await mother(server)];
    const ids = [await onSale(sara), await onSale(sara)];
    await server.knex.raw(
      `with others as (
         insert into listings (user_id, title, description, type, price_cents, category, photo_urls,
           shipping_included, local_pickup_only, badges, created_at, updated_at)
         select ?, 'Block', '', 'product', 500, 'Other', '{}', false, false, '{}', now(), now()
         from generate_series(1, 99)
         returning id
       )
       insert into cart_items (user_id, listing_id, price_when_added, added_at)
       select ?, id, 500, now() from others`,
      [sara.id, ana.id],
    );
    expect((await add(ana, ids[0])).status).toBe(200);
    const refused = await add(ana, ids[1]);
    expect([refused.status, refused.body.error]).toEqual([409, 'CART_FULL']);
    expect((await add(ana, ids[0])).status).toBe(200);
    await sara.delete(`/api/marketplace/${ids[0]}`);
    expect((await add(ana, ids[1])).status).toBe(200);
    expect(await listAt(ana, '/api/cart')).toHaveLength(100);
  });

  it('takes neither her own nor what she may not see', async () => {
    const [sara, ana] = [await seller(server), await mother(server)];
    const id = await onSale(sara);
    expect((await add(sara, id)).body.error).toBe('OWN_LISTING');
    await add(ana, id);
    await sara.post(`/api/blocks/${ana.id}`);
    expect((await add(ana, id)).status).toBe(404);
    expect(await listAt(ana, '/api/cart')).toEqual([]);
    expect((await add(ana, 2_000_000)).status).toBe(404);
  });
});
