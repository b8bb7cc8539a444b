import { fork } from 'node:child_process';
import { once } from 'node:events';
import { CheckoutResults } from '@nestmates/application/market/orders/checkout-results.ts';
import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { PaymentChanges } from '@nestmates/application/market/orders/money/payment-changes.ts';
import { Settlement } from '@nestmates/application/market/orders/money/settlement.ts';
import { OrderClock } from '@nestmates/application/market/orders/order-clock.ts';
import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { isFull, rounds, sampled } from '@nestmates/domain/testing/depth.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { compileCache } from '@nestmates/infrastructure/testing/server-programs.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { answerCheckout, checkout, sandboxSums } from '../../../testing/buying.ts';
import type { Work } from '../../../testing/crashing-worker.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  // The queue learns the names of jobs from its worker. Otherwise the first to add one would keep all others waiting.
  await server.runJobs();
});
afterAll(() => server.close());

const program = new URL('../../../testing/crashing-worker.ts', import.meta.url);

interface Trade {
  readonly seller: Visitor & { readonly id: number };
  readonly buyer: Visitor & { readonly id: number };
  readonly listingId: number;
}

/** Makes two members for each, since who is stopped keeps locks on them and on the pair. */
async function trades(count: number): Promise<readonly Trade[]> {
  const buyers = await signedInMembers(server, count, columnsOf.pro);
  const sellers = await signedInMembers(server, count, columnsOf.premium);
  return Promise.all(
    sellers.map(async (seller, nth): Promise<Trade> => {
      const buyer = buyers[nth];
      if (!buyer) throw new Error('There are as many buyers as sellers');
      await payable(server.knex, seller);
      return {
        seller: Object.assign(seller.at(server), { id: seller.id }),
        buyer: Object.assign(buyer.at(server), { id: buyer.id }),
        listingId: await insertListing(server.knex, seller),
      };
    }),
  );
}

interface Purchase extends Trade {
  readonly orderId: number;
}

async function paidOnPage(trade: Trade): Promise<Purchase> {
  const { status, body, text } = await checkout(trade.buyer, trade.listingId);
  expect(status, text).toBe(200);
  await answerCheckout(server, body.checkoutUrl, 'pay');
  return { ...trade, orderId: Number(body.orderId) };
}

async function purchases(count: number): Promise<readonly Purchase[]> {
  const bought: Purchase[] = [];
  for (const trade of await trades(count)) bought.push(await paidOnPage(trade));
  await server.runJobs();
  // What the provider takes of a payment stands in the ledger by the time that anything is settled.
  for (let nth = 0; nth < count; nth += 50) await server.container.get(PaymentChanges).lookAtOld();
  return bought;
}

async function shipped(count: number): Promise<readonly Purchase[]> {
  const bought = await purchases(count);
  for (const { seller, orderId } of bought) await succeed(seller, `/api/orders/${orderId}/ship`);
  return bought;
}

async function succeed(by: Visitor, path: string, body: object = {}): Promise<void> {
  const reply = await by.post(path, body);
  expect(reply.status, reply.text).toBe(200);
}

const orderIn = (id: number) => server.knex('orders').where({ id }).first();
/** Another worker, within a minute. */
async function sweep(): Promise<void> {
  await server.container.get(OrderClock).sweep();
  await server.container.get(Settlement).sweep();
}

async function bothLedgers({ buyer, orderId }: Purchase) {
  const { body } = await buyer.get(`/api/orders/${orderId}`);
  const theirs = await sandboxSums(server, orderId);
  const { charged, held, released, refunded } = body.money as OrderView['money'];
  expect(theirs).toMatchObject({ charged, held, released, refunded });
  return theirs;
}

/**
 * One process does all these works, of which the first has come to its first step, the second to its second and so
 * on, when it is killed. There are more of them than steps, so that the last ones are done. In short there is one work,
 * which has come to this step.
 */
async function killedAtEachStep(works: readonly Work[], inShort = 1): Promise<number> {
  const firstStep = String(isFull ? 1 : inShort);
  const child = fork(program, [JSON.stringify(works), firstStep, server.clock.now().toISOString()], {
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
  const ended = once(child, 'exit');
  const told = new Promise<readonly boolean[]>((resolve, reject) => {
    child.once('message', (message: { readonly stopped: readonly boolean[] }) => resolve(message.stopped));
    void ended.then(([code, signal]) => reject(new Error(`The process ended with ${code ?? signal}`)));
  });
  const stopped = await told;
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  const steps = isFull ? stopped.indexOf(false) : works.length;
  expect(stopped).toEqual(works.map((_, nth) => nth < steps));
  return steps;
}

describe('a process that is killed', { timeout: 180_000 }, () => {
  afterEach(async () => {
    expect(
      (await checkLedger(server.container.get(port('moneyQueries')), server.clock.now())).faults,
    ).toEqual([]);
    await expectBooksToAgree(server);
  });

  it('while a buyer goes to pay, leaves one order and one page for her next try', async () => {
    const begun = await trades(rounds(12));
    const steps = await killedAtEachStep(
      begun.map(({ buyer, listingId }) => ({ does: 'checkout', buyerId: buyer.id, listingId })),
      5,
    );
    // Three around the reservation and two around the provider; the page is kept by a single statement after them.
    expect(steps).toBe(rounds(5));
    for (const trade of begun) {
      const purchase = await paidOnPage(trade);
      const orders = await server.knex('orders').where({ listingId: trade.listingId });
      expect(orders).toHaveLength(1);
      const pages = await server.knex('sandbox_checkouts').where({ reference: orders[0].reference });
      expect(pages).toHaveLength(1);
      await server.container.get(CheckoutResults).changed(pages[0].id, 'sandbox');
      expect(await bothLedgers(purchase)).toMatchObject({ charged: 4975, held: 4800 });
    }
  });

  if (isFull) {
    it('while a payment is entered, leaves it to the next who hears of it', async () => {
      const paid: (Purchase & { readonly checkoutId: string })[] = [];
      for (const trade of await trades(8)) {
        const purchase = await paidOnPage(trade);
        const { checkoutId } = await orderIn(purchase.orderId);
        paid.push({ ...purchase, checkoutId });
      }
      const steps = await killedAtEachStep(
        paid.map(({ checkoutId }) => ({ does: 'enter-payment', checkoutId })),
      );
      expect(steps).toBeGreaterThan(3);
      for (const { checkoutId, ...purchase } of paid) {
        await server.container.get(CheckoutResults).changed(checkoutId, 'sandbox');
        expect(await orderIn(purchase.orderId)).toMatchObject({ status: 'pending_shipment' });
        expect(await bothLedgers(purchase)).toMatchObject({ charged: 4975, held: 4800, fees: 175 });
      }
    });
  }

  it('while a seller ships, has sent it or not, and she can do it again if not', async () => {
    const bought = await purchases(rounds(5));
    const steps = await killedAtEachStep(
      bought.map(({ seller, orderId }) => ({ does: 'ship', sellerId: seller.id, orderId })),
      2,
    );
    expect(steps).toBe(rounds(3));
    for (const [nth, purchase] of bought.entries()) {
      const { orderId, seller } = purchase;
      const { status } = await seller.post(`/api/orders/${orderId}/ship`, {});
      // Its third step comes after the commit.
      expect(status).toBe(nth < 2 ? 200 : 409);
      expect(await server.knex('order_events').where({ orderId, action: 'ship' })).toHaveLength(1);
      expect(await orderIn(orderId)).toMatchObject({ status: 'shipped' });
      expect(await bothLedgers(purchase)).toMatchObject({ held: 4800, released: 0 });
    }
  });

  if (isFull) {
    it('while seven days are over, leaves the release to another worker', async () => {
      const sent = await shipped(6);
      const shippedAt = later(server.clock.now(), -days(7));
      await server
        .knex('orders')
        .whereIn(
          'id',
          sent.map(({ orderId }) => orderId),
        )
        .update({ shippedAt });
      const steps = await killedAtEachStep(sent.map(({ orderId }) => ({ does: 'look', orderId })));
      expect(steps).toBeGreaterThan(1);
      await sweep();
      for (const purchase of sent) {
        expect(await orderIn(purchase.orderId)).toMatchObject({ status: 'completed', moneyDue: false });
        expect(await bothLedgers(purchase)).toMatchObject({ held: 0, released: 4800 });
      }
    });
  }

  if (isFull) {
    it('while a seller refunds, has decided it or not, and the money follows', async () => {
      const sent = await shipped(5);
      const steps = await killedAtEachStep(
        sent.map(({ seller, orderId }) => ({ does: 'refund', sellerId: seller.id, orderId })),
      );
      expect(steps).toBe(3);
      await sweep();
      for (const [nth, purchase] of sent.entries()) {
        const isDecided = nth >= 2;
        expect(await orderIn(purchase.orderId)).toMatchObject({ status: isDecided ? 'refunded' : 'shipped' });
        expect(await bothLedgers(purchase)).toMatchObject({ refunded: isDecided ? 4975 : 0 });
      }
    });
  }

  const settled = {
    released: {
      by: ({ buyer, orderId }: Purchase) => succeed(buyer, `/api/orders/${orderId}/confirm-delivery`),
      sums: { held: 0, released: 4800, refunded: 0 },
      minSteps: 16,
    },
    refunded: {
      by: ({ seller, orderId }: Purchase) => succeed(seller, `/api/orders/${orderId}/refund`),
      sums: { held: 0, released: 0, refunded: 4975 },
      minSteps: 16,
    },
    'refunded and taken back from the seller': {
      by: async ({ buyer, orderId }: Purchase) => {
        await succeed(buyer, `/api/orders/${orderId}/confirm-delivery`);
        await server.container.get(Settlement).settle({ orderId });
        const [admin] = await signedInMembers(server, 1, columnsOf.admin);
        await succeed(admin?.at(server) ?? buyer, `/api/admin/orders/${orderId}/refund`, { text: 'Broken.' });
      },
      sums: { held: 0, released: 0, refunded: 4975 },
      minSteps: 32,
    },
  };

  it.each(sampled(Object.keys(settled) as (keyof typeof settled)[], 3))(
    'while money is %s, lets it be moved once all the same',
    async (kind) => {
      const { by, sums, minSteps } = settled[kind];
      const sent = await shipped(rounds(minSteps + 8));
      for (const purchase of sent) await by(purchase);
      const steps = await killedAtEachStep(
        sent.map(({ orderId }) => ({ does: 'settle', orderId })),
        10,
      );
      expect(steps).toBeGreaterThanOrEqual(rounds(minSteps));
      await sweep();
      for (const purchase of sent) {
        expect(await orderIn(purchase.orderId)).toMatchObject({ moneyDue: false });
        expect(await bothLedgers(purchase)).toMatchObject(sums);
      }
    },
  );
});
