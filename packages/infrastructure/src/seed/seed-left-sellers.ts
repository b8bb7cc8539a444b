import { randomUUID } from 'node:crypto';
import { quote } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { OrderModel } from '../market/orders/order-models.ts';
import { requireOneRow } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';
import { plannedAddresses } from './planned-addresses.ts';
import { seedOrderMoney } from './seed-order-money.ts';

type Ids = ReadonlyMap<string, MemberId>;

interface LeftSale {
  readonly title: string;
  readonly priceCents: number;
  readonly paidDaysAgo: number;
  /** Who had the account by which it was sold, and has come back. */
  readonly formerly?: 'cleo';
  /** An administrator has marked it as unclaimed then. */
  readonly markedDaysAgo?: number;
}

const leftSales: readonly LeftSale[] = [
  {
    title: 'Wooden kitchen with a sink',
    priceCents: 5600,
    paidDaysAgo: 34,
    formerly: 'cleo',
    markedDaysAgo: 15,
  },
  { title: 'Climbing triangle', priceCents: 7400, paidDaysAgo: 16 },
];

/** What Bea bought of two who have deleted their accounts before they were paid: one is back, and one is not. */
export async function seedLeftSellers(transaction: KnexTransaction, ids: Ids, now: Date): Promise<void> {
  for (const sale of leftSales) await seedLeftSale(transaction, sale, ids, now);
}

async function seedLeftSale(
  transaction: KnexTransaction,
  { title, priceCents, paidDaysAgo, formerly, markedDaysAgo }: LeftSale,
  ids: Ids,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const ago = (step: { readonly daysAgo: number } | undefined): Date | null =>
    step ? timeAgo(days(step.daysAgo), now) : null;
  const daysAgo = (count: number): Date => timeAgo(days(count), now);
  const paidAt = daysAgo(paidDaysAgo);
  const createdAt = timeAgo(days(paidDaysAgo) + minutes(4), now);
  const shippedAt = daysAgo(paidDaysAgo - 2);
  const completedAt = daysAgo(paidDaysAgo - 9);
  const leftAt = daysAgo(paidDaysAgo - 8);
  const order = await OrderModel.query(db)
    .insert({
      title,
      reference: randomUUID(),
      provider: 'sandbox',
      fulfilment: 'shipping',
      status: 'completed',
      ...quote(priceCents, 0),
      buyerId: ids.get('bea@nestmates.test') ?? 0,
      sellerId: null,
      createdAt,
      reservedUntil: later(paidAt, minutes(26)),
      paidAt,
      // Replaced below: it carries the id of the order.
      paymentId: randomUUID(),
      address: plannedAddresses.bea,
      shippedAt,
      completedAt,
      moneyDue: true,
      moneyRetryAt: later(now, days(1)),
      moneyWaitPlanned: markedDaysAgo !== undefined,
    })
    .returning('*');
  const { id: orderId, reference } = order;
  const [checkoutId, paymentId] = [`demo_checkout_${orderId}`, `demo_payment_${orderId}`];
  const named = { paymentId, checkoutId, checkoutUrl: null };
  requireOneRow(await OrderModel.query(db).findById(orderId).patch(named), 'Naming a payment');
  const entry = (at: Date, action: string, by: string) => ({ orderId, at, action, by });
  await db('order_events').insert([
    entry(createdAt, 'place', 'buyer'),
    entry(paidAt, 'pay', 'provider'),
    entry(shippedAt, 'ship', 'seller'),
    entry(completedAt, 'autoRelease', 'clock'),
  ]);
  const paid = { orderId, reference, checkoutId, paymentId, paidAt, ago, isHeld: true };
  const sold = {
    seller: 'who has left',
    buyer: 'bea',
    title,
    priceCents,
    fulfilment: 'shipping',
    paid: { daysAgo: paidDaysAgo },
  } as const;
  await seedOrderMoney(transaction, sold, paid, new Map());
  const formerId = formerly && ids.get(`${formerly}@nestmates.test`);
  const digest = await mailboxOf(transaction, formerId);
  await db('kept_sales').insert({ orderId, digest, leftAt, toldId: formerId ?? null });
  if (markedDaysAgo === undefined) {
    const found = { provider: 'sandbox', objectId: paymentId, kind: 'seller-left', foundAt: completedAt };
    await db('unmatched_payments').insert({
      ...found,
      orderId,
      reference,
      cents: priceCents,
      currency: 'usd',
    });
  } else await seedMark(transaction, { orderId, cents: priceCents, at: daysAgo(markedDaysAgo) }, ids);
}

/** Nobody who is here has another one. */
async function mailboxOf({ db }: KnexTransaction, memberId: MemberId | undefined): Promise<string> {
  if (memberId === undefined) return randomUUID();
  const { digest } = await db('account_mailboxes').where({ memberId }).first('digest');
  return digest;
}

async function seedMark(
  { db }: KnexTransaction,
  { orderId, cents, at }: { readonly orderId: OrderId; readonly cents: number; readonly at: Date },
  ids: Ids,
): Promise<void> {
  await db('transactions').insert({ orderId, kind: 'unclaimed', cents, at, providerId: randomUUID() });
  await db('order_events').insert({
    orderId,
    at,
    action: 'markUnclaimed',
    by: 'admin',
    text: 'Two letters to the address of before came back.',
    cents,
    adminId: ids.get('admin@nestmates.test') ?? null,
  });
}
