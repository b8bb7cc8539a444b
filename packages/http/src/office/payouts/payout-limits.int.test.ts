import { PayoutChecks } from '@nestmates/application/market/payouts/payout-checks.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer();
  bea = await mother(server, { firstName: 'Bea' });
});
afterAll(() => server.close());

/** Each alone is within what a seller is paid in a day, and together they are not. */
const cents = 600_000;

/** How many of two releases of one seller, decided at the same time, wait for a look. */
async function waitingOfTwo(isLocked: boolean): Promise<number> {
  const ana = await mother(server, { firstName: 'Ana' }, 'premium');
  const { container } = server;
  const checks = container.get(PayoutChecks);
  const orders = await Promise.all(
    [1, 2].map(() => insertOrder(server.knex, { buyer: bea, seller: ana }, { priceCents: cents })),
  );
  let both: () => void = () => undefined;
  const haveLooked = new Promise<void>((resolve) => {
    both = resolve;
  });
  let looked = 0;
  const waits = await Promise.all(
    orders.map((id) =>
      container.get(port('transaction')).run(async () => {
        if (isLocked) await container.get(port('ledger')).lockDebtOf(ana.id);
        const found = await checks.waits({ id, buyerId: bea.id, sellerId: ana.id }, cents);
        looked += 1;
        if (looked === 2) both();
        // Both look, without a lock, before either has written down what it asks for.
        if (!isLocked) await haveLooked;
        const step = { step: 'release', cents, key: `release-${id}`, releaseId: null } as const;
        if (!found) await container.get(port('ledger')).ask(id, { ...step, askedAt: server.clock.now() });
        return found;
      }),
    ),
  );
  return waits.filter(Boolean).length;
}

it('of two releases that are above the limit of a day together, one waits for a look', async () => {
  for (let round = 0; round < 10; round += 1) expect(await waitingOfTwo(true)).toBe(1);
});

it('neither would without the lock of the seller, so the lock is needed', async () => {
  expect(await waitingOfTwo(false)).toBe(0);
});
