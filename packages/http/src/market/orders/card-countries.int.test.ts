import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { answerCheckout, checkout } from '../../../testing/buying.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { CARD_COUNTRIES: 'MX, CA' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' }, 'premium');
  await payable(server.knex, ana);
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

async function paidWith(cardCountry: string) {
  const listingId = await insertListing(server.knex, ana);
  const { body } = await checkout(bea, listingId);
  await answerCheckout(server, body.checkoutUrl, 'pay', { cardCountry });
  await server.runJobs();
  const { body: order } = await bea.get(`/api/orders/${body.orderId}`);
  const { status: listing } = await server.knex('listings').where({ id: listingId }).first('status');
  return { order, listing };
}

it.each(['FR', 'US'])(
  'a card of another country (%s) pays for nothing, and all goes back',
  async (country) => {
    expect(await paidWith(country)).toMatchObject({
      order: { status: 'refunded', money: { charged: 4975, held: 0, refunded: 4975 } },
      listing: 'active',
    });
  },
);

it.each(['CA', ' mx ', '', '<b>'])(
  'a card of the list, or of a country that nobody knows (%j), is taken',
  async (country) => {
    expect(await paidWith(country)).toMatchObject({ order: { status: 'pending_shipment' }, listing: 'sold' });
  },
);
