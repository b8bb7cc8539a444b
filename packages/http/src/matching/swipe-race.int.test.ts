import type { Swipes } from '@nestmates/application/matching/ports.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { elsewhere } from '../testing/elsewhere.ts';
import { mother } from '../testing/mothers.ts';
import { type TestServer, type TestServerOptions, testServer } from '../testing/test-server.ts';

const open: TestServer[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

/** What one would write first: look how many there were, and then count. */
const naively = (transaction: KnexTransaction): Swipes => ({
  async take(memberId, day, max) {
    const [used] = await transaction.db('swipes').where({ memberId, day });
    if (used && used.count >= max) return false;
    const row = { memberId, day, count: (used?.count ?? 0) + 1 };
    await transaction.db('swipes').insert(row).onConflict('memberId').merge();
    return true;
  },
  giveBack: () => Promise.resolve(),
});

/** Thirty swipes of one Free member at once, half of them on each of two servers: how many went through? */
async function thirtyAtOnce(options: TestServerOptions = {}): Promise<number> {
  const one = await testServer({
    env: { RATE_LIMITS: 'off', DATABASE_POOL: '16' },
    ...options,
  });
  open.push(one);
  const two = await one.another();
  const cleo = await mother(one, {}, 'free');
  const others = await Promise.all(Array.from({ length: 30 }, () => mother(one)));
  const replies = await Promise.all(
    others.map(({ id }, n) => {
      const by = n % 2 ? cleo : elsewhere(cleo, two);
      return n % 3
        ? by.post('/api/match/skip', { userId: id })
        : by.post('/api/connections/request', { recipientId: id });
    }),
  );
  const refused = replies.filter(({ body }) => body.error === 'SWIPE_LIMIT').length;
  const through = replies.filter(({ status }) => status === 200).length;
  expect(through + refused).toBe(30);
  const passes = await one.knex('passes').where({ memberId: cleo.id });
  const requests = await one.knex('connection_requests').where({ requesterId: cleo.id });
  expect(passes.length + requests.length).toBe(through);
  return through;
}

describe('the limit of twenty swipes', () => {
  it('lets exactly twenty through, however many come at once', async () => {
    for (let round = 0; round < 3; round += 1) expect(await thirtyAtOnce()).toBe(20);
  });

  it('would let more through if looking and counting were two steps', async () => {
    const through = await thirtyAtOnce({
      swap: (container) => {
        container.rebind(ports.swipes).toConstantValue(naively(container.get(KnexTransaction)));
      },
    });
    expect(through).toBeGreaterThan(20);
  });
});
