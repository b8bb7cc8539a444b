import { KeptBlocks } from '@nestmates/application/friends/blocks/kept-blocks.ts';
import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { answerCheckout, buy, checkout, sandboxSums } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { pathOf } from '../../../testing/sandbox-payments.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  seller = await mother(server, { firstName: 'Ana' }, 'premium');
  buyer = await mother(server, { firstName: 'Bea' }, 'premium');
  await payable(server.knex, seller);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

async function begun() {
  const listingId = await insertListing(server.knex, seller);
  const { body } = await checkout(buyer, listingId);
  return { listingId, orderId: Number(body.orderId), page: body.checkoutUrl };
}

/** What is stored, and whether the provider still takes a payment. */
async function stateOf({ listingId, orderId, page }: Awaited<ReturnType<typeof begun>>) {
  const order = await server.knex('orders').where({ id: orderId }).first('status');
  const listing = await server.knex('listings').where({ id: listingId }).first('status');
  const { text } = await server.visitor().get(pathOf(page));
  return [order.status, listing.status, text.includes('value="pay"') ? 'open' : 'closed'];
}

const restrict = ({ id }: TestMember, kind: RestrictionKind) =>
  server.container
    .get(KnexTransaction)
    .run(() => server.container.get(Restrictions).impose(id, { kind, until: null }, { decisionId: id }));

const usesBrowser = ({ id, email }: TestMember) =>
  server.container.get(KeptBlocks).noteUse({
    memberId: id,
    email,
    createdAt: server.clock.now(),
    browserToken: `of ${buyer.id}`,
    from: undefined,
  });

const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  'the seller blocks the buyer': () => seller.post(`/api/blocks/${buyer.id}`),
  'the buyer blocks the seller': () => buyer.post(`/api/blocks/${seller.id}`),
  'the seller blocks somebody with the browser of the buyer': async () => {
    const other = await mother(server, { firstName: 'Cleo' });
    await usesBrowser(other);
    await usesBrowser(buyer);
    await seller.post(`/api/blocks/${other.id}`);
  },
  'the buyer uses the browser of somebody whom the seller has blocked': async () => {
    const other = await mother(server, { firstName: 'Cleo' });
    await usesBrowser(other);
    await seller.post(`/api/blocks/${other.id}`);
    await usesBrowser(buyer);
  },
  'the buyer is suspended': () => restrict(buyer, 'suspended'),
  'the buyer is banned': () => restrict(buyer, 'banned'),
};

describe.each(Object.entries(acts))('an open checkout where %s', (_, act) => {
  it('is closed at the provider, and the listing is free', async () => {
    const sale = await begun();
    expect(await stateOf(sale)).toEqual(['awaiting_payment', 'reserved', 'open']);
    await act();
    await server.runJobs();
    expect(await stateOf(sale)).toEqual(['expired', 'active', 'closed']);
  });

  it('pays for nothing in the same moment: all goes back to the buyer, and nothing is owed', async () => {
    const sale = await begun();
    await act();
    await answerCheckout(server, sale.page, 'pay');
    await server.runJobs();
    expect(await stateOf(sale)).toEqual(['refunded', 'active', 'closed']);
    expect(await sandboxSums(server, sale.orderId)).toMatchObject({ held: 0, released: 0, refunded: 4975 });
    expect((await seller.get('/api/seller/earnings')).body).toMatchObject({ debt: 0 });
  });

  it('changes nothing about what was paid before', async () => {
    const orderId = await buy(server, buyer, await insertListing(server.knex, seller));
    await act();
    await server.runJobs();
    expect((await seller.post(`/api/orders/${orderId}/ship`, {})).status).toBe(200);
    expect((await buyer.post(`/api/orders/${orderId}/confirm-delivery`)).status).toBe(200);
    await server.runJobs();
    expect(await sandboxSums(server, orderId)).toMatchObject({ held: 0, released: 4800, refunded: 0 });
  });
});

it('leaves the checkouts of others open', async () => {
  const sale = await begun();
  const stranger = await mother(server, { firstName: 'Cleo' }, 'premium');
  await seller.post(`/api/blocks/${stranger.id}`);
  await buyer.post(`/api/blocks/${stranger.id}`);
  await server.runJobs();
  expect(await stateOf(sale)).toEqual(['awaiting_payment', 'reserved', 'open']);
});
