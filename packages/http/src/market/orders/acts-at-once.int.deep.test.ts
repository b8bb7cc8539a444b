import { rounds } from '@nestmates/domain/testing/depth.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoFaults, Sale } from '../../../testing/acts-at-once.ts';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { type ShopOfTwo, shopAtSandbox, shopAtStripe } from '../../../testing/shop-of-two.ts';
import type { TestServer } from '../../../testing/test-server.ts';

type Act = (sale: Sale, at: TestServer) => Promise<unknown>;
const order = ({ orderId }: Sale, what: string) => `/api/orders/${orderId}/${what}`;

const acts: Readonly<Record<string, Act>> = {
  'seller ships': (sale, at) => sale.sends('ships', sale.seller, at, order(sale, 'ship')),
  'seller refunds': (sale, at) => sale.sends('refunds', sale.seller, at, order(sale, 'refund')),
  'seller refunds a part': (sale, at) =>
    sale.sends('part', sale.seller, at, order(sale, 'refund-in-part'), { amount: 700, agreed: 0 }),
  'seller cancels': (sale, at) => sale.sends('seller cancels', sale.seller, at, order(sale, 'cancel')),
  'seller has the code': async (sale, at) =>
    sale.sends('code', sale.seller, at, order(sale, 'pickup'), { code: await sale.pickupCode() }),
  'seller leaves': (sale, at) => sale.leaves('seller leaves', sale.seller, at),
  'seller is suspended': async ({ seller, did }, { container }) => {
    did.push('suspended');
    await container.get(port('transaction')).run(async () => {
      await container.get(port('restrictionStore')).lockMember(seller.id);
      await container
        .get(port('restrictions'))
        .impose(seller.id, { kind: 'suspended', until: null }, 'weight');
    });
  },
  'buyer confirms': (sale, at) => sale.sends('confirms', sale.buyer, at, order(sale, 'confirm-delivery')),
  'buyer reports': (sale, at) =>
    sale.sends('reports', sale.buyer, at, order(sale, 'problem'), { text: 'A wheel is loose.' }),
  'buyer cancels': (sale, at) => sale.sends('buyer cancels', sale.buyer, at, order(sale, 'cancel')),
  'buyer leaves': (sale, at) => sale.leaves('buyer leaves', sale.buyer, at),
  'admin refunds': (sale, at) => sale.decides('admin refunds', at, 'refund'),
  'admin refunds a part': (sale, at) =>
    sale.decides('admin part', at, 'refund-in-part', { amount: 900, agreed: 0 }),
  'admin releases': (sale, at) => sale.decides('admin releases', at, 'release'),
  'admin marks unclaimed': (sale, at) => sale.decides('admin marks', at, 'mark-unclaimed'),
  'admin sends unclaimed': (sale, at) => sale.decides('admin sends', at, 'pay-unclaimed'),
  'bank takes all': (sale) => sale.bankTakes(4975),
  'bank takes a part': (sale) => sale.bankTakes(1500),
  'bank asks': (sale) => sale.bankTakes(0),
  'bank gives it back': (sale) => sale.bankDecides('won'),
  'bank keeps it': (sale) => sale.bankDecides('lost'),
  'bank asks no more': (sale) => sale.bankDecides('closed'),
  'workers work': ({ shop }) => shop.hear(),
};
const likely = [
  'seller ships',
  'buyer confirms',
  'seller refunds',
  'buyer leaves',
  'seller leaves',
  'seller has the code',
  'bank takes all',
];

/** The same numbers for a seed, as mulberry32 makes them. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A bank takes something of the first sale of these. */
const first = Number(process.env.ACTS_SEED ?? 20_261_132);

describe.each([
  ['the sandbox', shopAtSandbox],
  ['Stripe', shopAtStripe],
] as const)('who acts at once, at %s', (_, open) => {
  let shop: ShopOfTwo;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('ends with what each party must have', { timeout: 3_600_000 }, async () => {
    let disputes = 0;
    for (let seed = first; seed < first + rounds(60, 2); seed += 1) {
      const random = randomOf(seed);
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
      const sale = await Sale.of(shop, random() < 0.3);
      const names = Object.keys(acts);
      for (let step = 0; step < 4; step += 1) {
        await sale.newAdmin();
        const one = random() < 0.6 ? pick(likely) : pick(names);
        // A double tap in two tabs, or two who act at once.
        const two = random() < 0.25 ? one : random() < 0.5 ? pick(likely) : pick(names);
        sale.did.push(`— ${one} + ${two}`);
        await Promise.all([acts[one]?.(sale, shop.server), acts[two]?.(sale, shop.other)]);
        if (random() < 0.8) await shop.hear();
        if (random() < 0.3) await sale.pass(pick([1, 2, 8]));
      }
      await sale.expectRightEnd(random() < 0.5, random() < 0.5 ? 'won' : 'lost').catch((error: unknown) => {
        throw new Error(`Seed ${seed}: ${sale.did.join(', ')}`, { cause: error });
      });
      await expectNoFaults(shop);
      disputes += sale.disputes;
    }
    expect(disputes).toBeGreaterThan(0);
    await expectBooksToAgree(shop.server);
  });
});
