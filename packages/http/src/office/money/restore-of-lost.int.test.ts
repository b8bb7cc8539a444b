import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree, reconcile } from '../../../testing/books.ts';
import { takeDump } from '../../../testing/database-dump.ts';
import { restoreDrill } from '../../../testing/restore-drill.ts';

let drill: Awaited<ReturnType<typeof restoreDrill>>;
beforeAll(async () => {
  drill = await restoreDrill({ TAXES: 'provider' });
});
afterAll(() => drill.stop());

it('books the tax of a lost sale as tax, and nothing of it as our fee', async () => {
  const { server, ada, order, preview, take } = drill;
  const restore = await takeDump(server.knex);
  const lost = await order();
  const payment = await lost.pay();
  await lost.release();
  const { money } = (await drill.bea.get(`/api/orders/${lost.orderId}`)).body;
  await restore();
  await reconcile(server);
  const seen = await preview(payment);
  expect(money).toMatchObject({ charged: 5408 });
  expect(seen.shares).toMatchObject([
    { party: 'buyer', after: -5408 },
    { party: 'seller', after: 4800 },
    { party: 'held', after: 196 },
    { party: 'tax', after: 412 },
    { party: 'provider', after: 187 },
    { party: 'platform', after: -187 },
  ]);
  expect(await take(ada, payment, seen.seen)).toBe('Taken over into our books');
  await expectBooksToAgree(server);
});

it('is refused where a debt from before the dump may have been taken from it', async () => {
  const { server, ada, order, preview, take } = drill;
  const cancelled = await order();
  await cancelled.pay();
  await cancelled.refund();
  const restore = await takeDump(server.knex);
  const lost = await order();
  const payment = await lost.pay();
  await lost.release();
  await restore();
  await reconcile(server);
  expect(await take(ada, payment, (await preview(payment)).seen)).toBe('SELLER_OWES');
});
