import { moneySentences } from '@nestmates/domain/market/orders/money-words.ts';
import { describe, expect, it } from 'vitest';
import {
  type OrdersInMemory,
  ordersInMemory,
  paidOrder,
} from '../../../../testing/memory/orders-in-memory.ts';
import { orderEmails } from '../actions/order-action-rows.ts';

async function cancelled(app: OrdersInMemory): Promise<number> {
  const orderId = await paidOrder(app);
  await app.orders.take('cancel', app.ana, orderId);
  await app.runJobs();
  return orderId;
}

/** Confirmed, and no worker has run since. */
async function confirmed(app: OrdersInMemory): Promise<number> {
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.runJobs();
  await app.orders.take('confirm', app.bea, orderId);
  return orderId;
}

async function toldSeller(app: OrdersInMemory, orderId: number): Promise<string> {
  const { money, status, role } = await app.pages.show(app.ana, orderId);
  const reader = { role, Other: 'Bea', other: 'Bea', isCompleted: status === 'completed' };
  return moneySentences(money, reader)
    .map(({ text }) => text)
    .join(' ');
}

describe('a debt on the page of the order that it is from', () => {
  it('is owed until another sale has paid it', async () => {
    const app = ordersInMemory();
    const orderId = await cancelled(app);
    expect(await toldSeller(app, orderId)).toContain(
      '$1.74 became a debt. Altogether $1.74 is owed to us, which is taken from what you are paid next.',
    );
    await confirmed(app);
    await app.runJobs();
    expect(await toldSeller(app, orderId)).toMatch(/\$1\.74 became a debt, which is paid\.$/);
  });

  it('is owed together with those of other sales', async () => {
    const app = ordersInMemory();
    const orderId = await cancelled(app);
    await cancelled(app);
    expect(await toldSeller(app, orderId)).toContain('$1.74 became a debt. Altogether $3.48 is owed to us,');
  });

  it('is said nothing of to the buyer', async () => {
    const app = ordersInMemory();
    const { money } = await app.pages.show(app.bea, await cancelled(app));
    expect(money).not.toHaveProperty('owing');
    expect(money).not.toHaveProperty('debt');
  });

  it('is said in the list of sales, too', async () => {
    const app = ordersInMemory();
    const orderId = await cancelled(app);
    const { items } = await app.pages.sold(app.ana, { limit: 10 });
    expect(items.find(({ id }) => id === orderId)?.money).toMatchObject({ owing: 174, debt: 174 });
  });
});

describe('a debt on what is about to be released', () => {
  it('is kept of it, on the page and in the letter', async () => {
    const app = ordersInMemory();
    await cancelled(app);
    const orderId = await confirmed(app);
    expect(await toldSeller(app, orderId)).toBe(
      '$48.00 is released to you. $1.74 of it is kept for what is owed to us.',
    );
    await app.runJobs();
    expect(await toldSeller(app, orderId)).toBe(
      'You were paid $46.26. $1.74 was kept for what was owed to us.',
    );
  });

  it('is kept of it in the letter', async () => {
    const app = ordersInMemory();
    await cancelled(app);
    const facts = await orderEmails.completed.facts(
      app.letters,
      { orderId: await confirmed(app) },
      app.clock.now(),
    );
    expect(facts && orderEmails.completed.words(facts)).toMatchObject({
      paragraphs: [
        expect.any(String),
        '$48.00 is released to you. $1.74 of it is kept for what is owed to us.',
      ],
    });
  });
});
