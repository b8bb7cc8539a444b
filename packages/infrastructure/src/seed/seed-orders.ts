import { randomUUID } from 'node:crypto';
import { lookAtOrder } from '@nestmates/application/market/orders/order-changes.ts';
import { nextLookAt } from '@nestmates/domain/market/orders/order-schedule.ts';
import { quote, totalOf } from '@nestmates/domain/money/payments/fees.ts';
import {
  type Balance,
  balanceOf,
  chargeMovements,
  disputeEndMovements,
  disputeMovements,
  type Movement,
  refundMovements,
  releaseMovements,
  reversalMovements,
} from '@nestmates/domain/money/payments/ledger.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { OrderModel, orderOf } from '../market/orders/order-models.ts';
import { endOfDispute } from '../money/payments/sandbox/sandbox-disputes.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { GraphileJobs } from '../platform/jobs/graphile-jobs.ts';
import { drawnPhoto } from './drawn-photos.ts';
import { type PlannedOrder, plannedOrders } from './planned-orders.ts';
import { demoDisputeId } from './seed-disputes.ts';

type Ids = ReadonlyMap<string, MemberId>;

interface Moved extends Movement {
  readonly providerId: string;
  readonly key: string | null;
}

const address = {
  name: 'Bea Novak',
  lines: ['214 Lincoln Place'],
  city: 'Brooklyn',
  state: 'NY',
  postalCode: '11217',
  country: 'US',
};

const statusOf = ({ shipped, problem, completed, cancelled, dispute }: PlannedOrder) => {
  if (cancelled) return 'cancelled';
  if (completed) return 'completed';
  if (problem || dispute) return 'problem';
  return shipped ? 'shipped' : 'pending_shipment';
};

/** The bank is still looking into it. */
const isDisputed = ({ dispute, completed }: PlannedOrder): boolean =>
  dispute !== undefined && completed === undefined;

/** Orders of the named members in every state, with their money in our ledger and in that of the sandbox. */
export async function seedOrders(transaction: KnexTransaction, ids: Ids, now: Date): Promise<void> {
  for (const planned of plannedOrders) await seedOrder(transaction, planned, ids, now);
}

async function seedOrder(
  transaction: KnexTransaction,
  planned: PlannedOrder,
  ids: Ids,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const idOf = (name: string): MemberId => ids.get(`${name}@nestmates.test`) ?? 0;
  const ago = (step: { readonly daysAgo: number } | undefined): Date | null =>
    step ? later(now, -days(step.daysAgo)) : null;
  const { seller, buyer, title, priceCents, category, picture, fulfilment, shipped, review } = planned;
  const paidAt = later(now, -days(planned.paid.daysAgo));
  const createdAt = later(paidAt, -minutes(4));
  const [listing] = await db('listings')
    .insert({
      title,
      category,
      priceCents,
      userId: idOf(seller),
      description: '',
      type: 'product',
      photoUrls: picture ? [drawnPhoto(picture)] : [],
      badges: [],
      shippingIncluded: fulfilment === 'shipping',
      localPickupOnly: fulfilment === 'pickup',
      status: 'sold',
      createdAt: later(createdAt, -days(6)),
      updatedAt: paidAt,
    })
    .returning('id');
  const cost = quote(priceCents, 0);
  const status = statusOf(planned);
  const order = await OrderModel.query(db)
    .insert({
      listingId: listing.id,
      title,
      reference: randomUUID(),
      provider: 'sandbox',
      sellerAccountId: `sandbox_demo_${seller}`,
      fulfilment,
      status,
      ...cost,
      buyerId: idOf(buyer),
      sellerId: idOf(seller),
      createdAt,
      reservedUntil: later(createdAt, minutes(30)),
      paidAt,
      // Replaced below: it carries the id of the order.
      paymentId: `of ${listing.id}`,
      address: fulfilment === 'shipping' ? address : null,
      pickupCode: fulfilment === 'pickup' ? '417302' : null,
      shippedAt: ago(shipped),
      carrier: shipped?.carrier ?? null,
      trackingNumber: shipped?.number ?? null,
      problemAt: ago(planned.problem ?? planned.dispute),
      disputed: isDisputed(planned),
      stoppedStatus: isDisputed(planned) ? 'shipped' : null,
      completedAt: ago(planned.completed),
      cancelledAt: ago(planned.cancelled),
    })
    .returning('*');
  const { reference } = order;
  const checkoutId = `cs_demo_${order.id}`;
  const paymentId = `ch_${checkoutId}`;
  await OrderModel.query(db).findById(order.id).patch({ paymentId, checkoutId, checkoutUrl: null });
  await db('order_events').insert(timelineOf(planned, { createdAt, paidAt, ago, orderId: order.id }));
  await seedMoney(transaction, planned, { orderId: order.id, reference, checkoutId, paymentId, paidAt, ago });
  if (review) await seedReview(transaction, order.id, idOf(seller), review, now);
  const nextAt = nextLookAt(orderOf(order), now);
  const jobs = new GraphileJobs(transaction, { now: () => now });
  if (nextAt) {
    const timing = { at: nextAt, key: `look-at-order-${order.id}` };
    await jobs.add(lookAtOrder, { orderId: order.id }, timing);
  }
}

interface Times {
  readonly orderId: number;
  readonly createdAt: Date;
  readonly paidAt: Date;
  readonly ago: (step: { readonly daysAgo: number } | undefined) => Date | null;
}

function timelineOf(
  { shipped, problem, completed, cancelled, dispute }: PlannedOrder,
  { orderId, createdAt, paidAt, ago }: Times,
) {
  const by = { confirm: 'buyer', autoRelease: 'clock', enterPickupCode: 'seller' } as const;
  const entry = (at: Date | null, action: string, who: string, text: string | null = null) =>
    at ? [{ orderId, at, action, by: who, text }] : [];
  return [
    ...entry(createdAt, 'place', 'buyer'),
    ...entry(paidAt, 'pay', 'provider'),
    ...entry(ago(shipped), 'ship', 'seller'),
    ...entry(ago(problem), 'reportProblem', 'buyer', problem?.says),
    ...entry(ago(problem?.answer), 'answerProblem', 'seller', problem?.answer?.says),
    ...(completed ? entry(ago(completed), completed.by, by[completed.by]) : []),
    ...entry(ago(cancelled), 'cancel', 'seller'),
    ...entry(ago(dispute), 'openDispute', 'provider'),
    ...(completed ? entry(ago(dispute), 'loseDisputeInPart', 'provider') : []),
  ];
}

interface Paid extends Omit<Times, 'createdAt'> {
  readonly reference: string;
  readonly checkoutId: string;
  readonly paymentId: string;
}

async function seedMoney(
  { db }: KnexTransaction,
  planned: PlannedOrder,
  { orderId, reference, checkoutId, paymentId, paidAt, ago }: Paid,
): Promise<void> {
  const { seller, title, priceCents, completed, cancelled, fulfilment } = planned;
  const cost = quote(priceCents, 0);
  const key = `${reference}-checkout`;
  const moved: Moved[] = chargeMovements(cost, paidAt).map((one) => ({ ...one, providerId: paymentId, key }));
  const balance = balanceOf(moved);
  const step = completed ? 'release' : 'refund';
  const settledAt = ago(completed ?? cancelled);
  if (settledAt) {
    const stepKey = `${reference}-${step}-1`;
    const providerId = `${completed ? 'tr' : 're'}_demo_${orderId}`;
    const movements = completed
      ? releaseMovements(balance, cost, priceCents, settledAt)
      : refundMovements(balance, totalOf(cost), settledAt);
    moved.push(...movements.map((one) => ({ ...one, providerId, key: stepKey })));
    const cents = completed ? priceCents : totalOf(cost);
    const done = { outcome: 'done', providerId, askedAt: settledAt, answeredAt: settledAt };
    await db('money_steps').insert({ orderId, step, cents, key: stepKey, ...done });
  }
  const disputed = disputedMoney(planned, { orderId, reference, ago }, balanceOf(moved));
  if (disputed.reversal) await db('money_steps').insert(disputed.reversal);
  moved.push(...disputed.moved);
  await db('transactions').insert(
    moved.map(({ kind, cents, at, providerId }) => ({ orderId, kind, cents, at, providerId })),
  );
  await db('sandbox_checkouts').insert({
    id: checkoutId,
    key,
    reference,
    title,
    priceCents,
    processingFeeCents: cost.processingFeeCents,
    asksForAddress: fulfilment === 'shipping',
    expiresAt: later(paidAt, minutes(27)),
    successUrl: `/success?order=${orderId}`,
    cancelUrl: `/cancel?order=${orderId}`,
    state: 'paid',
    paymentId,
    address: fulfilment === 'shipping' ? JSON.stringify(address) : null,
  });
  await db('sandbox_movements').insert(
    moved.map(({ kind, cents, at, providerId, key: by }) => ({
      id: sandboxId(kind, providerId),
      kind,
      reference,
      paymentId,
      accountId: kind === 'release' || kind === 'reversal' ? `sandbox_demo_${seller}` : null,
      releaseId: kind === 'reversal' ? `tr_demo_${orderId}` : null,
      cents,
      key: by,
      at,
    })),
  );
}

function sandboxId(kind: Movement['kind'], providerId: string): string {
  if (kind === 'fee') return `fee of ${providerId}`;
  return kind === 'disputeLost' ? `${providerId}${endOfDispute}` : providerId;
}

/** What the bank has taken, and what the seller has given back of it. */
function disputedMoney(
  { dispute, completed }: PlannedOrder,
  { orderId, reference, ago }: Pick<Paid, 'orderId' | 'reference' | 'ago'>,
  balance: Balance,
) {
  const at = ago(dispute);
  if (!dispute || !at) return { moved: [], reversal: undefined };
  const { cents } = dispute;
  const taken = disputeMovements(balance, cents, at).map((one) => ({
    ...one,
    providerId: demoDisputeId(orderId),
    key: null,
  }));
  if (!completed) return { moved: taken, reversal: undefined };
  const [key, providerId] = [`${reference}-reversal-1`, `trr_demo_${orderId}`];
  const done = { outcome: 'done', providerId, askedAt: at, answeredAt: at };
  const back = reversalMovements(cents, at).map((one) => ({ ...one, providerId, key }));
  const lost = disputeEndMovements('disputeLost', cents, at).map((one) => ({
    ...one,
    providerId: demoDisputeId(orderId),
    key: null,
  }));
  return {
    moved: [...taken, ...back, ...lost],
    reversal: { orderId, step: 'reversal', cents, key, releaseId: `tr_demo_${orderId}`, ...done },
  };
}

async function seedReview(
  { db }: KnexTransaction,
  orderId: number,
  sellerId: MemberId,
  { rating, says, answer, daysAgo }: NonNullable<PlannedOrder['review']>,
  now: Date,
): Promise<void> {
  const writtenAt = later(now, -days(daysAgo));
  const answered = answer ? { answer, answeredAt: later(writtenAt, days(0.5)) } : {};
  await db('reviews').insert({ orderId, sellerId, rating, text: says, writtenAt, ...answered });
  await db('seller_ratings')
    .insert({ sellerId, sum: rating, count: 1 })
    .onConflict('sellerId')
    .merge({ sum: db.raw('seller_ratings.sum + ?', [rating]), count: db.raw('seller_ratings.count + 1') });
}
