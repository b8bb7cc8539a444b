import { days } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { sell } from '../../../testing/shop-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const pathOf = (url: unknown): string => {
  const { pathname, search } = new URL(String(url), server.origin);
  return pathname + search;
};

const begin = async (by: TestMember): Promise<string> =>
  pathOf((await by.post('/api/stripe/connect/onboard')).body.url);

/** Leaves the provider's page, and comes back by the address that it leads to. */
async function leave(by: TestMember, page: string, answer: 'finish' | 'abandon'): Promise<string | null> {
  const left = await by.send('POST', page, { body: { outcome: answer } });
  const back = await by.get(pathOf(left.headers.get('location')));
  expect([left.status, back.status]).toEqual([303, 302]);
  return back.headers.get('location');
}

const statusOf = async (by: TestMember) => (await by.get('/api/stripe/connect/status')).body;

describe('setting up a payment account', () => {
  it('leads to the provider and back, after which she can sell', async () => {
    const sara = await mother(server, {}, 'premium');
    expect(await statusOf(sara)).toEqual({ connected: false, started: false, kept: 0 });
    const page = await begin(sara);
    expect((await sara.get(page)).text).toContain('No real money moves');
    expect(await statusOf(sara)).toEqual({ connected: false, started: true, kept: 0 });
    expect(await leave(sara, page, 'finish')).toBe('/marketplace/new?stripe_connected=true');
    expect(await statusOf(sara)).toEqual({ connected: true, started: true, kept: 0 });
    expect((await sell(sara)).status).toBe(200);
  });

  it('can be left and gone on with', async () => {
    const sara = await mother(server, {}, 'premium');
    expect(await leave(sara, await begin(sara), 'abandon')).toBe(
      '/marketplace/new?error=stripe_connect_failed',
    );
    expect(pathOf((await sell(sara)).body.onboardingUrl)).toBe('/marketplace/new');
    const page = await begin(sara);
    expect(await leave(sara, page, 'finish')).toBe('/marketplace/new?stripe_connected=true');
    expect(await server.knex('payment_accounts').where({ userId: sara.id })).toHaveLength(1);
  });

  it('can be gone on with by a banned seller, who begins none', async () => {
    const [sara, tess] = [await mother(server, {}, 'premium'), await mother(server, {}, 'premium')];
    await begin(sara);
    for (const { id: memberId } of [sara, tess]) {
      await server.knex('restricted_members').insert({ memberId, kind: 'banned' });
    }
    expect((await sara.get('/api/seller/payment-account')).body).toMatchObject({ concern: 'none' });
    await leave(sara, await begin(sara), 'finish');
    expect(await statusOf(sara)).toEqual({ connected: true, started: true, kept: 0 });
    const refused = await tess.post('/api/stripe/connect/onboard');
    expect([refused.status, refused.body.error]).toEqual([403, 'RESTRICTED']);
    expect(await statusOf(tess)).toEqual({ connected: false, started: false, kept: 0 });
    expect(await server.knex('payment_accounts').where({ userId: tess.id })).toEqual([]);
  });

  it('leaves nothing at the sandbox once her account is deleted', async () => {
    const sara = await mother(server, {}, 'premium');
    await leave(sara, await begin(sara), 'finish');
    const { providerAccountId: accountId } = await server
      .knex('payment_accounts')
      .where({ userId: sara.id })
      .first();
    const accounts = server.knex('sandbox_sellers').where({ accountId });
    expect(await accounts.clone()).toHaveLength(1);
    expect((await sara.delete('/api/account', { password: memberPassword })).status).toBe(200);
    expect(await accounts.clone()).toEqual([]);
  });

  it('says with a code why it came to nothing', async () => {
    const sara = await mother(server, {}, 'premium');
    const back = async (query: string) =>
      (await sara.get(`/api/stripe/connect/return${query}`)).headers.get('location');
    expect(await back('')).toBe('/marketplace/new?error=invalid_oauth_response');
    expect(await back('?state=forged')).toBe('/marketplace/new?error=invalid_state');
    const page = await begin(sara);
    const state = new URL(
      (
        await server
          .knex('sandbox_sellers')
          .where({ pageToken: page.split('/').at(-1) })
          .first()
      ).returnUrl,
    ).search;
    await server
      .knex('sandbox_sellers')
      .where({ pageToken: page.split('/').at(-1) })
      .delete();
    expect(await back(state)).toBe('/marketplace/new?error=no_account_id');
    server.clock.forward(days(3));
    expect(await back(state)).toBe('/marketplace/new?error=invalid_state');
  });

  it('gives a new page for one that was used', async () => {
    const sara = await mother(server, {}, 'premium');
    const page = await begin(sara);
    const { returnUrl } = await server
      .knex('sandbox_sellers')
      .where({ pageToken: page.split('/').at(-1) })
      .first();
    const refresh = pathOf(returnUrl).replace('/return', '/refresh');
    const anew = pathOf((await sara.get(refresh)).headers.get('location'));
    expect(anew).not.toBe(page);
    expect((await sara.get(page)).status).toBe(404);
    expect((await sara.get(anew)).status).toBe(200);
    expect((await sara.get(refresh)).headers.get('location')).toBe('/marketplace/new?error=invalid_state');
  });
});
