import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../testing/mothers.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
let seller: TestMember;
beforeAll(async () => {
  server = await testServer();
  seller = await server.member({
    ...columnsOf.premium,
    bio: 'Two boys, one balcony, many tomatoes.',
    lifestyleInterests: ['gardening'],
    shopName: "Ana's Nest",
    sellerBio: 'Wooden toys.',
    stripeAccountId: 'acct_secret',
    stripeAccountReady: true,
    stripeCustomerId: 'cus_secret',
    createdAt: new Date('2026-11-01T10:00:00Z'),
  });
});
afterAll(() => server.close());

const shopper = () => ({
  id: seller.id,
  firstName: 'Ana',
  city: 'Austin',
  state: columnsOf.free.state,
  shopName: "Ana's Nest",
  sellerBio: 'Wooden toys.',
  instagram: null,
  facebook: null,
  website: null,
  storeLive: true,
  storeSlug: 'anas-nest-store-front',
  rating: null,
});
const mother = () => ({
  ...shopper(),
  profilePhotoUrl: null,
  photoCheckedAt: null,
  age: 31,
  zipCode: '78701',
  bio: 'Two boys, one balcony, many tomatoes.',
  lifestyleInterests: ['gardening'],
  createdAt: '2026-11-01T10:00:00.000Z',
  met: false,
});

describe('a member seen by others', () => {
  it.each(['visitor', 'onboarding'] as const)(
    'shows a shop and a first name to one who is %s',
    async (role) => {
      const reply = await (await server.signedInAs(role)).get(`/api/users/${seller.id}`);
      expect(reply.body).toEqual(shopper());
    },
  );

  it.each(['free', 'premium', 'admin'] as const)(
    "shows the member's profile to one who is %s",
    async (role) => {
      const reply = await (await server.signedInAs(role)).get(`/api/users/${seller.id}`);
      expect(reply.body).toEqual(mother());
    },
  );

  it('sees her own profile as other members see it', async () => {
    expect((await seller.get(`/api/users/${seller.id}`)).body).toEqual(mother());
  });

  it('has no live store without a payment account', async () => {
    const other = await server.member({ ...columnsOf.free, shopName: 'Not yet' });
    const { body } = await server.visitor().get(`/api/users/${other.id}`);
    expect(body).toMatchObject({ shopName: 'Not yet', storeLive: false, storeSlug: null });
  });

  it('is not there before her profile is finished, but for herself', async () => {
    const newcomer = await server.member({ ...columnsOf.onboarding });
    const path = `/api/users/${newcomer.id}`;
    for (const role of ['visitor', 'free', 'admin'] as const) {
      expect((await (await server.signedInAs(role)).get(path)).status).toBe(404);
    }
    expect((await newcomer.get(path)).body).toMatchObject({ id: newcomer.id });
  });

  it('is not there for visitors unless she has a shop, in the words for one who does not exist', async () => {
    const other = await server.member({ ...columnsOf.free, firstName: 'Bea' });
    const nobody = await server.visitor().get('/api/users/2000000000');
    for (const role of ['visitor', 'onboarding'] as const) {
      const reply = await (await server.signedInAs(role)).get(`/api/users/${other.id}`);
      expect([reply.status, reply.body]).toEqual([404, nobody.body]);
    }
    expect((await seller.get(`/api/users/${other.id}`)).body).toEqual(nobody.body);
    await connect(server, seller, other);
    expect((await seller.get(`/api/users/${other.id}`)).body).toMatchObject({ firstName: 'Bea' });
  });

  it('is read by visitors and by members as often as the limit allows', async () => {
    server.clock.hold();
    await server.knex('attempts').delete();
    const read = async (by: Visitor, nth: number) => (await by.get(`/api/users/${nth + 1}`)).status;
    const byVisitor = await Promise.all(Array.from({ length: 130 }, (_, nth) => read(server.visitor(), nth)));
    expect(byVisitor.filter((status) => status === 429)).toHaveLength(10);
    const byMember = await Promise.all(Array.from({ length: 130 }, (_, nth) => read(seller, nth)));
    expect(byMember.filter((status) => status === 429)).toHaveLength(10);
    await server.knex('attempts').delete();
  });

  it('who is not there is not found', async () => {
    const reply = await seller.get('/api/users/2000000000');
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ error: 'NOT_FOUND', message: 'We could not find this member.' });
  });

  it('is one statement besides the limit and the session', async () => {
    const statementsOf = (by: Visitor) => server.statements.during(() => by.get(`/api/users/${seller.id}`));
    expect(await statementsOf(seller)).toHaveLength(3);
    await server.knex('attempts').delete();
    expect(await statementsOf(server.visitor())).toHaveLength(2);
  });
});
