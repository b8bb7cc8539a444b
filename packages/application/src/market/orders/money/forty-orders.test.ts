import { heldOfPayment } from '@nestmates/domain/market/orders/money-shown.ts';
import { moneySentences } from '@nestmates/domain/market/orders/money-words.ts';
import { moneyFaults, moneyOf } from '@nestmates/domain/market/orders/settlement.ts';
import { balanceOf } from '@nestmates/domain/money/payments/ledger.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { expect, it } from 'vitest';
import { emailOf } from '../../../../testing/a-member.ts';
import {
  type OrdersInMemory,
  ordersInMemory,
  paidOrder,
} from '../../../../testing/memory/orders-in-memory.ts';
import {
  afterCancelled,
  forPickup,
  fortyOrders,
  paused,
  withTax,
} from '../../../../testing/orders/forty-orders.ts';
import { orderSteps, tellOfCheckout, tellOfPayment } from '../../../../testing/orders/memory-histories.ts';

/** Address from the folder of this test. */
const page = '../../../../../../docs/reference/words-of-forty-orders.md';

type Role = 'buyer' | 'seller';

/** What the page of the order says of the money, and the subject of the newest letter. */
async function toldTo(app: OrdersInMemory, orderId: number, role: Role): Promise<string> {
  const me = role === 'buyer' ? app.bea : app.ana;
  // Whoever has left reads nothing more.
  if (role === 'seller' && app.store.orderOf(orderId).sellerId === null) return '–';
  const { status, inquiry, releaseAt, money } = await app.pages.show(me, orderId);
  const isCompleted = status === 'completed' && !inquiry && releaseAt === null;
  const Other = role === 'buyer' ? 'Ana' : 'Bea';
  const sentences = moneySentences(money, { role, Other, other: Other, isCompleted }).map(({ text }) => text);
  const held = role === 'buyer' ? heldOfPayment(money) : money.toSeller;
  if (held > 0 && !isCompleted) sentences.unshift(`We hold ${dollars(held)}.`);
  const said = sentences.map((text) => `"${text}"`).join(' ') || '–';
  const letter = app.mailer.sent.findLast(({ to }) => to === emailOf(me.id));
  if (!letter) return said;
  // The greeting, the address of the page and what stands below every letter say nothing of money.
  const amounts = letter.text.split(/\n+/).filter((line) => line.includes('$'));
  return `${said}<br>Letter: "${letter.subject}"${amounts.map((line) => ` "${line}"`).join('')}`;
}

function balanceText(balance: ReturnType<typeof balanceOf>): string {
  const parts = Object.entries(balance).filter(([, cents]) => cents !== 0);
  return parts.map(([name, cents]) => `${name} ${dollars(cents)}`).join(', ') || '–';
}

/** What only some of these orders begin or go on with. */
const ownSteps: typeof orderSteps = {
  [withTax]: () => undefined,
  [forPickup]: () => undefined,
  [afterCancelled]: () => undefined,
  [paused]: (app) => {
    app.payments.release = async () => ({
      outcome: 'refused',
      reason: 'account-not-ready',
      message: 'paused',
    });
  },
  'the seller enters the code': (app, orderId) => app.orders.enterPickupCode(app.ana, orderId, '012345'),
};

async function lived(
  steps: readonly string[],
): Promise<{ readonly app: OrdersInMemory; readonly orderId: number }> {
  const app = ordersInMemory({ withTax: steps.includes(withTax) });
  if (steps.includes(afterCancelled)) {
    await app.orders.take('cancel', app.ana, await paidOrder(app));
    await app.runJobs();
  }
  const pickup = { shippingIncluded: false, localPickupOnly: true };
  const listingId = await app.list(steps.includes(forPickup) ? pickup : {});
  const { orderId } = await app.buying.checkout(app.bea, { listingId });
  for (const name of steps) {
    const step = ownSteps[name] ?? orderSteps[name];
    if (!step) throw new Error(`Nobody ${name}`);
    try {
      await step(app, orderId);
    } catch (error) {
      throw new Error(`Refused: ${steps.join('; ')}: ${name}`, { cause: error });
    }
    await tellOfCheckout(app, orderId);
    await tellOfPayment(app, orderId);
    await app.runJobs();
  }
  return { app, orderId };
}

it('what both sides of forty orders read stands beside their balances', async () => {
  const rows: string[] = [];
  for (const steps of fortyOrders) {
    const { app, orderId } = await lived(steps);
    const order = app.store.orderOf(orderId);
    const balance = balanceOf(await app.store.entriesOf(orderId));
    expect([steps, moneyFaults(moneyOf(order, balance))]).toEqual([steps, []]);
    const told = [await toldTo(app, orderId, 'buyer'), await toldTo(app, orderId, 'seller')];
    rows.push(
      `| ${rows.length + 1} | ${steps.map((name) => `\`${name}\``).join('; ')} | ${order.status} | ${told.join(' | ')} | ${balanceText(balance)} |`,
    );
  }
  expect(rows).toHaveLength(40);
  const text = [
    '# What both sides of forty orders read',
    '',
    'Bea buys a thing of Ana for $48.00 and pays $49.75. Each order is made by the calls of the product with a payment provider in',
    'memory (`forty-orders.test.ts`, renewed with `-u`); each with the subject of the newest letter and what it says of money, on the right the ledger.',
    '',
    '| | what has happened | status | the buyer reads | the seller reads | balance |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(page);
});
