import { randomUUID } from 'node:crypto';
import { lookAtOrder } from '@nestmates/application/market/orders/order-changes.ts';
import { nextLookAt } from '@nestmates/domain/market/orders/order-schedule.ts';
import { releaseAtOf } from '@nestmates/domain/market/orders/release-time.ts';
import { quote } from '@nestmates/domain/money/payments/fees.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { OrderModel } from '../market/orders/order-models.ts';
import { orderOf } from '../market/orders/order-row.ts';
import { requireOneRow } from '../platform/database/sql.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { GraphileJobs } from '../platform/jobs/graphile-jobs.ts';
import { timeAgo } from './brooklyn-time.ts';
import { drawnPhoto } from './drawn-photos.ts';
import { photosOfThing } from './listings/listing-drawings.ts';
import { plannedAddresses } from './planned-addresses.ts';
import { type PlannedOrder, plannedOrders } from './planned-orders.ts';
import { type Debts, seedOrderMoney } from './seed-order-money.ts';
import { returnColumnsOf, returnEntriesOf, returnedParcelOf } from './seed-returns.ts';

type Ids = ReadonlyMap<string, MemberId>;

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
  const debts: Debts = new Map();
  for (const planned of plannedOrders) await seedOrder(transaction, { planned, ids, now, debts });
}

async function seedOrder(
  transaction: KnexTransaction,
  {
    planned,
    ids,
    now,
    debts,
  }: { readonly planned: PlannedOrder; readonly ids: Ids; readonly now: Date; readonly debts: Debts },
): Promise<void> {
  const { db } = transaction;
  const idOf = (name: string): MemberId => ids.get(`${name}@nestmates.test`) ?? 0;
  const ago = (step: { readonly daysAgo: number } | undefined): Date | null =>
    step ? timeAgo(days(step.daysAgo), now) : null;
  const { seller, buyer, title, priceCents, category, fulfilment, shipped, completed, review } = planned;
  const paidAt = timeAgo(days(planned.paid.daysAgo), now);
  const createdAt = timeAgo(days(planned.paid.daysAgo) + minutes(4), now);
  const [listing] = await db('listings')
    .insert({
      title,
      category,
      priceCents,
      userId: idOf(seller),
      description: '',
      type: 'product',
      photoUrls: photosOfThing(planned).map(({ name }) => drawnPhoto(name)),
      badges: [],
      shippingIncluded: fulfilment === 'shipping',
      localPickupOnly: fulfilment === 'pickup',
      status: 'sold',
      createdAt: timeAgo(days(planned.paid.daysAgo + 6), now),
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
      reservedUntil: later(paidAt, minutes(26)),
      paidAt,
      // Replaced below: it carries the id of the order.
      paymentId: `of ${listing.id}`,
      address: fulfilment === 'shipping' ? plannedAddresses[buyer] : null,
      pickupCode: fulfilment === 'pickup' ? '417302' : null,
      shippedAt: ago(shipped),
      carrier: shipped?.carrier ?? null,
      trackingNumber: shipped?.number ?? null,
      ...askedParcelOf(planned, now),
      ...returnColumnsOf(planned, now),
      answeredAt: ago(planned.problem?.answer),
      escalatedAt: ago(planned.escalated),
      problemAt: ago(planned.problem ?? planned.dispute),
      disputed: isDisputed(planned),
      stoppedStatus: isDisputed(planned) ? 'shipped' : null,
      completedAt: ago(planned.completed),
      cancelledAt: ago(planned.cancelled),
      agreedRefundCents: planned.partRefund?.cents ?? 0,
      undoneBySeller: planned.cancelled !== undefined,
    })
    .returning('*');
  const { reference } = order;
  const checkoutId = `demo_checkout_${order.id}`;
  const paymentId = `demo_payment_${order.id}`;
  const releaseAt = completed ? releaseAtOf(orderOf(order), now) : undefined;
  const payment = {
    paymentId,
    checkoutId,
    checkoutUrl: null,
    ...(releaseAt && { moneyDue: true, moneyRetryAt: releaseAt, moneyWaitPlanned: true }),
  };
  requireOneRow(await OrderModel.query(db).findById(order.id).patch(payment), 'Naming a payment');
  await seedParcel(transaction, planned, now);
  await db('order_events').insert(timelineOf(planned, { createdAt, paidAt, ago, orderId: order.id }));
  const isHeld = releaseAt !== undefined;
  const paid = { orderId: order.id, reference, checkoutId, paymentId, paidAt, ago, isHeld };
  await seedOrderMoney(transaction, planned, paid, debts);
  if (review) await seedReview(transaction, order.id, idOf(seller), review, now);
  if (planned.escalated) await seedProposal(transaction, order.id, planned.escalated.proposal, { idOf, ago });
  const nextAt = nextLookAt(orderOf(order), now);
  const jobs = new GraphileJobs(transaction, { now: () => now });
  if (nextAt) {
    const timing = { at: nextAt, key: `look-at-order-${order.id}` };
    await jobs.add(lookAtOrder, { orderId: order.id }, timing);
  }
}

/** Much money moves only once another administrator has confirmed it. */
async function seedProposal(
  { db }: KnexTransaction,
  orderId: number,
  { by, reason, daysAgo }: NonNullable<PlannedOrder['escalated']>['proposal'],
  { idOf, ago }: { readonly idOf: (name: string) => MemberId; readonly ago: Times['ago'] },
): Promise<void> {
  const proposed = { proposedBy: idOf(by), proposedAt: ago({ daysAgo }) };
  await db('decision_proposals').insert({ orderId, decision: 'refund', reason, agreedCents: 0, ...proposed });
}

/** What the carriers of the sandbox say of what is under way. */
function parcelOf(planned: PlannedOrder, now: Date) {
  const { shipped } = planned;
  if (!shipped?.carrier || !shipped.number || statusOf(planned) !== 'shipped') return undefined;
  const at = timeAgo(days(shipped.daysAgo / 2), now);
  return { carrier: shipped.carrier, number: shipped.number, state: 'moving', at } as const;
}

/** They have been asked already, so that nothing changes on a page a moment after the start. */
function askedParcelOf(planned: PlannedOrder, now: Date) {
  const parcel = parcelOf(planned, now);
  return parcel ? { parcelState: parcel.state, parcelAt: parcel.at, parcelAskedAt: now } : {};
}

async function seedParcel({ db }: KnexTransaction, planned: PlannedOrder, now: Date): Promise<void> {
  const parcels = [parcelOf(planned, now), returnedParcelOf(planned, now)].filter(Boolean);
  if (parcels.length > 0) await db('sandbox_parcels').insert(parcels);
}

interface Times {
  readonly orderId: number;
  readonly createdAt: Date;
  readonly paidAt: Date;
  readonly ago: (step: { readonly daysAgo: number } | undefined) => Date | null;
}

function timelineOf(
  { shipped, partRefund, problem, escalated, itemReturn, completed, cancelled, dispute }: PlannedOrder,
  { orderId, createdAt, paidAt, ago }: Times,
) {
  const by = { confirm: 'buyer', autoRelease: 'clock', enterPickupCode: 'seller' } as const;
  const entry = (at: Date | null, action: string, who: string, text: string | null = null) =>
    at ? [{ orderId, at, action, by: who, text, cents: null }] : [];
  const part = entry(ago(partRefund), 'refundInPart', 'seller');
  return [
    ...entry(createdAt, 'place', 'buyer'),
    ...entry(paidAt, 'pay', 'provider'),
    ...entry(ago(shipped), 'ship', 'seller'),
    ...part.map((one) => ({ ...one, cents: partRefund?.cents ?? null })),
    ...entry(ago(problem), 'reportProblem', 'buyer', problem?.says),
    ...entry(ago(problem?.answer), 'answerProblem', 'seller', problem?.answer?.says),
    ...entry(ago(escalated), 'escalateProblem', 'clock'),
    ...returnEntriesOf(itemReturn, entry, ago),
    ...(completed ? entry(ago(completed), completed.by, by[completed.by]) : []),
    ...entry(ago(cancelled), 'cancel', 'seller'),
    ...entry(ago(dispute), 'openDispute', 'provider'),
    ...(completed ? entry(ago(dispute), 'loseDisputeInPart', 'provider') : []),
  ];
}

async function seedReview(
  { db }: KnexTransaction,
  orderId: number,
  sellerId: MemberId,
  { rating, says, answer, daysAgo }: NonNullable<PlannedOrder['review']>,
  now: Date,
): Promise<void> {
  const writtenAt = timeAgo(days(daysAgo), now);
  const answered = answer ? { answer, answeredAt: timeAgo(days(daysAgo - 0.5), now) } : {};
  await db('reviews').insert({ orderId, sellerId, rating, text: says, writtenAt, ...answered });
  await db('seller_ratings')
    .insert({ sellerId, sum: rating, count: 1 })
    .onConflict('sellerId')
    .merge({ sum: db.raw('seller_ratings.sum + ?', [rating]), count: db.raw('seller_ratings.count + 1') });
}
