import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const pricesOf = (body: unknown) =>
  (body as { id: string; priceCents: number }[]).map(({ id, priceCents }) => [id, priceCents]);

describe('the plans', () => {
  it('are told to everyone, with their prices and what they open', async () => {
    const { status, body } = await server.visitor().get('/api/plans');
    expect(status).toBe(200);
    expect(pricesOf(body)).toEqual([
      ['free', 0],
      ['pro', 799],
      ['premium', 1199],
    ]);
    expect(body).toContainEqual(
      expect.objectContaining({
        id: 'pro',
        features: expect.arrayContaining([
          { says: 'Unlimited messaging', open: true },
          { says: 'Browse and buy in the marketplace', open: true },
        ]),
      }),
    );
  });

  it('are the same for a member, and ask nothing of the database', async () => {
    const visitor = await server.visitor().get('/api/plans');
    expect((await (await server.signedInAs('premium')).get('/api/plans')).body).toEqual(visitor.body);
    const seen = await server.statements.during(() => server.visitor().get('/api/plans'));
    expect(seen).toHaveLength(0);
  });

  it('cost what the configuration says', async () => {
    const dear = await testServer({ env: { PRICE_PRO_CENTS: '1000', PRICE_PREMIUM_CENTS: '2000' } });
    try {
      const { body } = await dear.visitor().get('/api/plans');
      expect(pricesOf(body)).toEqual([
        ['free', 0],
        ['pro', 1000],
        ['premium', 2000],
      ]);
    } finally {
      await dear.close();
    }
  });
});
