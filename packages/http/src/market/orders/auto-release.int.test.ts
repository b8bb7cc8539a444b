import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { answerCheckout, checkout, sandboxSums } from '../../../testing/buying.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { signedInMembers } from '../../../testing/signed-in-members.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { startWorkerProgram, type WorkerProgram } from '../../../testing/worker-program.ts';

let server: TestServer;
let workers: readonly WorkerProgram[];
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  const { databaseUrl, origin } = server;
  const start = () => startWorkerProgram({ DATABASE_URL: databaseUrl, PUBLIC_URL: origin });
  workers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await server.close();
});

const patience = { timeout: scaledTimeout(minutes(2)), interval: 100 };
const statuses = async (): Promise<readonly string[]> =>
  server.knex('orders').distinct('status').pluck('status');

/** The clock of all processes, and the jobs that wait for it. */
const advance = (span: number) => server.container.get(port('sandboxTime')).advance(span);

it('comes after seven days and not before, once, with two workers, when the clock is moved', {
  timeout: scaledTimeout(minutes(5)),
}, async () => {
  const [seller] = await signedInMembers(server, 1, columnsOf.premium);
  const buyers = await signedInMembers(server, 12, columnsOf.pro);
  if (!seller) throw new Error('There is no seller');
  await payable(server.knex, seller);
  const ids: number[] = [];
  for (const buyer of buyers) {
    const { body } = await checkout(buyer.at(server), await insertListing(server.knex, seller));
    await answerCheckout(server, body.checkoutUrl, 'pay');
    ids.push(Number(body.orderId));
  }
  await vi.waitFor(async () => expect(await statuses()).toEqual(['pending_shipment']), patience);
  for (const id of ids) expect((await seller.at(server).post(`/api/orders/${id}/ship`, {})).status).toBe(200);

  await advance(days(7) - hours(1));
  await server.runJobs();
  expect(await statuses()).toEqual(['shipped']);
  expect(await sandboxSums(server, ids[0] ?? 0)).toMatchObject({ held: 4800, released: 0 });

  await advance(hours(1) + minutes(1));
  const settled = async () =>
    server.knex('orders').where({ status: 'completed', moneyDue: false }).pluck('id');
  await vi.waitFor(async () => expect(await settled()).toHaveLength(ids.length), patience);
  for (const id of ids) {
    const released = server.knex('order_events').where({ orderId: id, action: 'autoRelease' });
    expect(await released).toHaveLength(1);
    expect(await server.knex('transactions').where({ orderId: id, kind: 'release' })).toHaveLength(1);
    expect(await sandboxSums(server, id)).toMatchObject({ held: 0, released: 4800 });
  }
  await expectBooksToAgree(server);
});
