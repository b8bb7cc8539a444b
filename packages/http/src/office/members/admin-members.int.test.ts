import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { memberSearch } from '@nestmates/infrastructure/office/members/admin-member-reader.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMembers } from '../../../testing/insert-members.ts';
import { connect, mother } from '../../../testing/mothers.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
import { planOf, sentBy } from '../../../testing/query-plans.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ada: TestMember;
let cleo: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  const names = { firstName: 'Cleo', lastName: "O'Hara_50%" };
  cleo = await mother(server, { ...names, email: 'cleo.ohara@nestmates.test', bio: 'secret bio' });
});
afterAll(() => server.close());

const found = async (search: string) =>
  JSON.parse((await ada.get(`/api/admin/members?search=${encodeURIComponent(search)}`)).text).map(
    ({ id }: { id: number }) => id,
  );

describe('the search over members', () => {
  it.each(['CLEO.ohara@', 'ohara', "o'hara", 'Cleo O', '_50%'])('finds her by %s', async (search) => {
    expect(await found(search)).toEqual([cleo.id]);
  });

  it.each(['nobody', '%%%', "' or 1=1 --", '_leo'])('finds nobody by %s', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  it('lists everyone without a search, the newest first, in pages', async () => {
    expect(await found('')).toEqual([cleo.id, ada.id]);
    const { text, headers } = await ada.get('/api/admin/members?limit=1');
    expect(JSON.parse(text)).toMatchObject([{ id: cleo.id, plan: 'pro', isAdmin: false }]);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect(JSON.parse((await ada.get(next)).text)).toMatchObject([{ id: ada.id, isAdmin: true }]);
  });

  it('refuses more than 100 characters', async () => {
    expect((await ada.get(`/api/admin/members?search=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('reads an index and not every member', async () => {
    const others = Array.from({ length: 2000 }, (_, nth) => ({
      email: `other-${nth}@nestmates.test`,
      password: 'none',
    }));
    await insertMembers(server.knex, others, server.clock.now());
    await server.knex.raw('vacuum analyze users');
    const page = { pattern: '%cleo.ohara@%', limit: 51, before: null };
    const plan = await planOf(server, sentBy(server.knex.raw(memberSearch, page)), 'custom');
    expect(plan).toContain('users_by_text');
    expect(plan).not.toContain('Seq Scan on users');
  });
});

describe('what administrators see of a member', () => {
  it('is in the audit, once an hour for each administrator', async () => {
    const [bea, other] = [await mother(server), await mother(server, {}, 'admin')];
    const show = (by: TestMember) => by.get(`/api/admin/members/${bea.id}`);
    const viewedBy = async () => {
      const rows = await server
        .knex('audit')
        .where({ action: 'member.viewed', memberId: bea.id })
        .orderBy('id');
      return rows.map(({ adminId }) => adminId);
    };
    for (const by of [ada, ada, other]) await show(by);
    expect(await viewedBy()).toEqual([ada.id, other.id]);
    server.clock.forward(hours(1));
    await show(ada);
    expect(await viewedBy()).toEqual([ada.id, other.id, ada.id]);
    expect((await ada.get('/api/admin/members/999999')).status).toBe(404);
  });

  it('is her plan, sessions, orders and audit', async () => {
    const bea = await mother(server, { firstName: 'Bea' });
    await connect(server, cleo, bea);
    const problem = { status: 'problem', problemAt: server.clock.now(), shippedAt: server.clock.now() };
    const old = await insertOrder(server.knex, { buyer: cleo, seller: bea }, problem);
    const { status, body } = await ada.get(`/api/admin/members/${cleo.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: cleo.id,
      email: cleo.email,
      plan: 'pro',
      onboarded: true,
      counts: { children: 1, connections: 1, swaps: 0, feedback: 0 },
      sessions: [{ device: expect.any(String), lastSeenOn: expect.any(String) }],
      orders: [{ id: old, status: 'problem', role: 'buyer' }],
      audit: [{ action: 'member.viewed', admin: ada.email, member: cleo.email }],
    });
    expect((await ada.get(`/api/admin/members/${bea.id}`)).body).toMatchObject({
      orders: [{ id: old, role: 'seller' }],
    });
  });

  it('is read in one statement, and what was done to her with the entry of the look in another', async () => {
    const bea = await mother(server);
    await server.container.get(port('keyedDigests')).digest('email', bea.email);
    const statements = await server.statements.during(async () => {
      const { body } = await ada.get(`/api/admin/members/${bea.id}`);
      expect(body).toMatchObject({ id: bea.id, sessions: [{}], audit: [{ action: 'member.viewed' }] });
    });
    expect(statements).toHaveLength(3);
  });

  it('shows no password, token, bio, child or message', async () => {
    await server.knex('children').where({ userId: cleo.id }).update({ name: 'Marigold' });
    const { body, text } = await ada.get(`/api/admin/members/${cleo.id}`);
    expect(text).not.toMatch(/Marigold|secret bio|password|token|digest/i);
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['id', 'email', 'firstName', 'lastName', 'city', 'state', 'plan', 'hasUnlocked', 'isAdmin'],
        ...['createdAt', 'emailVerifiedAt', 'onboarded', 'unlockedVia', 'unlockedAt', 'sessions', 'counts'],
        ...['orders', 'audit', 'moves', 'payoutsHeld', 'asSeller', 'trust'],
      ].sort(),
    );
  });

  it('is nothing for an id that nobody has', async () => {
    expect((await ada.get('/api/admin/members/2000000000')).status).toBe(404);
  });
});
