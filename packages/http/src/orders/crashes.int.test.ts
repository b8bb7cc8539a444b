import { fork } from 'node:child_process';
import { once } from 'node:events';
import { CheckoutResults } from '@nestmates/application/orders/checkout-results.ts';
import { checkLedger } from '@nestmates/application/orders/ledger-check.ts';
import { OrderClock } from '@nestmates/application/orders/order-clock.ts';
import { Settlement } from '@nestmates/application/orders/settlement.ts';
import { days, later } from '@nestmates/domain/shared/time.ts';
import { moneyQueries } from '@nestmates/infrastructure/orders/ports.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerCheckout, buy, checkout, sandboxSums } from '../../testing/buying.ts';
import type { Work } from '../../testing/crashing-worker.ts';
import { mother } from '../../testing/mothers.ts';
import { insertListing, payable } from '../../testing/order-setup.ts';
import { compileCache } from '../../testing/program.ts';
import { type TestMember, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ana = await mother(server, { firstName: 'Ana' }, 'premium');
  bea = await mother(server, { firstName: 'Bea' });
  await payable(server.knex, ana);
});
afterAll(() => server.close());

const program = new URL('../../testing/crashing-worker.ts', import.meta.url);

/** Whether a process that does the work was killed before it was done. */
async function isKilledAt(step: number, work: Work): Promise<boolean> {
  const child = fork(program, [JSON.stringify(work), String(step)], {
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: compileCache,
      DATABASE_URL: server.databaseUrl,
      // The same as the server's: a call is repeated with the same return addresses.
      PUBLIC_URL: server.origin,
    },
  });
  const [code, signal] = await once(child, 'exit');
  if (signal === null) expect(code).toBe(0);
  return signal === 'SIGKILL';
}

const item = () => insertListing(server.knex, ana);
const orderIn = (id: number) => server.knex('orders').where({ id }).first();
/** Another worker, within a minute. */
async function sweep(): Promise<void> {
  await server.container.get(OrderClock).sweep();
  await server.container.get(Settlement).sweep();
}

async function bothLedgers(orderId: number) {
  const { body } = await bea.get(`/api/orders/${orderId}`);
  const theirs = await sandboxSums(server, orderId);
  expect(theirs).toMatchObject(body.money as unknown as object);
  return theirs;
}

/** Kills a process at each step of the work, one after the other, until it is done before. */
async function killedAtEachStep(
  round: () => Promise<{ readonly work: Work; readonly check: () => Promise<void> }>,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const { work, check } = await round();
    const killed = await isKilledAt(step, work);
    await check();
    if (!killed) return step - 1;
  }
}

describe('a process that is killed', { timeout: 300_000 }, () => {
  afterEach(async () => {
    expect((await checkLedger(server.container.get(moneyQueries))).faults).toEqual([]);
  });

  it('while a buyer goes to pay, leaves one order and one page for her next try', async () => {
    const steps = await killedAtEachStep(async () => {
      const listingId = await item();
      return {
        work: { does: 'checkout', buyerId: bea.id, listingId },
        async check() {
          const { status, body, text } = await checkout(bea, listingId);
          expect(status, text).toBe(200);
          const orders = await server.knex('orders').where({ listingId });
          expect(orders).toHaveLength(1);
          const pages = await server.knex('sandbox_checkouts').where({ orderId: Number(body.orderId) });
          expect(pages).toHaveLength(1);
          await answerCheckout(server, body.checkoutUrl, 'pay');
          await server.container.get(CheckoutResults).changed(pages[0].id);
          expect(await bothLedgers(Number(body.orderId))).toMatchObject({ charged: 4969, held: 4800 });
        },
      };
    });
    expect(steps).toBeGreaterThan(5);
  });

  it('while a payment is entered, leaves it to the next who hears of it', async () => {
    const steps = await killedAtEachStep(async () => {
      const { body } = await checkout(bea, await item());
      const orderId = Number(body.orderId);
      await answerCheckout(server, body.checkoutUrl, 'pay');
      const { checkoutId } = await orderIn(orderId);
      return {
        work: { does: 'enter-payment', checkoutId },
        async check() {
          await server.container.get(CheckoutResults).changed(checkoutId);
          expect(await orderIn(orderId)).toMatchObject({ status: 'pending_shipment' });
          expect(await bothLedgers(orderId)).toMatchObject({ charged: 4969, held: 4800, fees: 169 });
        },
      };
    });
    expect(steps).toBeGreaterThan(3);
  });

  it('while seven days are over, leaves the release to another worker', async () => {
    const steps = await killedAtEachStep(async () => {
      const orderId = await buy(server, bea, await item());
      await ana.post(`/api/orders/${orderId}/ship`, {});
      const shippedAt = later(server.clock.now(), -days(7));
      await server.knex('orders').where({ id: orderId }).update({ shippedAt });
      return {
        work: { does: 'look', orderId },
        async check() {
          await sweep();
          expect(await orderIn(orderId)).toMatchObject({ status: 'completed', moneyDue: false });
          expect(await bothLedgers(orderId)).toMatchObject({ held: 0, released: 4800 });
        },
      };
    });
    expect(steps).toBeGreaterThan(1);
  });

  it.each([
    ['released', 'confirm-delivery', 'buyer', { held: 0, released: 4800, refunded: 0 }],
    ['refunded', 'refund', 'seller', { held: 0, released: 0, refunded: 4969 }],
  ] as const)('while money is %s, lets it be moved once all the same', async (_, action, by, sums) => {
    const steps = await killedAtEachStep(async () => {
      const orderId = await buy(server, bea, await item());
      await ana.post(`/api/orders/${orderId}/ship`, {});
      const { status } = await (by === 'buyer' ? bea : ana).post(`/api/orders/${orderId}/${action}`);
      expect(status).toBe(200);
      return {
        work: { does: 'settle', orderId },
        async check() {
          await sweep();
          expect(await orderIn(orderId)).toMatchObject({ moneyDue: false });
          expect(await bothLedgers(orderId)).toMatchObject(sums);
        },
      };
    });
    expect(steps).toBeGreaterThan(7);
  });
});
